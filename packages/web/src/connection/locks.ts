/** How to let go of the games that this worker holds, by id. */
const held = new Map<string, () => void>();

/** A reload comes before the page it replaces has let go. */
const PATIENCE = 1000;

/** Holds a game for this tab alone; says whether that was possible. */
export async function hold(id: string): Promise<boolean> {
  // a browser without locks plays as if there were one tab
  if (held.has(id) || !('locks' in navigator)) return true;
  return new Promise(resolve => {
    const taken = () =>
      new Promise<void>(done => {
        held.set(id, done);
        resolve(true);
      });
    navigator.locks
      .request(`waldglas ${id}`, { signal: AbortSignal.timeout(PATIENCE) }, taken)
      .catch((error: unknown) => resolve(!(error instanceof DOMException && error.name === 'TimeoutError')));
  });
}

/** Lets other tabs open the game. */
export function letGo(id: string): void {
  held.get(id)?.();
  held.delete(id);
}

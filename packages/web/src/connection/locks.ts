/** How to unlock the games that this worker has locked, by id. */
const locked = new Map<string, () => void>();

/** A reload comes before the page it replaces has unlocked the game. */
const PATIENCE = 1000;

/** Locks a game for this tab alone; says whether that was possible. */
export async function lockGame(id: string): Promise<boolean> {
  // a browser without locks plays as if there were one tab
  if (locked.has(id) || !('locks' in navigator)) return true;
  return new Promise(resolve => {
    const taken = () =>
      new Promise<void>(done => {
        locked.set(id, done);
        resolve(true);
      });
    navigator.locks
      .request(`waldglas ${id}`, { signal: AbortSignal.timeout(PATIENCE) }, taken)
      .catch((error: unknown) => resolve(!(error instanceof DOMException && error.name === 'TimeoutError')));
  });
}

/** Lets other tabs open the game. */
export function unlockGame(id: string): void {
  locked.get(id)?.();
  locked.delete(id);
}

/** Held, by any number at once, by pages that show a table. */
const SHOWN = 'waldglas shown';

/** Tells other tabs that a game is on the screen; the returned function, that it is no more. */
export function holdShown(): () => void {
  let leave = () => {};
  const left = new Promise<void>(done => {
    leave = done;
  });
  if ('locks' in navigator) void navigator.locks.request(SHOWN, { mode: 'shared' }, () => left);
  return leave;
}

/** Is a game on the screen in any tab? */
export async function isAnyShown(): Promise<boolean> {
  const { held = [] } = 'locks' in navigator ? await navigator.locks.query() : {};
  return held.some(({ name }) => name === SHOWN);
}

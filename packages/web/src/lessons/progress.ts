const KEY = 'waldglas.lessons';

/** Behind the last step. */
const FINISHED = 'finished';

/** How far somebody is in the lessons of each game: the id of a step. */
function kept(): Readonly<Record<string, unknown>> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return typeof found === 'object' && found !== null ? (found as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

/** The step to go on with: the first one for who is new here, or has been through all of them. */
export function keptStep(game: string, steps: readonly { readonly id: string }[]): number {
  const at = kept()[game];
  return Math.max(
    0,
    steps.findIndex(({ id }) => id === at),
  );
}

/** Has anybody begun the lessons of a game here? */
export const hasBegun = (game: string): boolean => typeof kept()[game] === 'string';

/** Keeps the step that is shown; without one, that all are done. */
export function keepStep(game: string, step = FINISHED): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...kept(), [game]: step }));
  } catch {
    // a browser that keeps nothing still teaches
  }
}

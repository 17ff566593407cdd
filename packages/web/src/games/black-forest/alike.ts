import { type Action, blackForest, type State, type View } from '@waldglas/black-forest';
import { rngFrom } from '@waldglas/core';

/** A game in a few words of data, in which it is all the same which of the two provision markers is called the first. */
function told({ players, ...rest }: State): string {
  const alike = players.map(({ first, second, ...player }) => ({
    ...player,
    provisions: [first.provisions, second.provisions].sort(),
  }));
  return JSON.stringify({ ...rest, players: alike });
}

/** Do all these answers lead to the same? */
export function areAlike(view: View, options: readonly Action[]): boolean {
  const outcomes = options.map(option => {
    const s = blackForest.imagine(view, rngFrom('alike'));
    blackForest.apply(s, option);
    return told(s);
  });
  return new Set(outcomes).size === 1;
}

import type { ReachPort, Seat } from '@waldglas/core';
import type { Action } from './action.ts';
import { anytime } from './anytime.ts';
import { cellIndex, hasEmpty } from './land.ts';
import { playerOf, type State } from './state.ts';

/** How own trades and removals are searched for a state that is wished for. */
export function conversionSearch(seat: Seat, reached: (s: State) => boolean): ReachPort<State, Action> {
  return {
    reached,
    // removing a tile helps only where there is no room
    tries: s =>
      distinct(
        s,
        seat,
        anytime(s, seat).filter(({ verb }) => verb === 'convert' || !hasEmpty(playerOf(s, seat).land)),
      ),
    distinct: (s, options) => distinct(s, seat, options),
    key: s => key(s, seat),
  };
}

/** Which of several equal tiles leaves makes no difference to goods. */
function distinct(s: State, seat: Seat, actions: readonly Action[]): readonly Action[] {
  const { land } = playerOf(s, seat);
  const kinds = new Set<string>();
  return actions.filter(action => {
    if (action.verb !== 'remove' && action.verb !== 'cell') return true;
    const what = land[cellIndex(action.cell)] ?? '';
    const fresh = !kinds.has(what);
    kinds.add(what);
    return fresh;
  });
}

/** What trades can change: goods, how many tiles of each kind, the private offer. */
function key(s: State, seat: Seat): string {
  const { glassworks, brickworks, land, offer } = playerOf(s, seat);
  const tiles = ['pit', 'grove', 'pond', 'forest', ''].map(tile => land.filter(what => what === tile).length);
  return [Object.values(glassworks), Object.values(brickworks), tiles, offer].join('|');
}

import type { ReachPort, Seat } from '@waldglas/core';
import type { Action } from './action.ts';
import { anytime, conversions, isFree } from './anytime.ts';
import { cellIndex, hasEmpty } from './land.ts';
import { playerOf, type State } from './state.ts';

/** How own conversions and removals are searched for a state that is wished for. */
export function conversionSearch(seat: Seat, reached: (s: State) => boolean): ReachPort<State, Action> {
  return {
    reached,
    tries(s) {
      // removing a tile helps only where there is no room
      if (!hasEmpty(playerOf(s, seat).land)) return distinct(s, seat, anytime(s, seat));
      return isFree(s, seat) ? conversions(s, seat) : [];
    },
    distinct: (s, options) => distinct(s, seat, options),
    key: s => key(s, seat),
  };
}

/** Which of several equal tiles leaves makes no difference to goods. */
export function distinct<A extends Action>(s: State, seat: Seat, actions: readonly A[]): readonly A[] {
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

/** What conversions can change: goods, how many tiles of each kind, the private offer. */
function key(s: State, seat: Seat): string {
  const { glassworks, brickworks, land, offer } = playerOf(s, seat);
  const { sand, food, charcoal, water, wood, glass } = glassworks;
  const glassGoods = `${sand},${food},${charcoal},${water},${wood},${glass}`;
  const brickGoods = `${brickworks.clay},${brickworks.charcoal},${brickworks.food},${brickworks.brick}`;
  const counts = { pit: 0, grove: 0, pond: 0, forest: 0, '': 0 };
  for (const what of land) if (what in counts) counts[what as keyof typeof counts]++;
  const { pit, grove, pond, forest } = counts;
  return `${glassGoods}|${brickGoods}|${pit},${grove},${pond},${forest},${counts['']}|${offer.join()}`;
}

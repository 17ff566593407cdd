import { type Decision, isPendingEffect, type Seat } from '@waldglas/core';
import { type Action, GRID, glassRoad, type State } from '@waldglas/glass-road';
import type { TurnPort } from '../afterstates.ts';
import { bestCells } from './cells.ts';
import { landFacts, letterOf } from './land.ts';

/** One card of Glass Road as the search sees it: of all cells the `cells` best, no goods left lying. */
export function turnPort(cells: number): TurnPort<State, Action> {
  return {
    options(s, decision) {
      const { options } = decision;
      const [first] = options;
      if (first?.verb === 'cell' && options.length > cells) return bestCells(s, decision, cells);
      return options.some(isSparing) ? options.filter(option => !isSparing(option)) : options;
    },
    anytime,
    closes: ({ verb }) => verb === 'end' || verb === 'pick' || verb === 'play' || verb === 'pass',
    reply: (_, { options }: Decision<Action>) =>
      options.find(({ verb }) => verb === 'take' || verb === 'decline' || verb === 'wheel'),
    key,
    ended: board,
  };
}

function isSparing(action: Action): boolean {
  return 'sparing' in action && action.sparing === true;
}

/** Trades, and where there is no space left, one tile of each kind to clear. */
function anytime(s: State, seat: Seat): readonly Action[] {
  const player = s.players[seat];
  if (!player) return [];
  const cleared = new Set<string>();
  const full = landFacts(player.land).empty === 0;
  return glassRoad.anytime(s, seat).filter(action => {
    if (action.verb === 'convert') return !isSparing(action);
    if (action.verb !== 'remove' || !full) return false;
    const what = player.land[GRID.index.get(action.cell) ?? -1] ?? '';
    const fresh = !cleared.has(what);
    cleared.add(what);
    return fresh;
  });
}

/** The letters of a board. One list for all calls. */
const letters: number[] = [];

/** Goods, land and offer in a few letters, one for four goods or a space: short words are compared faster than long ones. */
export function board(s: State, seat: Seat): string {
  const player = s.players[seat];
  if (!player) return '';
  const { glassworks: g, brickworks: b, land, offer } = player;
  const { word } = landFacts(land);
  letters.length = 0;
  letters.push(four(g.sand, g.food, g.charcoal, g.water), four(g.wood, g.glass, b.clay, b.charcoal));
  letters.push(four(b.food, b.brick, offer.length, 0));
  for (let i = 0; i < offer.length; i++) letters.push(letterOf(offer[i] as string));
  for (let i = 0; i < word.length; i++) letters.push(word.charCodeAt(i));
  return String.fromCharCode(...letters);
}

/** Four amounts in one letter: no wheel holds more than seven of a good. */
function four(a: number, b: number, c: number, d: number): number {
  return a | (b << 4) | (c << 8) | (d << 12);
}

/** The board and what of the card is still to come; positions in the midst of an action all differ. */
function key(s: State, seat: Seat): string | undefined {
  const top = s.agenda.at(-1);
  if (!top) return 'over';
  if (isPendingEffect(top)) return undefined;
  const card = top.step === 'resolve' ? `${top.about.feePaid}${top.about.used.join()}` : top.step;
  const under = s.agenda.at(-2);
  const below = under && !isPendingEffect(under) && under.step === 'resolve' ? under.about.used.join() : '';
  return `${board(s, seat)}|${card}|${below}|${s.agenda.length}`;
}

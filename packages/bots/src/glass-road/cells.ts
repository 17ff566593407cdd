import { type Decision, type Effect, isPendingEffect } from '@waldglas/core';
import { type Action, BUILDINGS, type GlassRoad, GRID, type State } from '@waldglas/glass-road';
import { TILES } from './facts.ts';
import { beside, type Land, landBonuses, landFacts } from './land.ts';

/** Of the cells that a question offers, the `most` that seem best. */
export function bestCells(s: State, { seat, options }: Decision<Action>, most: number): readonly Action[] {
  const top = s.agenda.at(-1);
  const land = s.players[seat]?.land;
  if (!top || !isPendingEffect(top) || !land) return options.slice(0, most);
  const order = ranking(land, top.effect);
  const best: Action[] = [];
  for (let i = 0; i < order.length && best.length < most; i++) {
    const name = GRID.names[order[i] ?? 0] ?? '';
    const option = options.find(one => one.verb === 'cell' && one.cell.startsWith(name));
    if (option) best.push(option);
  }
  return best.length > 0 ? best : options.slice(0, most);
}

/** All cells of a land, the best for this effect first; worked out once for each land and thing. */
function ranking(land: Land, effect: Effect<GlassRoad>): readonly number[] {
  const what = effect.op === 'raise' ? effect.building : effect.op === 'place' ? (effect.tiles[0] ?? '') : effect.op;
  const { ranked } = landFacts(land);
  const known = ranked.get(what);
  if (known) return known;
  const rank = (cell: number): number => {
    if (effect.op === 'place') return placing(land, cell, what);
    return effect.op === 'raise' ? raising(land, cell, what) : removing(land, cell);
  };
  const order = GRID.names
    .map((_, cell) => ({ cell, rank: rank(cell) }))
    .sort((a, b) => b.rank - a.rank)
    .map(({ cell }) => cell);
  ranked.set(what, order);
  return order;
}

/** The bonuses of the land with something on a cell; what is printed is the same on each. */
function bonusesWith(land: Land, cell: number, what: string): number {
  const then = land.slice();
  then[cell] = what;
  return landBonuses(then);
}

/** A landscape tile goes where it scores, beside its like, and away from the last empty corners. */
function placing(land: Land, cell: number, tile: string): number {
  return bonusesWith(land, cell, tile) + 0.3 * beside(land, cell, tile) - 0.1 * beside(land, cell, '');
}

/** A building goes where it scores now or could later; one without neighbours' bonus keeps out of the way. */
function raising(land: Land, cell: number, building: string): number {
  const points = bonusesWith(land, cell, building);
  const tile = TILES.get(building);
  const per = tile?.bonus?.per;
  const wish = per && 'of' in per && per.adjacent ? per.of : COUNTED.get(building);
  if (wish === undefined) return points - 0.1 * beside(land, cell, 'empty') - 0.05 * likes(land, cell);
  return points + 0.5 * beside(land, cell, 'empty') + beside(land, cell, wish);
}

/** How much landscape lies beside a cell. */
function likes(land: Land, cell: number): number {
  return beside(land, cell, 'pit') + beside(land, cell, 'grove') + beside(land, cell, 'pond');
}

/** What the immediate effect of a tile counts or fills beside it. */
const COUNTED: ReadonlyMap<string, string> = new Map(
  Object.values(BUILDINGS).flatMap(({ id, effect }): [string, string][] => {
    if (effect?.op === 'per' && 'of' in effect.count && effect.count.adjacent) return [[id, effect.count.of]];
    return effect?.op === 'place' && effect.where === 'adjacent' ? [[id, 'empty']] : [];
  }),
);

/** A tile leaves where it scores least and has fewest of its like beside it. */
function removing(land: Land, cell: number): number {
  return bonusesWith(land, cell, '') - 0.3 * beside(land, cell, land[cell] ?? '') + 0.1 * beside(land, cell, 'empty');
}

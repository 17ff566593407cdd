import {
  type Answer,
  type Emit,
  laterCells,
  type OwnPort,
  type PendingEffect,
  pendingEffect,
  remaining,
  type Seat,
} from '@waldglas/core';
import { BUILDING_IDS, BUILDINGS, type BuildingId } from './data/index.ts';
import { cellIndex, cellName, GRID, isTile } from './land.ts';
import { type Event, playerOf, type State, show } from './state.ts';
import { type GlassRoad, KINDS } from './words.ts';

type SpecialDoing = PendingEffect<GlassRoad>;

/** The effects that only Glass Road knows: trading in offered tiles, and the named functions below. */
export const OWN: OwnPort<State, GlassRoad, Event> = {
  useful(s, seat, effect) {
    if (effect.op === 'discard') return OWN.costPayable(s, seat, effect);
    return effect.id !== 'draw-offer' || KINDS.some(kind => s.drawn[kind] < s.stacks[kind].length);
  },
  costPayable: (s, seat, effect) => effect.op !== 'discard' || playerOf(s, seat).offer.length >= effect.n,
  options(s, pending, effect): readonly Answer<GlassRoad>[] {
    const { seat } = pending;
    if (effect.op === 'discard') {
      const tiles = effect.n === 0 ? [] : (pending.among ?? playerOf(s, seat).offer);
      return tiles.slice(0, Math.max(tiles.length - effect.n + 1, 0)).map(tile => ({ seat, verb: 'tile', tile }));
    }
    const cells = effect.id === 'repeat-neighbour' ? repeatable(s, pending) : [];
    return cells.length > 1 ? cells.map(cell => ({ seat, verb: 'cell', cell })) : [];
  },
  answer(s, pending, effect, given, emit) {
    if (effect.op === 'special' && given.verb === 'cell') repeatNeighbour(s, pending, given.cell);
    if (effect.op === 'discard' && given.verb === 'tile') tradeIn(s, pending, effect.n, given.tile as BuildingId, emit);
  },
  perform(s, pending, effect, emit) {
    if (effect.op === 'discard') return;
    if (effect.id === 'draw-offer') drawOffer(s, pending.seat, emit);
    else repeatNeighbour(s, pending, repeatable(s, pending)[0]);
  },
  part: effect => effect.op,
};

/** One offered tile leaves the game; the next is asked beyond it, so that each set is chosen in one way only. */
function tradeIn(s: State, pending: SpecialDoing, n: number, tile: BuildingId, emit: Emit<Event>): void {
  const { seat } = pending;
  const player = playerOf(s, seat);
  s.agenda.push(remaining(pending, { op: 'discard', n: n - 1 }, laterCells(pending.among ?? player.offer, tile)));
  player.offer = player.offer.filter(one => one !== tile);
  s.discarded = [...s.discarded, tile];
  emit?.({ kind: 'discard', seat, tile });
}

/** GR-7.1: the top tile of each stack that has one comes into the private offer. */
function drawOffer(s: State, seat: Seat, emit: Emit<Event>): void {
  const player = playerOf(s, seat);
  const tiles: BuildingId[] = [];
  for (const kind of KINDS) {
    const tile = drawTile(s, kind);
    if (tile) tiles.push(tile);
  }
  player.offer = sortTiles([...player.offer, ...tiles]);
  show(s, 'tile', emit);
  emit?.({ kind: 'offer', seat, tiles });
}

/** The top tile of a stack, if there is one. */
export function drawTile(s: State, kind: (typeof KINDS)[number]): BuildingId | undefined {
  const tile = s.stacks[kind][s.drawn[kind]];
  if (tile !== undefined) s.drawn = { ...s.drawn, [kind]: s.drawn[kind] + 1 };
  return tile;
}

const ORDER = new Map(BUILDING_IDS.map((id, i) => [id, i]));

/** In the order of the tables, so that a choice among them is asked in one way only. */
export function sortTiles(tiles: readonly BuildingId[]): BuildingId[] {
  return [...tiles].sort((a, b) => (ORDER.get(a) ?? 0) - (ORDER.get(b) ?? 0));
}

/** GR-8.6: the neighbouring immediate buildings whose effect can be repeated: not another tile of the same kind. */
function repeatable(s: State, { seat, source, at }: SpecialDoing): string[] {
  const { land } = playerOf(s, seat);
  return (GRID.beside[cellIndex(at ?? '')] ?? [])
    .filter(cell => {
      const what = land[cell] ?? '';
      return isTile(what) && what !== source && BUILDINGS[what].kind === 'immediate';
    })
    .map(cell => cellName(land, cell));
}

/** GR-8.12: the copied effect looks at the neighbours of the copied building. */
function repeatNeighbour(s: State, pending: SpecialDoing, cell: string | undefined): void {
  if (cell === undefined) return;
  const copied = playerOf(s, pending.seat).land[cellIndex(cell)] as BuildingId;
  const { effect } = BUILDINGS[copied];
  const { seat, source, sparing } = pending;
  if (effect) s.agenda.push(pendingEffect(seat, effect, source, cell, sparing));
}

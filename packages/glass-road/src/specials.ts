import type { Answer, Doing, Emit, Seat, SpecialPort } from '@waldglas/core';
import { BUILDING_IDS, BUILDINGS, type BuildingId } from './data/index.ts';
import { cellIndex, cellName, GRID, isTile } from './land.ts';
import { type Event, playerOf, type State, show } from './state.ts';
import { type GlassRoad, KINDS, type Special } from './words.ts';

type SpecialDoing = Doing<GlassRoad>;

/** The named functions of the game: what no shared word expresses. */
export const SPECIAL: SpecialPort<State, GlassRoad, Event> = {
  usable(s, _seat, id) {
    switch (id) {
      case 'draw-offer':
        return KINDS.some(kind => s.drawn[kind] < s.stacks[kind].length);
      case 'repeat-neighbour':
        return true;
    }
  },
  options(s, doing, id) {
    if (id !== 'repeat-neighbour') return [];
    const cells = repeatable(s, doing);
    return cells.length > 1 ? cells.map((cell): Answer<GlassRoad> => ({ seat: doing.seat, verb: 'cell', cell })) : [];
  },
  act(s, doing, id: Special, answer, emit) {
    switch (id) {
      case 'draw-offer':
        return drawOffer(s, doing.seat, emit);
      case 'repeat-neighbour':
        return repeatNeighbour(s, doing, answer?.verb === 'cell' ? answer.cell : repeatable(s, doing)[0]);
    }
  },
};

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
function repeatNeighbour(s: State, doing: SpecialDoing, cell: string | undefined): void {
  if (cell === undefined) return;
  const copied = playerOf(s, doing.seat).land[cellIndex(cell)] as BuildingId;
  const { effect } = BUILDINGS[copied];
  if (effect) s.agenda.push({ ...doing, effect, at: cell });
}

import {
  type Action,
  blackForest,
  type Event,
  type State,
  type TradespersonId,
  type View,
} from '@waldglas/black-forest';
import { type Decision, rngFrom, type Seat } from '@waldglas/core';

/** What a visit would change: goods, animals, tiles, progress, by noun; and whether it lets one build. */
export interface VisitPreview {
  readonly tradesperson: TradespersonId;
  readonly changes: Readonly<Record<string, number>>;
  readonly builds: boolean;
  /** What would happen, and the game when it is done. */
  readonly events: readonly Event[];
  readonly after: View;
}

/** What going to a space means now. */
export interface SpacePreview {
  readonly to: string;
  readonly provisions: number;
  /** Who gets a good for a pawn there; nobody: the supply. */
  readonly fees: readonly (Seat | undefined)[];
  /** Each neighbour, each of its effects, after the way and the fees are paid and the wheels have turned. */
  readonly visits: readonly VisitPreview[];
  /** What would happen on the way, and the game on arrival, before any visit. */
  readonly events: readonly Event[];
  readonly arrived: View;
}

/** More questions than any way or visit asks. */
const MOST_QUESTIONS = 40;

/** The moves that a seat may choose from. */
export function movesOf(view: View, seat: Seat): readonly Extract<Action, { verb: 'move' }>[] {
  const options = blackForest.decisions(imagined(view)).find(one => one.seat === seat)?.options ?? [];
  return options.flatMap(one => (one.verb === 'move' ? [one] : []));
}

/** The places that a seat may go to, and how many provisions the way takes. */
export function opensOf(view: View, seat: Seat): ReadonlyMap<string, number> {
  return new Map(movesOf(view, seat).map(move => [move.to, travelled(view, move)]));
}

function travelled(view: View, move: Action): number {
  let provisions = 0;
  blackForest.apply(imagined(view), move, event => {
    if (event.kind === 'move') ({ provisions } = event);
  });
  return provisions;
}

const imagined = (view: View): State => blackForest.imagine(view, rngFrom('preview'));

/** Plays a move and each visit that it leads to on imagined states; questions in between get their first answer. */
export function previewSpace(view: View, seat: Seat, to: string): SpacePreview | undefined {
  const move = movesOf(view, seat).find(one => one.to === to);
  if (!move) return undefined;
  const s = imagined(view);
  const fees: (Seat | undefined)[] = [];
  const events: Event[] = [];
  const payees = payeesOf(view, seat, to);
  const emit = (event: Event) => void events.push(event);
  blackForest.apply(s, move, emit);
  const action = answered(s, seat, emit, ({ ask }) => {
    if (ask.what === 'give') fees.push(payees[fees.length]);
    return false;
  });
  const before = blackForest.view(s, seat);
  const visits = (action?.options ?? []).flatMap(option => {
    if (option.verb !== 'visit') return [];
    const then = blackForest.clone(s);
    const heard: Event[] = [];
    blackForest.apply(then, option, event => void heard.push(event));
    let builds = false;
    answered(
      then,
      seat,
      event => void heard.push(event),
      ({ options }) => {
        builds ||= options.some(({ verb }) => verb === 'build');
        return builds;
      },
    );
    const after = blackForest.view(then, seat);
    return [
      { tradesperson: option.tradesperson, changes: changesOf(before, after, seat), builds, events: heard, after },
    ];
  });
  const provisions = events.find(event => event.kind === 'move')?.provisions ?? 0;
  return { to, provisions, fees, visits, events, arrived: before };
}

/** Answers what is asked until the seat has to act; `heed` hears each question and may stop there. */
function answered(
  s: State,
  seat: Seat,
  emit: (event: Event) => void,
  heed: (decision: Decision<Action>) => boolean,
): Decision<Action> | undefined {
  for (let i = 0; i < MOST_QUESTIONS; i++) {
    const [decision] = blackForest.decisions(s);
    if (!decision || decision.ask.what === 'action' || decision.ask.what === 'move')
      return decision?.seat === seat ? decision : undefined;
    const [first] = decision.options;
    if (heed(decision) || !first) return undefined;
    blackForest.apply(s, first, emit);
  }
  return undefined;
}

/** BF-4.3: whose pawns are in the village that is entered, clockwise; the neutral one last. */
function payeesOf(view: View, seat: Seat, to: string): (Seat | undefined)[] {
  const village = to.split('.')[0] ?? '';
  const n = view.players.length;
  const owners: (Seat | undefined)[] = Array.from({ length: n - 1 }, (_, i) => (seat + i + 1) % n);
  const here = owners.filter(other => view.players[other ?? 0]?.pawn.split('.')[0] === village);
  return view.neutral.split('.')[0] === village ? [...here, undefined] : here;
}

/** What a seat has more or less of. */
function changesOf(before: View, after: View, seat: Seat): Record<string, number> {
  const [was, is] = [holdingsOf(before, seat), holdingsOf(after, seat)];
  const changes: Record<string, number> = {};
  for (const noun of new Set([...Object.keys(was), ...Object.keys(is)])) {
    const change = (is[noun] ?? 0) - (was[noun] ?? 0);
    if (change !== 0) changes[noun] = change;
  }
  return changes;
}

const TILES: readonly string[] = ['field', 'pond', 'pasture', 'forest'];

/** All that a seat holds, by noun. */
export function holdingsOf(view: View, seat: Seat): Record<string, number> {
  const player = view.players[seat];
  if (!player) return {};
  const { glass, cooking, first, second, track, pigs, cattle, tracker, domain } = player;
  const tiles = domain.flat().filter(what => TILES.includes(what));
  return {
    sand: glass.sand,
    water: glass.water,
    wood: glass.wood,
    glass: glass.glass,
    charcoal: (glass.charcoal ?? 0) + cooking.charcoal,
    porridge: cooking.porridge,
    meat: cooking.meat,
    provisions: first.provisions + second.provisions,
    commodity: cooking.commodity,
    brick: track.brick,
    pig: pigs,
    cattle,
    progress: tracker,
    'small-estate': domain.length - 1,
    ...Object.fromEntries(TILES.map(tile => [tile, tiles.filter(what => what === tile).length])),
  };
}

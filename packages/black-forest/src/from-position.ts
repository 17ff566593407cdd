import {
  flagAt,
  type Illegal,
  impossible,
  objectAt,
  onlyKeys,
  orIllegal,
  type Position,
  quoted,
  repeatedIn,
  seatAt,
  seatLetter,
  seatsIn,
  stepOf,
  wholeAt,
} from '@waldglas/core';
import { runAgenda } from './actions.ts';
import { BUILDING_IDS, BUILDINGS, JOBS, type JobId, type SmallId } from './data/index.ts';
import { factsOf } from './facts.ts';
import { readEstates } from './from-position-estates.ts';
import { fits, housing } from './herd.ts';
import { type Phase, position } from './position.ts';
import { clone, type Flow, type Player, type State } from './state.ts';
import { produceIfDue } from './triggers.ts';

const KEYS = [
  'phase',
  'turn',
  'start',
  'year',
  'village',
  'swapped',
  'visited',
  'acted',
  'again',
  'extra',
  'tradespeople',
  'jobs',
  'left',
  'pile',
  'neutral',
  'boards',
  'seats',
  'ending',
  'pawns',
  'coloured',
  'white',
  'moveAgain',
];
const SEAT_KEYS = [
  'glass',
  'cooking',
  'brick',
  'tracker',
  'reminder',
  'estates',
  'pigs',
  'cattle',
  'tannery',
  'pawn',
  'jobs',
  'done',
];

/** The state at rest with `part` merged into its position and the question of its phase asked anew. */
export function fromPosition(s: State, part: Position): State | Illegal {
  return orIllegal(() => merged(s, part));
}

function merged(before: State, part: Position): State {
  const s = clone(before);
  const now = position(s, 'all');
  onlyKeys(part, KEYS, 'position');
  const seats = seatsIn(part, s.players.length);
  s.turn = seatAt(part, 'turn', s.turn, s.players.length);
  s.start = seatAt(part, 'start', s.start, s.players.length);
  s.year = wholeAt(part, 'year', s.year, 1, factsOf(s).solo.years);
  s.again = flagAt(part, 'again', s.again);
  s.extra = flagAt(part, 'extra', s.extra);
  for (const [seat, player] of s.players.entries())
    mergePlayer(s, player, seatLetter(seat), objectAt(seats, seatLetter(seat)));
  mergeBoard(s, part);
  mergeBuildings(s, part);
  mergeJobs(s, part);
  for (const [seat, player] of s.players.entries()) {
    if (!fits(housing(s, seat), player.pigs, player.cattle)) impossible('noRoom', seatLetter(seat), '"pigs", "cattle"');
  }
  const spaces = [s.neutral, ...s.players.map(({ pawn }) => pawn)].filter(space => /\.\d/.test(space));
  const crowded = repeatedIn(spaces);
  if (crowded !== undefined) impossible('twoOn', crowded);
  const phase = (part.phase ?? now.phase) as Phase;
  s.noted = [];
  s.agenda = agendaFor(s, phase, part, part.phase === undefined ? { ...now, ...part } : part);
  for (let seat = 0; seat < s.players.length; seat++) produceIfDue(s, seat, undefined);
  runAgenda(s, undefined);
  return s;
}

/** What is still to happen from a phase on. */
function agendaFor(s: State, phase: Phase, part: Position, given: Position): Flow[] {
  const seat = s.turn;
  const closed: Flow = stepOf('closed', seat);
  // what another phase would need has to be sound, too
  const { village } = given;
  if (village !== undefined && !isVillage(s, village)) return impossible('cannotBe', 'village', quoted(village));
  const swapped = flagAt(given, 'swapped', false);
  const visited = given.visited === undefined ? [] : listAt(given, 'visited', factsOf(s).tradespersonIds);
  const done = flagAt(given, 'acted', false);
  switch (phase) {
    case 'neutral': {
      if (s.players.length !== 2) return impossible('onlyForPlayers', 'neutral', 2);
      const first: Flow = stepOf('turn', s.start);
      if (village !== undefined) return [first, stepOf('neutral', 1 - s.start, { village, setup: true })];
      return [first, stepOf('neutral', s.start, { setup: true })];
    }
    case 'turn':
      return [closed, stepOf('move', seat, { swapped })];
    case 'action':
      return [closed, stepOf('action', seat, { visited, done })];
    case 'final':
      for (const [i, player] of s.players.entries()) {
        if (part.phase === 'final' && objectAt(objectAt(part, 'seats'), seatLetter(i)).done === undefined)
          player.done = false;
      }
      return [stepOf('final', s.start)];
    default:
      return impossible('cannotBe', 'phase', quoted(phase));
  }
}

function mergePlayer(s: State, player: Player, letter: string, part: Position): void {
  onlyKeys(part, SEAT_KEYS, `seats.${letter}`);
  const { glass, cooking } = player;
  const glassPart = objectAt(part, 'glass');
  const cookingPart = objectAt(part, 'cooking');
  mergeGoods(glass as Record<string, number>, glassPart, 'glass');
  mergeGoods(cooking, cookingPart, 'cooking');
  player.steps = {
    glass: wholeAt(glassPart, 'steps', player.steps.glass, 0, 99),
    cooking: wholeAt(cookingPart, 'steps', player.steps.cooking, 0, 99),
  };
  if (cookingPart.provisions !== undefined) {
    const [first, second, ...more] = Array.isArray(cookingPart.provisions) ? cookingPart.provisions : [];
    if (more.length > 0) impossible('listBetween', 'provisions', 2, 2);
    player.first.provisions = wholeAt({ provisions: first }, 'provisions', -1, 0, 3);
    player.second.provisions = wholeAt({ provisions: second }, 'provisions', -1, 0, 3);
  }
  player.track.brick = wholeAt(part, 'brick', player.track.brick, 0, 7);
  player.tracker = wholeAt(part, 'tracker', player.tracker, 0, factsOf(s).hutSteps);
  player.reminder = flagAt(part, 'reminder', player.reminder);
  if (part.estates !== undefined) player.domain = readEstates(s, part.estates);
  player.pigs = wholeAt(part, 'pigs', player.pigs, 0, 99);
  player.cattle = wholeAt(part, 'cattle', player.cattle, 0, 99);
  player.tannery = wholeAt(part, 'tannery', player.tannery, 0, 5);
  if (part.pawn !== undefined)
    player.pawn = isPawnSpace(s, part.pawn) ? part.pawn : impossible('cannotBe', 'pawn', quoted(part.pawn));
  if (part.jobs !== undefined) player.jobs = listAt(part, 'jobs', factsOf(s).jobIds);
  player.done = flagAt(part, 'done', player.done);
  // the potash manufacturer has taken the marker away for good
  if (player.domain.some(cells => cells.includes('11A'))) player.glass = without(player.glass);
}

function without({ charcoal: _, ...glass }: Player['glass']): Player['glass'] {
  return glass;
}

function mergeGoods(goods: Record<string, number>, part: Position, wheel: string): void {
  for (const good of Object.keys(part)) {
    if (good === 'steps' || (wheel === 'cooking' && good === 'provisions')) continue;
    if (!Object.hasOwn(goods, good)) impossible('hasNo', wheel, quoted(good));
    goods[good] = wholeAt(part, good, 0, 0, good === 'glass' || good === 'commodity' ? 3 : 7);
  }
}

function isPawnSpace(s: State, value: unknown): value is string {
  if (typeof value !== 'string') return false;
  const { villages, locations } = factsOf(s).board;
  if (value === 'none' || locations.some(({ id }) => id === value)) return true;
  return villages.some(({ id, ring }) => value === `${id}.centre` || ring.some((_, i) => value === `${id}.${i + 1}`));
}

function mergeBoard(s: State, part: Position): void {
  const rings = objectAt(part, 'tradespeople');
  const tradespeople = { ...s.tradespeople };
  for (const village of Object.keys(rings)) {
    if (!isVillage(s, village)) return impossible('hasNo', 'tradespeople', quoted(village));
    const ring = listAt(rings, village, factsOf(s).tradespersonIds);
    const spaces = tradespeople[village]?.length ?? 0;
    if (ring.length !== spaces) impossible('listBetween', `tradespeople.${village}`, spaces, spaces);
    tradespeople[village] = ring;
  }
  const doubled = repeatedIn(Object.values(tradespeople).flat());
  if (doubled !== undefined) impossible('thereTwice', doubled);
  s.tradespeople = tradespeople;
  if (part.neutral !== undefined)
    s.neutral = isPawnSpace(s, part.neutral) ? part.neutral : impossible('cannotBe', 'neutral', quoted(part.neutral));
  const ending = objectAt(part, 'ending');
  if (part.ending !== undefined) {
    s.ending = { by: seatAt(ending, 'by', 0, s.players.length), left: wholeAt(ending, 'left', 1, 0, s.players.length) };
  }
  if (!s.solo) return;
  const placed =
    part.pawns === undefined ? s.solo.placed : (objectAt(part, 'pawns') as Record<string, 'coloured' | 'white'>);
  for (const [space, colour] of Object.entries(placed)) {
    if (!isPawnSpace(s, space)) impossible('hasNo', 'pawns', quoted(space));
    if (colour !== 'white' && colour !== 'coloured') impossible('oneOf', `pawns.${space}`, 'white, coloured');
  }
  s.solo = {
    placed,
    coloured: wholeAt(part, 'coloured', s.solo.coloured, 0, factsOf(s).solo.pawns.length - 1),
    white: flagAt(part, 'white', s.solo.white),
    again: flagAt(part, 'moveAgain', s.solo.again),
  };
}

/** A building that stands somewhere is not on a board. */
function mergeBuildings(s: State, part: Position): void {
  const { smallIds, largeIds } = factsOf(s);
  const boards = objectAt(part, 'boards');
  const built = s.players.flatMap(({ domain }) => domain.flat().filter(what => Object.hasOwn(BUILDINGS, what)));
  const doubled = repeatedIn(built);
  if (doubled !== undefined) impossible('thereTwice', doubled);
  const numbers = new Set(built.map(id => (BUILDING_IDS.includes(id as SmallId) ? id.slice(0, 2) : id)));
  if (boards.small !== undefined) s.small = listAt(boards, 'small', smallIds);
  if (boards.large !== undefined) s.large = listAt(boards, 'large', largeIds);
  const bothSides = repeatedIn(s.small.map(id => id.slice(0, 2)));
  if (bothSides !== undefined) impossible('thereTwice', bothSides);
  s.small = s.small.filter(id => !numbers.has(id.slice(0, 2)));
  s.large = s.large.filter(id => !built.includes(id));
}

/** Every job is in one place: open, with a player, or in the pile. */
function mergeJobs(s: State, part: Position): void {
  const { jobIds } = factsOf(s);
  if (part.jobs !== undefined) {
    const open = objectAt(part, 'jobs');
    for (const [place, job] of Object.entries(open)) {
      if (!jobIds.includes(job as JobId)) impossible('cannotBe', 'jobs', quoted(job));
      const { location } = JOBS[job as JobId];
      if (location === undefined ? !isVillage(s, place) : location !== place)
        impossible('doesNotLieOn', quoted(job), quoted(place));
    }
    s.jobs = open as Record<string, JobId>;
  }
  const out = [...Object.values(s.jobs), ...s.players.flatMap(({ jobs }) => jobs)];
  const gone = new Set<JobId>(out);
  const twice = repeatedIn(out);
  if (twice !== undefined) impossible('thereTwice', twice);
  const pile = part.pile === undefined ? s.pile.slice(s.revealed) : listAt(part, 'pile', jobIds);
  const rest = pile.filter(job => !gone.has(job));
  const lost = part.pile === undefined ? jobIds.filter(job => !gone.has(job) && !rest.includes(job)) : [];
  s.pile = [...rest, ...lost];
  s.revealed = 0;
}

function isVillage(s: State, value: unknown): value is string {
  return typeof value === 'string' && Object.hasOwn(s.tradespeople, value);
}

function listAt<T extends string>(part: Position, key: string, ids: readonly T[]): T[] {
  const list = part[key];
  if (!Array.isArray(list) || !list.every(id => ids.includes(id))) return impossible('listsUnknown', key);
  return new Set(list).size < list.length ? impossible('listsTwice', key) : list.slice();
}

import {
  flagAt,
  type Illegal,
  impossible,
  objectAt,
  onlyKeys,
  orIllegal,
  ownAt,
  type Position,
  quoted,
  repeatedIn,
  type Seat,
  seatAt,
  seatLetter,
  seatOf,
  seatsIn,
  stepOf,
  wholeAt,
} from '@waldglas/core';
import { runAgenda } from './actions.ts';
import { resolving } from './card.ts';
import { BUILDINGS, START_IDS } from './data/index.ts';
import { factsOf, handSize, periodsOf } from './facts.ts';
import { cardPlay, reveals } from './flow.ts';
import { cardsAt, isCard, mergeTiles, sortCards, tilesAt } from './from-position-tiles.ts';
import { EMPTY, GRID, type Land, laid, PAIRS } from './land.ts';
import { type Phase, position } from './position.ts';
import { sortTiles } from './specials.ts';
import { clone, type Flow, type Player, type Showing, type State } from './state.ts';
import { produce, STOCK } from './wheels.ts';
import { LANDSCAPES, REFINED, WHEELS } from './words.ts';

/** The state at rest with `part` merged into its position and the question of its phase asked anew. */
export function fromPosition(s: State, part: Position): State | Illegal {
  return orIllegal(() => merged(s, part));
}

const KEYS = [
  'phase',
  'period',
  'round',
  'turn',
  'goblet',
  'card',
  'abilities',
  'used',
  'feePaid',
  'waiting',
  'market',
  'stacks',
  'left',
  'discarded',
  'history',
  'seats',
];
const SEAT_KEYS = [
  'glassworks',
  'brickworks',
  'land',
  'start',
  'offer',
  'hand',
  'slots',
  'faceDown',
  'ready',
  'resting',
  'paid',
  'done',
];

function merged(before: State, part: Position): State {
  const s = clone(before);
  const now = position(s, 'all');
  onlyKeys(part, KEYS, 'position');
  const seats = seatsIn(part, s.players.length);
  s.period = wholeAt(part, 'period', s.period, 1, periodsOf(s));
  s.round = wholeAt(part, 'round', s.round, 0, 9);
  s.goblet = seatAt(part, 'goblet', s.goblet, s.players.length);
  for (const [seat, player] of s.players.entries())
    mergePlayer(s, player, seatLetter(seat), objectAt(seats, seatLetter(seat)));
  mergeTiles(s, part);
  s.history = part.history === undefined ? s.history : readHistory(s, part.history);
  const phase = (part.phase ?? now.phase) as Phase;
  if (part.phase !== undefined) forgetAnswers(s, phase, seats);
  s.agenda.length = 0;
  s.agenda.push(...agendaFor(s, phase, part, now));
  for (let seat = 0; seat < s.players.length; seat++) produce(s, seat, undefined);
  runAgenda(s, undefined);
  return s;
}

/** A phase named anew is asked anew: the answers to it that `part` does not give are taken back. */
function forgetAnswers(s: State, phase: Phase, seats: Position): void {
  for (const [seat, player] of s.players.entries()) {
    const given = objectAt(seats, seatLetter(seat));
    if (phase === 'choose' && given.hand === undefined) player.hand = [];
    if (phase !== 'resolve' && given.faceDown === undefined) player.faceDown = 'none';
    if (phase === 'final' && given.done === undefined) player.done = false;
  }
}

/** What is still to happen from a phase on. */
function agendaFor(s: State, phase: Phase, part: Position, now: Position): Flow[] {
  const players = s.players.length;
  const turn = seatAt(part, 'turn', seatOf(String(now.turn)) ?? s.goblet, players);
  const { rounds } = factsOf(s);
  const close: Flow = stepOf('close', s.goblet);
  cardUnderWay(s, turn, part);
  switch (phase) {
    case 'choose':
      checkHands(s);
      s.round = 0;
      return [close, ...cardPlay(s, rounds), stepOf('choose', s.goblet)];
    case 'play':
      if (players <= 2) return [close, ...playNow(s, turn)];
      s.round = Math.max(s.round, 1);
      return [close, ...cardPlay(s, rounds - s.round), ...reveals(s), stepOf('lay', s.goblet)];
    case 'resolve': {
      const after: Flow[] = players > 2 ? [...cardPlay(s, rounds - s.round), ...reveals(s)] : cardPlay(s, 0);
      if (players === 2) after[0] = stepOf('turn', 1 - firstOf(s, turn));
      return [close, ...after, ...resolves(s, turn, part, now)];
    }
    case 'final':
      s.period = periodsOf(s);
      return [stepOf('final', s.goblet)];
    default:
      return impossible('cannotBe', 'phase', quoted(phase));
  }
}

/** Two players, or one: the turn under way, without counting it again. */
function playNow(s: State, turn: Seat): Flow[] {
  const alone = s.players.length === 1;
  const ready = alone ? s.players[0]?.hand.length === 2 : s.players.every(({ hand }) => hand.length > 0);
  if (!ready) return [stepOf(alone ? 'draw' : 'turn', turn)];
  return [stepOf(alone ? 'draw' : 'turn', alone ? turn : 1 - turn), stepOf('play', turn, { extra: false })];
}

/** Two players: who showed the card that is being resolved. */
function firstOf(s: State, turn: Seat): Seat {
  const last = s.history.at(-1);
  return last?.joined.includes(turn) ? last.seat : turn;
}

/** The card under way, and behind it the seats that joined and still wait. A card named anew begins anew. */
function resolves(s: State, turn: Seat, part: Position, now: Position): Flow[] {
  const anew = part.card !== undefined || part.phase !== undefined;
  const given: Position = anew ? part : { ...now, ...part };
  const card = given.card ?? now.card;
  if (!isCard(s, card)) return impossible('missing', 'card');
  const { joined, ...about } = cardUnderWay(s, turn, given);
  const first = stepOf('resolve', turn, { card, ...about });
  return [...joined.reverse().map(seat => resolving(seat, card, 1)), first];
}

/** How far a card under way is, and who waits for it; sound in every phase. */
function cardUnderWay(s: State, turn: Seat, given: Position) {
  const { card } = given;
  if (card !== undefined && !isCard(s, card)) impossible('cannotBe', 'card', quoted(card));
  const abilities = wholeAt(given, 'abilities', 2, 0, 2);
  const used = listAt(given, 'used').map(one => wholeAt({ used: one }, 'used', 0, 1, 2));
  const joined = listAt(given, 'waiting').map(one => seatAt({ waiting: one }, 'waiting', turn, s.players.length));
  if (new Set([turn, ...joined]).size <= joined.length) impossible('listsTwice', 'waiting');
  const feePaid = flagAt(given, 'feePaid', false);
  return { abilities, used, feePaid, joined };
}

/** A hand being chosen must be complete, or go on to completion in the order of the cards. */
function checkHands(s: State): void {
  const { cardIds } = factsOf(s);
  for (const { hand, resting } of s.players) {
    const last = hand.at(-1);
    const open = cardIds
      .slice(last === undefined ? 0 : cardIds.indexOf(last) + 1)
      .filter(card => !resting.includes(card));
    const short = handSize(s) - hand.length;
    if (short < 0) impossible('listBetween', 'hand', 0, handSize(s));
    if (short > open.length) impossible('cannotComplete', 'hand');
  }
}

function mergePlayer(s: State, player: Player, letter: string, part: Position): void {
  const facts = factsOf(s);
  onlyKeys(part, SEAT_KEYS, `seats.${letter}`);
  for (const wheel of WHEELS) {
    const goods: Record<string, number> = player[wheel];
    for (const good of Object.keys(objectAt(part, wheel))) {
      if (!Object.hasOwn(goods, good)) impossible('hasNo', wheel, quoted(good));
      const most = STOCK.limits[good] ?? 0;
      goods[good] = wholeAt(objectAt(part, wheel), good, 0, 0, most);
    }
  }
  if (part.land !== undefined || part.start !== undefined) player.land = readLand(s, player.land, part);
  if (part.offer !== undefined) player.offer = sortTiles(tilesAt(s, part, 'offer'));
  if (part.hand !== undefined) player.hand = sortCards(s, cardsAt(s, part, 'hand'));
  if (part.slots !== undefined) player.slots = cardsAt(s, part, 'slots', facts.slots);
  if (part.resting !== undefined) player.resting = sortCards(s, cardsAt(s, part, 'resting'));
  if (part.faceDown !== undefined) player.faceDown = cardsAt(s, { faceDown: [part.faceDown] }, 'faceDown')[0] ?? 'none';
  const largest = Math.max(facts.hand, ...facts.soloHands);
  if (player.hand.length > largest) impossible('listBetween', `seats.${letter}.hand`, 0, largest);
  const held = [...player.hand, ...player.slots, ...(player.faceDown === 'none' ? [] : [player.faceDown])];
  const doubled = repeatedIn(held);
  if (doubled !== undefined) impossible('thereTwice', doubled);
  const paid = objectAt(part, 'paid');
  onlyKeys(paid, REFINED, 'paid');
  player.paid = {
    glass: wholeAt(paid, 'glass', player.paid.glass, 0, 99),
    brick: wholeAt(paid, 'brick', player.paid.brick, 0, 99),
  };
  player.done = flagAt(part, 'done', player.done);
}

/** `land` replaces the spaces, `start` the start buildings and their upgrades; what is not named is empty. */
function readLand(s: State, before: Land, part: Position): Land {
  const { bareLand: bare, buildingIds } = factsOf(s);
  const kept = (cell: number) => (GRID.names[cell]?.startsWith('a') ? part.start : part.land) === undefined;
  let land: Land = bare.map((what, cell) => (kept(cell) ? (before[cell] ?? what) : what));
  for (const [cell, what] of Object.entries(objectAt(part, 'start'))) {
    const start = START_IDS.find(id => id === bare[GRID.index.get(cell) ?? -1]);
    const upgrade = buildingIds.find(id => id === what);
    const fits = start !== undefined && (what === start || (upgrade && BUILDINGS[upgrade].replaces === start));
    if (!fits) return impossible('doesNotLieOn', quoted(what), quoted(cell));
    land = laid(land, cell, upgrade ?? start);
  }
  for (const [name, what] of Object.entries(objectAt(part, 'land'))) land = laidChecked(s, land, name, what);
  return land;
}

function laidChecked(s: State, land: Land, name: string, what: unknown): Land {
  if (typeof what !== 'string') return impossible('doesNotLieOn', quoted(what), quoted(name));
  const cells = name.split('+').map(cell => GRID.index.get(cell) ?? -1);
  if (what === 'forest' ? !PAIRS.includes(name) : cells.length > 1)
    impossible('doesNotLieOn', quoted(what), quoted(name));
  if (cells.some(cell => land[cell] !== EMPTY)) impossible('notFree', quoted(name));
  const { buildingIds } = factsOf(s);
  const upgrade = buildingIds.some(id => id === what && BUILDINGS[id].replaces);
  const known = what === 'forest' || LANDSCAPES.some(tile => tile === what) || buildingIds.some(id => id === what);
  if (!known || upgrade) impossible('doesNotLieOn', quoted(what), quoted(name));
  return laid(land, name, what);
}

function readHistory(s: State, given: unknown): Showing[] {
  const players = s.players.length;
  return listAt({ history: given }, 'history').map(one => {
    const entry = objectAt({ entry: one }, 'entry');
    const joined = listAt(entry, 'joined').map(letter => seatAt({ joined: letter }, 'joined', 0, players));
    if (entry.card === undefined) return impossible('missing', 'history.card');
    if (!isCard(s, entry.card)) return impossible('cannotBe', 'history.card', quoted(entry.card));
    return {
      round: wholeAt(entry, 'round', 0, 0, 9),
      seat: seatAt(entry, 'seat', 0, players),
      card: entry.card,
      joined,
    };
  });
}

/** No list of a position is longer: there are not so many cards and tiles. */
const LONGEST_LIST = 200;

/** The list at a key; empty if the key is missing. */
function listAt(part: Position, key: string): readonly unknown[] {
  const list = ownAt(part, key) ?? [];
  if (!Array.isArray(list) || list.length > LONGEST_LIST) return impossible('listBetween', key, 0, LONGEST_LIST);
  return list;
}

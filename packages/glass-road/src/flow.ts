import { below, type Emit, otherSeats, type Seat, stepOf } from '@waldglas/core';
import { resolving } from './card.ts';
import type { CardId } from './data/index.ts';
import { factsOf, periodsOf, rowSize } from './facts.ts';
import { GRID, isTile } from './land.ts';
import { drawTile } from './specials.ts';
import { type Event, type Flow, playerOf, type State, show } from './state.ts';
import { KINDS } from './words.ts';

/** Goes on with what needs no decision; the step is off the agenda already. */
export function proceed(s: State, todo: Flow, emit: Emit<Event>): void {
  switch (todo.step) {
    case 'period':
      return startPeriod(s, emit);
    case 'round':
      return startRound(s);
    case 'reveal':
      return revealFaceDown(s, todo.seat, emit);
    case 'turn':
      return takeTurn(s, todo.seat);
    case 'draw':
      return drawCard(s, todo.seat, emit);
    case 'close':
      return closePeriod(s, emit);
    default:
      throw new Error(`${todo.step} waits for an answer`);
  }
}

function startPeriod(s: State, emit: Emit<Event>): void {
  const seat = s.goblet;
  s.round = 0;
  s.agenda.push(stepOf('close', seat), ...cardPlay(s, factsOf(s).rounds), stepOf('choose', seat));
  const begins = { kind: 'period', period: s.period } as const;
  emit?.(s.players.length === 1 ? begins : { ...begins, goblet: seat });
}

/** The playing of cards: `rounds` card rounds, or with two players turns, or alone draws. */
export function cardPlay(s: State, rounds: number): Flow[] {
  const seat = s.goblet;
  if (s.players.length === 1) return [stepOf('draw', seat)];
  if (s.players.length === 2) return [stepOf('turn', seat)];
  return Array.from({ length: rounds }, () => stepOf('round', seat));
}

/** GR-4.2: all lay a card face down, then reveal clockwise from the goblet. */
function startRound(s: State): void {
  s.round++;
  s.agenda.push(...reveals(s), stepOf('lay', s.goblet));
}

/** The face-down cards still to be revealed, the goblet holder's first to come (so last in the list). */
export function reveals(s: State): Flow[] {
  return [...otherSeats(s.goblet, s.players.length).reverse(), s.goblet].map(seat => stepOf('reveal', seat));
}

function revealFaceDown(s: State, seat: Seat, emit: Emit<Event>): void {
  const player = playerOf(s, seat);
  if (player.faceDown === 'none') return;
  const card = player.faceDown;
  player.faceDown = 'none';
  reveal(s, seat, card, emit);
}

/**
 * GR-4.3, GR-4.4: everybody else who holds the card and has a free slot joins; then the revealer and the joiners
 * resolve, clockwise.
 */
export function reveal(s: State, seat: Seat, card: CardId, emit: Emit<Event>): void {
  const { slots } = factsOf(s);
  const joined: Seat[] = [];
  for (let i = 1; i < s.players.length; i++) {
    const other = (seat + i) % s.players.length;
    const player = playerOf(s, other);
    if (player.slots.length >= slots || !player.hand.includes(card)) continue;
    player.hand = player.hand.filter(one => one !== card);
    player.slots = [...player.slots, card];
    joined.push(other);
  }
  s.history = [...s.history, { round: s.round, seat, card, joined }];
  const abilities = joined.length > 0 ? 1 : 2;
  for (let i = joined.length - 1; i >= 0; i--) s.agenda.push(resolving(joined[i] as Seat, card, abilities));
  s.agenda.push(resolving(seat, card, abilities));
  show(s, 'card', emit);
  emit?.({ kind: 'reveal', seat, card, joined });
}

/** GR-5.1, GR-5.2: two players alternate until a hand is empty; the other may then have an extra card. */
function takeTurn(s: State, seat: Seat): void {
  const other = 1 - seat;
  const left = [playerOf(s, 0).hand.length, playerOf(s, 1).hand.length] as const;
  if (left[0] > 0 && left[1] > 0) {
    if (seat === s.goblet) s.round++;
    s.agenda.push(stepOf('turn', other), stepOf('play', seat, { extra: false }));
    return;
  }
  const rich = left[0] > 0 ? 0 : 1;
  if (left[rich] >= factsOf(s).leftForExtra) s.agenda.push(stepOf('play', rich, { extra: true }));
}

/** GR-6.2: drawn cards are played with one ability until two are left; of these the player chooses one, for both. */
function drawCard(s: State, seat: Seat, emit: Emit<Event>): void {
  const player = playerOf(s, seat);
  const { hand } = player;
  if (hand.length < 2) return;
  s.round++;
  if (hand.length === 2) {
    s.agenda.push(stepOf('play', seat, { extra: false }));
    return;
  }
  const card = hand[below(s.rng, hand.length)] as CardId;
  player.hand = hand.filter(one => one !== card);
  s.history = [...s.history, { round: s.round, seat, card, joined: [] }];
  s.agenda.push(stepOf('draw', seat), resolving(seat, card, 1));
  show(s, 'draw', emit);
  emit?.({ kind: 'reveal', seat, card, joined: [] });
}

/** GR-4.8: the cards come back, the rows are refilled, the goblet goes on; after the last period the final conversions. */
function closePeriod(s: State, emit: Emit<Event>): void {
  for (const [seat, player] of s.players.entries()) {
    player.resting = s.players.length === 1 ? chosen(s, seat) : [];
    player.hand = [];
    player.slots = [];
  }
  s.history = [];
  if (s.period === periodsOf(s)) {
    s.agenda.push(stepOf('final', s.goblet));
    return;
  }
  refill(s, emit);
  s.goblet = nextGoblet(s);
  s.period++;
  s.agenda.push(stepOf('period', s.goblet));
}

/** The cards chosen for this period, played or not. */
function chosen(s: State, seat: Seat): CardId[] {
  const played = s.history.filter(showing => showing.seat === seat).map(({ card }) => card);
  const { hand, slots } = playerOf(s, seat);
  const all = [...played, ...slots, ...hand];
  return factsOf(s).cardIds.filter(card => all.includes(card));
}

/** Fills each row from its own stack; an empty stack leaves the space empty. */
export function refill(s: State, emit: Emit<Event>): void {
  for (const kind of KINDS) {
    const row = s.market[kind].slice();
    const before = row.length;
    while (row.length < rowSize(s)) {
      const tile = drawTile(s, kind);
      if (tile === undefined) break;
      row.push(tile);
    }
    if (row.length === before) continue;
    s.market = { ...s.market, [kind]: row };
    emit?.({ kind: 'refill', row: kind, tiles: row.slice(before) });
  }
  show(s, 'refill', emit);
}

/** GR-4.8, GR-4.9: the next seat, or before certain periods the seat with the fewest buildings. */
function nextGoblet(s: State): Seat {
  const players = s.players.length;
  const order = [...otherSeats(s.goblet, players), s.goblet];
  const beforeFifth = s.period === 4;
  if (!beforeFifth && !(players === 3 && s.period === 3)) return order[0] ?? s.goblet;
  const rivals = beforeFifth && players === 3 ? order.slice(0, -1) : order;
  const fewest = Math.min(...rivals.map(seat => buildingCount(s, seat)));
  return rivals.find(seat => buildingCount(s, seat) === fewest) ?? s.goblet;
}

/** Buildings on the land spaces: upgrades lie on start buildings and add none. */
function buildingCount(s: State, seat: Seat): number {
  return playerOf(s, seat).land.filter((what, cell) => isTile(what) && !GRID.names[cell]?.startsWith('a')).length;
}

import { type AnyEvent, illegal, isIllegal, quoted, type Seat, seatLetter, writeRecord } from '@waldglas/core';
import type { AnyTable, Proposal, Refusal, Sender, Submit } from '@waldglas/table';
import { type AnySpeech, plain } from '@waldglas/text';
import { type Read, readMessage, type Schema, TABLE_MESSAGES } from './messages.ts';
import { Refused, type Reply } from './reply.ts';
import { lettered, scoreSheet, seatsOf, writtenActions, writtenDecision } from './wire.ts';

/** Who asks: a seat, somebody who only looks, or a program that plays every seat. */
export type Asker = Sender | 'spectator';

/** A table that was asked something, and by whom. */
export interface Asked {
  readonly table: AnyTable;
  readonly asker: Asker;
  readonly speech: AnySpeech;
  readonly submit: Submit<AnyEvent>;
}

type Answer = (asked: Asked, message: unknown) => Reply | Promise<Reply>;

/** Answers messages of one kind; others are refused. */
function to<S extends Schema>(schema: S, answer: (asked: Asked, message: Read<S>) => Reply | Promise<Reply>): Answer {
  return (asked, message) => answer(asked, readMessage(schema, message));
}

/** The answers to everything that can be asked of a table, by the message's `do`. */
export const ANSWERS: Readonly<Record<keyof typeof TABLE_MESSAGES, Answer>> = {
  record: to(TABLE_MESSAGES.record, ({ table, asker }) => {
    if (asker !== 'all' && table.turn.length > 0) throw new Refused(illegal('recordOnceOver'));
    return { ok: true, record: writeRecord(table.record()) };
  }),
  state: to(TABLE_MESSAGES.state, ({ table, asker }, { for: viewer }) => {
    return { ok: true, length: table.length, position: table.position(viewerNamed(table, asker, viewer)) };
  }),
  options: to(TABLE_MESSAGES.options, ({ table, asker, speech }) => {
    const seats = asker === 'all' ? seatsOf(table) : asker === 'spectator' ? [] : [asker];
    const snapshots = seats.map(seat => table.snapshot(seat));
    return {
      ok: true,
      length: table.length,
      over: table.turn.length === 0,
      decisions: snapshots.flatMap(snapshot => writtenDecision(table, snapshot, speech)),
      anytime: Object.fromEntries(
        snapshots.map(({ view, anytime }, i) => [
          seatLetter(seats[i] ?? 0),
          writtenActions(table, view, anytime, speech),
        ]),
      ),
    };
  }),
  act: to(TABLE_MESSAGES.act, async ({ table, asker, submit }, { actions, seen, key }) => {
    const move = { lines: actions, ...given({ seen, key }) };
    const { proposal, reply } = accepted(await submit(playerOf(asker), move));
    const events = asker === 'all' ? proposal.events : table.snapshot(seatOf(asker), proposal.from).events;
    return { ...reply, events: events.map(lettered) };
  }),
  undo: to(TABLE_MESSAGES.undo, async ({ table, asker, submit }, { seat: letter, steps = 1, seen, key }) => {
    const seat = ownSeat(table, asker, letter);
    return accepted(await submit(seat, { steps, ...given({ seen, key }) })).reply;
  }),
  scores: to(TABLE_MESSAGES.scores, ({ table }) => {
    return { ok: true, ...scoreSheet(table.snapshot(undefined).scores, table.turn.length === 0) };
  }),
  why: to(TABLE_MESSAGES.why, ({ table, asker, speech }, { seat: letter, wish: line }) => {
    const seat = ownSeat(table, asker, letter);
    const wish = table.game.read(line);
    if (isIllegal(wish)) throw new Refused(illegal('noAction', quoted(line), wish.complaint));
    if (wish.seat !== seat) throw new Refused(illegal('notWishOf', seatLetter(seat)));
    const reason = table.why(seat, wish);
    const words = plain(speech.reason(table.snapshot(seat).view, wish, reason));
    if (!reason) return { ok: true, legal: true, words };
    const { first, ...told } = reason;
    const lines = first ? { first: first.map(action => table.game.write(action)) } : {};
    return { ok: true, legal: false, ...told, ...lines, words };
  }),
  log: to(TABLE_MESSAGES.log, ({ table, asker, speech }, { from = 0, most }) => {
    const entries = table.log(seatOf(asker), from, most).map(({ seat, events, ...entry }) => ({
      seat: seatLetter(seat),
      ...entry,
      events: events.map(lettered),
      words: said(speech, events),
    }));
    return { ok: true, length: table.length, entries };
  }),
  moments: to(TABLE_MESSAGES.moments, ({ table, asker }, { from = 0, most = Number.POSITIVE_INFINITY }) => {
    const moments: Reply[] = [];
    for (const { length, view, scores, entry, line } of table.moments(seatOf(asker), from)) {
      if (moments.length === most) break;
      const { seats } = scoreSheet(scores, false);
      const events = (entry?.events ?? []).map(lettered);
      const told = entry ? { seat: seatLetter(entry.seat), from: entry.from } : {};
      moments.push({ length, view, seats, ...told, events, ...given({ line }) });
    }
    return { ok: true, length: table.length, moments };
  }),
};

/** What happened, a sentence for each event that is worth one. */
function said(speech: AnySpeech, events: readonly AnyEvent[]): string {
  return events
    .flatMap(event => {
      const runs = speech.event(event);
      return runs ? [plain(runs)] : [];
    })
    .join(' ');
}

/** What is answered to a move that was played, now or before; a refusal is thrown. */
function accepted(proposal: Proposal<AnyEvent> | Refusal): { proposal: Proposal<AnyEvent>; reply: Reply } {
  if (isIllegal(proposal)) throw new Refused(proposal, proposal.code, proposal.fence, proposal.line);
  const { length, repeated } = proposal;
  return { proposal, reply: repeated ? { ok: true, length, repeated } : { ok: true, length } };
}

/** The fields that were given. */
function given<T extends object>(fields: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]?: Exclude<T[K], undefined>;
  };
}

/** Whose eyes an asker has; a program that plays every seat is told what everybody may know. */
function seatOf(asker: Asker): Seat | undefined {
  return typeof asker === 'number' ? asker : undefined;
}

/** Who may play. */
function playerOf(asker: Asker): Sender {
  if (asker === 'spectator') throw new Refused(illegal('onlookerPlays'), 'spectator');
  return asker;
}

/** The seat that a message is about: any for a program that plays them all, otherwise the own one, named or not. */
function ownSeat(table: AnyTable, asker: Asker, letter: unknown): Seat {
  const player = playerOf(asker);
  if (player === 'all') return seatNamed(table, letter, 'seat', []);
  if (letter !== undefined && letter !== seatLetter(player)) throw notYours(player);
  return player;
}

function viewerNamed(table: AnyTable, asker: Asker, viewer: unknown): Seat | 'spectator' | 'all' {
  if (viewer === 'spectator' || (viewer === 'all' && asker === 'all')) return viewer;
  if (asker === 'all') return seatNamed(table, viewer, 'for', ['spectator', 'all']);
  if (viewer === undefined) return asker;
  if (asker === 'spectator') throw new Refused(illegal('onlookerHasNoSeat'), 'spectator');
  if (viewer !== seatLetter(asker)) throw notYours(asker);
  return asker;
}

function notYours(seat: Seat): Refused {
  return new Refused(illegal('onlyForSeat', seatLetter(seat)), 'not-yours');
}

/** The seat of a letter at this table. */
function seatNamed(table: AnyTable, letter: unknown, field: string, others: readonly string[]): Seat {
  const letters = seatsOf(table).map(seatLetter);
  const seat = typeof letter === 'string' ? letters.indexOf(letter) : -1;
  if (seat < 0) throw new Refused(illegal('oneOf', field, [...letters, ...others].join(', ')));
  return seat;
}

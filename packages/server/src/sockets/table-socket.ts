import { type Seat, seatLetter } from '@waldglas/core';
import type { Reply } from '@waldglas/protocol';
import { maySee } from '../http/tables.ts';
import type { Parts } from '../parts.ts';
import { serial } from '../serial.ts';
import type { Person } from '../store/people.ts';
import { seatOfPerson } from '../tables/chairs.ts';
import type { Chat, ServedTable } from '../tables/served-table.ts';
import type { SeatJson, TableJson } from '../tables/table-json.ts';
import {
  BEAT,
  type ChatJson,
  chatMessage,
  helloMessage,
  seatsMessage,
  shotMessage,
  type Told,
  tableMessage,
} from './messages.ts';
import { answerRequest, type Request, readRequest } from './requests.ts';

/** The way to somebody, as far as a table needs it. */
interface Wire {
  send(text: string): void;
  close(code: number): void;
  /** How many bytes wait to be taken. */
  readonly waiting: number;
}

/** Whoever a socket belongs to. */
interface Sitter extends Person {
  /** Those whose words they do not want to read. */
  readonly muted: ReadonlySet<string>;
}

/** One socket at a table. */
export interface TableSocket {
  /** The id of whoever it belongs to. */
  readonly person: string;
  /** The person has changed; absent: they are gone. */
  personChanged(person: Sitter | undefined): void;
  /** A message has come. */
  received(text: string): void;
  /** Whatever waited has been taken. */
  drained(): void;
  beat(): void;
  closed(): void;
}

/** How somebody listens: from a length of the record on; with `push` they hear what happens. */
interface Listening {
  readonly since: number | undefined;
  readonly push: boolean;
}

/** Closing codes. */
export const NO_PERSON = 4003;
export const NO_TABLE = 4004;
export const TOO_SLOW = 4008;
export const TOO_FAST = 4029;
export const RESTART = 1012;

/** With so many bytes waiting, nothing more is pushed until they are taken; with so many the socket is closed. */
const SLOW = 256 * 1024;
const LOST = 8 * 1024 * 1024;
/** So many refusals in a row close a socket that does not slow down. */
const PATIENCE = 100;
/** A request that waits for its turn is answered after so many milliseconds at the latest. */
const LONGEST_WAIT = 25_000;
/** Requests at the same time on one socket. */
const MOST_REQUESTS = 200;

/** Joins somebody to a table: they are greeted, their requests are answered, and they hear what happens. */
export function tableSocket(
  { host, limits, isClosing }: Parts,
  table: ServedTable,
  sitter: Sitter,
  wire: Wire,
  { since, push }: Listening,
): TableSocket {
  let person = sitter;
  const inTurn = serial();
  const waits = new Set<() => void>();
  /** The length of the record that was sent last; nothing before the start. */
  let sent: number | undefined;
  /** What was sent last of the table, and at which count of its changes. */
  let sentTable = '';
  let sentFace = 0;
  let sentChat = 0;
  /** Requests under way: what they lead to comes with their answers. */
  let underway = 0;
  let refusals = 0;
  let isClosed = false;

  const ownSeat = (): Seat | undefined => seatOfPerson(table.stored, person.id);

  function send(message: object): void {
    if (isClosed) return;
    // who asks and asks and takes no answer would fill the memory
    if (wire.waiting > LOST) close(TOO_SLOW);
    else wire.send(JSON.stringify(message));
  }

  /** What has happened since it was told last; undefined before the start. */
  function told(from: number | undefined): Told | undefined {
    const { live } = table;
    if (!live) return undefined;
    const snapshot = live.snapshot(ownSeat(), from);
    sent = live.length;
    const { seats, clock } = table;
    return { snapshot, write: live.game.write, people: marked(seats), ...(clock === undefined ? {} : { clock }) };
  }

  /** The table as this person sees it. */
  function tableJson(): TableJson {
    const json = table.json(person.id);
    return { ...json, seats: marked(json.seats) };
  }

  /** The chairs with those marked whose people this person has muted. */
  function marked(seats: readonly SeatJson[]): readonly SeatJson[] {
    if (person.muted.size === 0) return seats;
    const { chairs } = table.stored;
    return seats.map((seat, i) => (person.muted.has(chairs[i]?.person ?? '') ? { ...seat, muted: true } : seat));
  }

  /** What makes a difference to who looks: not that the clock goes, nor what comes with lines. */
  function shownOf({ turn: _, length: __, updated: ___, clock, ...shown }: TableJson): string {
    return JSON.stringify({ ...shown, paused: clock?.paused });
  }

  function chatJson({ n, person: by, name, text, at }: Chat): ChatJson {
    const seat = seatOfPerson(table.stored, by);
    return { n, ...(seat === undefined ? {} : { seat: seatLetter(seat) }), name, text, at };
  }

  /** Sends what everybody knows of the table, if it has changed. */
  function sendTable(): void {
    sentFace = table.face;
    const json = tableJson();
    if (shownOf(json) === sentTable) return;
    sentTable = shownOf(json);
    send(seatsMessage(json));
  }

  /** Sends whatever is new, unless the socket is behind: then it gets fewer, longer messages. */
  function catchUp(): void {
    if (isClosed || !push || underway > 0) return;
    if (wire.waiting > LOST) return close(TOO_SLOW);
    if (wire.waiting > SLOW) return;
    if (table.face !== sentFace) sendTable();
    if (table.live && table.live.length !== sent) {
      const news = told(sent);
      if (news) send(tableMessage(news));
    }
    for (const chat of readable(table.chats.filter(({ n }) => n > sentChat))) send(chatMessage(chatJson(chat)));
    sentChat = table.chats.at(-1)?.n ?? 0;
  }

  function readable(chats: readonly Chat[]): readonly Chat[] {
    return chats.filter(({ person: by }) => !person.muted.has(by));
  }

  const watcher = {
    person: person.id,
    get name() {
      return person.name;
    },
    gone: () => close(NO_TABLE),
    changed() {
      // a game that only its players may see has started
      if (!maySee(table, person.id)) return close(NO_PERSON);
      catchUp();
      for (const wake of [...waits]) wake();
    },
  };

  function close(code: number): void {
    if (isClosed) return;
    wire.close(code);
    closed();
  }

  function closed(): void {
    if (isClosed) return;
    isClosed = true;
    table.unwatch(watcher);
    const seat = ownSeat();
    const { status, turn, length, id } = table.stored;
    if (!isClosing() && status === 'playing' && seat !== undefined && turn.includes(seat))
      host.absences.add({ table: id, length, left: true });
    for (const wake of [...waits]) wake();
  }

  /** Is there nothing to wait for any more? */
  function isAsked(): boolean {
    const { live } = table;
    const seat = ownSeat();
    return live !== undefined && (live.turn.length === 0 || (seat !== undefined && live.turn.includes(seat)));
  }

  /** Until the own seat is asked or the game is over, but not for ever. */
  function turnCame(): Promise<void> {
    return new Promise(resolve => {
      const done = () => {
        clearTimeout(timer);
        waits.delete(wake);
        resolve();
      };
      const wake = () => {
        if (isAsked() || isClosed) done();
      };
      const timer = setTimeout(done, LONGEST_WAIT).unref();
      waits.add(wake);
      wake();
    });
  }

  async function reply(request: Request): Promise<Reply> {
    const answer = await answerRequest(table, person.id, person.lang, request);
    const isMove = (request.do === 'act' || request.do === 'undo') && 'ok' in answer && !answer.repeated;
    const news = isMove && push ? told(sent) : undefined;
    return news ? { ...answer, ...shotMessage(news) } : answer;
  }

  async function answered(request: Request): Promise<void> {
    if (!maySee(table, person.id)) return close(NO_PERSON);
    underway += 1;
    try {
      send({ id: request.id, ...(await reply(request)) });
    } catch (error) {
      // what became of it is not known: whoever comes back with the same key will hear it
      host.log.error({ table: table.stored.id, error: String(error) }, 'a request failed');
      close(RESTART);
    } finally {
      underway -= 1;
      catchUp();
    }
  }

  function received(text: string): void {
    const request = readRequest(text);
    const named = 'id' in request ? { id: request.id } : {};
    if (!limits.messages.take(person.id) || underway + waits.size > MOST_REQUESTS) {
      refusals += 1;
      if (refusals > PATIENCE) return close(TOO_FAST);
      return send({ ...named, error: 'that is too much at once: wait a little', code: 'too-fast' });
    }
    if (!('id' in request)) return send(request);
    refusals = 0;
    const asked = request as Request;
    if (asked.do === 'options' && asked.wait === true) void turnCame().then(() => inTurn(() => answered(asked)));
    else void inTurn(() => answered(asked));
  }

  table.watch(watcher);
  const chat = readable(table.chats).map(chatJson);
  sentChat = table.chats.at(-1)?.n ?? 0;
  const json = tableJson();
  sentTable = shownOf(json);
  send(helloMessage(json, ownSeat(), table.stored.head.facts, chat, told(since)));
  return {
    person: person.id,
    personChanged(changed) {
      if (!changed) return close(NO_PERSON);
      const isRenamed = changed.name !== person.name;
      person = changed;
      sentFace = 0;
      // everybody hears who watches
      if (isRenamed) table.watch(watcher);
      catchUp();
    },
    received,
    drained: catchUp,
    beat() {
      if (push) send(BEAT);
    },
    closed,
  };
}

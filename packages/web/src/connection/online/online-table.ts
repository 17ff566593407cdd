import { computed, type ReadonlySignal, signal } from '@preact/signals';
import { LEVEL_IDS } from '@waldglas/bots/level-ids';
import { type Action, type AnyGame, isIllegal, type Score, type Seat } from '@waldglas/core';
import { readShot, type Shot, seatNamed } from '@waldglas/protocol/shot';
import { unlettered } from '@waldglas/protocol/wire';
import { botName } from '../bot-names.ts';
import type {
  LogEntry,
  Moment,
  News,
  OpenTable,
  Reach,
  TableConnection,
  TableSeat,
  TableSnapshot,
} from '../connection.ts';
import type { Message } from './link.ts';
import type { Chair, ChatLine, ClockedShot, Hello, Push, TableInfo } from './messages.ts';
import type { TableSocket } from './table-socket.ts';

/** A table on a server, as the page follows it. */
export interface OnlineTable {
  readonly reach: ReadonlySignal<Reach>;
  /** What is told about it; nothing before the server has said hello. */
  readonly info: ReadonlySignal<TableInfo | undefined>;
  /** Without those who are not to be heard. */
  readonly chat: ReadonlySignal<readonly ChatLine[]>;
  /** What time it is on the server. */
  serverTime(): number;
  /** Its game, once there is one to look at. */
  readonly opened: Promise<OpenTable>;
  /** Fails if the server does not take it; the words are still the writer's then. */
  say(text: string): Promise<void>;
  hurry(): void;
  leave(): void;
}

/** The address of a table of the server. */
export const tableAddress = (id: string): string => `/t/${id}`;

/** How many moments, or lines of the log, are asked for at a time. */
const AT_A_TIME = 60;

/** Follows a table; `loadRules` brings the rules of its game. */
export function followTable(socket: TableSocket, loadRules: (game: string) => Promise<AnyGame>): OnlineTable {
  const reach = signal<Reach>('connecting');
  const info = signal<TableInfo | undefined>(undefined);
  const said = signal<readonly ChatLine[]>([]);
  const chat = computed(() => {
    const muted = new Set(info.value?.seats.flatMap(one => (one.muted ? one.seat : [])));
    return said.value.filter(({ seat: by }) => by === undefined || !muted.has(by));
  });
  /** How far the server's clock is ahead of this one. */
  let ahead = 0;
  let seat: Seat | undefined;
  let facts: Hello['facts'];
  let rules: AnyGame | undefined;
  let first: TableSnapshot | undefined;
  let newest: TableSnapshot | undefined;
  let onNews: (news: News) => void = () => undefined;
  let open: (table: OpenTable) => void = () => undefined;
  let fail: (error: unknown) => void = () => undefined;
  const opened = new Promise<OpenTable>((resolve, reject) => {
    open = resolve;
    fail = reject;
  });
  // whoever waits for it hears of it; nobody has to
  opened.catch(() => undefined);

  function read(line: string): Action {
    const action = rules?.read(line);
    if (!action || isIllegal(action)) throw new Error(`the server has sent ${line}`);
    return action;
  }

  /** What the page shows for what the server has sent. */
  function snapshotOf(shot: Shot): TableSnapshot {
    const about = info.peek();
    if (!about) throw new Error('the server has not said which table this is');
    const { table: id, game, options, edition } = about;
    const seats = about.seats.map((chair, at) => seatedOn(chair, at, seat));
    newest = { ...readShot(shot, seat, read), id, address: tableAddress(id), game, options, edition, seats };
    return newest;
  }

  async function look(shot: Shot): Promise<void> {
    const game = info.peek()?.game ?? '';
    rules ??= await loadRules(game);
    if (facts) rules.admitEdition(facts);
    const snapshot = snapshotOf(shot);
    if (first) return onNews({ snapshot });
    first = snapshot;
    open({ connection, snapshot, facts });
  }

  /** The table has changed, not its game: who sits there or is here, whether it has started, where the rematch is. */
  function describe({ push: _, ...table }: Extract<Push, { push: 'seats' }>): void {
    setInfo(table);
    // chairs that stay free are taken away at the start
    seat = table.me === null ? undefined : seatNamed(table.me);
    if (!newest) return;
    newest = { ...newest, seats: table.seats.map((chair, at) => seatedOn(chair, at, seat)) };
    onNews({ snapshot: { ...newest, from: newest.length, events: [], reset: false } });
  }

  function onPush(message: Push): void {
    switch (message.push) {
      case 'hello':
        seat = message.seat === null ? undefined : seatNamed(message.seat);
        facts = message.facts;
        setInfo(message.table);
        said.value = message.chat;
        if (message.view !== undefined) lookAt(message as Hello & Shot);
        return;
      case 'table':
        lookAt(message);
        return;
      case 'seats':
        describe(message);
        return;
      case 'chat':
        said.value = [...said.peek(), message];
        return;
    }
  }

  function setInfo(table: TableInfo): void {
    if (table.clock) ahead = table.clock.now - Date.now();
    info.value = table;
  }

  /** What a look at the game says about the table. */
  function noteShot({ length, over, turn, clock }: ClockedShot): void {
    const { clock: _, ...about } = info.peek() ?? {};
    if (!('table' in about)) return;
    setInfo({ ...about, length, over, turn, status: over ? 'over' : 'playing', ...(clock && !over ? { clock } : {}) });
  }

  function lookAt(shot: ClockedShot): void {
    noteShot(shot);
    void look(shot).catch(fail);
  }

  /** A move is answered with a look at the table; one that was played before, without. */
  async function moved(asked: Promise<Message>): Promise<TableSnapshot> {
    const reply = await asked;
    if (reply.view !== undefined) {
      const shot = reply as unknown as ClockedShot;
      noteShot(shot);
      return snapshotOf(shot);
    }
    if (!newest) throw new Error('the game has not begun');
    return { ...newest, from: newest.length, events: [], reset: false };
  }

  /** Answers that the server gives some at a time; `next` is the length from which on it is asked again. */
  async function allOf<T>(
    asked: { readonly do: string; readonly in: string; readonly from: number },
    next: (last: T) => number,
  ): Promise<readonly T[]> {
    const found: T[] = [];
    for (let { from } = asked; ; ) {
      const reply = await socket.ask({ do: asked.do, from, most: AT_A_TIME });
      const some = reply[asked.in] as readonly T[];
      found.push(...some);
      const last = some.at(-1);
      if (last === undefined || some.length < AT_A_TIME) return found;
      from = next(last);
    }
  }

  const connection: TableConnection = {
    listen(told) {
      onNews = told;
      told({ reach: socket.reach });
      // whoever shows the first look at the table comes to this one next
      const missed = newest;
      if (missed && missed !== first) queueMicrotask(() => told({ snapshot: { ...missed, events: [] } }));
    },
    // the server's bots play by themselves
    letBotsPlay: async () => undefined,
    act: (lines, stamp) => moved(socket.ask({ do: 'act', actions: lines, ...stamp })),
    undo: (_, steps, stamp) => moved(socket.ask({ do: 'undo', steps, ...stamp })),
    async log(from) {
      const entries = await allOf<SentEntry>({ do: 'log', in: 'entries', from }, ({ length }) => length);
      return entries.map(entryOf);
    },
    async moments() {
      const sent = await allOf<SentMoment>({ do: 'moments', in: 'moments', from: 0 }, ({ length }) => length + 1);
      return sent.map(momentOf);
    },
    async record() {
      return String((await socket.ask({ do: 'record' })).record);
    },
  };

  socket.listen(
    message => onPush(message as unknown as Push),
    now => {
      reach.value = now;
      onNews({ reach: now });
      if (now === 'newer' || now === 'refused') fail(new Error(now));
    },
  );
  return {
    reach,
    info,
    chat,
    serverTime: () => Date.now() + ahead,
    opened,
    async say(text) {
      await socket.ask({ do: 'chat', text }, 'once');
    },
    hurry: socket.hurry,
    leave: socket.end,
  };
}

/** Who sits on a chair, as every table shows it. */
function seatedOn({ name, bot, standIn, here, seat }: Chair, at: number, own: Seat | undefined): TableSeat {
  if (at === own) return { kind: 'human', name: name ?? seat };
  const level = LEVEL_IDS.find(one => one === bot);
  if (level) return { kind: level, name: botName(at) };
  return { kind: 'remote', name: name ?? seat, here, ...(standIn === undefined ? {} : { standIn: true }) };
}

/** What happened by one line, as it is sent. */
interface SentEntry {
  readonly seat: string;
  readonly from: number;
  readonly length: number;
  readonly events: readonly Readonly<Record<string, unknown>>[];
}

function entryOf({ seat, from, length, events }: SentEntry): LogEntry {
  return { seat: seatNamed(seat), from, length, events: events.map(unlettered) };
}

interface SentMoment extends Omit<SentEntry, 'seat' | 'from'> {
  readonly view: unknown;
  readonly seats: readonly (Omit<Score, 'seat' | 'winner'> & { readonly seat: string })[];
  /** Absent at the beginning, like `from`. */
  readonly seat?: string;
  readonly from?: number;
  readonly line?: string;
}

function momentOf({ length, view, seats, seat, from, events, line }: SentMoment): Moment {
  const scores = seats.map(score => ({ ...score, seat: seatNamed(score.seat), winner: false }));
  const entry = seat === undefined || from === undefined ? {} : { entry: entryOf({ seat, from, length, events }) };
  return { length, view, scores, ...entry, ...(line === undefined ? {} : { line }) };
}

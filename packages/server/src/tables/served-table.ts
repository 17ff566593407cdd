import { type AnyEvent, isIllegal, type Seat } from '@waldglas/core';
import { type AnyTable, type Move, type Proposal, proposeTo, type Refusal, type UndoMove } from '@waldglas/table';
import { type Fault, isFault, NO_TABLE } from '../fault.ts';
import type { Host } from '../host.ts';
import { serial } from '../serial.ts';
import type { StoredTable } from '../store/table.ts';
import type { StoredChat } from '../store/tables.ts';
import { botOf, botsMayPlay } from './chairs.ts';
import { clockAfter } from './clock.ts';
import { openStored } from './opening.ts';
import {
  type ClockJson,
  clockOf,
  type Known,
  type SeatJson,
  seatsJson,
  type TableJson,
  tableJson,
} from './table-json.ts';

/** Somebody who looks at a table. */
interface Watcher {
  readonly person: string;
  readonly name: string;
  /** Something has changed: lines, chairs, chat or who is here. */
  changed(): void;
  /** The table was removed. */
  gone(): void;
}

/** A word at a table, as everybody there may read it. */
export interface Chat extends Omit<StoredChat, 'person'> {
  readonly person: string;
  readonly name: string;
}

/** One table as this process serves it. Whatever changes it is stored first; changes come one after the other. */
export interface ServedTable {
  readonly stored: StoredTable;
  /** The running game; there is none before the start. */
  readonly live: AnyTable | undefined;
  readonly chats: readonly Chat[];
  readonly isWatched: boolean;
  /** Counts up whenever something may have changed that everybody knows of the table: who sits there, who is here. */
  readonly face: number;
  /** The chairs as everybody may know them. */
  readonly seats: readonly SeatJson[];
  /** The clock as everybody sees it now, if there is one. */
  readonly clock: ClockJson | undefined;
  /** Was it removed? */
  readonly isGone: boolean;
  /** When somebody used it last. */
  readonly used: number;
  json(person: string | undefined): TableJson;
  watch(watcher: Watcher): void;
  unwatch(watcher: Watcher): void;
  /** Plays a move of a seat for good, by its person unless a bot does it. */
  submit(seat: Seat, move: Move | UndoMove, by?: 'bot'): Promise<Proposal<AnyEvent> | Refusal>;
  /** Changes anything but lines; done again if another process was quicker. */
  change(decide: (table: StoredTable) => Changed | Promise<Changed>): Promise<StoredTable | Fault>;
  say(person: string, text: string): Promise<void>;
  /** Reads what other processes have stored, up to this version at least. */
  catchUp(version: number): Promise<void>;
}

type Changed = StoredTable | Fault;

/** Opens a stored table; `use` is told whenever its game is looked at. */
export async function serveTable(host: Host, first: StoredTable, use: (live: AnyTable) => void): Promise<ServedTable> {
  const { tables } = host;
  const { id } = first;
  const watchers = new Set<Watcher>();
  const inTurn = serial();
  let stored = first;
  let live: AnyTable | undefined;
  let chats: readonly Chat[] = [];
  let names: ReadonlyMap<string, string> = new Map();
  let used = host.now();
  let isGone = false;
  let face = 1;
  let seats: { readonly face: number; readonly json: readonly SeatJson[] } = { face: 0, json: [] };

  async function readNames(): Promise<void> {
    const people = [...stored.chairs, ...chats].map(({ person }) => person).filter(person => person !== '');
    names = await tables.names([...new Set(people)]);
  }

  /** Reads everything that is not known yet; whoever looks is told. */
  async function readAgain(): Promise<void> {
    await read();
    face += 1;
    tell();
  }

  async function read(): Promise<void> {
    const found = await tables.find(id);
    if (!found) {
      isGone = true;
      return;
    }
    if (found.status !== 'open') {
      const from = live?.length ?? 0;
      const lines = await tables.lines(id, from);
      if (live) live.append(lines, from);
      else live = await openStored(found.head, lines);
    }
    stored = found;
    if (live) use(live);
    const said = await tables.chats(id);
    chats = said.map(one => ({ ...one, name: '' }));
    await readNames();
    chats = said.map(one => ({ ...one, name: names.get(one.person) ?? '' }));
  }

  function known(): Known {
    return { names, looking: new Map([...watchers].map(({ person, name }) => [person, name])), now: host.now() };
  }

  function tell(): void {
    if (isGone) {
      for (const watcher of [...watchers]) watcher.gone();
      return;
    }
    for (const watcher of watchers) watcher.changed();
    wakeBots();
    lookForAbsent();
  }

  /** Whoever is newly asked and does not look at the table may be away. */
  function lookForAbsent(): void {
    const { status, turn, chairs, length } = stored;
    const newly = turn.filter(seat => !asked.includes(seat));
    asked = turn;
    if (status !== 'playing' || newly.length === 0) return;
    const here = new Set([...watchers].map(({ person }) => person));
    const isAway = (seat: Seat) => chairs[seat]?.person && !botOf(chairs[seat]) && !here.has(chairs[seat].person);
    if (newly.some(isAway)) host.absences.add({ table: id, length });
  }

  function wakeBots(): void {
    const { status, turn, chairs, length } = stored;
    if (status !== 'playing' || !botsMayPlay(stored)) return;
    if (turn.some(seat => botOf(chairs[seat]))) host.bots.add({ table: id, length });
  }

  async function submit(seat: Seat, move: Move | UndoMove, by?: 'bot'): Promise<Proposal<AnyEvent> | Refusal> {
    for (;;) {
      if (!live || isGone) throw new Error('no game is being played');
      use(live);
      const proposal = proposeTo(live, seat, move);
      if (isIllegal(proposal) || proposal.repeated) return proposal;
      const { from, lines, turn } = proposal;
      const status = turn.length === 0 ? ('over' as const) : ('playing' as const);
      const at = host.now();
      const clock = clockAfter(stored.clock, seat, turn, at);
      const person = by === 'bot' ? {} : { person: seat };
      const version = await tables.append(id, from, lines, {
        turn,
        status,
        clock,
        at,
        ...person,
      });
      if (version === undefined) {
        await readAgain();
        continue;
      }
      live.append(lines, from);
      const { chairs: before } = stored;
      const isBack = by !== 'bot' && before[seat]?.standIn !== '';
      const chairs = isBack ? before.map((chair, i) => (i === seat ? { ...chair, standIn: '' } : chair)) : before;
      const { length } = proposal;
      if (status !== stored.status || isBack || stored.clock.paused !== 0) face += 1;
      // what another process has changed meanwhile is read when it is heard of
      const read = version === stored.version + 1 ? version : stored.version;
      stored = { ...stored, chairs, version: read, length, turn, status, clock, updated: at };
      tell();
      return proposal;
    }
  }

  async function change(decide: (table: StoredTable) => Changed | Promise<Changed>): Promise<StoredTable | Fault> {
    while (!isGone) {
      const decided = await decide(stored);
      if (isFault(decided) || decided === stored) return decided;
      const next = { ...decided, updated: host.now() };
      const version = await tables.change(next);
      if (version === undefined) {
        await readAgain();
        continue;
      }
      stored = { ...next, version };
      if (!live && stored.status !== 'open') live = await openStored(stored.head, await tables.lines(id, 0));
      if (live) use(live);
      await readNames();
      face += 1;
      tell();
      return stored;
    }
    return NO_TABLE;
  }

  await read();
  let asked = stored.turn;
  wakeBots();
  return {
    get stored() {
      return stored;
    },
    get live() {
      if (live) use(live);
      return live;
    },
    get chats() {
      return chats;
    },
    get isWatched() {
      return watchers.size > 0;
    },
    get isGone() {
      return isGone;
    },
    get used() {
      return used;
    },
    get face() {
      return face;
    },
    get seats() {
      if (seats.face !== face) seats = { face, json: seatsJson(stored, known()) };
      return seats.json;
    },
    get clock() {
      return clockOf(stored, host.now());
    },
    json: person => tableJson(stored, person, known()),
    watch(watcher) {
      watchers.add(watcher);
      face += 1;
      for (const other of watchers) if (other !== watcher) other.changed();
    },
    unwatch(watcher) {
      watchers.delete(watcher);
      face += 1;
      used = host.now();
      for (const other of watchers) other.changed();
    },
    async submit(seat, move, by) {
      const begun = host.now();
      used = begun;
      const proposal = await inTurn(() => submit(seat, move, by));
      if (!isIllegal(proposal) && !proposal.repeated) host.metrics.stored(proposal.lines.length, host.now() - begun);
      return proposal;
    },
    change: decide => inTurn(() => change(decide)),
    say: (person, text) =>
      inTurn(async () => {
        await tables.addChat(id, { person, text, at: host.now() });
        await readAgain();
      }),
    catchUp: version =>
      inTurn(async () => {
        if (version > stored.version) await readAgain();
      }),
  };
}

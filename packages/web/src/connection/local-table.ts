import {
  type Action,
  type AnyEvent,
  type AnyGame,
  type Decision,
  type EditionDocument,
  type GameRecord,
  isIllegal,
  newRecord,
  readRecord,
  type Seat,
  seatOf,
  writeRecord,
} from '@waldglas/core';
import { type BotCall, type LiveTable, openTable, playBots, proposeTo, type Submit } from '@waldglas/table';
import type {
  KeptGame,
  LocalGame,
  LogEntry,
  Moment,
  MoveStamp,
  NewTable,
  TableSeat,
  TableSnapshot,
} from './connection.ts';
import { isRecordOpen } from './open-record.ts';
import { sound } from './sound.ts';

/** A bot somewhere else: its actions come by and by. It is given a view, never a state. */
export type AskBot = (
  level: string,
  view: unknown,
  decision: Decision<Action>,
  seed: string,
) => Promise<readonly Action[]>;

/** A table of this browser. Whoever is asked looks at it; only what that seat may know leaves. Bad moves throw. */
export interface LocalTable {
  readonly id: string;
  /** The facts of an exchanged edition. */
  readonly facts: EditionDocument | undefined;
  snapshot(): TableSnapshot;
  /** Plays all of the lines or none. */
  act(lines: readonly string[], stamp?: Pick<MoveStamp, 'key'>): TableSnapshot;
  undo(seat: Seat, steps: number, stamp?: Pick<MoveStamp, 'key'>): TableSnapshot;
  log(from: number): readonly LogEntry[];
  moments(): readonly Moment[];
  /** The text of the record; throws while it would give somebody's hand away. */
  record(): string;
  /** The game as it is kept. */
  kept(): KeptGame;
  /** Lets the bots play as long as one of them is asked, unless `cancelled`; `told` hears of each of their moves. */
  playBots(ask: AskBot, told: (snapshot: TableSnapshot) => void, cancelled: () => boolean): Promise<void>;
}

/** A table for a game that begins. */
export function newLocalTable(game: LocalGame, id: string, { seats, options, seed, facts }: NewTable): LocalTable {
  const named = facts ? { edition: admitted(game.rules, facts) } : {};
  return localTable(game, id, seats, sound(newRecord(game.rules, { players: seats.length, options, seed, ...named })));
}

/** A table for a game that was kept; one that cannot be played throws. */
export function keptLocalTable(game: LocalGame, { id, seats, record: text, acted }: KeptGame): LocalTable {
  const record = sound(readRecord(text));
  if (record.rules !== game.rules.id) throw new Error(`this is a game of ${record.rules}`);
  return localTable(game, id, seats, record, acted);
}

/** Facts that were checked when they were imported. */
function admitted(rules: AnyGame, facts: EditionDocument): string {
  const id = rules.admitEdition(facts);
  if (isIllegal(id)) throw new Error(id.illegal);
  return id;
}

const keyOf = (stamp: Pick<MoveStamp, 'key'> | undefined) => (stamp ? { key: stamp.key } : {});

function localTable(
  { rules, howFar }: LocalGame,
  id: string,
  seats: readonly TableSeat[],
  record: GameRecord,
  lastActed = 0,
): LocalTable {
  const table: LiveTable<Action, unknown, AnyEvent> = sound(openTable(rules, record));
  const isHuman = (seat: Seat) => seats[seat]?.kind === 'human';
  const people = seats.flatMap((_, seat) => (isHuman(seat) ? [seat] : []));
  let looking: Seat | undefined;
  let acted = lastActed;

  /** Whose eyes: of the person who is asked, or who looked last. */
  function viewer(): Seat | undefined {
    const asked = table.turn.filter(isHuman);
    if (looking === undefined || !(asked.length === 0 || asked.includes(looking)))
      looking = asked[0] ?? looking ?? people[0];
    return looking;
  }

  /** What whoever looks gets, with what happened since a length of the record. */
  function snapshot(since: number): TableSnapshot {
    const { options, edition } = table.head;
    return { ...table.snapshot(viewer(), since), id, address: `/games/${id}`, game: rules.id, options, edition, seats };
  }

  // nothing is stale here: one page holds the table, and bots play beside it. Keys keep a move from being played twice
  function act(lines: readonly string[], stamp: Pick<MoveStamp, 'key'> | undefined): TableSnapshot {
    const from = table.length;
    if (!lines.every(line => isHuman(seatOf(line.slice(0, 1)) ?? -1))) throw new Error('only people play from here');
    // the page acts for every person at this device, and asks what an anytime action asks afterwards
    table.append(sound(table.propose('all', { lines, ...keyOf(stamp) })).lines);
    acted = Date.now();
    return snapshot(from);
  }

  return {
    id,
    facts: record.facts,
    snapshot: () => snapshot(table.length),
    act,
    undo(seat, steps, stamp) {
      if (!isHuman(seat)) throw new Error('only people take back from here');
      const from = table.length;
      table.append(sound(table.proposeUndo(seat, steps, keyOf(stamp))).lines);
      return snapshot(from);
    },
    log: from => table.log(viewer(), from),
    // several people share this screen: while a game runs they see together what everybody may know
    moments: () => [...table.moments(undefined)],
    record() {
      if (!isRecordOpen({ seats, over: table.turn.length === 0 })) throw new Error('the record waits for the end');
      return writeRecord(table.record());
    },
    kept() {
      const { view, scores } = table.snapshot(undefined);
      return {
        id,
        game: rules.id,
        seats,
        record: writeRecord(table.record()),
        updated: Date.now(),
        acted,
        points: scores.map(({ points }) => points),
        over: table.turn.length === 0,
        howFar: howFar(view),
      };
    },
    async playBots(ask, told, cancelled) {
      const bots = seats.map(({ kind }): BotCall<Action, unknown> | undefined =>
        kind === 'human'
          ? undefined
          : async (view, decision, { seed }) => ({ actions: await ask(kind, view, decision, seed) }),
      );
      // line by line, so that whoever looks can follow
      const submit: Submit<AnyEvent> = (seat, move) => {
        const answer = proposeTo(table, seat, move);
        if (isIllegal(answer)) return answer;
        for (const line of answer.lines) {
          const from = table.length;
          table.append([line]);
          told(snapshot(from));
        }
        return answer;
      };
      await playBots(table, bots, { budget: { cancelled }, submit });
    },
  };
}

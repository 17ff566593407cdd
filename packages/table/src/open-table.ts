import {
  type Action,
  type BadRecord,
  type BaseState,
  badRecord,
  begin,
  beginRunning,
  type Decision,
  type Game,
  type GameRecord,
  type Illegal,
  isIllegal,
  type Position,
  type RunningGame,
  replayLine,
  type Seat,
  seatLetter,
  seatOf,
  takeBack,
  undoable,
  undoer,
} from '@waldglas/core';
import type { LiveTable } from './live-table.ts';
import {
  fenced,
  type Move,
  type Proposal,
  playMove,
  type Refusal,
  refused,
  type Sender,
  type StoredLine,
} from './move.ts';
import { logOf, momentsOf, type PastEvents, pastLines } from './past.ts';
import { type RecentEvents, recentEvents } from './recent.ts';
import { type AnyEvent, type Snapshot, snapshotOf, type UndoReach } from './snapshot.ts';

/** The most lines that can be taken back at a time. */
const MOST_STEPS = 60;

/** The table of a record, or what is wrong with the record. */
export function openTable<S extends BaseState, A extends Action, V, E extends AnyEvent>(
  game: Game<S, A, V, E>,
  record: GameRecord,
): LiveTable<A, V, E> | BadRecord {
  const begun = begin(game, record);
  if (isIllegal(begun)) return badRecord(0, begun.illegal);
  const { actions, scores: _, ...head } = record;
  const memory: Memory<S, A, E> = {
    running: beginRunning(begun),
    stored: [],
    recent: recentEvents(0),
    keys: new Map(),
  };
  for (const [index, line] of actions.entries()) {
    const wrong = remember(game, memory, { line, seat: seatOf(line.slice(0, 1)) ?? 0 });
    if (wrong) return badRecord(index + 1, wrong.illegal);
  }
  return liveTable(game, head, memory);
}

/** All that a table remembers. */
interface Memory<S, A extends Action, E> {
  running: RunningGame<S, A>;
  readonly stored: StoredLine[];
  readonly recent: RecentEvents<E>;
  /** The lengths after moves that had a key, by seat and key. */
  readonly keys: Map<string, number>;
}

/** Plays one more line of the record, or tells why that cannot be one. */
function remember<S extends BaseState, A extends Action, V, E>(
  game: Game<S, A, V, E>,
  memory: Memory<S, A, E>,
  one: StoredLine,
): Illegal | undefined {
  const { running, stored, recent, keys } = memory;
  const seat = undoer(one.line);
  if (seat === undefined) {
    const played = replayLine(game, running, one.line);
    if (isIllegal(played)) return played;
    recent.set(stored.length, played.events);
    memory.running = played.running;
  } else {
    const taken = takeBack<S, A, V, E>(game, running, seat);
    if (isIllegal(taken)) return taken;
    recent.remove(taken.index);
    for (const [index, events] of taken.events) recent.set(index, events);
    memory.running = taken.running;
  }
  stored.push(one);
  if (one.key !== undefined) keys.set(`${one.seat} ${one.key}`, stored.length);
  return undefined;
}

function liveTable<S extends BaseState, A extends Action, V, E extends AnyEvent>(
  game: Game<S, A, V, E>,
  head: LiveTable<A, V, E>['head'],
  memory: Memory<S, A, E>,
): LiveTable<A, V, E> {
  const { stored, recent, keys } = memory;

  const isOver = () => decisions().length === 0;
  let open: { readonly state: S; readonly decisions: readonly Decision<A>[] } | undefined;

  /** What is asked now, found once for each moment: some games have to look ahead for it. */
  function decisions(): readonly Decision<A>[] {
    const { state } = memory.running.end;
    if (open?.state !== state) open = { state, decisions: game.decisions(state) };
    return open.decisions;
  }

  function recordSoFar(): GameRecord {
    return { ...head, actions: stored.map(({ line }) => line) };
  }

  /** What the standing lines from a length of the record on did. */
  function happenedSince(since: number): PastEvents<E>[] {
    if (since < recent.first) {
      return [...pastLines(game, recordSoFar())].filter(({ index }) => index >= since);
    }
    const found: PastEvents<E>[] = [];
    for (let index = since; index < stored.length; index++) {
      const events = recent.get(index);
      if (events) found.push({ seat: stored[index]?.seat ?? 0, index, events });
    }
    return found;
  }

  /** Was a line before this length taken back since? */
  function isTakenBackBefore(since: number): boolean {
    const own = new Map<Seat, number>();
    for (let index = since; index < stored.length; index++) {
      const { line = '', seat = 0 } = stored[index] ?? {};
      const left = (own.get(seat) ?? 0) + (undoer(line) === undefined ? 1 : -1);
      if (left < 0) return true;
      own.set(seat, left);
    }
    return false;
  }

  function undoReach(seat: Seat | undefined): UndoReach {
    if (seat === undefined) return { lines: [], fence: 'nothing' };
    const { lines, fence } = undoable(game, memory.running, seat, MOST_STEPS);
    return { lines, fence: fence?.fence ?? 'nothing' };
  }

  function snapshot(seat: Seat | undefined, since = stored.length): Snapshot<V, A, E> {
    const { state } = memory.running.end;
    const reset = since > stored.length || isTakenBackBefore(since);
    return snapshotOf({
      seat,
      from: since,
      length: stored.length,
      reset,
      happened: reset ? [] : happenedSince(since).flatMap(({ events }) => events),
      view: game.view(state, seat),
      decision: decisions().find(decision => decision.seat === seat),
      anytime: seat === undefined ? [] : game.anytime(state, seat),
      turn: decisions().map(decision => decision.seat),
      scores: game.scores(state),
      undo: undoReach(seat),
    });
  }

  /** A move that was played before under its key, or that comes too late for what its sender saw. */
  function answeredBefore(sender: Sender, { seen, key }: Omit<Move, 'lines'>): Proposal<E> | Refusal | undefined {
    const seats = sender === 'all' ? Array.from({ length: head.players }, (_, seat) => seat) : [sender];
    const length = key === undefined ? 0 : Math.max(...seats.map(seat => keys.get(`${seat} ${key}`) ?? 0));
    if (length > 0) return { from: stored.length, length, lines: [], events: [], repeated: true };
    if (seen === undefined) return undefined;
    const since = stored.slice(seen);
    const isStale =
      seen > stored.length ||
      since.some(({ seat, line }) => sender === 'all' || seat === sender || undoer(line) !== undefined);
    return isStale ? refused('stale', 'the table has changed since: look at it again') : undefined;
  }

  function proposed(
    lines: readonly Omit<StoredLine, 'key'>[],
    events: Proposal<E>['events'],
    { key }: Omit<Move, 'lines'>,
  ): Proposal<E> {
    return {
      from: stored.length,
      length: stored.length + lines.length,
      lines: key === undefined ? lines : lines.map(line => ({ ...line, key })),
      events,
      repeated: false,
    };
  }

  function propose(sender: Sender, move: Move): Proposal<E> | Refusal {
    const before = answeredBefore(sender, move);
    if (before) return before;
    const played = playMove(game, memory.running, head.players, sender, move.lines);
    return isIllegal(played) ? played : proposed(played.lines, played.events, move);
  }

  function proposeUndo(seat: Seat, steps: number, move: Omit<Move, 'lines'> = {}): Proposal<E> | Refusal {
    const before = answeredBefore(seat, move);
    if (before) return before;
    const { lines, fence } = undoable(game, memory.running, seat, steps);
    if (fence) return fenced(seat, fence);
    const line = `${seatLetter(seat)} undo`;
    return proposed(
      lines.map(() => ({ line, seat })),
      lines.map(() => ({ kind: 'undo', seat })),
      move,
    );
  }

  function recordFrom(part: Position): GameRecord | Illegal {
    const placed = game.fromPosition(memory.running.end.state, part);
    if (isIllegal(placed)) return placed;
    return { ...head, start: JSON.stringify(game.position(placed, 'all')), actions: [] };
  }

  return {
    game,
    head,
    get length() {
      return stored.length;
    },
    get turn() {
      return decisions().map(({ seat }) => seat);
    },
    snapshot,
    propose,
    proposeUndo,
    append(lines) {
      for (const one of lines) {
        const wrong = remember(game, memory, one);
        if (wrong) throw new Error(`line ${stored.length + 1}: ${wrong.illegal}`);
      }
    },
    log: (seat, from = 0) => logOf(happenedSince(from), seat),
    moments: seat => momentsOf(game, recordSoFar(), seat, isOver()),
    position: viewer => game.position(memory.running.end.state, viewer),
    recordFrom,
    why: (seat, wish) => game.why(memory.running.end.state, seat, wish),
    copy: () =>
      liveTable(game, head, { ...memory, stored: stored.slice(), recent: recent.copy(), keys: new Map(keys) }),
    record() {
      if (!isOver()) return recordSoFar();
      return { ...recordSoFar(), scores: game.scores(memory.running.end.state).map(({ points }) => points) };
    },
  };
}

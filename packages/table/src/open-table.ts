import {
  type Action,
  type AnyEvent,
  type BadRecord,
  type BaseState,
  badRecord,
  begin,
  beginRunning,
  type Decision,
  type Game,
  type GameRecord,
  type Illegal,
  illegal,
  isIllegal,
  type Position,
  type RunningGame,
  type Seat,
  seatLetter,
  seatOf,
  takeBack,
  undoable,
  undoer,
} from '@waldglas/core';
import type { LiveTable } from './live-table.ts';
import { adopt, beginMemory, type Memory, type PlayedAhead, remember } from './memory.ts';
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
import { packable } from './packable.ts';
import { logOf, momentsOf, type PastEvents, pastLines } from './past.ts';
import { type Snapshot, snapshotOf, type UndoReach } from './snapshot.ts';
import { standingAnswer } from './standing-answer.ts';

/** What stands in the way of an undo where a record must not grow for ever. */
const TOO_LONG = 'long';

/** The most lines that can be taken back at a time. */
const MOST_STEPS = 60;

/** The table of a record, or what is wrong with the record. From `undoUntil` lines on nobody takes back any more. */
export function openTable<S extends BaseState, A extends Action, V, E extends AnyEvent>(
  game: Game<S, A, V, E>,
  record: GameRecord,
  undoUntil = Number.POSITIVE_INFINITY,
): LiveTable<A, V, E> | BadRecord {
  const begun = begin(game, record);
  if (isIllegal(begun)) return badRecord(0, begun);
  const { actions, scores: _, ...head } = record;
  const memory: Memory<S, A, E> = beginMemory(beginRunning(begun));
  for (const [index, line] of actions.entries()) {
    const wrong = remember(game, memory, { line, seat: seatOf(line.slice(0, 1)) ?? 0 });
    if (wrong) return badRecord(index + 1, wrong);
  }
  return liveTable(game, head, memory, undoUntil);
}

/** What a seat sees at one moment, but for what has happened. */
type Look<V, A extends Action> = Pick<
  Snapshot<V, A, unknown>,
  'view' | 'decision' | 'anytime' | 'turn' | 'scores' | 'undo'
>;

function liveTable<S extends BaseState, A extends Action, V, E extends AnyEvent>(
  game: Game<S, A, V, E>,
  head: LiveTable<A, V, E>['head'],
  remembered: Memory<S, A, E>,
  undoUntil: number,
): LiveTable<A, V, E> {
  const memory = packable(game, remembered);
  const isOver = () => decisions().length === 0;
  const asked = new WeakMap<S, readonly Decision<A>[]>();
  const looks = new WeakMap<RunningGame<S, A>, Map<Seat | undefined, Look<V, A>>>();
  let ahead: PlayedAhead<S, A, E> | undefined;

  /** What is asked, found once for each state: some games have to look ahead for it. */
  function decisions(state = memory.running.end.state): readonly Decision<A>[] {
    const found = asked.get(state) ?? game.decisions(state);
    asked.set(state, found);
    return found;
  }

  /** What a seat sees now, found once for each moment: several may look with the same eyes. */
  function look(seat: Seat | undefined): Look<V, A> {
    const bySeat = looks.get(memory.running) ?? new Map<Seat | undefined, Look<V, A>>();
    looks.set(memory.running, bySeat);
    const { state } = memory.running.end;
    const found = bySeat.get(seat) ?? {
      view: game.view(state, seat),
      decision: decisions().find(decision => decision.seat === seat),
      anytime: seat === undefined ? [] : game.anytime(state, seat),
      turn: turnOf(state),
      scores: game.scores(state),
      undo: undoReach(seat),
    };
    bySeat.set(seat, found);
    return found;
  }

  function turnOf(state: S): readonly Seat[] {
    return decisions(state).map(({ seat }) => seat);
  }

  function recordSoFar(): GameRecord {
    return { ...head, actions: memory.stored.map(({ line }) => line) };
  }

  /** What the standing lines from a length of the record on did. */
  function* happenedSince(since: number): Generator<PastEvents<E>> {
    const { stored, recent } = memory;
    if (since < recent.first) {
      for (const one of pastLines(game, recordSoFar())) if (one.index >= since) yield one;
      return;
    }
    for (let index = since; index < stored.length; index++) {
      const events = recent.get(index);
      if (events) yield { seat: stored[index]?.seat ?? 0, index, events };
    }
  }

  /** Was a line before this length taken back since? */
  function isTakenBackBefore(since: number): boolean {
    const { stored } = memory;
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
    if (memory.length >= undoUntil) return { lines: [], fence: TOO_LONG };
    const { lines, fence } = undoable(game, memory.running, seat, MOST_STEPS);
    return { lines, fence: fence?.fence ?? 'nothing' };
  }

  function snapshot(seat: Seat | undefined, since = memory.length): Snapshot<V, A, E> {
    const reset = since > memory.length || isTakenBackBefore(since);
    return snapshotOf({
      seat,
      from: since,
      length: memory.length,
      reset,
      happened: reset ? [] : [...happenedSince(since)].flatMap(({ events }) => events),
      ...look(seat),
    });
  }

  /** A move that was played before under its key, or that comes too late for what its sender saw. */
  function answeredBefore(sender: Sender, { seen, key }: Omit<Move, 'lines'>): Proposal<E> | Refusal | undefined {
    const { stored, keys } = memory;
    const seats = sender === 'all' ? Array.from({ length: head.players }, (_, seat) => seat) : [sender];
    const length = key === undefined ? 0 : Math.max(...seats.map(seat => keys.get(`${seat} ${key}`) ?? 0));
    const turn = turnOf(memory.running.end.state);
    if (length > 0) return { from: stored.length, length, lines: [], events: [], turn, repeated: true };
    if (seen === undefined) return undefined;
    const since = stored.slice(seen);
    const isStale =
      seen > stored.length ||
      since.some(({ seat, line }) => sender === 'all' || seat === sender || undoer(line) !== undefined);
    return isStale ? refused('stale', illegal('stale')) : undefined;
  }

  function proposed(
    lines: readonly Omit<StoredLine, 'key'>[],
    events: Proposal<E>['events'],
    { end }: RunningGame<S, A>,
    { key }: Omit<Move, 'lines'>,
  ): Proposal<E> {
    return {
      from: memory.length,
      length: memory.length + lines.length,
      lines: key === undefined ? lines : lines.map(line => ({ ...line, key })),
      events,
      turn: turnOf(end.state),
      repeated: false,
    };
  }

  function propose(sender: Sender, move: Move): Proposal<E> | Refusal {
    const before = answeredBefore(sender, move);
    if (before) return before;
    const played = playMove(game, memory.running, head.players, sender, move.lines);
    if (isIllegal(played)) return played;
    const { running, lines, events } = played;
    const proposal = proposed(lines, events.flat(), running, move);
    // an undo does more than to add a line
    if (!lines.some(({ line }) => undoer(line) !== undefined))
      ahead = { lines: proposal.lines, running, events: events as readonly (readonly E[])[] };
    return proposal;
  }

  function proposeUndo(seat: Seat, steps: number, move: Omit<Move, 'lines'> = {}): Proposal<E> | Refusal {
    const before = answeredBefore(seat, move);
    if (before) return before;
    if (memory.length >= undoUntil) return fenced(seat, { fence: TOO_LONG, line: memory.length });
    const { lines, fence } = undoable(game, memory.running, seat, steps);
    if (fence) return fenced(seat, fence);
    const line = `${seatLetter(seat)} undo`;
    let { running } = memory;
    for (const _ of lines) {
      const taken = takeBack<S, A, V, E>(game, running, seat);
      if (isIllegal(taken)) return fenced(seat, taken);
      running = taken.running;
    }
    return proposed(
      lines.map(() => ({ line, seat })),
      lines.map(() => ({ kind: 'undo', seat })),
      running,
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
      return memory.length;
    },
    get turn() {
      return turnOf(memory.running.end.state);
    },
    snapshot,
    propose,
    proposeUndo,
    append(lines, from = memory.length) {
      const { stored } = memory;
      if (from > stored.length) throw new Error(`lines ${stored.length + 1} to ${from} are missing`);
      const played = ahead;
      ahead = undefined;
      if (played?.lines === lines && from === stored.length && played.running.length === from + lines.length)
        return adopt(memory, played);
      for (const one of lines.slice(stored.length - from)) {
        const wrong = remember(game, memory, one);
        if (wrong) throw new Error(`line ${stored.length + 1}: ${wrong.illegal}`);
      }
    },
    log: (seat, from = 0, most) => logOf(happenedSince(from), seat, most),
    moments: (seat, from = 0) => momentsOf(game, recordSoFar(), { viewer: seat, over: isOver(), from }),
    position: viewer => game.position(memory.running.end.state, viewer),
    recordFrom,
    standingAnswer(seat) {
      const asked = decisions().find(decision => decision.seat === seat);
      const answer = asked && standingAnswer(game, memory.running.end.state, asked);
      return answer && game.write(answer);
    },
    why: (seat, wish) => game.why(memory.running.end.state, seat, wish),
    copy() {
      const { running, stored, recent, keys } = memory;
      const copied = { running, stored: stored.slice(), recent: recent.copy(), keys: new Map(keys) };
      return liveTable(game, head, copied, undoUntil);
    },
    rest(pack) {
      ahead = undefined;
      memory.rest(pack);
    },
    record() {
      if (!isOver()) return recordSoFar();
      return { ...recordSoFar(), scores: game.scores(memory.running.end.state).map(({ points }) => points) };
    },
  };
}

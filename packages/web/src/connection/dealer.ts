import {
  type Action,
  append,
  type BaseState,
  type Decision,
  newRecord as freshRecord,
  type GameRecord,
  isIllegal,
  play,
  playRecord,
  type RunningGame,
  readRecord,
  replay,
  type Seat,
  seatLetter,
  undoable,
  writeRecord,
} from '@waldglas/core';
import type { AnyGame } from '../catalog.ts';
import type { AnyEvent, Frame, LogEntry, Opening, Plan, SavedGame, Sitting, Snapshot, Undoable } from './connection.ts';
import { type Dials, framesOf, lastPicked, logOf, periodIn, turned, untouched, visible } from './past.ts';

/** A line that cannot be played, a file that is no game: nothing has changed. */
export class Refused extends Error {}

/** The most lines that one can take back at a time. */
const MOST_STEPS = 60;

/** Holds one local game: its record is the truth, the state is folded from it, and only views leave. */
export interface Dealer {
  readonly id: string;
  readonly game: string;
  snapshot(): Snapshot;
  /** All of the lines or none. */
  act(lines: readonly string[]): Snapshot;
  /** The lines of a bot, as long as they are legal: then it is asked again. At least the first has to be. */
  actWhileLegal(lines: readonly string[]): Snapshot;
  undo(seat: Seat, steps: number): Snapshot;
  plan(seat: Seat, wish: string): Plan;
  log(from?: number): readonly LogEntry[];
  frames(): readonly Frame[];
  saved(): SavedGame;
  /** The decision of a bot, with what it may see; nothing if none is to decide. */
  botDecision():
    | {
        readonly seat: Seat;
        readonly level: Sitting['kind'];
        readonly view: unknown;
        readonly decision: Decision<Action>;
        readonly length: number;
      }
    | undefined;
}

export function newRecord(game: AnyGame, { sittings, options, seed }: Opening): GameRecord {
  const record = freshRecord(game, { players: sittings.length, options, seed });
  if (isIllegal(record)) throw new Refused(record.illegal);
  return record;
}

/** The record in the text of a saved or imported game; whether it can be played is for the dealer to find out. */
export function recordOf(game: AnyGame, text: string): GameRecord {
  const record = readRecord(text);
  if (isIllegal(record)) throw new Refused(record.illegal);
  if (record.rules !== game.id) throw new Refused(`this is a game of ${record.rules}`);
  const { scores: _, ...open } = record;
  return open;
}

/** A dealer for a record; one that cannot be played is refused. */
export function dealer(game: AnyGame, id: string, sittings: readonly Sitting[], begun: GameRecord): Dealer {
  let record = begun;
  let { state, dials } = folded(game, record);
  let events: readonly AnyEvent[] = [];
  let looking: Seat | undefined;

  const isHuman = (seat: Seat) => sittings[seat]?.kind === 'human';
  const people = sittings.flatMap((_, seat) => (isHuman(seat) ? [seat] : []));

  /** Whose eyes: of the person who is asked, or who looked last. */
  function viewer(decisions: readonly Decision<Action>[]): Seat | undefined {
    const asked = decisions.filter(({ seat }) => isHuman(seat)).map(({ seat }) => seat);
    if (looking === undefined || !(asked.length === 0 || asked.includes(looking)))
      looking = asked[0] ?? looking ?? people[0];
    return looking;
  }

  function snapshot(): Snapshot {
    const decisions = game.decisions(state);
    const seat = viewer(decisions);
    return {
      id,
      sittings,
      length: record.actions.length,
      viewer: seat,
      view: game.view(state, seat),
      decision: decisions.find(one => one.seat === seat),
      anytime: seat === undefined ? [] : game.anytime(state, seat),
      deciding: decisions.map(one => one.seat),
      scores: game.scores(state),
      over: decisions.length === 0,
      events: events.filter(event => visible(event, seat)),
      dials,
      undoable: farBack(seat),
      lastPicked: seat === undefined ? [] : lastPicked(record, seat),
    };
  }

  function read(line: string): Action {
    const action = game.read(line);
    if (isIllegal(action)) throw new Refused(action.illegal);
    return action;
  }

  function act(lines: readonly string[]): Snapshot {
    const played = play(game, state, lines.map(read));
    if (isIllegal(played)) throw new Refused(played.illegal);
    record = append(record, lines);
    state = played.state;
    events = played.events;
    dials = turned(dials, played.events);
    return snapshot();
  }

  function actWhileLegal(lines: readonly string[]): Snapshot {
    const [first] = lines;
    if (first === undefined) throw new Refused('there is no line');
    const legal: string[] = [];
    let far = state;
    for (const line of lines) {
      const action = game.read(line);
      const next = isIllegal(action) ? action : play(game, far, [action]);
      if (isIllegal(next)) break;
      far = next.state;
      legal.push(line);
    }
    // a first line that is illegal says why
    return act(legal.length > 0 ? legal : [first]);
  }

  function takeBack(seat: Seat, steps: number): Snapshot {
    const { lines, fence } = undoable(game, runningGame(game, record), seat, steps);
    if (lines.length < steps) throw new Refused(fence?.illegal ?? '');
    record = append(
      record,
      lines.map(() => `${seatLetter(seat)} undo`),
    );
    ({ state, dials } = folded(game, record));
    events = [];
    return snapshot();
  }

  /** The own lines back to the fence. */
  function farBack(seat: Seat | undefined): Undoable {
    if (seat === undefined) return { lines: [], fence: 'nothing' };
    const { lines, fence } = undoable(game, runningGame(game, record), seat, MOST_STEPS);
    return { lines, fence: fence?.fence ?? 'nothing' };
  }

  function plan(seat: Seat, wish: string): Plan {
    const reason = game.why(state, seat, read(wish));
    if (!reason) return { reached: true, first: [], reason };
    return { reached: reason.reach === true, first: reason.first ?? [], reason };
  }

  return {
    id,
    game: game.id,
    snapshot,
    act,
    actWhileLegal,
    undo: takeBack,
    plan,
    log: (from = 0) => logOf(game, record, looking).filter(({ before }) => before >= from),
    frames: () => framesOf(game, record, game.decisions(state).length === 0),
    saved: () => ({
      id,
      game: game.id,
      sittings,
      record: textOf(game, record, state),
      updated: Date.now(),
      over: game.decisions(state).length === 0,
      ...periodIn(game.view(state, undefined)),
    }),
    botDecision() {
      const decision = game.decisions(state).find(({ seat }) => !isHuman(seat));
      if (!decision) return undefined;
      const { seat } = decision;
      const level = sittings[seat]?.kind ?? 'random';
      return { seat, level, view: game.view(state, seat), decision, length: record.actions.length };
    },
  };
}

function textOf(game: AnyGame, record: GameRecord, state: BaseState): string {
  if (game.decisions(state).length > 0) return writeRecord(record);
  return writeRecord({ ...record, scores: game.scores(state).map(({ points }) => points) });
}

/** The state of a record, and how far its dials have turned. */
function folded(game: AnyGame, record: GameRecord): { state: BaseState; dials: Dials } {
  const events: AnyEvent[] = [];
  const state = replay(game, record, undefined, event => events.push(event));
  if (isIllegal(state)) throw new Refused(state.illegal);
  return { state, dials: turned(untouched(record), events) };
}

/** The game that a record leads to, with all that undo needs. */
function runningGame(game: AnyGame, record: GameRecord): RunningGame<BaseState, Action> {
  const running = playRecord(game, record);
  if (isIllegal(running)) throw new Refused(running.illegal);
  return running;
}

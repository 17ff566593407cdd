import {
  type Action,
  append,
  type BaseState,
  begin,
  type Decision,
  type Game,
  type GameRecord,
  isIllegal,
  live,
  play,
  readRecord,
  replay,
  type Seat,
  seatLetter,
  seatOf,
  undo,
  writeRecord,
} from '@waldglas/core';
import type { AnyEvent, Frame, LogEntry, Opening, Plan, SavedGame, Sitting, Snapshot, Undoable } from './feed.ts';

/** A game as the table knows it. */
export type AnyGame = Game<BaseState, Action, unknown, AnyEvent>;

/** A line that cannot be played, a file that is no game: nothing has changed. */
export class Refused extends Error {}

/** The most lines that one can take back at a time. */
const MOST_STEPS = 60;

/** Holds one local game: its record is the truth, the state is folded from it, and only views leave. */
export interface Dealer {
  readonly id: string;
  snapshot(): Snapshot;
  act(lines: readonly string[]): Snapshot;
  undo(seat: Seat, steps: number): Snapshot;
  look(seat: Seat): Snapshot;
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
  const edition = game.editions.at(-1) ?? '';
  return { rules: game.id, edition, fixes: [], players: sittings.length, options, seed, actions: [] };
}

/** The record in the text of a saved or imported game. */
export function recordOf(game: AnyGame, text: string): GameRecord {
  const record = readRecord(text);
  if (isIllegal(record)) throw new Refused(record.illegal);
  if (record.rules !== game.id) throw new Refused(`this is a game of ${record.rules}`);
  const { scores: _, ...open } = record;
  const end = replay(game, open);
  if (isIllegal(end)) throw new Refused(end.illegal);
  return open;
}

/** A dealer for a sound record. */
export function dealer(game: AnyGame, id: string, sittings: readonly Sitting[], begun: GameRecord): Dealer {
  let record = begun;
  let state = folded(game, record);
  let dials = dialsOf(game, record);
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
      undoable: undoable(seat),
    };
  }

  function act(lines: readonly string[]): Snapshot {
    const actions = lines.map(line => {
      const action = game.read(line);
      if (isIllegal(action)) throw new Refused(action.illegal);
      return action;
    });
    const played = play(game, state, actions);
    if (isIllegal(played)) throw new Refused(played.illegal);
    record = append(record, lines);
    state = played.state;
    events = played.events;
    dials = turned(dials, played.events);
    return snapshot();
  }

  function takeBack(seat: Seat, steps: number): Snapshot {
    let shorter = record;
    for (let i = 0; i < steps; i++) {
      const next = undo(game, shorter, seat);
      if (isIllegal(next)) throw new Refused(next.illegal);
      shorter = next;
    }
    record = shorter;
    state = folded(game, record);
    dials = dialsOf(game, record);
    events = [];
    return snapshot();
  }

  /** The own lines back to the fence: what would be taken back is found by taking it back. */
  function undoable(seat: Seat | undefined): Undoable {
    if (seat === undefined) return { lines: [], fence: 'nothing' };
    const lines: string[] = [];
    let shorter = record;
    for (let i = 0; i < MOST_STEPS; i++) {
      const next = undo(game, shorter, seat);
      if (isIllegal(next)) return { lines, fence: next.fence };
      lines.unshift(lastLine(shorter, seat));
      shorter = next;
    }
    return { lines, fence: 'nothing' };
  }

  function plan(seat: Seat, wish: string): Plan {
    const action = game.read(wish);
    if (isIllegal(action)) throw new Refused(action.illegal);
    const reason = game.why(state, seat, action);
    if (!reason) return { reached: true, first: [], reason };
    return { reached: reason.reach === true, first: reason.first ?? [], reason };
  }

  return {
    id,
    snapshot,
    act,
    undo: takeBack,
    look(seat) {
      looking = seat;
      events = [];
      return snapshot();
    },
    plan,
    log: (from = 0) => logOf(game, record, looking).filter(({ before }) => before >= from),
    frames: () => framesOf(game, record),
    saved: () => ({
      id,
      game: game.id,
      sittings,
      record: textOf(game, record, state),
      updated: Date.now(),
      over: game.decisions(state).length === 0,
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

function folded(game: AnyGame, record: GameRecord): BaseState {
  const state = replay(game, record);
  if (isIllegal(state)) throw new Refused(state.illegal);
  return state;
}

function lastLine({ actions }: GameRecord, seat: Seat): string {
  const standing = live(actions);
  const own = isIllegal(standing) ? [] : standing.filter(i => actions[i]?.startsWith(`${seatLetter(seat)} `));
  return actions[own.at(-1) ?? -1] ?? '';
}

type Dials = Snapshot['dials'];

function dialsOf(game: AnyGame, record: GameRecord): Dials {
  const events: AnyEvent[] = [];
  replay(game, record, undefined, event => events.push(event));
  return turned(
    Array.from({ length: record.players }, () => ({})),
    events,
  );
}

/** The dials after what happened: they only ever turn on. */
function turned(dials: Dials, events: readonly AnyEvent[]): Dials {
  const next = dials.map(one => ({ ...one }));
  for (const event of events) {
    if (event.kind !== 'turn' || event.seat === undefined || !('wheel' in event) || !('steps' in event)) continue;
    const dial = next[event.seat];
    const wheel = String(event.wheel);
    if (dial) dial[wheel] = (dial[wheel] ?? 0) + Number(event.steps);
  }
  return next;
}

/** An event with `to` is for that seat alone. */
function visible(event: AnyEvent, seat: Seat | undefined): boolean {
  return !('to' in event && typeof event.to === 'number') || event.to === seat;
}

/** Every live line with what happened by it; secret lines of others are left out as long as they are secret. */
function logOf(game: AnyGame, record: GameRecord, looking: Seat | undefined): LogEntry[] {
  const entries: LogEntry[] = [];
  const standing = live(record.actions);
  let state = begin(game, record);
  if (isIllegal(standing) || isIllegal(state)) return [];
  for (const index of standing) {
    const line = record.actions[index] ?? '';
    const action = game.read(line);
    if (isIllegal(action)) break;
    const events: AnyEvent[] = [];
    state = game.clone(state);
    game.apply(state, action, event => events.push(event));
    entries.push({
      seat: seatOf(line.slice(0, 1)) ?? 0,
      line: '',
      before: index,
      events: events.filter(one => visible(one, looking)),
    });
  }
  return entries.filter(entry => entry.events.length > 0);
}

/** Every moment of a finished game, seen by nobody in particular. */
function framesOf(game: AnyGame, record: GameRecord): Frame[] {
  const standing = live(record.actions);
  let state = begin(game, record);
  if (isIllegal(standing) || isIllegal(state)) return [];
  let dials: Dials = Array.from({ length: record.players }, () => ({}));
  const over = game.decisions(folded(game, record)).length === 0;
  const look = (s: BaseState, seat: Seat) => game.view(s, over ? seat : undefined);
  const frames: Frame[] = [{ view: look(state, 0), scores: game.scores(state), dials, entry: undefined }];
  for (const index of standing) {
    const line = record.actions[index] ?? '';
    const action = game.read(line);
    if (isIllegal(action)) break;
    const events: AnyEvent[] = [];
    state = game.clone(state);
    game.apply(state, action, event => events.push(event));
    dials = turned(dials, events);
    const entry = { seat: action.seat, line, before: index, events };
    frames.push({ view: look(state, action.seat), scores: game.scores(state), dials, entry });
  }
  return frames;
}

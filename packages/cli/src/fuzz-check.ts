import {
  type Action,
  type AnyGame,
  type BaseState,
  type GameRecord,
  isIllegal,
  lookAheadFault,
  readRecord,
  replay,
  seatOf,
  verify,
  writeRecord,
} from '@waldglas/core';
import { MOST_ACTIONS } from './simulate-run.ts';

/** The kinds of faults that `fuzz` looks for. */
export type FaultKind = 'crash' | 'dead end' | 'endless' | 'foresight' | 'clone' | 'JSON' | 'replay';

/** Those that only a thorough look finds. */
const THOROUGH: readonly FaultKind[] = ['foresight', 'clone', 'JSON'];

/** A fault and the record that leads to it. */
export interface Fault {
  readonly kind: FaultKind;
  readonly message: string;
  readonly record: GameRecord;
}

/** Whoever chooses the next action; undefined: stop here. */
type Chooser = (s: BaseState, length: number) => Action | undefined;

/** How a game went that was watched. */
interface Watched {
  readonly actions: number;
  readonly fault?: Fault;
}

/** Plays from the set-up of `record`, looks for faults; `thorough` also compares copies, and what is offered with what playing it through finds. */
export function watch(game: AnyGame, record: GameRecord, choose: Chooser, thorough: boolean): Watched {
  const actions: string[] = [];
  const found = (kind: FaultKind, message: string): Watched => ({
    actions: actions.length,
    fault: { kind, message, record: { ...record, actions } },
  });
  try {
    const { players, options, edition, fixes, seed } = record;
    const s = game.setup({ players, options, edition, fixes }, seed);
    for (;;) {
      const dead = deadEnd(game, s);
      if (dead !== undefined) return found('dead end', dead);
      const unforeseen = thorough ? lookAheadFault(game, s) : undefined;
      if (unforeseen !== undefined) return found('foresight', unforeseen);
      const action = choose(s, actions.length);
      if (!action) break;
      actions.push(game.write(action));
      const trouble = step(game, s, action, thorough);
      if (trouble) return found(trouble.kind, trouble.message);
      if (actions.length > MOST_ACTIONS) return found('endless', `more than ${MOST_ACTIONS} actions`);
    }
    const message = replayDifference(game, { ...record, actions }, s);
    return message === undefined ? { actions: actions.length } : found('replay', message);
  } catch (error) {
    return found('crash', error instanceof Error ? error.message : String(error));
  }
}

/** Nothing to do although the game goes on: an empty list of options, or no question with an agenda left. */
function deadEnd(game: AnyGame, s: BaseState): string | undefined {
  const decisions = game.decisions(s);
  const empty = decisions.find(decision => decision.options.length === 0);
  if (empty) return `"${empty.ask.what}" offers nothing`;
  return decisions.length === 0 && s.agenda.length > 0 ? 'no decision, but the game is not over' : undefined;
}

/** Applies an action; if asked, on copies as well, which have to go the same way and leave each other alone. */
function step(
  game: AnyGame,
  s: BaseState,
  action: Action,
  thorough: boolean,
): { kind: FaultKind; message: string } | undefined {
  if (!thorough) {
    game.apply(s, action);
    return undefined;
  }
  const before = JSON.stringify(s);
  const copy = game.clone(s);
  if (JSON.stringify(copy) !== before) return { kind: 'clone', message: 'a clone differs from its state' };
  game.apply(s, action);
  if (JSON.stringify(copy) !== before) return { kind: 'clone', message: 'an action changed a clone' };
  const after = JSON.stringify(s);
  game.apply(copy, action);
  if (JSON.stringify(copy) !== after) return { kind: 'clone', message: 'a clone goes another way' };
  const parsed = JSON.parse(before) as BaseState;
  game.apply(parsed, action);
  if (JSON.stringify(parsed) !== after)
    return { kind: 'JSON', message: 'a state read back from JSON goes another way' };
  return undefined;
}

/** The record, written, read and replayed, has to lead to the same state and scores. */
function replayDifference(game: AnyGame, record: GameRecord, s: BaseState): string | undefined {
  const over = game.decisions(s).length === 0;
  const scores = game.scores(s).map(score => score.points);
  const read = readRecord(writeRecord(over ? { ...record, scores } : record));
  if (isIllegal(read)) return `the record cannot be read, line ${read.line}: ${read.illegal}`;
  const bad = verify(game, read);
  if (bad) return `the record does not replay, line ${bad.line}: ${bad.illegal}`;
  const end = replay(game, read);
  if (isIllegal(end)) return `the record does not replay, line ${end.line}: ${end.illegal}`;
  return JSON.stringify(end) === JSON.stringify(s) ? undefined : 'the replayed state differs';
}

/** Does the record, line by line and each line legal, show a fault of this kind? */
export function faultIn(game: AnyGame, record: GameRecord, kind: FaultKind): Fault | undefined {
  const follow: Chooser = (s, length) => offered(game, s, record.actions[length]);
  const { fault } = watch(game, record, follow, THOROUGH.includes(kind));
  return fault?.kind === kind ? fault : undefined;
}

/** The offered action with this line; reading the line is one of the things that may be at fault. */
function offered(game: AnyGame, s: BaseState, line: string | undefined): Action | undefined {
  const seat = seatOf(line?.slice(0, 1) ?? '');
  if (line === undefined || seat === undefined) return undefined;
  const answers = game.decisions(s).flatMap(decision => (decision.seat === seat ? decision.options : []));
  return [...answers, ...game.anytime(s, seat)].find(action => game.write(action) === line);
}

/** A shorter record with the same kind of fault: nothing after it, and hardly a line that can be left out. */
export function shrink(game: AnyGame, fault: Fault, milliseconds: number): Fault {
  // a game that is endless is so by its length
  if (fault.kind === 'endless') return fault;
  const until = performance.now() + milliseconds;
  let best = faultIn(game, fault.record, fault.kind) ?? fault;
  // long pieces first, from the end on, then ever shorter ones
  for (let size = Math.ceil(best.record.actions.length / 2); size >= 1; size = Math.floor(size / 2)) {
    for (let end = best.record.actions.length; end > 0 && performance.now() < until; end -= size) {
      const actions = best.record.actions.toSpliced(Math.max(0, end - size), Math.min(size, end));
      const shorter = faultIn(game, { ...best.record, actions }, best.kind);
      if (shorter) best = shorter;
    }
  }
  return best;
}

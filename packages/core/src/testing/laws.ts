import { isIllegal } from '../illegal.ts';
import { lookAheadFault } from '../look-ahead.ts';
import { legal } from '../play.ts';
import { readRecord, writeRecord } from '../record.ts';
import { replay } from '../replay.ts';
import type { Action, BaseState, Game } from '../rules.ts';
import { difference, notPlain, throughJson } from './compare.ts';
import { type Course, recordOf, walk } from './course.ts';
import { anytimeLaw, decisionLaw, positionSecrecyLaw, scoreSecrecyLaw, viewLaw } from './secrecy.ts';

/** Looks along one course and tells every violation in a plain sentence; none if the law holds. */
export type Law = <S extends BaseState, A extends Action, V, E>(
  game: Game<S, A, V, E>,
  course: Course<S, A>,
) => readonly string[];

/** Laws that copy, replay or imagine states look at every seventh action only. */
const SPARSE = 7;
/** So many answers of one question are tried out where each costs a copy. */
const TRIED = 12;

/** Everything that may be played now, by anybody. */
function offered<S extends BaseState, A extends Action, V, E>(game: Game<S, A, V, E>, s: S, players: number): A[] {
  const answers = game.decisions(s).flatMap(decision => decision.options);
  const beside = Array.from({ length: players }, (_, seat) => game.anytime(s, seat)).flat();
  return [...answers, ...beside];
}

function after<S extends BaseState, A extends Action, V, E>(game: Game<S, A, V, E>, s: S, actions: readonly A[]): S {
  const next = game.clone(s);
  for (const action of actions) game.apply(next, action);
  return next;
}

const optionsLaw: Law = (game, course) => {
  const violations: string[] = [];
  const check = (lines: readonly string[], where: string) => {
    const doubled = lines.find((line, i) => lines.indexOf(line) !== i);
    if (doubled !== undefined) violations.push(`${where}: "${doubled}" is offered twice`);
  };
  walk(game, course, 1, (s, n) => {
    const decisions = game.decisions(s);
    const seats = decisions.map(decision => `seat ${decision.seat}`);
    check(seats, `after ${n} actions`);
    for (const { seat, options } of decisions) {
      if (options.length === 0) violations.push(`after ${n} actions: seat ${seat} is asked, but has no option`);
      if (options.some(option => option.seat !== seat))
        violations.push(`after ${n} actions: an option of another seat`);
      check(options.map(game.write), `after ${n} actions`);
    }
    for (let seat = 0; seat < course.table.players; seat++) {
      check(game.anytime(s, seat).map(game.write), `after ${n} actions, anytime`);
    }
  });
  return violations;
};

const cloneLaw: Law = (game, course) => {
  const violations: string[] = [];
  walk(game, course, SPARSE, (s, n) => {
    const before = JSON.stringify(s);
    if (JSON.stringify(game.clone(s)) !== before) violations.push(`after ${n} actions: a clone is not the same`);
    for (const action of offered(game, s, course.table.players).slice(0, TRIED)) {
      after(game, s, [action]);
      if (JSON.stringify(s) === before) continue;
      violations.push(`after ${n} actions: "${game.write(action)}" on a clone changes the original`);
      return;
    }
  });
  return violations;
};

const jsonLaw: Law = (game, course) => {
  const violations: string[] = [];
  walk(game, course, SPARSE, (s, n) => {
    const loose = notPlain(s, 'state');
    const read = throughJson(s);
    const changed = loose ?? difference(read, s);
    if (changed !== undefined) violations.push(`after ${n} actions, through JSON: ${changed}`);
    const next = course.actions.slice(n, n + SPARSE);
    const apart = difference(after(game, read, next), after(game, s, next));
    if (apart !== undefined) violations.push(`after ${n} actions, played on from JSON: ${apart}`);
  });
  return violations;
};

const notationLaw: Law = (game, course) => {
  const violations: string[] = [];
  const seen = new Set<string>();
  walk(game, course, 1, s => {
    for (const action of offered(game, s, course.table.players)) {
      const line = game.write(action);
      if (seen.has(line)) continue;
      seen.add(line);
      const read = game.read(line);
      const fault = isIllegal(read) ? read.illegal : difference(read, action);
      if (fault !== undefined) violations.push(`"${line}" is read otherwise: ${fault}`);
    }
  });
  return violations;
};

const replayLaw: Law = (game, course) => {
  const read = readRecord(writeRecord(recordOf(game, course)));
  if (isIllegal(read)) return [`line ${read.line} of the record: ${read.illegal}`];
  const replayed = replay(game, read);
  if (isIllegal(replayed)) return [`action ${replayed.line} of the record: ${replayed.illegal}`];
  const apart = difference(replayed, after(game, game.setup(course.table, course.seed), course.actions));
  return apart === undefined ? [] : [`the replayed state: ${apart}`];
};

const commuteLaw: Law = (game, course) => {
  const violations: string[] = [];
  walk(game, course, 1, (s, n) => {
    const decisions = game.decisions(s);
    for (const [i, one] of decisions.entries()) {
      for (const other of decisions.slice(i + 1)) {
        for (const a of ends(one.options)) {
          for (const b of ends(other.options)) {
            const between = after(game, s, [a]);
            const apart = legal(game, between, b)
              ? difference(after(game, between, [b]), after(game, s, [b, a]))
              : 'the second is refused';
            const pair = `"${game.write(a)}" and "${game.write(b)}"`;
            if (apart !== undefined) violations.push(`after ${n} actions: ${pair} in either order: ${apart}`);
          }
        }
      }
    }
  });
  return violations;
};

/** The first and the last of a list. */
function ends<T>(list: readonly T[]): readonly T[] {
  return list.length < 2 ? list : [list[0] as T, list[list.length - 1] as T];
}

const endLaw: Law = (game, course) => {
  const violations: string[] = [];
  walk(game, course, 1, (s, n) => {
    const over = game.decisions(s).length === 0;
    if (over !== (s.agenda.length === 0)) {
      violations.push(
        `after ${n} actions: ${over ? 'nobody is asked, but' : 'somebody is asked, yet'} the agenda has ${s.agenda.length}`,
      );
    }
    if (n === course.actions.length && !over) violations.push(`the game does not end: ${n} actions were played`);
  });
  return violations;
};

const agendaLaw: Law = (game, course) => {
  const violations: string[] = [];
  walk(game, course, 1, (s, n) => {
    const loose = notPlain(s.agenda, 'agenda');
    if (loose !== undefined) violations.push(`after ${n} actions: ${loose}`);
  });
  return violations;
};

const shownLaw: Law = (game, course) => {
  const violations: string[] = [];
  const s = game.setup(course.table, course.seed);
  for (const action of course.actions) {
    const before = s.shown;
    let told = false;
    game.apply(s, action, event => {
      if (typeof event === 'object' && event !== null && 'kind' in event && event.kind === 'shown') told = true;
    });
    const line = game.write(action);
    if (s.shown < before) violations.push(`"${line}": shown goes down`);
    if (s.shown > before !== told)
      violations.push(`"${line}": shown rises ${told ? 'in an event only' : 'without an event'}`);
  }
  return violations;
};

const scoreLaw: Law = (game, course) => {
  const violations: string[] = [];
  walk(game, course, SPARSE, (s, n) => {
    const scores = game.scores(s);
    const highest = Math.max(...scores.map(score => score.points));
    if (scores.length !== course.table.players) violations.push(`after ${n} actions: not one score for each seat`);
    for (const [seat, score] of scores.entries()) {
      const sum = score.items.reduce((points, item) => points + item.points, 0);
      if (score.seat !== seat) violations.push(`after ${n} actions: the scores are not in the order of seats`);
      if (sum !== score.points) violations.push(`after ${n} actions: ${sum} in items, but ${score.points} points`);
      if (score.winner && score.points !== highest) violations.push(`after ${n} actions: a winner is not the highest`);
    }
    if (!scores.some(score => score.winner)) violations.push(`after ${n} actions: nobody wins`);
  });
  return violations;
};

const positionLaw: Law = (game, course) => {
  const violations: string[] = [];
  walk(game, course, 1, (s, n) => {
    if (s.agenda.some(isDoing) || course.rests?.(s) === false) return;
    const position = throughJson(game.position(s, 'all'));
    const placed = game.fromPosition(game.setup(course.table, course.seed), position);
    if (isIllegal(placed)) {
      if (course.rests) violations.push(`after ${n} actions: the own position is refused: ${placed.illegal}`);
      return;
    }
    const apart =
      difference(game.decisions(placed), game.decisions(s), 'decisions') ??
      difference(game.position(placed, 'all'), position, 'position');
    if (apart !== undefined) violations.push(`after ${n} actions, placed anew: ${apart}`);
  });
  return violations;
};

const lookAheadLaw: Law = (game, course) => {
  const violations: string[] = [];
  walk(game, course, 1, (s, n) => {
    const fault = lookAheadFault(game, s);
    if (fault !== undefined) violations.push(`after ${n} actions: ${fault}`);
  });
  return violations;
};

function isDoing(todo: unknown): boolean {
  return typeof todo === 'object' && todo !== null && 'effect' in todo;
}

/** What every game keeps to, by name. */
export const laws = {
  'options are never empty or doubled': optionsLaw,
  'clones are independent': cloneLaw,
  'a state read back from JSON plays on identically': jsonLaw,
  'lines are read as they are written': notationLaw,
  'a replayed record gives the same state': replayLaw,
  'a view fits what is imagined from it': viewLaw,
  'a decision depends only on what its seat knows': decisionLaw,
  'anytime actions depend only on what their seat knows': anytimeLaw,
  'simultaneous answers commute': commuteLaw,
  'what is offered is what playing it through finds': lookAheadLaw,
  'the game ends': endLaw,
  'the agenda is plain': agendaLaw,
  'whatever is shown is told': shownLaw,
  'points are the sum of items, winners the highest': scoreLaw,
  'a position taken back asks the same': positionLaw,
  'a position tells only what its viewer knows': positionSecrecyLaw,
  'points depend only on what everybody knows': scoreSecrecyLaw,
} as const satisfies Readonly<Record<string, Law>>;

/** The name of a law. */
export type LawName = keyof typeof laws;

import { isIllegal, legal, lowest, type Reason, rngFrom, type Seat, seatLetter } from '@waldglas/core';
import { type Course, difference, throughJson, walk } from '@waldglas/core/testing';
import { type Action, blackForest, type State } from './index.ts';

/** A reason with the conversions that would help as lines, as tests read best. */
type Told = Omit<Reason, 'first'> & { readonly first?: readonly string[] };

/** The action of a line. */
export function action(line: string): Action {
  const read = blackForest.read(line);
  if (isIllegal(read)) throw new Error(read.illegal);
  return read;
}

/** Why A, or whoever is told, cannot; asking changes nothing. */
export function why(s: State, line: string, seat: Seat = 0): Told | undefined {
  const before = JSON.stringify(s);
  const reason = blackForest.why(s, seat, action(line));
  if (JSON.stringify(s) !== before) throw new Error(`asking why not "${line}" has changed the state`);
  if (!reason) return undefined;
  const { first, ...told } = reason;
  return first ? { ...told, first: first.map(one => blackForest.write(one as Action)) } : told;
}

const STRIDE = 37;

/** What is wrong along a course: legal wishes with a reason, others without one or with one that does not help. */
export function unreasonable(course: Course<State, Action>, wishes: readonly string[]): string[] {
  const wrong: string[] = [];
  walk(blackForest, course, STRIDE, (s, n) => {
    const decision = lowest(blackForest.decisions(s));
    if (!decision) return;
    const { seat, options } = decision;
    const open = [...options, ...blackForest.anytime(s, seat)].map(one => blackForest.write(one));
    for (const line of new Set([...open, ...wishes.map(wish => `${seatLetter(seat)} ${wish}`)])) {
      const reason = why(s, line, seat);
      const fault = open.includes(line) === (reason !== undefined) ? 'legal or not' : misleading(s, line, reason);
      if (fault) wrong.push(`${n}: ${line}: ${fault}`);
    }
  });
  return wrong;
}

/** Does what is told hold: nothing is missing in vain, and what is to come first makes the wish possible? */
function misleading(s: State, line: string, reason: Told | undefined): string | undefined {
  if (!reason) return undefined;
  const { what, rule, missing, reach, first } = reason;
  if (!RULE.test(rule)) return `rule ${rule}`;
  if (missing && !(Object.values(missing).length > 0 && Object.values(missing).every(n => n > 0)))
    return 'nothing missing';
  if (what === 'goods' && !missing) return 'goods without any';
  if (!first) return undefined;
  if (!reach || first.length === 0) return 'a way that is none';
  const then = blackForest.clone(s);
  for (const one of first) blackForest.apply(then, action(one));
  const wish = action(line);
  if (wish.verb === 'build') return why(then, line, wish.seat)?.missing && 'the way does not pay';
  return legal(blackForest, then, wish) ? undefined : 'the way does not lead there';
}

const RULE = /^BF-\d\.\d+$/;

/** Where along a course a seat would be told something else in a state that it might take for the true one. */
export function indiscreet(course: Course<State, Action>, wishes: readonly string[]): string[] {
  const wrong: string[] = [];
  walk(blackForest, course, STRIDE, (s, n) => {
    for (let seat = 0; seat < course.table.players; seat++) {
      const seen = throughJson(blackForest.view(s, seat));
      const imagined = blackForest.imagine(seen, rngFrom(`${course.seed}.${n}`));
      for (const line of wishes.map(wish => `${seatLetter(seat)} ${wish}`)) {
        const [there, here] = [imagined, s].map(one => blackForest.why(one, seat, action(line)));
        const apart = difference(there, here, 'why');
        if (apart !== undefined) wrong.push(`${n}: seat ${seat}: ${line}: ${apart}`);
      }
    }
  });
  return wrong;
}

import { isIllegal } from '../illegal.ts';
import { legal } from '../play.ts';
import { lowest } from '../playout.ts';
import { rngFrom } from '../random.ts';
import { type Action, type BaseState, type Game, type Reason, type Seat, seatLetter } from '../rules.ts';
import { difference, throughJson } from './compare.ts';
import { type Course, walk } from './course.ts';

/** A reason with the conversions that would help as lines, as tests read best. */
type Told = Omit<Reason, 'first'> & { readonly first?: readonly string[] };

/** Asks a game why not, and checks along courses that its answers hold; `rules` is how it numbers its rules. */
export function reasons<S extends BaseState, A extends Action, V, E>(
  game: Game<S, A, V, E>,
  rules: RegExp,
  stride: number,
) {
  /** The action of a line. */
  function action(line: string): A {
    const read = game.read(line);
    if (isIllegal(read)) throw new Error(read.illegal);
    return read;
  }

  /** Why A, or whoever is told, cannot; asking changes nothing. */
  function why(s: S, line: string, seat: Seat = 0): Told | undefined {
    const before = JSON.stringify(s);
    const reason = game.why(s, seat, action(line));
    if (JSON.stringify(s) !== before) throw new Error(`asking why not "${line}" has changed the state`);
    if (!reason) return undefined;
    const { first, ...told } = reason;
    return first ? { ...told, first: first.map(one => game.write(one as A)) } : told;
  }

  /** What is wrong along a course: legal wishes with a reason, others without one or with one that does not help. */
  function unreasonable(course: Course<S, A>, wishes: readonly string[]): string[] {
    const wrong: string[] = [];
    walk(game, course, stride, (s, n) => {
      const decision = lowest(game.decisions(s));
      if (!decision) return;
      const { seat, options } = decision;
      const open = [...options, ...game.anytime(s, seat)].map(one => game.write(one));
      for (const line of new Set([...open, ...wishes.map(wish => `${seatLetter(seat)} ${wish}`)])) {
        const reason = why(s, line, seat);
        const fault = open.includes(line) === (reason !== undefined) ? 'legal or not' : misleading(s, line, reason);
        if (fault) wrong.push(`${n}: ${line}: ${fault}`);
      }
    });
    return wrong;
  }

  /** Does what is told hold: nothing is missing in vain, and what is to come first makes the wish possible? */
  function misleading(s: S, line: string, reason: Told | undefined): string | undefined {
    if (!reason) return undefined;
    const { what, rule, missing, reach, first } = reason;
    if (!rules.test(rule)) return `rule ${rule}`;
    if (missing && !(Object.values(missing).length > 0 && Object.values(missing).every(n => n > 0)))
      return 'nothing missing';
    if (what === 'goods' && !missing) return 'goods without any';
    if (!first) return undefined;
    if (!reach || first.length === 0) return 'a way that is none';
    const then = game.clone(s);
    for (const one of first) game.apply(then, action(one));
    const wish = action(line);
    if (wish.verb === 'build') return why(then, line, wish.seat)?.missing && 'the way does not pay';
    return legal(game, then, wish) ? undefined : 'the way does not lead there';
  }

  /** Where along a course a seat would be told something else in a state that it might take for the true one. */
  function indiscreet(course: Course<S, A>, wishes: readonly string[]): string[] {
    const wrong: string[] = [];
    walk(game, course, stride, (s, n) => {
      for (let seat = 0; seat < course.table.players; seat++) {
        const seen = throughJson(game.view(s, seat));
        const imagined = game.imagine(seen, rngFrom(`${course.seed}.${n}`));
        for (const line of wishes.map(wish => `${seatLetter(seat)} ${wish}`)) {
          const [there, here] = [imagined, s].map(one => game.why(one, seat, action(line)));
          const apart = difference(there, here, 'why');
          if (apart !== undefined) wrong.push(`${n}: seat ${seat}: ${line}: ${apart}`);
        }
      }
    });
    return wrong;
  }

  return { why, unreasonable, indiscreet };
}

import {
  type Action,
  type BaseState,
  type Outcome,
  type Rules,
  rngFrom,
  type Share,
  type Weighed,
} from '@waldglas/core';
import type { Phrases } from './phrases.ts';
import { joined, type Runs, say, sentence, stopped } from './runs.ts';

/** How a game says its actions inside a hint. */
interface ActionWords<A extends Action, V> {
  /** What an action would do, without a capital. */
  option(view: V, action: A): Runs;
  /** What something is called. */
  name(id: string): string;
  /** Several actions said as one, such as the choice of a whole hand; nothing where each is said by itself. */
  atOnce?(actions: readonly A[]): Runs | undefined;
}

/** Verbs of answers: they are said in brackets behind the action that asks. */
const DETAILS: ReadonlySet<string> = new Set([
  'cell',
  'tile',
  'good',
  'wheel',
  'split',
  'amount',
  'part',
  'take',
  'decline',
  'give',
  'keep',
]);

/** How many of the things that a way brings are named. */
const NAMED = 2;

/** Rounded to half points: no bot weighs a position more finely. */
const halves = (points: number) => Math.round(points * 2) / 2;

/** Says the ways that a bot likes best, a sentence each: what to do, how it compares with the others, what it brings. */
export function hintWords<S extends BaseState, A extends Action, V, E>(
  p: Phrases,
  rules: Rules<S, A, V, E>,
  said: ActionWords<A, V>,
) {
  /** What is done, step by step, played on an imagined state up to the step that shows something hidden. */
  function steps(view: V, actions: readonly A[]): Runs {
    const whole = said.atOnce?.(actions);
    if (whole) return whole;
    const s = rules.imagine(view, rngFrom('hint'));
    const { shown } = s;
    const found: { readonly step: Runs; readonly details: Runs[] }[] = [];
    let seen = view;
    for (const action of actions) {
      const last = found.at(-1);
      if (!last) found.push({ step: said.option(seen, action), details: [] });
      else if (DETAILS.has(action.verb)) last.details.push(detail(seen, action));
      else if (action.verb !== 'end') found.push({ step: said.option(seen, action), details: [] });
      rules.apply(s, action);
      if (s.shown > shown) break;
      seen = rules.view(s, action.seat);
    }
    return p.hint.then(found.map(({ step, details }) => withDetails(step, details)));
  }

  /** A cell is named without what lies on it, which can be seen. */
  function detail(view: V, action: A): Runs {
    return action.verb === 'cell' && 'cell' in action ? [String(action.cell)] : said.option(view, action);
  }

  /** The best way is compared with the next one, every other with the best. */
  function compared(best: readonly Weighed<A>[], i: number): Runs | undefined {
    const [first, second] = best;
    const way = best[i];
    if (!first || !second || !way) return undefined;
    const by = halves(i === 0 ? first.value - second.value : first.value - way.value);
    if (i === 0) return by === 0 ? [p.hint.asNext] : p.hint.better(p.points(by));
    return by === 0 ? [p.hint.asBest] : p.hint.worse(p.points(by));
  }

  function brings(shares: readonly Share[]): Runs | undefined {
    const parts = shares
      .map(({ what, value }) => ({ what, points: halves(value) }))
      .filter(({ points }) => points > 0)
      .sort((a, b) => b.points - a.points)
      .slice(0, NAMED);
    return parts.length === 0
      ? undefined
      : p.hint.brings(parts.map(({ what, points }) => p.hint.share(p.hint.shares[what], points)));
  }

  /** What will have been built, how often wheels will have produced, and the points more than now; points alone say too little. */
  function plan({ built, produced, points }: Outcome): Runs | undefined {
    if (built.length === 0 && produced <= 0) return undefined;
    const parts: Runs[] = [];
    if (built.length > 0) parts.push(p.hint.built(built.map(id => [said.name(id)])));
    if (produced > 0) parts.push([p.hint.produced(produced)]);
    if (points > 0) parts.push(p.hint.more(p.points(points)));
    return p.hint.leads(parts);
  }

  return (view: V, best: readonly Weighed<A>[]): readonly Runs[] =>
    best.map(({ actions, shares, leads }, i) => {
      const why = [compared(best, i), (leads && plan(leads)) ?? brings(shares)].filter(part => part !== undefined);
      const done = steps(view, actions);
      const told = why.length === 0 ? done : p.hint.way(done, joined(why, '; '));
      // the names of cells are small letters everywhere
      return actions[0]?.verb === 'cell' ? stopped(told) : sentence(told);
    });
}

function withDetails(step: Runs, details: readonly Runs[]): Runs {
  return details.length === 0 ? step : say`${step} (${joined(details, ', ')})`;
}

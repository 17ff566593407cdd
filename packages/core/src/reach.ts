import { underway } from './agenda.ts';
import type { Action, BaseState, Reach, Reason, Rules, Seat } from './rules.ts';

/** What a game tells the search for own conversions. */
export interface ReachPort<S extends BaseState, A extends Action> {
  /** Is the wish fulfilled in this state? */
  reached(s: S): boolean;
  /** The anytime actions worth trying. */
  tries(s: S): readonly A[];
  /** Of the answers to a conversion's questions, the ones that lead to different results. */
  distinct(s: S, options: readonly A[]): readonly A[];
  /** Equal keys: conversions lead no further from one than from the other. */
  key(s: S): string;
}

/** How many positions are looked at before giving up. */
const NODES = 20_000;
/** As many as can be looked at while somebody waits for an answer. */
export const GLANCE = 1_000;

interface Node<S, A> {
  readonly s: S;
  readonly from: Node<S, A> | undefined;
  readonly actions: readonly A[];
}

/** The fewest own conversions after which the wish is fulfilled. Breadth first, so the first found is a shortest one. */
export function searchReach<S extends BaseState & { agenda: Parameters<typeof underway>[0] }, A extends Action, V, E>(
  rules: Pick<Rules<S, A, V, E>, 'clone' | 'apply' | 'decisions'>,
  s: S,
  seat: Seat,
  port: ReachPort<S, A>,
  nodes = NODES,
): Reach<A> {
  type N = Node<S, A>;
  if (underway(s.agenda, seat)) return { reached: false, exhausted: true };
  if (port.reached(s)) return { reached: true, actions: [] };
  const seen = new Set<string>();
  const queue: N[] = [{ s, from: undefined, actions: [] }];
  for (const node of queue) {
    const tries = port.tries(node.s);
    // mostly there is nothing to try at all, and nothing to come back to
    if (node.s === s && tries.length > 0) seen.add(port.key(s));
    for (const then of tries.flatMap(action => answered(node, [action], playOn(node.s, action)))) {
      // beyond something hidden nobody can plan
      if (then.s.shown > s.shown) continue;
      const key = port.key(then.s);
      if (seen.has(key)) continue;
      if (port.reached(then.s)) return { reached: true, actions: path(then) };
      seen.add(key);
      queue.push(then);
    }
    if (queue.length > nodes) return { reached: false, exhausted: false };
  }
  return { reached: false, exhausted: true };

  /** Until nothing of the seat is under way, every answer that makes a difference. */
  function answered(from: N, actions: readonly A[], then: S): N[] {
    if (!underway(then.agenda, seat)) return [{ s: then, from, actions }];
    const options = rules.decisions(then).find(one => one.seat === seat)?.options ?? [];
    return port.distinct(then, options).flatMap(action => answered(from, [...actions, action], playOn(then, action)));
  }

  function playOn(before: S, action: A): S {
    const then = rules.clone(before);
    rules.apply(then, action);
    return then;
  }
}

/** What a reason tells of a search. */
export function reasonFromReach(found: Reach<Action>): Pick<Reason, 'reach' | 'first'> {
  if (!found.reached) return { reach: false };
  return found.actions.length > 0 ? { reach: true, first: found.actions } : { reach: true };
}

function path<S, A>(node: Node<S, A>): A[] {
  return node.from ? [...path(node.from), ...node.actions] : [];
}

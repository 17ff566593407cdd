import { type Action, type BaseState, type Decision, type Rules, type Seat, underway } from '@waldglas/core';
import type { Meter } from './meter.ts';

/** What a game tells the search for the end states of one turn. */
export interface TurnPort<S, A extends Action> {
  /** Of the options of an own question, those worth trying. */
  options(s: S, decision: Decision<A>): readonly A[];
  /** The anytime actions worth trying at this point of rest. */
  anytime(s: S, seat: Seat): readonly A[];
  /** Does this action end the turn? What follows it is not looked at. */
  closes(action: A): boolean;
  /** What another seat is thought to answer in the midst of the turn; nothing: the turn is over. */
  reply(s: S, decision: Decision<A>): A | undefined;
  /** Equal keys: the same for this seat from here on. Without one, no other position is thought to be the same. */
  key(s: S, seat: Seat): string | undefined;
  /** The same once the turn is over: what is left of it makes no difference any more. `key` if there is none. */
  ended?(s: S, seat: Seat): string;
}

/** One end of a turn. */
export interface Afterstate<S, A extends Action> {
  /** The state before the last action if that ends the turn or meets chance; otherwise the state after it. */
  readonly state: S;
  /** Own actions that lead there, as far as they need nobody else. */
  readonly actions: readonly A[];
  /** The last action, if its outcome is not in `state`: it ends the turn, or shows something unknown. */
  readonly last: A | undefined;
  /** Is that outcome unknown? */
  readonly chance: boolean;
}

interface Node<S, A extends Action> {
  s: S;
  readonly from: Node<S, A> | undefined;
  readonly action: A | undefined;
  /** Did another seat answer before this? Then the own list ends there. */
  afterChance: boolean;
}

type State = BaseState & { agenda: Parameters<typeof underway>[0] };

/**
 * The distinct ends of the turn that `seat` is in, with the actions that lead there: lines without anytime actions
 * first, then those with one, up to `anytimeActions` of them, as long as the meter allows. There is always at least one.
 */
export function afterstates<S extends State, A extends Action, V, E>(
  rules: Pick<Rules<S, A, V, E>, 'clone' | 'apply' | 'decisions'>,
  port: TurnPort<S, A>,
  start: S,
  seat: Seat,
  anytimeActions: number,
  meter: Meter,
): Afterstate<S, A>[] {
  type N = Node<S, A>;
  const found: Afterstate<S, A>[] = [];
  const seen = new Set<string>();
  const levels: N[][] = Array.from({ length: anytimeActions + 1 }, () => []);
  levels[0]?.push({ s: start, from: undefined, action: undefined, afterChance: false });
  for (const [level, nodes] of levels.entries()) {
    for (let node = nodes.pop(); node; node = nodes.pop()) {
      const decision = ownDecision(node);
      if (!decision) {
        found.push({ state: node.s, actions: path(node), last: undefined, chance: false });
        continue;
      }
      for (const action of port.options(node.s, decision)) {
        if (port.closes(action)) end(node, action, false);
        else step(node, action, nodes);
      }
      const next = levels[level + 1];
      if (!next || underway(node.s.agenda, seat)) continue;
      for (const action of port.anytime(node.s, seat)) step(node, action, next);
    }
  }
  return found;

  /** Is this the first position like this? What leads to it is told beside its key. */
  function isNew(key: string | undefined, by = ''): boolean {
    if (key === undefined) return true;
    const before = seen.size;
    return seen.add(by + key).size > before;
  }

  function ended(s: S): string | undefined {
    return port.ended ? port.ended(s, seat) : port.key(s, seat);
  }

  function end(node: N, action: A, chance: boolean): void {
    if (!(chance ? isNew(port.key(node.s, seat), action.verb) : isNew(ended(node.s), 'end'))) return;
    const actions = path(node);
    if (!node.afterChance) actions.push(action);
    found.push({ state: node.s, actions, last: action, chance });
  }

  function step(node: N, action: A, queue: N[]): void {
    // with the budget used up, one end is enough
    if (!meter.spend() && found.length > 0) return;
    const s = rules.clone(node.s);
    rules.apply(s, action);
    if (s.shown > node.s.shown) return end(node, action, true);
    if (!isNew(port.key(s, seat))) return;
    queue.push({ s, from: node, action, afterChance: node.afterChance });
  }

  /** The own question in a state; other seats' questions in the midst of the turn are answered on the way. */
  function ownDecision(node: N): Decision<A> | undefined {
    for (;;) {
      const decisions = rules.decisions(node.s);
      const own = decisions.find(one => one.seat === seat);
      const other = decisions[0];
      if (own || !other) return own;
      const reply = port.reply(node.s, other);
      if (reply === undefined) return undefined;
      const s = rules.clone(node.s);
      rules.apply(s, reply);
      if (s.shown > node.s.shown) return undefined;
      node.s = s;
      node.afterChance = true;
    }
  }

  function path(node: N): A[] {
    const actions: A[] = [];
    for (let at: N | undefined = node; at; at = at.from) {
      if (at.action !== undefined && !(at.from?.afterChance ?? false)) actions.push(at.action);
    }
    return actions.reverse();
  }
}

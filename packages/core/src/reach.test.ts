import { describe, expect, test } from 'vitest';
import { type ReachPort, searchReach } from './reach.ts';
import type { BaseState, Decision, Seat } from './rules.ts';

/*
 * Beads: five red make a green one; two red make a blue one and, of one's choice, a white or a black one; a white and a
 * blue one make a green one.
 */
type Colour = 'red' | 'blue' | 'white' | 'black' | 'green';
type Action =
  | { readonly seat: Seat; readonly verb: 'melt' | 'string' | 'glue' }
  | { readonly seat: Seat; readonly verb: 'bead'; readonly colour: Colour };

interface State extends BaseState {
  agenda: { readonly effect: 'string'; readonly seat: Seat }[];
  beads: Partial<Record<Colour, number>>;
}

const state = (beads: State['beads']): State => ({ edition: 'x', fixes: [], shown: 0, agenda: [], beads });
const has = ({ beads }: State, colour: Colour) => beads[colour] ?? 0;

function add(s: State, change: State['beads']): void {
  for (const [colour, n] of Object.entries(change)) s.beads[colour as Colour] = has(s, colour as Colour) + n;
}

const rules = {
  clone: (s: State): State => ({ ...s, agenda: s.agenda.slice(), beads: { ...s.beads } }),
  decisions: (s: State): Decision<Action>[] =>
    s.agenda.map(({ seat }) => ({
      seat,
      ask: { what: 'bead', rule: 'T-4' },
      options: (['black', 'white'] as const).map(colour => ({ seat, verb: 'bead', colour })),
    })),
  apply(s: State, action: Action): void {
    const { seat, verb } = action;
    if (verb === 'melt') add(s, { red: -5, green: 1 });
    if (verb === 'string') add(s, { red: -2, blue: 1 });
    if (verb === 'string') s.agenda.push({ effect: 'string', seat });
    if (verb === 'glue') add(s, { white: -1, blue: -1, green: 1 });
    if (verb !== 'bead') return;
    s.agenda.pop();
    add(s, { [action.colour]: 1 });
  },
};

/** Wants so many green beads. */
function port(green: number, more: Partial<ReachPort<State, Action>> = {}): ReachPort<State, Action> {
  return {
    reached: s => has(s, 'green') >= green,
    tries: s => [
      ...(has(s, 'red') >= 5 ? [{ seat: 0, verb: 'melt' } as const] : []),
      ...(has(s, 'red') >= 2 ? [{ seat: 0, verb: 'string' } as const] : []),
      ...(has(s, 'white') > 0 && has(s, 'blue') > 0 ? [{ seat: 0, verb: 'glue' } as const] : []),
    ],
    distinct: (_s, options) => options,
    key: ({ beads }) => JSON.stringify(Object.entries(beads).sort()),
    ...more,
  };
}

const found = (s: State, wish: ReachPort<State, Action>) => {
  const reach = searchReach(rules, s, 0, wish);
  return reach.reached
    ? reach.actions.map(action => (action.verb === 'bead' ? action.colour : action.verb)).join(' ')
    : reach;
};

describe('reach', () => {
  test('nothing to do', () => {
    expect(found(state({ green: 1 }), port(1))).toBe('');
  });

  test('the fewest conversions, with the answers to what they ask', () => {
    expect(found(state({ red: 5 }), port(1))).toBe('melt');
    expect(found(state({ red: 4 }), port(1))).toBe('string white glue');
    expect(found(state({ red: 7 }), port(2))).toBe('melt string white glue');
  });

  test('none: everything was tried', () => {
    expect(found(state({ red: 1 }), port(1))).toEqual({ reached: false, exhausted: true });
    const noWhite: Partial<ReachPort<State, Action>> = { distinct: (_s, [first]) => (first ? [first] : []) };
    expect(found(state({ red: 4 }), port(1, noWhite))).toEqual({ reached: false, exhausted: true });
  });

  test('none: too much to try', () => {
    const endless: Partial<ReachPort<State, Action>> = {
      tries: () => [
        { seat: 0, verb: 'string' },
        { seat: 0, verb: 'glue' },
      ],
    };
    expect(found(state({}), port(1e9, endless))).toEqual({ reached: false, exhausted: false });
  });

  test('not in the middle of an own action', () => {
    const s = state({ red: 5 });
    rules.apply(s, { seat: 0, verb: 'string' });
    expect(found(s, port(0))).toEqual({ reached: false, exhausted: true });
  });

  test('the state itself is left alone', () => {
    const s = state({ red: 7 });
    found(s, port(2));
    expect(s).toEqual(state({ red: 7 }));
  });
});

import { describe, expect, test } from 'vitest';
import { type Step, stepOf } from './agenda.ts';
import { vocabulary } from './effect.ts';
import { type FlowPort, machine } from './machine.ts';
import type { Answer, EffectEvent } from './port.ts';
import { resolver } from './resolve.ts';
import type { Seat } from './rules.ts';
import { type Paint, PORT, playerOf, playerWith, type State, stateOf } from './testing/toy-port.ts';

/*
 * A tiny flow: everybody votes at the same time; the votes are counted; each seat has a turn, in which it waves or
 * ends. At any time a seat may dab: that asks which colour.
 */
interface FlowState extends State {
  votes: (string | undefined)[];
}
interface Flow extends Step {
  readonly step: 'vote' | 'count' | 'turn';
}
type Action =
  | Answer<Paint>
  | { readonly seat: Seat; readonly verb: 'vote'; readonly for: string }
  | { readonly seat: Seat; readonly verb: 'dab' | 'wave' | 'gift' | 'again' | 'end' };
type Event = EffectEvent<Paint> | { readonly kind: 'counted' | 'after'; readonly seat: Seat };

const { gain, gainAny, repeat } = vocabulary<Paint>();

const flow: FlowPort<FlowState, Paint, Flow, Action, Event> = {
  deciding(s, { step, seat }) {
    if (step === 'vote') return s.votes.flatMap((vote, voter) => (vote === undefined ? [voter] : []));
    return step === 'turn' ? [seat] : [];
  },
  options(_s, { step }, seat) {
    if (step === 'vote') return ['yes', 'no'].map(choice => ({ seat, verb: 'vote', for: choice }));
    return (['wave', 'gift', 'again', 'end'] as const).map(verb => ({ seat, verb }));
  },
  answer(s, step, action) {
    const { seat } = action;
    if (action.verb === 'vote') {
      s.agenda.push(step);
      s.votes[seat] = action.for;
    } else if (action.verb !== 'end') {
      s.agenda.push(step, { seat, source: action.verb, effect: EFFECTS[action.verb as 'wave'] });
    }
  },
  proceed(_s, { step, seat }, emit) {
    if (step === 'count') emit?.({ kind: 'counted', seat });
  },
  ask: (todo, [first]) => ({ what: 'step' in todo ? todo.step : (first?.verb ?? ''), rule: 'T-3' }),
  beginAnytime(s, { seat, verb }) {
    if (verb === 'dab') s.agenda.push({ seat, source: 'dab', effect: gainAny(['red', 'blue'], 1) });
    return verb === 'dab';
  },
  after: (_s, seat, emit) => emit?.({ kind: 'after', seat }),
};

const EFFECTS = { wave: { op: 'wave' }, gift: gainAny(['red'], 2, 1), again: repeat(gain({ blue: 1 })) } as const;
const { decisions, apply, runAgenda } = machine<FlowState, Paint, Flow, Action, Event>(
  resolver<FlowState, Paint, Event>(PORT),
  PORT,
  flow,
);

function begun(): FlowState {
  const s: FlowState = { ...stateOf([playerWith({}), playerWith({})]), votes: [undefined, undefined] };
  const steps = [stepOf('turn', 1), stepOf('turn', 0), stepOf('count', 0), stepOf('vote', 0)];
  s.agenda.push(...steps);
  runAgenda(s, undefined);
  return s;
}

/** After the votes, at the turn of seat 0. */
function voted(): FlowState {
  const s = begun();
  for (const seat of [0, 1]) apply(s, { seat, verb: 'vote', for: 'yes' });
  return s;
}

/** Plays the option with these words, which has to be on offer, and tells the kinds of events. */
function play(s: FlowState, words: string): string[] {
  const events: Event[] = [];
  const offered = decisions(s).flatMap(({ options }) => options);
  const action = offered.find(one => Object.values(one).slice(1).join(' ') === words);
  if (!action) throw new Error(`${words} is not on offer`);
  apply(s, action, event => events.push(event));
  return events.map(({ kind, seat }) => `${kind} ${seat}`);
}

const asked = (s: FlowState) => decisions(s).map(({ seat, ask }) => `${seat} ${ask.what}`);

describe('a step that asks several seats at the same time', () => {
  test('asks those that have not answered, in any order, and closes with the last answer', () => {
    const s = begun();
    expect(asked(s)).toEqual(['0 vote', '1 vote']);
    expect(decisions(s)[1]).toEqual({
      seat: 1,
      ask: { what: 'vote', rule: 'T-3' },
      options: [
        { seat: 1, verb: 'vote', for: 'yes' },
        { seat: 1, verb: 'vote', for: 'no' },
      ],
    });
    apply(s, { seat: 1, verb: 'vote', for: 'no' });
    expect(asked(s)).toEqual(['0 vote']);
    expect(play(s, 'vote yes')).toEqual(['counted 0']);
    expect([s.votes, asked(s)]).toEqual([['yes', 'no'], ['0 turn']]);
  });
});

describe('an action', () => {
  test('is asked and done part by part; what follows of itself comes once none of it is left', () => {
    const s = voted();
    expect(play(s, 'wave')).toEqual([]);
    expect(decisions(s)).toMatchObject([{ seat: 0, ask: { what: 'hand' }, options: [{}, {}] }]);
    expect(play(s, 'hand left')).toEqual(['after 0', 'gain 0', 'after 0', 'turn 0']);
    expect([asked(s), playerOf(s, 0).upper.red]).toEqual([['0 turn'], 1]);
  });

  test('gives to others at their points of rest', () => {
    const s = voted();
    play(s, 'gift');
    play(s, 'good red');
    expect(asked(s)).toEqual(['1 receive']);
    expect(play(s, 'take')).toEqual(['gain 1', 'after 1', 'turn 1']);
    expect([playerOf(s, 0).upper.red, playerOf(s, 1).upper.red]).toEqual([2, 1]);
  });

  test('is repeated from its point of rest, each time an action of its own', () => {
    const s = voted();
    play(s, 'again');
    expect(asked(s)).toEqual(['0 repeat']);
    expect(play(s, 'take')).toEqual(['gain 0', 'after 0', 'turn 0']);
    play(s, 'decline');
    expect([asked(s), playerOf(s, 0).lower.blue]).toEqual([['0 turn'], 1]);
  });
});

describe('an anytime action', () => {
  test('comes in between, off turn too, and then the question stands as before', () => {
    const s = voted();
    const before = decisions(s);
    apply(s, { seat: 1, verb: 'dab' });
    expect(asked(s)).toEqual(['1 good']);
    expect(play(s, 'good blue')).toEqual(['after 1', 'gain 1', 'after 1', 'turn 1']);
    expect(playerOf(s, 1).lower.blue).toBe(1);
    expect(decisions(s)).toEqual(before);
  });

  test('leaves an open vote as it is', () => {
    const s = begun();
    apply(s, { seat: 0, verb: 'vote', for: 'yes' });
    apply(s, { seat: 0, verb: 'dab' });
    expect(asked(s)).toEqual(['0 good']);
    play(s, 'good red');
    expect(asked(s)).toEqual(['1 vote']);
  });
});

test('the game is over once nothing is left to do', () => {
  const s = voted();
  for (const seat of [0, 1]) apply(s, { seat, verb: 'end' });
  expect([decisions(s), s.agenda]).toEqual([[], []]);
  expect(() => apply(s, { seat: 0, verb: 'end' })).toThrow('the game is over');
});

import { describe, expect, test } from 'vitest';
import { stepOf } from '../agenda.ts';
import { illegal } from '../illegal.ts';
import type { Score } from '../rules.ts';
import { contract } from './contract.ts';
import { course } from './course.ts';
import { type Law, type LawName, laws } from './laws.ts';
import { toy } from './toy.ts';
import type { ToyState } from './toy-state.ts';

const SEEDS = ['1', '2', '3'];
const TABLE = { players: 3, options: {} };

contract(toy, {
  seeds: SEEDS,
  tables: [
    { players: 2, options: {} },
    { players: 2, options: { short: true } },
    { players: 2, options: { without: ['1', '12'] }, edition: 'toy-1', fixes: ['R-001'] },
    TABLE,
  ],
  rests: s => s.agenda.every(todo => 'step' in todo),
});

type Toy = typeof toy;
type Broken = [law: LawName, what: string, broken: Toy];

/** The toy with a wrong way to apply. */
const pending = (apply: Toy['apply']): Toy => ({ ...toy, apply });
/** The toy with wrong scores. */
const scoring = (change: (score: Score) => Score): Toy => ({ ...toy, scores: s => toy.scores(s).map(change) });
/** The toy with a view that tells something else for the number of rounds. */
const seeing = (what: (s: ToyState) => number): Toy => ({
  ...toy,
  view: (s, viewer) => toy.view({ ...s, rounds: what(s) }, viewer),
});
/** What no state knows of. */
let calls = 0;

const BROKEN: Broken[] = [
  [
    'options are never empty or doubled',
    'options are doubled',
    { ...toy, decisions: s => toy.decisions(s).map(one => ({ ...one, options: [...one.options, ...one.options] })) },
  ],
  [
    'options are never empty or doubled',
    'an end without options',
    {
      ...toy,
      decisions: s => toy.decisions(s).map(one => (one.ask.what === 'end' ? { ...one, options: [] } : one)),
    },
  ],
  [
    'options are never empty or doubled',
    'anytime actions are doubled',
    { ...toy, anytime: (s, seat) => [...toy.anytime(s, seat), ...toy.anytime(s, seat)] },
  ],
  [
    'clones are independent',
    'clones share the players',
    { ...toy, clone: s => ({ ...toy.clone(s), players: s.players }) },
  ],
  [
    'clones are independent',
    'clones share the agenda',
    { ...toy, clone: s => ({ ...toy.clone(s), agenda: s.agenda }) },
  ],
  [
    'a state read back from JSON plays on identically',
    'a map in the state',
    { ...toy, setup: (table, seed) => ({ ...toy.setup(table, seed), since: new Map() }) },
  ],
  [
    'lines are read as they are written',
    'the seat is lost',
    { ...toy, read: line => toy.read(line.replace(/^[BC]/, 'A')) },
  ],
  [
    'a replayed record gives the same state',
    'something outside the state counts',
    pending((s, action, emit) => {
      toy.apply(s, action, emit);
      calls += 1;
      if (action.verb === 'end') s.bowl.blue = calls;
    }),
  ],
  ['a view fits what is imagined from it', 'the view tells the next card', seeing(s => s.deck[s.drawn] ?? 0)],
  [
    'a view fits what is imagined from it',
    'the view tells how many cards others have picked',
    seeing(s => s.players.reduce((n, { picks }) => n + picks.length, 0)),
  ],
  [
    'a decision depends only on what its seat knows',
    'the next card decides whether it may be drawn',
    {
      ...toy,
      decisions: s =>
        toy.decisions(s).map(one => ({
          ...one,
          options: one.options.filter(({ verb }) => verb !== 'draw' || (s.deck[s.drawn] ?? 0) > 6),
        })),
    },
  ],
  [
    'anytime actions depend only on what their seat knows',
    'the hand of another decides who may swap',
    { ...toy, anytime: (s, seat) => toy.anytime(s, seat).filter(() => (s.players[(seat + 1) % 3]?.hand[0] ?? 0) > 6) },
  ],
  [
    'simultaneous answers commute',
    'who picks first gets a marble',
    pending((s, action, emit) => {
      if (action.verb === 'pick' && s.players.every(player => player.picks.length < 2)) s.bowl.blue += action.seat;
      toy.apply(s, action, emit);
    }),
  ],
  [
    'what is offered is what playing it through finds',
    'a marble may be taken, but its taker could do nothing with it',
    {
      ...toy,
      lookAhead: s => [
        ...toy.lookAhead(s),
        ...toy
          .decisions(s)
          .flatMap(({ options }) => options.map(action => ({ action, possible: action.verb !== 'take' }))),
      ],
    },
  ],
  [
    'what is offered is what playing it through finds',
    'what is possible is left out',
    {
      ...toy,
      lookAhead: s => toy.decisions(s).map(({ seat }) => ({ action: { seat, verb: 'swap' }, possible: true })),
    },
  ],
  [
    'the game ends',
    'a turn ends in the same turn',
    pending((s, action, emit) => {
      toy.apply(s, action, emit);
      if (action.verb === 'end') s.agenda.splice(0, s.agenda.length, stepOf('turn', action.seat));
    }),
  ],
  [
    'the agenda is plain',
    'a callback on the agenda',
    pending((s, action, emit) => {
      toy.apply(s, action, emit);
      const top = s.agenda.at(-1);
      if (top) s.agenda[s.agenda.length - 1] = Object.assign({ then: () => undefined }, top);
    }),
  ],
  [
    'whatever is shown is told',
    'cards are drawn silently',
    pending((s, action, emit) => toy.apply(s, action, action.verb === 'draw' ? undefined : emit)),
  ],
  [
    'points are the sum of items, winners the highest',
    'a point too many',
    scoring(score => ({ ...score, points: score.points + 1 })),
  ],
  [
    'points are the sum of items, winners the highest',
    'everybody wins',
    scoring(score => ({ ...score, winner: true })),
  ],
  [
    'a position taken back asks the same',
    'the bowl is forgotten',
    { ...toy, fromPosition: (s, { bowl, ...part }) => toy.fromPosition(s, part) },
  ],
  [
    'a position taken back asks the same',
    'every position is refused',
    { ...toy, fromPosition: () => illegal('stale') },
  ],
  [
    'a position tells only what its viewer knows',
    'everybody sees everything',
    { ...toy, position: s => toy.position(s, 'all') },
  ],
  [
    'points depend only on what everybody knows',
    'cards in hand give points before they are shown',
    {
      ...toy,
      scores: s => toy.scores(s).map(one => ({ ...one, points: one.points + (s.players[one.seat]?.hand[0] ?? 0) })),
    },
  ],
];

/** Every violation of a law along some games. */
function violations(law: Law, game: Toy): string[] {
  return SEEDS.flatMap(seed =>
    law(
      game,
      course(game, TABLE, seed, s => s.agenda.every(todo => 'step' in todo), 200),
    ),
  );
}

describe('a broken game breaks its law', () => {
  test.each(BROKEN)('%s: %s', (name, _what, broken) => {
    expect(violations(laws[name], broken)).not.toEqual([]);
    expect(violations(laws[name], toy)).toEqual([]);
  });

  test('every law can be broken', () => {
    expect(new Set(BROKEN.map(([name]) => name))).toEqual(new Set(Object.keys(laws)));
  });
});

import { next, type Rng, rngFrom, type Seat, shuffled } from '@waldglas/core';
import { course, difference, walk } from '@waldglas/core/testing';
import { describe, expect, test } from 'vitest';
import { blackForest, JOB_IDS, type State } from './index.ts';
import { acting, played, stateOf, stock } from './rules/fixtures.ts';

const TABLES = [
  { players: 1, options: {} },
  { players: 2, options: {} },
  { players: 3, options: { firstGame: true } },
  { players: 4, options: {} },
];
const COURSES = TABLES.flatMap(one => ['secret.1', 'secret.2'].map(seed => course(blackForest, one, seed)));
const viewers = (s: State): (Seat | undefined)[] => [...s.players.keys(), undefined];
const positionFor = (s: State, viewer: Seat | undefined) => blackForest.position(s, viewer ?? 'spectator');

/** Shows states of some random games at all points of rest and in between. */
function along(players: number, stride: number, visit: (s: State, rng: Rng) => string | undefined): string[] {
  const wrong: string[] = [];
  for (const one of COURSES.filter(({ table: { players: n } }) => n === players)) {
    walk(blackForest, one, stride, (s, n) => {
      const found = visit(s, rngFrom(`${one.seed}.${n}`));
      if (found !== undefined) wrong.push(`${one.seed}, after ${n} actions: ${found}`);
    });
  }
  return wrong;
}

/** A state that differs from `s` only in what nobody may know: the order of the pile, and chance. */
function otherwise(s: State, rng: Rng): State {
  const other = blackForest.clone(s);
  other.rng = [next(rng) | 0, next(rng) | 0, next(rng) | 0, next(rng) | 0];
  other.pile = [...s.pile.slice(0, s.revealed), ...shuffled(rng, s.pile.slice(s.revealed))];
  return other;
}

function seesTheSame(s: State, other: State, viewer: Seat | undefined): string | undefined {
  const who = viewer === undefined ? 'the spectator' : `seat ${viewer}`;
  const seen =
    difference(blackForest.view(other, viewer), blackForest.view(s, viewer), 'view') ??
    difference(positionFor(other, viewer), positionFor(s, viewer), 'position');
  return seen === undefined ? undefined : `${who} sees ${seen}`;
}

describe.each([1, 2, 3, 4])('with %d players', players => {
  test('nobody sees a difference between states that differ only in secrets', () => {
    const wrong = along(players, 29, (s, rng) => {
      const other = otherwise(s, rng);
      return viewers(s)
        .map(viewer => seesTheSame(s, other, viewer))
        .find(found => found !== undefined);
    });
    expect(wrong).toEqual([]);
  });

  test('nor between the true state and what can be imagined from the view', () => {
    const wrong = along(players, 37, (s, rng) => {
      for (const viewer of viewers(s)) {
        const found = seesTheSame(s, blackForest.imagine(blackForest.view(s, viewer), rng), viewer);
        if (found !== undefined) return found;
      }
      return undefined;
    });
    expect(wrong).toEqual([]);
  });

  test('no view or position holds a job of the pile or the generator', () => {
    const wrong = along(players, 29, s => {
      const hidden = s.pile.slice(s.revealed);
      for (const viewer of viewers(s)) {
        const texts = [JSON.stringify(blackForest.view(s, viewer)), JSON.stringify(positionFor(s, viewer))];
        const leak = hidden.find(job => texts.some(text => text.includes(`"${job}"`)));
        if (leak !== undefined) return `viewer ${viewer} sees ${leak}`;
        if (texts.some(text => /"(rng|pile)"/.test(text))) return `viewer ${viewer} sees the pile or chance`;
      }
      return undefined;
    });
    expect(wrong).toEqual([]);
  });

  test('what a seat may do depends on no secret', () => {
    const open = (s: State) => [blackForest.decisions(s), ...s.players.map((_, seat) => blackForest.anytime(s, seat))];
    const wrong = along(players, 29, (s, rng) => difference(open(otherwise(s, rng)), open(s), 'options'));
    expect(wrong).toEqual([]);
  });

  test('everybody sees the same: nothing is hidden from one seat alone', () => {
    const wrong = along(players, 53, s => {
      const spectator = { ...blackForest.view(s, undefined), viewer: 'anybody' };
      for (const viewer of s.players.keys()) {
        const apart =
          difference({ ...blackForest.view(s, viewer), viewer: 'anybody' }, spectator, `view of ${viewer}`) ??
          difference(positionFor(s, viewer), positionFor(s, undefined), `position of ${viewer}`);
        if (apart !== undefined) return apart;
      }
      return undefined;
    });
    expect(wrong).toEqual([]);
  });
});

describe('the pile', () => {
  test('is seen whole only with nothing hidden; everybody knows how many jobs it holds', () => {
    const s = stateOf({ players: 3 });
    expect(blackForest.position(s, 'all').pile).toHaveLength(JOB_IDS.length);
    for (const viewer of [0, 1, 2, 'spectator'] as const) {
      expect(blackForest.position(s, viewer).pile).toBeUndefined();
      expect(blackForest.position(s, viewer).left).toBe(JOB_IDS.length);
    }
  });

  test('gives up one job when the reminder moves: everybody sees that one and no other', () => {
    const cooking = { porridge: 0, meat: 2, charcoal: 2, provisions: [0, 0], commodity: 0, steps: 1 };
    const seat = { cooking, reminder: true, estates: [{ e1: 'field' }] };
    const s = acting('v1.2', seat, { pile: ['job-count', ...JOB_IDS.filter(job => job !== 'job-count')] });
    const { state, events } = played(s, 'A visit cook 1');
    expect(events.flatMap(event => (event.kind === 'job' ? [event.job] : []))).toEqual(['job-count']);
    expect(events.some(event => event.kind === 'shown' && event.what === 'job')).toBe(true);
    const told = JSON.stringify(events);
    for (const job of JOB_IDS) expect(told.includes(`"${job}"`), job).toBe(job === 'job-count');
    for (const viewer of viewers(state)) {
      expect(Object.values(blackForest.view(state, viewer).jobs)).toEqual(['job-count']);
      expect(positionFor(state, viewer).left).toBe(JOB_IDS.length - 1);
    }
  });

  test('gives up one job for a completed one', () => {
    const s = acting('v1.1', stock('| wood 7 |'), { jobs: { v1: 'job-brickmaker' } });
    const [top] = s.pile.slice(s.revealed);
    let state = s;
    const shown: string[] = [];
    let line = 'A job job-brickmaker';
    for (let n = 0; n < 20 && shown.length === 0; n++) {
      const after = played(state, line);
      state = after.state;
      shown.push(...after.events.flatMap(event => (event.kind === 'job' ? [event.job] : [])));
      const option = blackForest.decisions(state)[0]?.options[0];
      if (option) line = blackForest.write(option);
    }
    expect(shown).toEqual([top]);
  });
});

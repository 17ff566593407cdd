import { readFileSync } from 'node:fs';
import { blackForest, type State } from '@waldglas/black-forest';
import { readWeights } from '@waldglas/bots/read-weights';
import { isIllegal, legal, readRecord, replay, rngFrom } from '@waldglas/core';
import { expect, test } from 'vitest';
import { turnPlannerBy } from './index.ts';

const planTurn = turnPlannerBy(readWeights('black-forest'));

/** Some beginnings of turns in a recorded game. */
function turns(name: string, every: number): readonly State[] {
  const record = readRecord(readFileSync(new URL(`../../../../games/${name}.game`, import.meta.url), 'utf8'));
  if (isIllegal(record)) throw new Error('no record');
  const s = replay(blackForest, { ...record, actions: [] });
  if (isIllegal(s)) throw new Error('no game');
  const found: State[] = [];
  for (const line of record.actions) {
    if (blackForest.decisions(s)[0]?.ask.what === 'move') found.push(blackForest.clone(s));
    const action = blackForest.read(line);
    // a recorded game may take something back: the turns before that will do
    if (isIllegal(action)) break;
    blackForest.apply(s, action);
  }
  return found.filter((_, i) => i % every === 0);
}

const MOMENTS = ['black-forest-two', 'black-forest-three', 'black-forest-solo'].flatMap(name => turns(name, 15));

test('three places at most, each once, the best first, and each turn can be played as planned', () => {
  expect(MOMENTS.length).toBeGreaterThan(3);
  for (const s of MOMENTS) {
    const seat = blackForest.decisions(s)[0]?.seat ?? 0;
    const planned = planTurn(blackForest.view(s, seat), seat, { seed: 'plan' });
    expect(planned.length).toBeGreaterThan(0);
    expect(planned.length).toBeLessThanOrEqual(3);
    expect(planned.map(({ value }) => value)).toEqual(planned.map(({ value }) => value).toSorted((a, b) => b - a));
    const places = planned.map(({ actions }) => actions.find(({ verb }) => verb === 'move' || verb === 'beg'));
    expect(new Set(places.map(one => (one?.verb === 'move' ? one.to : one?.verb))).size).toBe(planned.length);
    for (const { actions } of planned) {
      const then = blackForest.clone(s);
      for (const action of actions) {
        expect(legal(blackForest, then, action), blackForest.write(action)).toBe(true);
        blackForest.apply(then, action);
      }
    }
  }
});

test('what is planned depends on the view alone, and points are those that the rules count', () => {
  for (const s of MOMENTS.slice(0, 3)) {
    const seat = blackForest.decisions(s)[0]?.seat ?? 0;
    const view = blackForest.view(s, seat);
    const planned = planTurn(view, seat, { seed: 'plan' });
    const other = blackForest.imagine(view, rngFrom('another'));
    expect(planTurn(blackForest.view(other, seat), seat, { seed: 'plan' })).toEqual(planned);
    for (const { after, points } of planned) {
      const scores = (one: State) => blackForest.scores(one)[seat]?.points ?? 0;
      expect(scores(blackForest.imagine(after, rngFrom('after'))) - scores(s)).toBe(points);
    }
  }
});

import { readFileSync } from 'node:fs';
import {
  begin,
  exchangedId,
  type GameRecord,
  isIllegal,
  play,
  readRecord,
  replay,
  verify,
  writeRecord,
} from '@waldglas/core';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { BuildingId } from './data/index.ts';
import { BF_1 } from './editions/bf-1.ts';
import type { Edition } from './editions/edition.ts';
import { factsOf } from './facts.ts';
import { blackForest, NEWEST, type State } from './index.ts';

/** A made-up edition: a shorter hut track, more brick, an earlier end mark and other points at the cooking wheel. */
const BF_TEST: Edition = {
  ...BF_1,
  name: 'of a test',
  hutSteps: 2,
  brick: 5,
  endMark: 7,
  cookingPoints: BF_1.cookingPoints.map(points => 2 * points),
};

const TEST_ID = exchangedId(BF_TEST);

beforeEach(() => {
  blackForest.admitEdition(BF_TEST);
});
afterEach(() => {
  blackForest.keepEditions([]);
});

const START = JSON.stringify({
  phase: 'action',
  turn: 'A',
  tradespeople: {
    v1: ['carpenter', 'butcher', 'cook', 'lumberjack'],
    v2: ['brickmaker', 'pig-farmer', 'gardener'],
    v3: ['furnace-maker', 'herder', 'farmhand'],
    v4: ['woodworker', 'glass-miller', 'landowner', 'charcoal-burner'],
    v5: ['builder', 'cattle-farmer', 'traveling-merchant'],
  },
  neutral: 'v2.1',
  seats: { A: { tracker: 1, pawn: 'v1.1', cooking: { steps: 8, provisions: [1, 2] } }, B: { pawn: 'v3.1' } },
});

function header(edition: string, more: Partial<GameRecord> = {}): GameRecord {
  const facts = edition === TEST_ID ? { facts: BF_TEST } : {};
  return {
    rules: 'black-forest',
    edition,
    fixes: [],
    players: 2,
    options: {},
    seed: 'editions',
    actions: [],
    ...facts,
    ...more,
  };
}

function played(record: GameRecord): State {
  const s = replay(blackForest, record);
  if (isIllegal(s)) throw new Error(`line ${s.line}: ${s.illegal}`);
  return s;
}

const progress = ['A visit carpenter 2', 'A end'];
const shown = ({ players: [A], ending }: State) => [A?.tracker, A?.domain.length, ending?.by];

describe('a record names its edition', () => {
  test('in its text, in the state and in what everybody sees of it', () => {
    const record = header(TEST_ID, { start: START });
    expect(writeRecord(record)).toContain(`\nedition ${TEST_ID}\n`);
    expect(readRecord(writeRecord(record))).toEqual(record);
    const s = played(record);
    const seen = [s, blackForest.view(s, 0), blackForest.view(s, undefined), blackForest.clone(s)];
    expect(seen.map(({ edition }) => edition)).toEqual(Array(4).fill(TEST_ID));
  });

  test('a new game has the newest', () => {
    expect(blackForest.setup({ players: 2, options: {} }, '1').edition).toBe(NEWEST);
    expect(blackForest.editions).toContain(NEWEST);
  });

  test('unknown editions are refused', () => {
    expect(begin(blackForest, header('bf-9'))).toMatchObject({ illegal: 'there is no edition "bf-9"' });
    expect(replay(blackForest, header('bf-9'))).toMatchObject({ illegal: 'there is no edition "bf-9"', line: 0 });
    const { facts: _, ...bare } = header(TEST_ID);
    blackForest.keepEditions([]);
    expect(begin(blackForest, bare)).toMatchObject({ illegal: `there is no edition "${TEST_ID}"` });
    expect(() => blackForest.setup({ players: 2, options: {}, edition: 'bf-9' }, '1')).toThrow('no edition bf-9');
  });
});

describe('two editions side by side', () => {
  test('the same lines do what the edition says: the hut moves, the end mark is reached', () => {
    expect(shown(played(header('bf-1', { start: START, actions: progress })))).toEqual([2, 1, undefined]);
    expect(shown(played(header(TEST_ID, { start: START, actions: progress })))).toEqual([0, 2, 0]);
  });

  test('they start with what the edition says', () => {
    const brick = (edition: string) => played(header(edition)).players.map(({ track }) => track.brick);
    expect([brick('bf-1'), brick(TEST_ID)]).toEqual([
      [3, 3],
      [5, 5],
    ]);
  });

  test('they score what the edition says', () => {
    const wheel = (edition: string) =>
      blackForest
        .scores(played(header(edition, { start: START })))[0]
        ?.items.find(({ source }) => source === 'cooking-wheel')?.points;
    expect([wheel('bf-1'), wheel(TEST_ID)]).toEqual([8, 16]);
  });

  test('a state keeps to its own edition while the other is played', () => {
    const states = ['bf-1', TEST_ID, 'bf-1'].map(edition => played(header(edition, { start: START })));
    const actions = progress.map(line => blackForest.read(line)).flatMap(one => (isIllegal(one) ? [] : [one]));
    const after = states
      .map(s => play(blackForest, s, actions))
      .map(one => (isIllegal(one) ? one.illegal : shown(one.state)));
    expect(after).toEqual([
      [2, 1, undefined],
      [0, 2, 0],
      [2, 1, undefined],
    ]);
  });

  test('an old record still replays to the same scores', () => {
    const text = readFileSync(new URL('../../../games/black-forest-hand-two.game', import.meta.url), 'utf8');
    const record = readRecord(text);
    if (isIllegal(record)) throw new Error(record.illegal);
    expect(record.edition).toBe('bf-1');
    expect(verify(blackForest, record)).toBeUndefined();
    expect(blackForest.scores(played(record)).map(({ points }) => points)).toEqual(record.scores);
  });

  test('the first edition was not touched', () => {
    expect(blackForest.edition('bf-1')).toBe(BF_1);
    expect([BF_1.hutSteps, BF_1.brick, BF_1.endMark]).toEqual([3, 3, 8]);
  });
});

test('costs are told in the order of the printed ones, whatever the order in a document', () => {
  const { buildings } = factsOf({ edition: NEWEST });
  for (const [id, row] of Object.entries(BF_1.buildings)) {
    expect(Object.keys(buildings[id as BuildingId].cost), id).toEqual(Object.keys(row.cost));
  }
  const cost = { rivals: true, wood: 3, forest: 1, glass: 1 };
  const mine = { ...BF_1, buildings: { ...BF_1.buildings, '01A': { ...BF_1.buildings['01A'], cost } } };
  const edition = blackForest.admitEdition(mine);
  if (isIllegal(edition)) throw new Error(edition.illegal);
  expect(Object.keys(factsOf({ edition }).buildings['01A'].cost)).toEqual(['glass', 'wood', 'forest', 'rivals']);
});

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
import type { Edition } from './editions/edition.ts';
import { GR_1 } from './editions/gr-1.ts';
import { factsOf } from './facts.ts';
import { glassRoad, NEWEST, type State } from './index.ts';

/** A made-up edition: the inn costs 3 wood and nothing else, and everybody starts with 3 clay. */
const GR_TEST: Edition = {
  ...GR_1,
  name: 'of a test',
  buildings: { ...GR_1.buildings, inn: { cost: { wood: 3 }, points: 9 } },
  wheels: { ...GR_1.wheels, brickworks: { ...GR_1.wheels.brickworks, clay: 3 } },
};
const TEST_ID = exchangedId(GR_TEST);

beforeEach(() => {
  glassRoad.admitEdition(GR_TEST);
});
afterEach(() => {
  glassRoad.keepEditions([]);
});

const START = JSON.stringify({
  phase: 'resolve',
  turn: 'A',
  card: 'cultivator',
  abilities: 2,
  market: { processing: ['inn'], immediate: [], bonus: [] },
  seats: { A: { glassworks: { wood: 4, glass: 1 }, brickworks: { brick: 1 } } },
});

function header(edition: string, more: Partial<GameRecord> = {}): GameRecord {
  const facts = edition === TEST_ID ? { facts: GR_TEST } : {};
  return {
    rules: 'glass-road',
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
  const s = replay(glassRoad, record);
  if (isIllegal(s)) throw new Error(`line ${s.line}: ${s.illegal}`);
  return s;
}

const inn = ['A use 2', 'A build inn', 'A cell b2'];
const goods = ({ players: [A] }: State) => [A?.glassworks.wood, A?.glassworks.glass, A?.brickworks.brick];

describe('a record names its edition', () => {
  test('in its text, in the state and in what everybody sees of it', () => {
    const record = header(TEST_ID, { start: START });
    expect(writeRecord(record)).toContain(`\nedition ${TEST_ID}\n`);
    expect(writeRecord(record)).toContain('\n\nfacts {"buildings":{');
    expect(readRecord(writeRecord(record))).toEqual(record);
    const s = played(record);
    expect([s.edition, glassRoad.view(s, 0).edition, glassRoad.view(s, undefined).edition]).toEqual(
      Array(3).fill(TEST_ID),
    );
    expect(glassRoad.clone(s).edition).toBe(TEST_ID);
  });

  test('a new game has the newest', () => {
    expect(glassRoad.setup({ players: 2, options: {} }, '1').edition).toBe(NEWEST);
    expect(glassRoad.editions).toContain(NEWEST);
  });

  test('unknown editions are refused', () => {
    const refused = begin(glassRoad, header('gr-9'));
    expect(refused).toMatchObject({ illegal: 'there is no edition "gr-9"' });
    expect(replay(glassRoad, header('gr-9'))).toMatchObject({ illegal: 'there is no edition "gr-9"', line: 0 });
    const { facts: _, ...bare } = header(TEST_ID);
    glassRoad.keepEditions([]);
    expect(begin(glassRoad, bare)).toMatchObject({ illegal: `there is no edition "${TEST_ID}"` });
    expect(() => glassRoad.setup({ players: 2, options: {}, edition: 'gr-9' }, '1')).toThrow('no edition gr-9');
  });
});

describe('two editions side by side', () => {
  test('the same lines cost what the edition says', () => {
    const first = played(header('gr-1', { start: START, actions: inn }));
    const second = played(header(TEST_ID, { start: START, actions: inn }));
    expect(goods(first)).toEqual([2, 0, 0]);
    expect(goods(second)).toEqual([1, 1, 1]);
    expect(first.players[0]?.paid).toEqual({ glass: 1, brick: 1 });
    expect(second.players[0]?.paid).toEqual({ glass: 0, brick: 0 });
    const printed = (s: State) => glassRoad.scores(s)[0]?.items.find(({ source }) => source === 'inn')?.points;
    expect([printed(first), printed(second)]).toEqual([3, 9]);
  });

  test('what can be paid in one cannot in the other', () => {
    const poor = JSON.stringify({ ...JSON.parse(START), seats: { A: { glassworks: { wood: 3, glass: 0 } } } });
    expect(replay(glassRoad, header('gr-1', { start: poor, actions: inn }))).toMatchObject({ line: 1 });
    expect(isIllegal(replay(glassRoad, header(TEST_ID, { start: poor, actions: inn })))).toBe(false);
  });

  test('they start with what the edition says', () => {
    const clay = (edition: string) => played(header(edition)).players.map(({ brickworks }) => brickworks.clay);
    expect(clay('gr-1')).toEqual([1, 1]);
    expect(clay(TEST_ID)).toEqual([3, 3]);
  });

  test('a state keeps to its own edition while the other is played', () => {
    const states = ['gr-1', TEST_ID, 'gr-1'].map(edition => played(header(edition, { start: START })));
    const actions = inn.map(line => glassRoad.read(line)).flatMap(action => (isIllegal(action) ? [] : [action]));
    const after = states
      .map(s => play(glassRoad, s, actions))
      .map(one => (isIllegal(one) ? one.illegal : goods(one.state)));
    expect(after).toEqual([
      [2, 0, 0],
      [1, 1, 1],
      [2, 0, 0],
    ]);
  });

  test('an old record still replays to the same scores', () => {
    const text = readFileSync(new URL('../../../games/hand-two.game', import.meta.url), 'utf8');
    const record = readRecord(text);
    if (isIllegal(record)) throw new Error(record.illegal);
    expect(record.edition).toBe('gr-1');
    expect(verify(glassRoad, record)).toBeUndefined();
    expect(glassRoad.scores(played(record)).map(({ points }) => points)).toEqual(record.scores);
  });

  test('the first edition was not touched', () => {
    expect(glassRoad.edition('gr-1')).toBe(GR_1);
    expect(GR_1.buildings.inn?.cost).toEqual({ wood: 2, glass: 1, brick: 1 });
  });
});

test('costs are told in the order of the printed ones, whatever the order in a document', () => {
  const { buildings } = factsOf({ edition: NEWEST });
  for (const [id, row] of Object.entries(GR_1.buildings)) {
    expect(Object.keys(buildings[id as BuildingId].cost), id).toEqual(Object.keys(row.cost));
  }
  const cost = { brick: 1, clay: 2, wood: 3, food: 1 };
  const mine = { ...GR_1, buildings: { ...GR_1.buildings, inn: { ...GR_1.buildings.inn, cost } } };
  const edition = glassRoad.admitEdition(mine);
  if (isIllegal(edition)) throw new Error(edition.illegal);
  expect(Object.keys(factsOf({ edition }).buildings.inn.cost)).toEqual(['wood', 'clay', 'brick', 'food']);
});

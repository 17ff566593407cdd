import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const numbers = (chapter: number, last: number) => Array.from({ length: last }, (_, i) => `BF-${chapter}.${i + 1}`);

/** The numbers of all rules: BF-1.1 to BF-1.5 and so on. */
const RULES = [
  numbers(1, 5),
  numbers(2, 8),
  numbers(3, 6),
  numbers(4, 15),
  numbers(5, 4),
  numbers(6, 6),
  numbers(7, 3),
  numbers(8, 8),
].flat();

/** The rulings of the data file. */
const RULINGS = [
  ['rewardParts', 'productionAfterCost', 'productionAtomic', 'step2Bonus', 'glassGained', 'costOrder'],
  ['ownEffectOnOwnCost', 'performable', 'visitTriggers', 'builderOptional', 'woodworker', 'anytime', 'makeRoom'],
  ['housing', 'pigOnForest', 'emptyPasture', 'finalHousing', 'tilesNoRoom', 'limitedLandscape', 'charcoalCap'],
  ['payPlayers', 'neutralFee', 'firstTurn', 'begging', 'locationPawn', 'merchantOrder', 'commodity', 'clockmaker'],
  ['clockmakerFinalTurn', 'distillery', 'tannery', 'castleHotel', 'progressSplit', 'farmhandFarms', 'captainFree'],
  ['oxStable', 'potash', 'grocer', 'half/guild', 'conditionsTiming', 'endCheck', 'finalRound', 'tie'],
  ['soloFirstPawn', 'soloFee', 'actionTest', 'lumberStorage', 'provisionGain', 'jobSpace', 'triggerOrder'],
  ['adjacentOnce', 'soloPawns', 'soloClockmaker', 'soloCistern'],
].flat();

const HERE = new URL('.', import.meta.url);
const texts = readdirSync(HERE)
  .filter(name => name.endsWith('.test.ts') && name !== 'bf-rules.test.ts')
  .map(name => readFileSync(new URL(name, HERE), 'utf8'));

const matches = (pattern: RegExp) =>
  new Set(texts.flatMap(text => [...text.matchAll(pattern)].map(([, one]) => one ?? '')));
const titled = matches(/\btest\(\s*['"](BF-\d+\.\d+): /g);
const cited = matches(/(BF-\d+\.\d+)/g);
const ruled = matches(/\btest\(\s*['"]ruling ([\w/]+) \(BF-\d+\.\d+\): /g);

test('every rule has a test whose title begins with its number', () => {
  expect(RULES.filter(rule => !titled.has(rule))).toEqual([]);
});

test('every ruling has a test whose title names it', () => {
  expect(RULINGS.filter(ruling => !ruled.has(ruling))).toEqual([]);
});

test('no test cites a rule or a ruling that does not exist', () => {
  expect([...cited].filter(rule => !RULES.includes(rule))).toEqual([]);
  expect([...ruled].filter(ruling => !RULINGS.includes(ruling))).toEqual([]);
});

test('the lists have all 55 rules and all 54 rulings, each once', () => {
  expect([RULES.length, new Set(RULES).size, RULES[0], RULES.at(-1)]).toEqual([55, 55, 'BF-1.1', 'BF-8.8']);
  expect([RULINGS.length, new Set(RULINGS).size]).toEqual([54, 54]);
});

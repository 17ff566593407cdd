import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** The numbers of all rules. */
const RULES = [
  ['BF-1.1', 'BF-1.2', 'BF-1.3', 'BF-1.4', 'BF-1.5'],
  ['BF-2.1', 'BF-2.2', 'BF-2.3', 'BF-2.4', 'BF-2.5', 'BF-2.6', 'BF-2.7', 'BF-2.8'],
  ['BF-3.1', 'BF-3.2', 'BF-3.3', 'BF-3.4', 'BF-3.5', 'BF-3.6'],
  ['BF-4.1', 'BF-4.2', 'BF-4.3', 'BF-4.4', 'BF-4.5', 'BF-4.6', 'BF-4.7', 'BF-4.8'],
  ['BF-4.9', 'BF-4.10', 'BF-4.11', 'BF-4.12', 'BF-4.13', 'BF-4.14', 'BF-4.15'],
  ['BF-5.1', 'BF-5.2', 'BF-5.3', 'BF-5.4'],
  ['BF-6.1', 'BF-6.2', 'BF-6.3', 'BF-6.4', 'BF-6.5', 'BF-6.6'],
  ['BF-7.1', 'BF-7.2', 'BF-7.3'],
  ['BF-8.1', 'BF-8.2', 'BF-8.3', 'BF-8.4', 'BF-8.5', 'BF-8.6', 'BF-8.7', 'BF-8.8'],
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

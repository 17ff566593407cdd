import { isIllegal, newRecord, writeRecord } from '@waldglas/core';
import { afterEach, describe, expect, test } from 'vitest';
import { loadRules } from '../catalog.ts';
import { EN } from '../words/en.ts';
import { readEditionFile } from './edition-file.ts';
import { readGameFile } from './game-file.ts';

const game = await loadRules('glass-road');
const BUILT_IN = JSON.parse(JSON.stringify(game.edition('gr-1')));
const MINE = { ...BUILT_IN, name: 'my box', hand: 6 };

afterEach(() => game.keepEditions([]));

describe('a file with other facts', () => {
  test('is an edition to keep, with how many facts differ', async () => {
    const found = await readEditionFile('glass-road', JSON.stringify(MINE), 'en');
    expect(found).toMatchObject({ differs: 1, edition: { document: { name: 'my box' } } });
  });

  test('that says the same is none', async () => {
    expect(await readEditionFile('glass-road', JSON.stringify(BUILT_IN), 'en')).toEqual({ same: true });
  });

  test('that is wrong is told so in the language of the page', async () => {
    const wrong = JSON.stringify({ ...MINE, hand: 99 });
    expect(await readEditionFile('glass-road', wrong, 'en')).toEqual({ faults: ['hand: it can be 12 at most'] });
    expect(await readEditionFile('glass-road', wrong, 'de')).toEqual({ faults: ['hand: das darf höchstens 12 sein'] });
  });
});

describe('a game that carries its facts', () => {
  function record(document: object): string {
    const edition = String(game.admitEdition(document));
    const begun = newRecord(game, { players: 2, options: {}, seed: '1', edition });
    if (isIllegal(begun)) throw new Error(begun.illegal);
    game.keepEditions([]);
    return writeRecord(begun);
  }

  test('is read where nobody knew them', async () => {
    expect(await readGameFile(record(MINE), EN)).toMatchObject({ game: 'glass-road', over: false });
  });

  test('that are wrong is refused in words', async () => {
    const text = record({ ...MINE, rowSizes: { ...MINE.rowSizes, 2: 0 } });
    expect(await readGameFile(text, EN)).toBe(
      EN.badFile.line(text.trimEnd().split('\n').length, 'the facts are wrong: rowSizes.2: it has to be at least 1'),
    );
  });
});

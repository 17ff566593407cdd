import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type EditionDocument, exchangedId } from '@waldglas/core';
import { openEngine } from '@waldglas/protocol';
import { afterAll, describe, expect, test } from 'vitest';
import { LIBRARY } from './engine.ts';
import { here, json, there } from './kit.ts';
import { engine, type Reply } from './kit-engine.ts';

const folder = mkdtempSync(join(tmpdir(), 'waldglas-'));
afterAll(() => rmSync(folder, { recursive: true }));

const GR_1 = JSON.parse((await here(['edition', 'gr-1'])).out);

const BF_1 = JSON.parse((await here(['edition', 'bf-1'])).out);

/** Somebody's box: other costs, another forest. */
const MINE = {
  ...GR_1,
  name: 'from my box',
  buildings: {
    ...GR_1.buildings,
    inn: { ...GR_1.buildings.inn, cost: { wood: 1 } },
    shed: { ...GR_1.buildings.shed, cost: { clay: 1 } },
    kiln: { ...GR_1.buildings.kiln, cost: { wood: 2, clay: 2 } },
  },
  land: { ...GR_1.land, tiles: GR_1.land.tiles.with(0, { tile: 'forest', cells: ['b2', 'b3'] }) },
};
const ID = exchangedId(MINE);

function file(name: string, document: unknown): string {
  const path = join(folder, name);
  writeFileSync(path, JSON.stringify(document, undefined, 1));
  return path;
}

describe('edition NAME', () => {
  test.each(['gr-1', 'bf-1'])('%s is printed for people, and in one line for programs', async name => {
    const printed = await here(['edition', name]);
    expect(printed.code).toBe(0);
    expect(printed.out.split('\n').length).toBeGreaterThan(100);
    expect(json(await here(['edition', name, '--json']))).toEqual(JSON.parse(printed.out));
  });

  test('what is not built in is wrong use', async () => {
    const { code, out, err } = await here(['edition', 'gr-9']);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain('there is no edition and no file "gr-9"; built in: gr-1, bf-1');
  });
});

describe('edition check FILE', () => {
  test('a sound one is named, and differs', async () => {
    const path = file('mine.json', MINE);
    const checked = await here(['edition', 'check', path, '--json']);
    expect(checked.code).toBe(0);
    const { edition, faults, differs } = json(checked);
    expect({ edition, faults }).toEqual({ edition: ID, faults: [] });
    expect(differs).toContainEqual({ path: 'buildings.shed.cost.clay', here: 1 });
    expect(differs).toContainEqual({ path: 'land.tiles.c1+d1', there: { tile: 'forest' } });
    const told = await here(['edition', 'check', path]);
    expect(told.out).toContain(`edition ${ID}`);
    expect(told.out).toContain('buildings.inn.cost.wood: 1 instead of 2');
    expect((await here(['edition', 'check', file('same.json', GR_1)])).out).toContain(
      'the same as the built-in edition',
    );
  });

  test('faults are told with their place, and make it fail', async () => {
    const off = {
      ...MINE,
      land: { ...MINE.land, tiles: MINE.land.tiles.with(1, { tile: 'forest', cells: ['f1', 'g1'] }) },
    };
    const path = file('off.json', off);
    const checked = await here(['edition', 'check', path, '--json']);
    expect(checked.code).toBe(1);
    expect(JSON.parse(checked.out)).toMatchObject({
      faults: [{ path: 'land.tiles[1].cells[1]', words: 'g1 is off the grid, which goes from a1 to f4' }],
    });
    const german = await here(['edition', 'check', path, '--lang', 'de']);
    expect(german.out).toContain('land.tiles[1].cells[1]: g1 liegt außerhalb des Rasters');
    expect(german.code).toBe(1);
  });

  test.each([
    ['de', 'das ist größer als 5 MB'],
    ['pl', 'to ma więcej niż 5 MB'],
  ])('one that is far too large is told so in the language of the call: %s', async (lang, words) => {
    const path = file('large.json', { ...MINE, name: 'x'.repeat(6_000_000) });
    const checked = await here(['edition', 'check', path, '--lang', lang]);
    expect({ code: checked.code, out: checked.out }).toEqual({ code: 1, out: `${words}\n` });
    const played = await here(['simulate', '--edition', path, '--lang', lang]);
    expect(played.code).toBe(2);
    expect(played.err).toContain(words);
  });

  test('no file is wrong use', async () => {
    expect((await here(['edition', 'check'])).code).toBe(2);
    expect((await here(['edition', 'check', join(folder, 'none.json')])).code).toBe(2);
  });
});

test('an edition of another game is told with both games', async () => {
  const { code, err } = await here(['play', '--game', 'glass-road', '--edition', 'bf-1']);
  expect([code, err]).toEqual([2, 'waldglas: bf-1 is an edition of black-forest, not of glass-road\n']);
});

describe('--edition', () => {
  const simulate = ['simulate', '--game', 'glass-road', '--games', '3', '--seed', 'x', '--json'];

  test('games are played by the file, and their records replay by themselves', async () => {
    const records = join(folder, 'records');
    const played = json(await here([...simulate, '--edition', file('mine.json', MINE), '--records', records]));
    expect(played.checksum).not.toBe(json(await here(simulate)).checksum);
    const text = readFileSync(join(records, 'x.0.game'), 'utf8');
    expect(text).toContain(`\nedition ${ID}\n`);
    expect(text.trimEnd().split('\n').at(-1)).toMatch(/^facts \{"buildings":\{/);
    const replayed = await here(['replay', records, '--json']);
    expect(json(replayed)).toMatchObject({ records: 3, sound: true });
  });

  test('one for another game is told in a sentence', async () => {
    const path = file('mine.json', MINE);
    const { code, out, err } = await here(['simulate', '--game', 'black-forest', '--edition', path]);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain(`${path} is an edition of glass-road, not of black-forest\n`);
  });

  test.each([
    ['simulate --games 1 --json'],
    ['solo --bot random --seeds 1 --threads 1 --json'],
    ['arena --bots random,apprentice --deals 1 --threads 1 --json'],
    ['play --seats random,random --json'],
  ])('%s: it says which game is played', async command => {
    const path = file('forest.json', { ...BF_1, name: 'my forest', endMark: 1 });
    const played = await here([...command.split(' '), '--edition', path]);
    expect([played.code, JSON.parse(played.out).game]).toEqual([0, 'black-forest']);
  });

  test('its name is in the title of a game, and of its replay', async () => {
    const saved = join(folder, 'titled.game');
    const play = ['play', '--lines', '--seats', 'random', '--seed', '1', '--save', saved];
    const { out } = await here([...play, '--edition', file('mine.json', MINE)]);
    expect(out).toMatch(`Glass Road (from my box, ${ID}), seed 1.`);
    expect((await here(play.slice(0, -2))).out).toMatch(/^Glass Road, seed 1\./);
    expect((await here(['replay', saved])).out).toMatch(`Glass Road (from my box, ${ID}), 1 player, seed 1:`);
  });

  test('a built-in one by its name is what is played anyway', async () => {
    const named = json(await here([...simulate, '--edition', 'gr-1']));
    expect(named.checksum).toBe(json(await here(simulate)).checksum);
  });

  test('bots play by it', async () => {
    const { code } = await here([...simulate, '--bots', 'apprentice', '--edition', file('mine.json', MINE)]);
    expect(code).toBe(0);
  });

  test('solo and arena measure by it', async () => {
    const path = file('mine.json', MINE);
    const solo = ['solo', '--game', 'glass-road', '--bot', 'apprentice', '--seeds', '2', '--threads', '1', '--json'];
    const mean = (json: Record<string, unknown>) => json.mean;
    expect(mean(json(await here([...solo, '--edition', path])))).not.toEqual(mean(json(await here(solo))));
    const arena = ['arena', '--game', 'glass-road', '--bots', 'apprentice,random', '--deals', '1', '--threads', '1'];
    expect((await here([...arena, '--edition', path])).code).toBe(0);
  });

  test('threads are told the facts', async () => {
    const solo = [
      'solo',
      '--game',
      'glass-road',
      '--bot',
      'random',
      '--seeds',
      '4',
      '--edition',
      file('mine.json', MINE),
    ];
    const [one, two] = await Promise.all(['1', '2'].map(n => there([...solo, '--threads', n, '--json'])));
    expect(two?.code).toBe(0);
    expect(JSON.parse(two?.out ?? '').mean).toBe(JSON.parse(one?.out ?? '').mean);
  });

  test.each(['simulate --game glass-road', 'play --seats random', 'engine', 'solo --game glass-road --bot random'])(
    '%s: a bad one is wrong use, and nothing is played',
    async command => {
      const bad = file('bad.json', { ...MINE, hand: 99 });
      const { code, out, err } = await here([...command.split(' '), '--edition', bad]);
      expect({ code, out }).toEqual({ code: 2, out: '' });
      expect(err).toContain('hand: it can be 12 at most');
    },
  );

  test('a saved game brings its own', async () => {
    const record = join(folder, 'records', 'x.0.game');
    expect((await here(['play', '--load', record, '--edition', 'gr-1'])).code).toBe(2);
  });
});

/** What a new engine answers to some messages. */
async function answers(messages: readonly object[]): Promise<Reply[]> {
  const ask = engine();
  const replies: Reply[] = [];
  for (const message of messages) replies.push(await ask(message));
  return replies;
}

describe('engine', () => {
  const begin = (edition: unknown) => ({ do: 'new', game: 'glass-road', players: 2, seed: '1', edition });

  test('a new game by a document; its record carries it and loads again', async () => {
    const [made, state, record] = await answers([begin(MINE), { do: 'state', for: 'A' }, { do: 'record' }]);
    expect(made).toEqual({ ok: true, length: 0 });
    expect(state).toMatchObject({ position: { seats: { A: { land: { 'b2+b3': 'forest' } } } } });
    const text = String(record?.record);
    expect(text).toContain(`edition ${ID}\n`);
    const again = await answers([{ do: 'load', record: text }, { do: 'state', for: 'A' }, { do: 'record' }]);
    expect(again).toEqual([{ ok: true, length: 0 }, state, record]);
  });

  test('one that was told an edition refuses the other game, unless that has an edition of its own', async () => {
    const asked = openEngine(LIBRARY, 'en', { game: 'black-forest', edition: 'bf-1' });
    const ask = (message: object) => asked.answer(JSON.stringify(message));
    const { edition: _, ...plain } = begin(undefined);
    expect(await ask(plain)).toEqual({
      error: 'this engine plays by an edition of black-forest: for another game name one in "edition"',
    });
    expect(await ask(begin('gr-1'))).toEqual({ ok: true, length: 0 });
    expect(await ask({ ...plain, game: 'black-forest' })).toEqual({ ok: true, length: 0 });
  });

  test('a document for another game is refused in a sentence', async () => {
    expect(await answers([begin(BF_1)])).toEqual([
      { error: 'the edition is wrong: this is an edition of black-forest' },
    ]);
  });

  test('a bad document is refused, and the game before it stays', async () => {
    const bad: EditionDocument = { ...MINE, buildings: { ...MINE.buildings, inn: { cost: {}, points: 3 } } };
    const [, refused, state] = await answers([begin('gr-1'), begin(bad), { do: 'state', for: 'A' }]);
    expect(refused).toMatchObject({ error: expect.stringContaining('buildings.inn.cost: it costs nothing here') });
    expect(state).toMatchObject({ ok: true });
    const facts = { ...MINE, land: { ...MINE.land, void: [] } };
    const record = `waldglas 1\ngame glass-road\nedition ${exchangedId(facts)}\nplayers 1\nseed 1\n\n\nfacts ${JSON.stringify(facts)}\n`;
    expect(await answers([{ do: 'load', record }])).toEqual([
      { error: 'the facts are wrong: land.void: a4 is nowhere' },
    ]);
  });
});

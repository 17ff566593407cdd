import { describe, expect, test } from 'vitest';
import { here, there } from './kit.ts';
import { checkFinished, engine, options, playWhole, type Reply } from './kit-engine.ts';

test('a line out for each line in, in order, until quit', async () => {
  const input = [
    '{"do":"options"}',
    'nonsense',
    '[]',
    '"new"',
    'null',
    '',
    '{"do":"fly"}',
    '{"do":"__proto__"}',
    '{}',
    '{"do":"new","game":"chess","players":2,"seed":"1"}',
    '{"do":"new","game":"glass-road","players":"2","seed":"1"}',
    '{"do":"new","game":"glass-road","players":5,"seed":"1"}',
    '{"do":"new","game":"glass-road","players":1.5,"seed":"1"}',
    '{"do":"new","game":"glass-road","players":2,"seed":1}',
    '{"do":"new","game":"glass-road","players":2,"seed":"a\\nb"}',
    '{"do":"new","game":"glass-road","players":2,"seed":"1","options":[]}',
    '{"do":"new","game":"glass-road","players":2,"seed":"1","options":{"introductory":1}}',
    '{"do":"new","game":"glass-road","players":2,"seed":"1","options":{"fly":true}}',
    '{"do":"new","game":"glass-road","players":2,"seed":"1","options":{"__proto__":true}}',
    '{"do":"new","game":"glass-road","players":2,"seed":"1","edition":"gr-0"}',
    '{"do":"load","record":5}',
    '{"do":"load","record":"waldglas 1\\nfly"}',
    `{"do":"act","actions":["${'x'.repeat(6_000_000)}"]}`,
    '{"do":"new","game":"glass-road","players":2,"seed":"11","options":{"introductory":true}}',
    '{"do":"act","actions":"A end"}',
    '{"do":"act","actions":[1]}',
    '{"do":"act","actions":["A fly"]}',
    '{"do":"act","actions":["A end"]}',
    '{"do":"act","actions":["A pick builder","A pick builder"]}',
    '{"do":"state","for":"C"}',
    '{"do":"state"}',
    '{"do":"set","position":[]}',
    '{"do":"set","position":{"__proto__":{}}}',
    '{"do":"set","position":{"seats":{"A":{"glassworks":{"sand":9}}}}}',
    '{"do":"undo"}',
    '{"do":"undo","seat":"Z"}',
    '{"do":"why","seat":"A","wish":"A fly"}',
    '{"do":"why","seat":"A","wish":"B build kiln"}',
    '{"do":"why","seat":"A","wish":"A build kiln","lang":"fr"}',
  ];
  const GOOD = 23;
  const { code, out, err } = await there(['engine'], `${input.join('\n')}\n{"do":"quit"}\n{"do":"options"}\n`);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  const replies = out.split('\n').map(line => (line === '' ? undefined : (JSON.parse(line) as Reply)));
  expect(replies.pop()).toBeUndefined();
  expect(replies).toHaveLength(input.length + 1);
  expect(replies.pop()).toEqual({ ok: true });
  expect(replies[GOOD]).toEqual({ ok: true, length: 0 });
  for (const [i, reply] of replies.entries()) {
    if (i === GOOD) continue;
    expect(reply).toEqual({ error: expect.not.stringMatching(/inside|Invalid/), line: i + 1 });
  }
});

test('the input may end at any time, and its last line needs no end', async () => {
  expect(await here(['engine'])).toEqual({ code: 0, out: '', err: '' });
  expect((await here(['engine'], '{"do":"scores"}')).out).toContain('there is no game yet');
});

describe.each([1, 2, 3, 4])('a whole game of %i', players => {
  test('is played, saved, loaded and scored', async () => {
    const ask = engine();
    expect(await ask({ do: 'new', game: 'glass-road', players, seed: '11' })).toEqual({ ok: true, length: 0 });
    await playWhole(ask, players, /^[a-z]+ GR-\d\.\d+$/, 8);
    await checkFinished(ask);
  });
});

describe('act', () => {
  test('plays all or none', async () => {
    const ask = engine();
    await ask({ do: 'new', game: 'glass-road', players: 2, seed: '1' });
    const refused = await ask({ do: 'act', actions: ['A pick feudal-lord', 'A pick supplier', 'A pick cultivator'] });
    expect(refused.error).toContain('"A pick cultivator" is not among');
    expect((await options(ask)).length).toBe(0);
    expect(await ask({ do: 'act', actions: [] })).toEqual({ ok: true, length: 0, events: [] });
    const actions = ['A  pick feudal-lord', 'A pick supplier', 'A undo', 'B pick builder'];
    expect(await ask({ do: 'act', actions })).toEqual({ ok: true, length: 4, events: [{ kind: 'undo', seat: 'A' }] });
    expect((await ask({ do: 'record' })).record).toContain(
      '\n\nA pick feudal-lord\nA pick supplier\nA undo\nB pick builder\n',
    );
  });

  test('tells what happened with letters for seats', async () => {
    const ask = engine();
    await ask({ do: 'new', game: 'glass-road', players: 2, seed: '1' });
    const seats = { A: { hand: ['charcoal-burner', 'builder'] }, B: { hand: ['charcoal-burner', 'carpenter'] } };
    await ask({ do: 'set', position: { phase: 'play', turn: 'A', goblet: 'A', seats } });
    const { events } = await ask({ do: 'act', actions: ['A play charcoal-burner'] });
    expect(events).toContainEqual({ kind: 'reveal', seat: 'A', card: 'charcoal-burner', joined: ['B'] });
  });
});

describe('undo', () => {
  test('stops at the fence and names it and its line', async () => {
    const ask = engine();
    await ask({ do: 'new', game: 'glass-road', players: 2, seed: '1' });
    const nothing = await ask({ do: 'undo', seat: 'A' });
    expect(nothing).toEqual({
      error: 'A cannot take back: there is nothing to take back',
      fence: 'there is nothing to take back',
      line: 0,
    });
    await ask({ do: 'set', position: { phase: 'resolve', turn: 'A', card: 'feudal-lord', abilities: 2 } });
    expect(await ask({ do: 'act', actions: ['A remove b1', 'A use 1'] })).toMatchObject({ ok: true, length: 2 });
    expect(await ask({ do: 'undo', seat: 'A' })).toEqual({
      error: 'A cannot take back: a tile was drawn',
      fence: 'a tile was drawn',
      line: 2,
    });
    expect(await ask({ do: 'act', actions: ['A use 2'] })).toMatchObject({ length: 3 });
    expect(await ask({ do: 'undo', seat: 'A' })).toEqual({ ok: true, length: 4 });
  });
});

describe('set', () => {
  test('merges into the position, and the record starts there', async () => {
    const ask = engine();
    await ask({ do: 'new', game: 'glass-road', players: 2, seed: '1' });
    await ask({ do: 'act', actions: ['A pick feudal-lord'] });
    const seats = { A: { glassworks: { wood: 7 }, land: { b1: 'kiln' } } };
    const position = { phase: 'resolve', turn: 'A', card: 'charcoal-burner', abilities: 1, seats };
    expect(await ask({ do: 'set', position })).toEqual({ ok: true, length: 0 });
    const { position: now } = await ask({ do: 'state', for: 'all' });
    expect(now).toMatchObject({ phase: 'resolve', card: 'charcoal-burner', seats: { A: { land: { b1: 'kiln' } } } });
    expect((await options(ask)).anytime.A?.map(one => one.action)).toContain('A convert kiln');
    expect(await ask({ do: 'act', actions: ['A convert kiln', 'A fee'] })).toMatchObject({ ok: true, length: 2 });
    const { record } = await ask({ do: 'record' });
    const other = engine();
    expect(await other({ do: 'load', record })).toEqual({ ok: true, length: 2 });
    expect(await other({ do: 'state', for: 'all' })).toEqual(await ask({ do: 'state', for: 'all' }));
  });

  test('refuses the impossible, and nothing has changed', async () => {
    const ask = engine();
    await ask({ do: 'new', game: 'glass-road', players: 2, seed: '1' });
    const before = await ask({ do: 'state', for: 'all' });
    expect(await ask({ do: 'set', position: { phase: 'fly' } })).toHaveProperty('error');
    expect(await ask({ do: 'set', position: { seats: { A: { land: { z9: 'pond' } } } } })).toHaveProperty('error');
    expect(await ask({ do: 'state', for: 'all' })).toEqual(before);
  });
});

describe('state', () => {
  test('hides what a seat may not know', async () => {
    const ask = engine();
    await ask({ do: 'new', game: 'glass-road', players: 2, seed: '1' });
    const seats = { A: { hand: ['builder'] }, B: { hand: ['carpenter', 'supplier'] } };
    await ask({ do: 'set', position: { phase: 'play', turn: 'A', seats } });
    const position = async (viewer: string) => (await ask({ do: 'state', for: viewer })).position;
    expect(await position('A')).toMatchObject({ seats: { A: { hand: ['builder'] }, B: { hand: 2 } } });
    expect(await position('spectator')).toMatchObject({ seats: { A: { hand: 1 }, B: { hand: 2 } } });
    expect(await position('A')).not.toHaveProperty('stacks');
    expect(await position('all')).toHaveProperty('stacks');
  });
});

describe('why', () => {
  const begun = async (land: object, market: readonly string[]) => {
    const ask = engine();
    await ask({ do: 'new', game: 'glass-road', players: 2, seed: '1' });
    const goods = { charcoal: 1, food: 1, sand: 0, water: 0, wood: 2, glass: 0 };
    const seats = { A: { glassworks: goods, brickworks: { clay: 1, charcoal: 0, food: 0, brick: 0 }, land } };
    const shop = { processing: market, immediate: [], bonus: [] };
    const position = { phase: 'resolve', turn: 'A', card: 'builder', abilities: 2, market: shop, seats };
    expect(await ask({ do: 'set', position })).toEqual({ ok: true, length: 0 });
    return ask;
  };

  test('names the obstacle, the rule and what is missing', async () => {
    const ask = await begun({ b1: 'pit' }, ['kiln', 'inn', 'spa', 'office']);
    expect(await ask({ do: 'why', seat: 'A', wish: 'A build kiln', lang: 'en' })).toEqual({
      ok: true,
      legal: false,
      what: 'goods',
      rule: 'GR-8.9',
      missing: { brick: 2 },
      reach: false,
      words: expect.any(String),
    });
    expect(await ask({ do: 'why', seat: 'A', wish: 'A remove b1' })).toEqual({
      ok: true,
      legal: true,
      words: expect.any(String),
    });
    expect(await ask({ do: 'why', seat: 'B', wish: 'B end' })).toEqual({
      ok: true,
      legal: false,
      what: 'turn',
      rule: 'GR-4.4',
      words: expect.any(String),
    });
  });

  test('tells as lines what would help, and so it does', async () => {
    const ask = await begun({ b1: 'kiln' }, ['swamp-hut']);
    expect(await ask({ do: 'why', seat: 'A', wish: 'A build swamp-hut' })).toEqual({
      ok: true,
      legal: false,
      what: 'goods',
      rule: 'GR-8.9',
      missing: { clay: 1 },
      reach: true,
      first: ['A convert kiln'],
      words: expect.any(String),
    });
    const actions = ['A convert kiln', 'A fee', 'A use 1', 'A build swamp-hut'];
    expect(await ask({ do: 'act', actions })).toMatchObject({ ok: true, length: 4 });
  });
});

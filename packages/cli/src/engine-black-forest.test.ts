import { describe, expect, test } from 'vitest';
import { checkFinished, type Engine, engine, offered, options, playWhole } from './kit-engine.ts';

async function begun(players: number, position?: object): Promise<Engine> {
  const ask = engine();
  expect(await ask({ do: 'new', game: 'black-forest', players, seed: '11' })).toEqual({ ok: true, length: 0 });
  if (position) expect(await ask({ do: 'set', position })).toEqual({ ok: true, length: 0 });
  return ask;
}

describe.each([1, 2, 3, 4])('a whole game of %i', players => {
  test('is set, played, taken back, saved, loaded and scored', async () => {
    const ask = await begun(players, { seats: { A: { brick: 5, glass: { wood: 4 } } } });
    await playWhole(ask, players, /^[a-z]+ BF-\d\.\d+$/, players === 1 ? 8 : 80);
    await checkFinished(ask);
    expect((await ask({ do: 'record' })).record).toMatch(/\nstart \{.*"brick":5/);
  });
});

test('the options of the game', async () => {
  const ask = engine();
  const game = { do: 'new', game: 'black-forest', players: 2, seed: '1' };
  expect(await ask({ ...game, options: { firstGame: true } })).toEqual({ ok: true, length: 0 });
  const { position } = (await ask({ do: 'state', for: 'A' })) as { position: { boards: { small: string[] } } };
  expect(position.boards.small.filter(id => id.endsWith('A'))).toHaveLength(36);
  expect((await ask({ ...game, options: { introductory: true } })).error).toContain('there is: firstGame');
});

describe('act', () => {
  const RING = { v1: ['brickmaker', 'butcher', 'cook', 'charcoal-burner'] };

  test('plays all or none, and tells what happened', async () => {
    const ask = await begun(3, { phase: 'turn', turn: 'A', seats: { A: { pawn: 'v1.4' } } });
    await ask({ do: 'set', position: { tradespeople: await withRing(ask, RING.v1) } });
    const refused = await ask({ do: 'act', actions: ['A move v1.1', 'A visit cook 1'] });
    expect(refused.error).toContain('"A visit cook 1" is not among: visit brickmaker');
    expect((await options(ask)).length).toBe(0);
    const { events, length } = await ask({ do: 'act', actions: ['A move v1.1', 'A visit brickmaker', 'A split 1'] });
    expect(length).toBe(3);
    expect(events).toContainEqual({ kind: 'move', seat: 'A', to: 'v1.1', provisions: 0 });
    expect(events).toContainEqual({ kind: 'gain', seat: 'A', goods: { brick: 4 }, source: 'brickmaker' });
  });

  test('undo: until another seat has answered', async () => {
    const ask = await begun(3, { phase: 'turn', turn: 'A' });
    const [first = ''] = await offered(ask);
    await ask({ do: 'act', actions: [first] });
    expect(await ask({ do: 'undo', seat: 'A' })).toEqual({ ok: true, length: 2 });
    expect(await ask({ do: 'undo', seat: 'B' })).toMatchObject({ fence: 'there is nothing to take back' });
    expect(await offered(ask)).toContain(first);
  });

  test('undo stops where a job was revealed', async () => {
    const wheels = { cooking: { porridge: 2, meat: 2, charcoal: 1, provisions: [0, 0], commodity: 0, steps: 0 } };
    const ask = await begun(3, {
      phase: 'turn',
      turn: 'A',
      seats: { A: { ...wheels, glass: { charcoal: 7 }, pawn: 'v1.4' } },
    });
    const place = { v1: ['brickmaker', 'landowner', 'cook', 'charcoal-burner'] };
    await ask({ do: 'set', position: { phase: 'action', tradespeople: await withRing(ask, place.v1) } });
    await ask({ do: 'act', actions: ['A visit charcoal-burner', 'A wheel cooking'] });
    const undone = await ask({ do: 'undo', seat: 'A' });
    expect(undone).toMatchObject({ fence: 'a job was revealed' });
  });
});

/** The rings with this one as v1; whoever was there changes places. */
async function withRing(ask: Engine, ring: readonly string[]): Promise<Record<string, string[]>> {
  const { position } = (await ask({ do: 'state', for: 'all' })) as {
    position: { tradespeople: Record<string, string[]> };
  };
  const rings = structuredClone(position.tradespeople);
  for (const [i, wanted] of ring.entries()) {
    const old = rings.v1?.[i] ?? '';
    for (const one of Object.values(rings)) {
      const at = one.indexOf(wanted);
      if (at >= 0) one[at] = old;
    }
    if (rings.v1) rings.v1[i] = wanted;
  }
  return rings;
}

describe('set', () => {
  test('merges into the position, and the record starts there', async () => {
    const estates = [{ a1: '22A', b1: 'forest', 'd2+d3': 'inn' }, { a1: 'pond' }];
    const seats = { A: { glass: { water: 5 }, estates, pigs: 0, cooking: { provisions: [3, 1] } } };
    const ask = await begun(2, { phase: 'turn', turn: 'A', neutral: 'v2.1', seats });
    const { position } = await ask({ do: 'state', for: 'all' });
    expect(position).toMatchObject({ neutral: 'v2.1', seats: { A: { estates, cooking: { provisions: [3, 1] } } } });
    expect((await options(ask)).anytime.A?.map(one => one.action)).toEqual([
      'A convert 22A 1',
      'A convert 22A 2',
      'A convert inn',
      'A remove 2.a1',
    ]);
    expect(await ask({ do: 'act', actions: ['A convert 22A 1', 'A convert inn'] })).toMatchObject({ length: 2 });
    const { record } = await ask({ do: 'record' });
    const other = engine();
    expect(await other({ do: 'load', record })).toEqual({ ok: true, length: 2 });
    expect(await other({ do: 'state', for: 'all' })).toEqual(await ask({ do: 'state', for: 'all' }));
  });

  test.each([
    { phase: 'fly' },
    { seats: { A: { brick: 8 } } },
    { seats: { A: { cooking: { provisions: [1, 4] } } } },
    { seats: { A: { estates: [{ z9: 'pond' }] } } },
    { seats: { A: { estates: [{ a1: 'inn' }] } } },
    { seats: { A: { pigs: 50 } } },
    { seats: { A: { pawn: 'v9.1' } } },
    { tradespeople: { v1: ['cook'] } },
    { jobs: { v1: 'job-nobody' } },
  ])('refuses the impossible, and nothing has changed: %j', async position => {
    const ask = await begun(2);
    const before = await ask({ do: 'state', for: 'all' });
    expect((await ask({ do: 'set', position })).error).toEqual(expect.not.stringContaining('inside'));
    expect(await ask({ do: 'state', for: 'all' })).toEqual(before);
  });
});

test('state hides the pile', async () => {
  const ask = await begun(2);
  const position = async (viewer: string) => (await ask({ do: 'state', for: viewer })).position;
  expect(await position('A')).toMatchObject({ left: 11 });
  expect(await position('A')).not.toHaveProperty('pile');
  expect(await position('spectator')).not.toHaveProperty('pile');
  expect(await position('all')).toHaveProperty('pile');
});

test('why names the rule and what is missing', async () => {
  const ask = await begun(3, { phase: 'turn', turn: 'A', boards: { small: ['03A'] } });
  expect(await ask({ do: 'why', seat: 'A', wish: 'A build 03A' })).toMatchObject({
    ok: true,
    legal: false,
    rule: expect.stringMatching(/^BF-/),
    missing: { glass: 2 },
    words: expect.any(String),
  });
  expect(await ask({ do: 'why', seat: 'A', wish: 'A remove a2' })).toEqual({
    ok: true,
    legal: true,
    words: expect.any(String),
  });
});

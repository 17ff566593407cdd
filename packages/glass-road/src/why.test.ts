import { isIllegal, lowest, type Reason } from '@waldglas/core';
import { course, walk } from '@waldglas/core/testing';
import { describe, expect, test } from 'vitest';
import { type Action, CARD_IDS, glassRoad, type State } from './index.ts';
import { act, again, building, card, full, market, stock, table } from './rules/table.ts';

function action(line: string): Action {
  const read = glassRoad.read(line);
  if (isIllegal(read)) throw new Error(read.illegal);
  return read;
}

/** Why A cannot; asking changes nothing. */
function why(s: State, line: string): Reason | undefined {
  const before = JSON.stringify(s);
  const reason = glassRoad.why(s, 0, action(line));
  expect(JSON.stringify(s)).toBe(before);
  return reason;
}

const SHOP = market({
  processing: ['inn', 'swamp-hut'],
  immediate: ['sand-deposit', 'artists-colony'],
  bonus: ['estate'],
});
const facing = (goods: string, land: Record<string, string>, id = 'cultivator') =>
  card(id, { ...stock(goods), land }, { market: SHOP });

describe('a build', () => {
  test('GR-8.9: goods are missing, so many of each', () => {
    expect(why(facing('wood 1', {}), 'A build inn')).toEqual({
      rule: 'GR-8.9',
      missing: { wood: 1, glass: 1, brick: 1 },
      reach: false,
    });
    expect(why(facing('wood 2, glass 1', {}), 'A build inn')).toEqual({
      rule: 'GR-8.9',
      missing: { brick: 1 },
      reach: false,
    });
    expect(why(facing('| clay 1', {}), 'A build swamp-hut')).toMatchObject({ missing: { clay: 1 } });
  });

  test('GR-8.9: and whether own trades could help', () => {
    expect(why(facing('charcoal 1 | clay 1', { b1: 'kiln' }), 'A build swamp-hut')).toEqual({
      rule: 'GR-8.9',
      missing: { clay: 1 },
      reach: true,
    });
    expect(why(facing('', { b1: 'kiln' }), 'A build swamp-hut')).toMatchObject({ missing: { clay: 2 }, reach: false });
  });

  test('GR-8.8: no empty space, which a removal could make or nothing could', () => {
    expect(why(facing('', full('pond')), 'A build sand-deposit')).toEqual({ rule: 'GR-8.8', reach: true });
    const rows = [1, 2, 3, 4].flatMap(row => [`b${row}+c${row}`, `d${row}+e${row}`]);
    const forests = Object.fromEntries([...rows, 'f1+f2', 'f3+f4'].map(pair => [pair, 'forest']));
    expect(why(facing('', forests), 'A build sand-deposit')).toEqual({ rule: 'GR-8.8', reach: false });
    expect(why(facing('', full('pond')), 'A build swamp-hut')).toMatchObject({ rule: 'GR-8.8', missing: { clay: 2 } });
  });

  test('GR-8.2: the start building is covered', () => {
    const A = { ...stock('water 1'), land: {}, start: { a2: 'glassmakers-village' } };
    const s = card('cultivator', A, { market: SHOP });
    expect(why(s, 'A build artists-colony')).toEqual({ rule: 'GR-8.2', reach: false });
    expect(why(facing('water 1', full('pit')), 'A build sand-deposit')?.rule).toBe('GR-8.8');
  });

  test('GR-8.1: not on offer: neither on the building board nor in the own private offer', () => {
    expect(why(facing('wood 2 | brick 2', {}), 'A build kiln')).toEqual({ rule: 'GR-8.1' });
    expect(why(facing('wood 2', {}), 'A build kiln')).toEqual({ rule: 'GR-8.1', missing: { brick: 2 } });
    const offers = { seats: { B: { offer: ['kiln'] } } };
    const s = card('cultivator', { ...stock('wood 2 | brick 2') }, offers);
    expect(why(s, 'A build kiln')?.rule).toBe('GR-8.1');
  });

  test('not the time: another turn (GR-8.1), a card that has no build, or none left (GR-4.4)', () => {
    const rich = { ...stock('wood 2, glass 1 | clay 2, brick 1'), land: {} };
    const other = table(
      { players: 2 },
      { phase: 'resolve', turn: 'B', card: 'cultivator', market: SHOP, seats: { A: rich } },
    );
    expect(why(other, 'A build inn')).toEqual({ rule: 'GR-8.1' });
    const s = (id: string, abilities: number) => card(id, rich, { market: SHOP, abilities });
    expect(why(s('pond-builder', 2), 'A build inn')).toEqual({ rule: 'GR-4.4' });
    expect(why(s('cultivator', 0), 'A build inn')).toEqual({ rule: 'GR-4.4' });
    expect(why(act(s('cultivator', 2), 'A use 2'), 'A build inn')).toBeUndefined();
  });
});

describe('a trade', () => {
  test('GR-2.9: its goods are missing, or its tile', () => {
    expect(why(facing('', { b1: 'kiln' }), 'A convert kiln')).toEqual({ rule: 'GR-2.9', missing: { charcoal: 1 } });
    const basin = { b1: 'clay-basin' };
    expect(why(facing('', basin), 'A convert clay-basin')).toEqual({ rule: 'GR-2.9', missing: { food: 1, water: 1 } });
    expect(why(facing('food 1', basin), 'A convert clay-basin')).toEqual({ rule: 'GR-2.9', missing: { water: 1 } });
    expect(why(facing('sand 1', { b1: 'sandstone-factory' }), 'A convert sandstone-factory')).toMatchObject({
      missing: { sand: 2 },
    });
    expect(why(facing('', { b1: 'reed-hut', b2: 'pit' }), 'A convert reed-hut')).toEqual({
      rule: 'GR-2.9',
      missing: { pond: 1 },
    });
    expect(why(facing('', { b1: 'joinery' }), 'A convert joinery')).toEqual({
      rule: 'GR-2.9',
      missing: { wood: 1, forest: 1 },
    });
  });

  test('GR-7.5: the district offices have no empty space for their tile', () => {
    const A = { ...stock(''), land: full('pit', { b1: 'district-offices' }), offer: ['inn', 'shed'] };
    expect(why(card('cultivator', A), 'A convert district-offices')).toMatchObject({ rule: 'GR-7.5' });
  });

  test('GR-2.9: too few offered tiles are a payment that is missing, not a space', () => {
    expect(why(facing('', { b1: 'office' }), 'A convert office')).toMatchObject({ rule: 'GR-2.9' });
    const one = card('cultivator', { land: { b1: 'shingles-manufacturer' }, offer: ['inn'] });
    expect(why(one, 'A convert shingles-manufacturer')).toMatchObject({ rule: 'GR-2.9' });
    const offices = card('cultivator', { land: { b1: 'district-offices' }, offer: ['inn'] });
    expect(why(offices, 'A convert district-offices')).toMatchObject({ rule: 'GR-2.9' });
  });

  test('GR-3.1: of a building that one does not own, or that trades nothing', () => {
    expect(why(facing('charcoal 1', {}), 'A convert kiln')).toEqual({ rule: 'GR-3.1' });
    expect(why(facing('', { b1: 'shed' }), 'A convert shed')).toEqual({ rule: 'GR-3.1' });
    expect(why(facing('', { b1: 'pottery' }), 'A convert pottery')).toEqual({ rule: 'GR-3.1' });
  });

  test('GR-3.8: in the middle of an own action', () => {
    const A = { ...stock('charcoal 2 | clay 3'), land: { b1: 'kiln', b2: 'pit' } };
    const s = building('swamp-hut', A);
    expect(why(s, 'A convert kiln')).toEqual({ rule: 'GR-3.8' });
    expect(why(s, 'A remove b2')).toEqual({ rule: 'GR-3.8' });
    expect(why(s, 'A end')).toEqual({ rule: 'GR-3.8' });
    expect(why(act(s, 'A cell c1'), 'A convert kiln')).toBeUndefined();
  });

  test('GR-3.8: in the middle of another trade', () => {
    const A = { ...stock('charcoal 1 | charcoal 1'), land: { b1: 'kiln', b2: 'inn' } };
    const s = act(card('cultivator', A), 'A convert kiln');
    expect(why(s, 'A convert inn')).toEqual({ rule: 'GR-3.8' });
  });
});

describe('a removal', () => {
  test('GR-3.2: forests and buildings stay, and nothing is on an empty space', () => {
    const s = facing('', { 'b1+c1': 'forest', b2: 'kiln', b3: 'pit' });
    for (const cell of ['b1', 'c1', 'b2', 'd4']) expect(why(s, `A remove ${cell}`)).toEqual({ rule: 'GR-3.2' });
    expect(why(s, 'A remove b3')).toBeUndefined();
  });
});

describe('a card', () => {
  test('GR-4.12: the fee, if nothing could then be used, or a trade has to come first', () => {
    const nothing = card('builder', { ...stock('food 1'), land: {} });
    expect(why(nothing, 'A fee')).toEqual({ rule: 'GR-4.12', reach: false });
    const trade = card('builder', { ...stock('food 1, charcoal 1'), land: { b1: 'kiln' } }, { market: SHOP });
    const bare = again(trade, { market: market({ processing: ['swamp-hut'] }) });
    expect(why(bare, 'A fee')).toEqual({ rule: 'GR-4.12', reach: true });
    expect(why(act(bare, 'A convert kiln'), 'A fee')).toBeUndefined();
  });

  test('the fee, if it is missing itself (GR-4.6 or GR-4.12)', () => {
    const dry = card('clay-worker', { ...stock(''), land: {} });
    expect(why(dry, 'A fee')).toMatchObject({ rule: expect.stringMatching(/^GR-4\.(6|12)$/), reach: false });
    const wet = card('clay-worker', { ...stock('wood 1'), land: { b1: 'cooperage' } });
    expect(why(wet, 'A fee')).toMatchObject({ rule: expect.stringMatching(/^GR-4\.(6|12)$/), reach: true });
    const felled = card('woodcutter', { ...stock(''), land: { b1: 'pit' } });
    expect(why(felled, 'A fee')).toMatchObject({ rule: expect.stringMatching(/^GR-4\.(6|12)$/), reach: false });
  });

  test('GR-4.4: an ability used before, one too many, or of no use now', () => {
    const s = card('woodcutter', { ...stock(''), land: { 'b1+c1': 'forest' } });
    const used = act(s, 'A fee', 'A cell b1+c1', 'A use 1');
    expect(why(used, 'A use 1')?.rule).toBe('GR-4.4');
    expect(why(used, 'A use 2')).toBeUndefined();
    const joined = card('cultivator', { ...stock(''), land: {} }, { abilities: 0 });
    expect(why(joined, 'A use 1')?.rule).toBe('GR-4.4');
    const full7 = card('feudal-lord', { ...stock('wood 7 | clay 7'), land: {} });
    expect(why(full7, 'A use 2')).toMatchObject({ rule: 'GR-4.4', reach: false });
  });

  test('GR-4.6: an ability before the fee is paid', () => {
    const s = card('woodcutter', { ...stock(''), land: { 'b1+c1': 'forest' } });
    expect(why(s, 'A use 1')).toMatchObject({ rule: 'GR-4.6' });
  });

  test('GR-4.10: a card that is not in hand; GR-4.2: one that is, when none is to be laid', () => {
    const seats = { A: { hand: ['builder', 'supplier'] }, B: { hand: ['carpenter'] }, C: { hand: ['carpenter'] } };
    const s = table({ players: 3 }, { phase: 'play', round: 2, goblet: 'A', seats });
    expect(why(s, 'A play builder')).toBeUndefined();
    expect(why(s, 'A play carpenter')).toEqual({ rule: 'GR-4.10' });
    expect(why(act(s, 'A play supplier'), 'A play builder')).toEqual({ rule: 'GR-4.2' });
  });
});

describe('always', () => {
  test('what is legal has no reason against it, and what is not has one', () => {
    const wrong: string[] = [];
    for (const players of [1, 2, 3]) {
      walk(glassRoad, course(glassRoad, { players, options: {} }, 'why'), 9, (s, n) => {
        const decision = lowest(glassRoad.decisions(s));
        if (!decision) return;
        const { seat, options } = decision;
        const open = [...options, ...glassRoad.anytime(s, seat)];
        for (const one of open) if (glassRoad.why(s, seat, one)) wrong.push(`${n}: ${glassRoad.write(one)} is legal`);
        const lines = new Set(open.map(one => glassRoad.write(one)));
        const letter = 'ABC'.charAt(seat);
        for (const wish of [
          'end',
          'pass',
          'fee',
          'use 1',
          'remove c1',
          'play builder',
          'convert kiln',
          'take',
          'cell b1',
        ]) {
          const line = `${letter} ${wish}`;
          const reason = glassRoad.why(s, seat, action(line));
          if (lines.has(line) === (reason !== undefined)) wrong.push(`${n}: ${line}`);
          if (reason && !/^GR-\d\.\d+$/.test(reason.rule)) wrong.push(`${n}: ${line}: ${reason.rule}`);
        }
      });
    }
    expect(wrong).toEqual([]);
  });

  test('once the game is over there is a reason against everything', () => {
    const final = table(
      { players: 1 },
      { phase: 'final', seats: { A: { ...stock('charcoal 2'), land: { b1: 'kiln', b2: 'pit' } } } },
    );
    expect(why(final, 'A convert kiln')).toBeUndefined();
    const over = act(final, 'A end');
    for (const line of ['A end', 'A convert kiln', 'A remove b2', 'A build inn'])
      expect(why(over, line), line).toBeDefined();
  });

  test('an answer about another seat’s card tells nothing of that hand', () => {
    const hands = ['builder carpenter supplier', 'woodcutter cultivator fish-farmer'].map(hand => hand.split(' '));
    const answers = hands.map(hand => {
      const seats = { A: { hand: ['pit-worker', 'pond-builder'] }, B: { hand }, C: { hand: ['clay-worker'] } };
      const s = table({ players: 3 }, { phase: 'play', round: 1, goblet: 'A', seats });
      return CARD_IDS.map(id => why(s, `B play ${id}`));
    });
    expect(answers[0]).toEqual(answers[1]);
  });
});

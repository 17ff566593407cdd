import { course } from '@waldglas/core/testing';
import { describe, expect, test } from 'vitest';
import { CARD_IDS, glassRoad, OBSTACLES, type Obstacle, type State } from './index.ts';
import { act, building, card, full, market, stateOf, stock } from './rules/fixtures.ts';
import { indiscreet, unreasonable, why } from './why-kit.ts';

const SHOP = market({ processing: ['inn', 'swamp-hut'], immediate: ['sand-deposit', 'artists-colony'] });
const facing = (goods: string, land: Record<string, string> = {}, id = 'cultivator') =>
  card(id, { ...stock(goods), land }, { market: SHOP });

const OTHERS = stateOf({ players: 2 }, { phase: 'resolve', turn: 'B', card: 'cultivator' });
const FINAL = stateOf({ players: 1 }, { phase: 'final', seats: { A: { land: { b1: 'kiln', b2: 'pit' } } } });
const FOREST = { 'b1+c1': 'forest', 'd1+e1': 'forest' };
const FELLING = act(card('woodcutter', { ...stock(''), land: FOREST }), 'A fee');
const FELLED = act(FELLING, 'A cell b1+c1');
const HANDS = { A: { hand: ['builder', 'supplier'] }, B: { hand: ['carpenter'] }, C: { hand: ['carpenter'] } };
const ROUND = stateOf({ players: 3 }, { phase: 'play', round: 2, goblet: 'A', seats: HANDS });
const choosing = (hand: string[], players = 2) => stateOf({ players }, { phase: 'choose', seats: { A: { hand } } });
const SOLO = stateOf({ players: 1 }, { phase: 'choose', period: 2, seats: { A: { resting: ['builder'] } } });
const TRADER = building('wood-trader', { ...stock('wood 1 | clay 7, food 7, brick 3'), land: {} }, 'A cell b1');
const HUT = building('swamp-hut', { ...stock('charcoal 2 | clay 3'), land: { b1: 'kiln', b2: 'pit' } });
const GIVEN = act(card('supplier', stock('sand 7'), { turn: 'B' }), 'B use 1', 'B good sand');
const DRY = card('clay-worker', { ...stock(''), land: {} });

/** What stands against it, by which rule, the wish, where, and what else is told. */
const ROWS: [what: Obstacle, rule: string, line: string, s: State, more?: object][] = [
  ['seat', 'GR-4.4', 'B end', OTHERS],
  ['over', 'GR-9.1', 'A end', act(FINAL, 'A end')],
  ['over', 'GR-9.1', 'A convert kiln', act(FINAL, 'A end')],
  ['turn', 'GR-4.4', 'A end', OTHERS],
  ['turn', 'GR-4.4', 'A use 1', OTHERS],
  ['turn', 'GR-4.1', 'A pick carpenter', choosing(CARD_IDS.slice(0, 5))],
  ['turn', 'GR-4.2', 'A pass', act(ROUND, 'A play builder')],
  ['question', 'GR-4.4', 'A cell b1', facing('')],
  ['question', 'GR-4.4', 'A fee', facing('')],
  ['question', 'GR-4.4', 'A use 3', facing('')],
  ['question', 'GR-4.4', 'A pick builder', facing('')],
  ['question', 'GR-4.12', 'A end', FELLED],
  ['question', 'GR-8.7', 'A cell b1', HUT],
  ['underway', 'GR-3.8', 'A convert kiln', HUT],
  ['underway', 'GR-3.8', 'A remove b2', HUT],
  ['underway', 'GR-3.8', 'A end', HUT],
  ['underway', 'GR-3.8', 'A use 1', HUT],
  ['offer', 'GR-8.1', 'A build kiln', facing('wood 2'), { missing: { brick: 2 } }],
  ['room', 'GR-8.8', 'A build sand-deposit', facing('', full('pond')), { reach: true, first: ['A remove b1'] }],
  ['room', 'GR-7.5', 'A use 1', facing('', full('pond')), { reach: true, first: ['A remove b1'] }],
  [
    'covered',
    'GR-8.2',
    'A build artists-colony',
    card('cultivator', { ...stock('water 1'), start: { a2: 'glassmakers-village' } }, { market: SHOP }),
    { reach: false },
  ],
  ['goods', 'GR-8.9', 'A build swamp-hut', facing('| clay 1'), { missing: { clay: 1 }, reach: false }],
  ['goods', 'GR-8.4', 'A take', TRADER, { missing: { wood: 1 }, reach: false }],
  ['leave', 'GR-4.4', 'A build swamp-hut', facing('| clay 2', {}, 'pond-builder')],
  ['leave', 'GR-8.1', 'A build inn', stateOf({ players: 2 }, { phase: 'choose', market: SHOP, seats: { A: rich() } })],
  ['owned', 'GR-3.1', 'A convert kiln', facing('charcoal 1')],
  ['tile', 'GR-3.2', 'A remove b1', facing('', FOREST)],
  ['tile', 'GR-3.2', 'A cell b2', FELLING],
  ['fee', 'GR-4.6', 'A use 1', card('woodcutter', { ...stock(''), land: FOREST })],
  ['fee', 'GR-4.6', 'A use 1', DRY, { missing: { water: 1 } }],
  ['unpaid', 'GR-4.6', 'A fee', DRY, { missing: { water: 1 }, reach: false }],
  ['vain', 'GR-4.12', 'A fee', card('builder', { ...stock('food 1'), land: {} }), { reach: false }],
  ['used', 'GR-4.4', 'A use 1', act(FELLED, 'A use 1')],
  ['used', 'GR-4.4', 'A fee', card('builder', { ...stock('food 1') }, { abilities: 0 })],
  ['useless', 'GR-4.4', 'A use 2', card('feudal-lord', stock('wood 7 | clay 7')), { reach: false }],
  ['useless', 'GR-2.6', 'A use 2 sparing', facing('| clay 2')],
  ['useless', 'GR-2.2', 'A take', GIVEN, { reach: false }],
  ['hand', 'GR-4.10', 'A play carpenter', ROUND],
  ['resting', 'GR-6.5', 'A pick builder', SOLO],
  ['laid', 'GR-4.2', 'A play supplier', act(ROUND, 'A play builder')],
  ['laid', 'GR-5.1', 'A play builder', choosing(['builder'])],
  ['order', 'GR-4.1', 'A pick feudal-lord', choosing(['cultivator'])],
  ['order', 'GR-4.1', 'A pick water-carrier', choosing(['cultivator'])],
  ['order', 'GR-6.1', 'A pick feudal-lord', choosing(['cultivator'], 1)],
];

function rich() {
  return { ...stock('wood 2, glass 1 | brick 1'), land: {} };
}

describe('what stands against a wish', () => {
  test.each(ROWS)('%s, %s: %s', (what, rule, line, s, more = {}) => {
    expect(why(s, line)).toEqual({ what, rule, ...more });
  });

  test('every obstacle has a row', () => {
    expect(new Set(ROWS.map(([what]) => what))).toEqual(new Set(OBSTACLES));
  });
});

describe('always', () => {
  const WISHES =
    'end,pass,fee,use 1,use 2,use 2 sparing,remove c1,play builder,pick cultivator,convert kiln,convert office,take,decline,cell b1,good wood,build inn,build shed,build roofer'.split(
      ',',
    );
  const courseOf = (players: number, seed: string) => course(glassRoad, { players, options: {} }, seed);

  test.each([1, 2, 3, 4])('what is legal has no reason against it, and what is not has one: %i players', players => {
    expect(unreasonable(courseOf(players, 'why'), WISHES)).toEqual([]);
  });

  test.each([1, 2, 3])('a reason depends only on what the seat may know: %i players', players => {
    expect(['x', 'y', 'z'].flatMap(seed => indiscreet(courseOf(players, seed), WISHES))).toEqual([]);
  });

  test('once the game is over there is a reason against everything', () => {
    expect(why(act(FINAL, 'A remove b2'), 'A end')).toBeUndefined();
    const over = act(FINAL, 'A end');
    for (const line of ['A end', 'A convert kiln', 'A remove b2', 'A build inn', 'A use 1', 'A play builder'])
      expect(why(over, line), line).toEqual({ what: 'over', rule: 'GR-9.1' });
  });

  test('an answer about another seat’s card tells nothing of that hand', () => {
    const hands = ['builder carpenter supplier', 'woodcutter cultivator fish-farmer'].map(hand => hand.split(' '));
    const answers = hands.map(hand => {
      const seats = { A: { hand: ['pit-worker', 'pond-builder'] }, B: { hand }, C: { hand: ['clay-worker'] } };
      const s = stateOf({ players: 3 }, { phase: 'play', round: 1, goblet: 'A', seats });
      return CARD_IDS.map(id => why(s, `B play ${id}`));
    });
    expect(answers[0]).toEqual(answers[1]);
  });
});

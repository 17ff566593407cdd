import { describe, expect, test } from 'vitest';
import { act, again, anytime, building, card, goods, market, offered, played, stateOf, stock } from './fixtures.ts';

const set = (text: string) => goods(stateOf({ players: 2 }, { phase: 'play', seats: { A: stock(text) } }), 'A');

describe('what a wheel holds', () => {
  test('GR-2.1: five basic goods make glass, three make brick', () => {
    expect(set('sand 1, food 1, charcoal 1, water 1, wood 1 | clay 1, charcoal 1, food 1')).toBe('glass 1 | brick 1');
    for (const missing of ['sand', 'food', 'charcoal', 'water', 'wood']) {
      const rest = ['sand', 'food', 'charcoal', 'water', 'wood'].filter(good => good !== missing);
      const text = `${rest.map(good => `${good} 1`).join(', ')} | clay 1, charcoal 1, food 1`;
      expect(set(text)).toBe(`${rest.map(good => `${good} 1`).join(', ')} | brick 1`);
    }
    for (const missing of ['clay', 'charcoal', 'food']) {
      const rest = ['clay', 'charcoal', 'food'].filter(good => good !== missing).map(good => `${good} 1`);
      expect(set(`wood 1 | ${rest.join(', ')}`)).toBe(`wood 1 | ${rest.join(', ')}`);
    }
  });

  test('GR-2.1: food and charcoal have an amount of their own on each wheel', () => {
    expect(set('food 2, charcoal 3 | charcoal 5, food 7')).toBe('food 2, charcoal 3 | charcoal 5, food 7');
    expect(set('sand 2, food 2, charcoal 2, water 2, wood 2, glass 2 | charcoal 5, food 7')).toBe(
      'sand 1, food 1, charcoal 1, water 1, wood 1, glass 3 | charcoal 5, food 7',
    );
  });

  test('GR-2.2: a basic good ends at 7, what would go past it is not gained', () => {
    const s = act(card('clay-worker', stock('water 1 | clay 6')), 'A fee', 'A use 1');
    expect(goods(s, 'A')).toBe('| clay 7');
    const spent = act(
      again(s, { seats: { A: { land: { b1: 'sand-screening-plant' } } } }),
      'A convert sand-screening-plant',
    );
    expect(goods(spent, 'A')).toBe('sand 2 | clay 6');
    expect(() => stateOf({ players: 2 }, { seats: { A: { brickworks: { clay: 8 } } } })).toThrow();
  });

  test('GR-2.2: a refined good ends at 3', () => {
    expect(goods(building('storage', stock('wood 2 | clay 2, brick 2'), 'A cell b1'), 'A')).toBe('| brick 3');
    expect(goods(building('shed', stock('wood 1, glass 3'), 'A cell b1'), 'A')).toBe('glass 3 |');
    expect(() => stateOf({ players: 2 }, { seats: { A: { glassworks: { glass: 4 } } } })).toThrow();
  });
});

describe('turning', () => {
  test('GR-2.3: it turns until a basic good is 0', () => {
    const text = 'sand 5, food 2, charcoal 3, water 7, wood 4 | clay 3, charcoal 1, food 6';
    expect(set(text)).toBe('sand 3, charcoal 1, water 5, wood 2, glass 2 | clay 2, food 5, brick 1');
  });

  test('GR-2.3: it turns until the refined good is 3', () => {
    const text = 'sand 5, food 4, charcoal 4, water 7, wood 4, glass 1 | clay 3, charcoal 5, food 6, brick 2';
    expect(set(text)).toBe(
      'sand 3, food 2, charcoal 2, water 5, wood 2, glass 3 | clay 2, charcoal 4, food 5, brick 3',
    );
    const stuck = 'sand 5, food 4, charcoal 4, water 7, wood 4, glass 3 | clay 3, charcoal 5, food 6, brick 3';
    expect(set(stuck)).toBe(stuck);
    expect(set('sand 4, food 4, charcoal 4, water 4, wood 4 |')).toBe(
      'sand 1, food 1, charcoal 1, water 1, wood 1, glass 3 |',
    );
  });

  test('GR-2.3: several steps are one process, at once, and nobody is asked', () => {
    const before = card('pond-builder', {
      ...stock('food 2, charcoal 3, water 4, wood 5'),
      land: { b1: 'pond', b2: 'pond', c1: 'pond', c2: 'cooperage' },
    });
    expect(anytime(before, 'A')).toContain('convert cooperage');
    const { state, events } = played(before, 'A use 2', 'A good sand');
    expect(goods(state, 'A')).toBe('sand 1, charcoal 1, water 2, wood 3, glass 2 |');
    const turns = events.filter(({ kind }) => kind === 'turn');
    expect(turns).toEqual([{ kind: 'turn', seat: 0, wheel: 'glassworks', steps: 2 }]);
  });

  test('GR-2.3: nobody can make a wheel turn that has a 0', () => {
    const s = card('feudal-lord', stock('sand 7, food 7, charcoal 7, water 7 | clay 7, charcoal 7'));
    expect(goods(s, 'A')).toBe('sand 7, food 7, charcoal 7, water 7 | clay 7, charcoal 7');
    expect([offered(s, 'A'), anytime(s, 'A')]).toEqual([['use 1', 'use 2', 'use 2 sparing', 'end'], []]);
  });

  test('GR-2.4: no wheel turns inside one gain', () => {
    // were the sand counted first, the wheel would make room for a second water
    const s = card('water-carrier', stock('food 2, charcoal 1, water 6, wood 1'));
    expect(goods(act(s, 'A fee', 'A use 2'), 'A')).toBe('water 6, glass 1 |');
  });

  test('GR-2.4: the goods of one effect are one gain on both wheels', () => {
    const seat = { ...stock('food 1, charcoal 1, water 2, sand 1 | charcoal 1, food 1, brick 1'), land: {} };
    const s = building('builders-depot', seat);
    expect(offered(s, 'A')).toContain('cell b1');
    const { state, events } = played(s, 'A cell b1');
    expect(goods(state, 'A')).toBe('water 1, wood 2, glass 1 | clay 2, brick 1');
    expect(events.map(({ kind }) => kind).filter(kind => kind === 'gain' || kind === 'turn')).toEqual([
      'gain',
      'turn',
      'turn',
    ]);
  });

  test('GR-2.4: no wheel turns inside a payment', () => {
    // one glass and one wood: with the glass paid first the wheel could turn, but the last wood goes as well
    const seat = stock('sand 1, food 1, charcoal 1, water 1, wood 1, glass 3');
    expect(goods(building('carving-workshop', seat), 'A')).toBe('sand 1, food 1, charcoal 1, water 1, glass 2 |');
  });

  test('GR-2.5: paying a refined good that stood at 3 turns its wheel, after the whole payment', () => {
    const glass = stock('sand 2, food 2, charcoal 2, water 2, wood 3, glass 3');
    expect(goods(building('carving-workshop', glass), 'A')).toBe(
      'sand 1, food 1, charcoal 1, water 1, wood 1, glass 3 |',
    );
    const brick = stock('| clay 4, charcoal 4, food 4, brick 3');
    expect(goods(building('carpenters-workshop', brick), 'A')).toBe('| clay 1, charcoal 2, food 2, brick 3');
    const held = stock('| clay 4, charcoal 4, brick 3');
    expect(goods(building('carpenters-workshop', held), 'A')).toBe('| clay 3, charcoal 4, brick 1');
  });
});

describe('gaining and paying', () => {
  test('GR-2.6: fewer goods, down to none, per good', () => {
    const s = act(card('feudal-lord', stock('')), 'A use 2 sparing');
    expect(offered(s, 'A')).toEqual(['amount wood 0', 'amount wood 1']);
    expect(offered(act(s, 'A amount wood 0'), 'A')).toEqual(['amount clay 0', 'amount clay 1']);
    expect(goods(act(s, 'A amount wood 0', 'A amount clay 0'), 'A')).toBe('|');
    expect(goods(act(s, 'A amount wood 0', 'A amount clay 1'), 'A')).toBe('| clay 1');
    expect(goods(act(s, 'A amount wood 1', 'A amount clay 0'), 'A')).toBe('wood 1 |');
  });

  test('GR-2.6: fewer from a conversion and from a building too', () => {
    const conversion = card('feudal-lord', { ...stock('wood 1'), land: { b1: 'cooperage' } });
    expect(goods(act(conversion, 'A convert cooperage sparing', 'A amount water 1'), 'A')).toBe('water 1 |');
    expect(goods(act(conversion, 'A convert cooperage sparing', 'A amount water 0'), 'A')).toBe('|');
    const s = card('cultivator', stock('wood 2 | clay 2'), { market: market({ immediate: ['storage'] }) });
    const built = act(s, 'A use 2', 'A build storage sparing', 'A cell b1');
    expect(offered(built, 'A')).toEqual(['amount brick 0', 'amount brick 1', 'amount brick 2']);
    expect(goods(act(built, 'A amount brick 1'), 'A')).toBe('| brick 1');
    expect(goods(act(s, 'A use 2', 'A build storage', 'A cell b1'), 'A')).toBe('| brick 2');
  });

  test('GR-2.6: nobody throws goods away', () => {
    const full = stock('sand 7, food 7, water 7, wood 7, glass 3 | clay 7, food 7, brick 3');
    const s = card('supplier', full, { abilities: 0, seats: { B: { ...full, land: {} } } });
    expect([offered(s, 'A'), anytime(s, 'A'), anytime(s, 'B')]).toEqual([['end'], [], []]);
  });

  test('GR-2.7: food or charcoal of one action goes on one wheel, the player chooses which', () => {
    const s = act(card('fish-farmer', stock('charcoal 1')), 'A fee', 'A use 1');
    expect(offered(s, 'A')).toEqual(['wheel glassworks', 'wheel brickworks']);
    expect(goods(act(s, 'A wheel glassworks'), 'A')).toBe('food 2 |');
    expect(goods(act(s, 'A wheel brickworks'), 'A')).toBe('| food 2');
    expect(() => act(s, 'A split 1')).toThrow();
    const groves = { ...stock(''), land: { b1: 'grove', c1: 'grove', d1: 'grove' } };
    const manager = act(card('forest-manager', groves), 'A use 2', 'A good food', 'A wheel brickworks');
    expect(goods(manager, 'A')).toBe('| food 3');
  });

  test('GR-2.7: each of the two abilities of a card is its own action', () => {
    const s = act(card('charcoal-burner', stock('wood 1')), 'A fee', 'A use 1', 'A wheel glassworks', 'A use 2');
    expect(offered(s, 'A')).toEqual(['wheel glassworks', 'wheel brickworks']);
    expect(goods(act(s, 'A wheel brickworks'), 'A')).toBe('charcoal 3 | charcoal 3');
    expect(goods(act(s, 'A wheel glassworks'), 'A')).toBe('charcoal 6 |');
  });

  test('GR-2.7: the buttery names both wheels', () => {
    const s = building('buttery', stock('wood 2 | clay 1'), 'A cell b1');
    expect(goods(s, 'A')).toBe('food 3 | food 3');
    expect(goods(building('buttery', stock('food 6, wood 2 | clay 1'), 'A cell b1'), 'A')).toBe('food 7 | food 3');
  });

  test('GR-2.8: one unit of food or charcoal is paid from either wheel', () => {
    const both = act(card('water-carrier', stock('food 2 | food 1')), 'A fee');
    expect(offered(both, 'A')).toEqual(['split 0', 'split 1']);
    expect(goods(act(both, 'A split 0'), 'A')).toBe('food 2 |');
    expect(goods(act(both, 'A split 1'), 'A')).toBe('food 1 | food 1');
    expect(goods(act(card('water-carrier', stock('food 2')), 'A fee'), 'A')).toBe('food 1 |');
    expect(goods(act(card('water-carrier', stock('| food 2')), 'A fee'), 'A')).toBe('| food 1');
  });

  test('GR-2.8: in a conversion too, and each unit anew', () => {
    const s = card('feudal-lord', { ...stock('charcoal 1 | charcoal 1'), land: { b1: 'kiln' } });
    const once = act(s, 'A convert kiln', 'A split 0');
    expect(goods(once, 'A')).toBe('charcoal 1 | clay 2');
    expect(goods(act(once, 'A convert kiln'), 'A')).toBe('| clay 4');
    const basin = card('feudal-lord', { ...stock('food 1, water 1 | food 1'), land: { b1: 'clay-basin' } });
    expect(goods(act(basin, 'A convert clay-basin', 'A split 1'), 'A')).toBe('| clay 3, food 1');
  });

  test('GR-2.9: a conversion pays and then gains as one action: no wheel turns in between', () => {
    // were the wheel to turn at the payment, there would be room for the clay
    const s = card('feudal-lord', { ...stock('| clay 7, charcoal 1, food 1, brick 3'), land: { b1: 'roofer' } });
    expect(goods(act(s, 'A convert roofer', 'A good sand'), 'A')).toBe('sand 2 | clay 6, brick 3');
    const full = { ...stock('| clay 6, charcoal 1, food 1, brick 3'), land: { b1: 'roofer' } };
    expect(goods(act(card('feudal-lord', full), 'A convert roofer', 'A good clay'), 'A')).toBe('| clay 6, brick 3');
  });

  test('GR-2.9: not even if somebody else acts while a good is being chosen', () => {
    const A = { ...stock('| clay 7, charcoal 1, food 1, brick 3'), land: { b1: 'roofer' } };
    const B = { ...stock('wood 1 | charcoal 1, food 1'), land: { b1: 'hardware-store' } };
    const s = act(card('feudal-lord', A, { seats: { B } }), 'A convert roofer', 'B convert hardware-store');
    expect([goods(s, 'A'), goods(s, 'B')]).toEqual(['| clay 7, charcoal 1, food 1, brick 2', '| clay 1, brick 1']);
    expect(goods(act(s, 'A good sand'), 'A')).toBe('sand 2 | clay 6, brick 3');
  });

  test('GR-2.9: the repetition of an effect pays first, so nothing is gained on credit', () => {
    const seat = stock('wood 2 | clay 2, brick 1');
    const s = building('wood-trader', seat, 'A cell b1', 'A take', 'A good water');
    expect(goods(s, 'A')).toBe('water 2 |');
    expect(offered(s, 'A')).toEqual(['decline']);
    const bare = card('feudal-lord', { ...stock('sand 2'), land: { b1: 'sandstone-factory', c1: 'cooperage' } });
    expect(anytime(bare, 'A')).toEqual([]);
  });

  test('GR-2.9: the limits hold for what a conversion brings, and it is paid all the same', () => {
    const s = card('feudal-lord', { ...stock('food 7, wood 2 | food 6'), land: { b1: 'carving-workshop' } });
    const once = act(s, 'A convert carving-workshop');
    expect(goods(once, 'A')).toBe('food 7, wood 1 | food 7');
    expect(goods(act(once, 'A convert carving-workshop'), 'A')).toBe('food 7 | food 7');
  });

  test('GR-2.10: what finds no room on the chosen wheel is lost and does not go on the other', () => {
    const s = act(card('charcoal-burner', stock('charcoal 6, wood 1')), 'A fee', 'A use 1');
    expect(goods(act(s, 'A wheel glassworks'), 'A')).toBe('charcoal 7 |');
    expect(goods(act(s, 'A wheel brickworks'), 'A')).toBe('charcoal 6 | charcoal 3');
    // a full wheel is no choice: the next three have one place to go
    expect(goods(act(s, 'A wheel glassworks', 'A use 2'), 'A')).toBe('charcoal 7 | charcoal 3');
  });
});

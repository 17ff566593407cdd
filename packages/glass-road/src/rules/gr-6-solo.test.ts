import { isIllegal } from '@waldglas/core';
import { describe, expect, test } from 'vitest';
import { glassRoad, type State } from '../index.ts';
import {
  act,
  asked,
  CARDS,
  card,
  goods,
  market,
  offered,
  position,
  seat,
  stateOf,
  stock,
  winners,
} from './fixtures.ts';

const solo = (part = {}, seed = 'solo') => stateOf({ players: 1, seed }, part);
const SIZES = [3, 4, 5, 6, 3, 4, 5];

/** Picks the first cards on offer until the hand is complete. */
function pickFirst(s: State): State {
  let state = s;
  while (position(state).phase === 'choose' && (offered(state, 'A')[0] ?? '').startsWith('pick')) {
    state = act(state, `A ${offered(state, 'A')[0]}`);
  }
  return state;
}

/** Plays the period to its end; no card is used. */
function finish(s: State): State {
  let state = s;
  while (position(state).period === position(s).period) {
    state = act(state, position(state).phase === 'resolve' ? 'A end' : `A ${offered(state, 'A')[0]}`);
  }
  return state;
}

/** Picks these cards. */
const pick = (s: State, ...cards: string[]) => act(s, ...cards.map(id => `A pick ${id}`));

describe('periods', () => {
  test('GR-6.1: seven periods with 3, 4, 5, 6, 3, 4, 5 cards', () => {
    let s = solo();
    const sizes: number[] = [];
    while (position(s).phase !== 'final') {
      expect(position(s).period).toBe(sizes.length + 1);
      let picked = 0;
      while (position(s).phase === 'choose') {
        s = act(s, `A ${offered(s, 'A')[0]}`);
        picked++;
      }
      sizes.push(picked);
      while (position(s).phase === 'resolve' || position(s).phase === 'play') {
        s = act(s, position(s).phase === 'resolve' ? 'A end' : `A ${offered(s, 'A')[0]}`);
      }
    }
    expect(sizes).toEqual(SIZES);
    expect(asked(act(s, 'A end'))).toBe('');
  });

  test('GR-6.1: the cards chosen, the unused one too, are not available in the next period', () => {
    const s = finish(pick(solo(), 'feudal-lord', 'pit-worker', 'forest-manager'));
    expect(offered(s, 'A')[0]).toBe('pick pond-builder');
    for (const id of ['feudal-lord', 'pit-worker', 'forest-manager']) expect(() => act(s, `A pick ${id}`)).toThrow();
  });

  test('GR-6.5: in period 1 all 15; later all but those of the period just before', () => {
    for (const from of [0, 3, 6, 9, 12]) {
      const hand = CARDS.slice(from, from + 3);
      expect(position(pick(solo(), ...hand)).phase).toBe('resolve');
    }
    // the first pick and the last ones together show every card that can be chosen
    const available = (s: State) => {
      const seen = new Set(offered(s, 'A'));
      let state = s;
      while (position(state).phase === 'choose') {
        for (const line of offered(state, 'A')) seen.add(line);
        state = act(state, `A ${offered(state, 'A').at(-1)}`);
      }
      return CARDS.filter(id => seen.has(`pick ${id}`));
    };
    const second = finish(pick(solo(), 'supplier', 'builder', 'carpenter'));
    expect(available(second)).toEqual(CARDS.filter(id => !['supplier', 'builder', 'carpenter'].includes(id)));
    const third = finish(pick(second, 'feudal-lord', 'woodcutter', 'fish-farmer', 'water-carrier'));
    expect(available(third)).toEqual(
      CARDS.filter(id => !['feudal-lord', 'woodcutter', 'fish-farmer', 'water-carrier'].includes(id)),
    );
    expect(available(third)).toContain('builder');
  });
});

describe('cards', () => {
  test('GR-6.2: drawn cards are played with one ability until two are left', () => {
    let s = pickFirst(solo({ phase: 'choose', period: 4 }));
    for (const left of [5, 4, 3, 2]) {
      expect([position(s).phase, position(s).abilities, seat(s, 'A').hand]).toEqual([
        'resolve',
        1,
        expect.objectContaining({ length: left }),
      ]);
      s = act(s, 'A end');
    }
    expect(position(s).phase).toBe('play');
  });

  test('GR-6.2: of the last two one is played with both abilities, the other is not used', () => {
    const s = solo({
      phase: 'play',
      period: 1,
      seats: { A: { ...stock('water 1'), land: {}, hand: ['clay-worker', 'builder'] } },
    });
    expect(offered(s, 'A')).toEqual(['play builder', 'play clay-worker']);
    const shown = act(s, 'A play clay-worker');
    expect([position(shown).card, position(shown).abilities]).toEqual(['clay-worker', 2]);
    const over = act(shown, 'A fee', 'A use 1', 'A use 2', 'A end');
    expect([goods(over, 'A'), position(over).phase, position(over).period]).toEqual(['| clay 4', 'choose', 2]);
  });

  test('GR-6.2: the drawn card gives one ability only', () => {
    const s = card('feudal-lord', stock(''), { abilities: 1 }, { players: 1 });
    expect(offered(act(s, 'A use 2'), 'A')).toEqual(['end']);
  });

  test('GR-6.2: the order is left to chance', () => {
    const first = new Set<string>();
    for (let seed = 0; seed < 40; seed++) {
      first.add(position(pick(solo({}, String(seed)), 'builder', 'carpenter', 'woodcutter')).card ?? '');
    }
    expect([...first].sort()).toEqual(['builder', 'carpenter', 'woodcutter']);
  });

  test('GR-6.3: the supplier brings 1 good instead of 2, and a build as ever', () => {
    const rows = market({ immediate: ['shed'] });
    const s = card('supplier', stock(''), { market: rows }, { players: 1 });
    const used = act(s, 'A use 1', 'A good wood');
    expect([goods(used, 'A'), asked(used), offered(used, 'A')]).toEqual(['wood 1 |', 'A', ['use 2', 'end']]);
    expect(goods(act(used, 'A use 2', 'A build shed', 'A cell b1'), 'A')).toBe('glass 1 |');
    const two = card('supplier', stock(''), {}, { players: 2 });
    expect(goods(act(two, 'A use 1', 'A good wood'), 'A')).toBe('wood 2 |');
  });

  test('GR-6.3: the player alone is the winner of the own score', () => {
    expect(winners(solo({ phase: 'final' }))).toBe('A');
  });

  test('GR-6.4: the building board is refilled after each period', () => {
    const rows = market({
      processing: ['kiln'],
      immediate: ['shed', 'tavern', 'winery', 'storage'],
      bonus: ['estate', 'slipway'],
    });
    const stacks = { processing: ['spa', 'inn', 'joinery', 'sawmill'], immediate: ['buttery'], bonus: [] };
    const s = solo({
      phase: 'play',
      period: 2,
      market: rows,
      stacks,
      seats: { A: { hand: ['clay-worker', 'builder'] } },
    });
    const shown = act(s, 'A play builder');
    expect(position(shown).market).toEqual(rows);
    const over = act(shown, 'A end');
    expect(position(over).market).toEqual({ ...rows, processing: ['kiln', 'spa', 'inn', 'joinery'] });
    expect(position(over).stacks).toEqual({ processing: ['sawmill'], immediate: ['buttery'], bonus: [] });
  });

  test('GR-6.6: the player knows the chosen cards but not their order', () => {
    const choices = ['supplier', 'builder', 'carpenter', 'woodcutter', 'clay-worker', 'fish-farmer'];
    const drawn = new Set<string>();
    for (let seed = 0; seed < 40; seed++) {
      const s = pick(solo({ phase: 'choose', period: 4 }, String(seed)), ...choices);
      const now = position(s, 'A').card ?? '';
      drawn.add(now);
      // in the order of the cards, whatever comes next
      expect(seat(s, 'A', 'A').hand).toEqual(choices.filter(id => id !== now));
      expect(position(s, 'A').stacks).toBeUndefined();
    }
    expect(drawn.size).toBe(choices.length);
  });

  test('GR-6.6: each drawn card is resolved before the next is drawn', () => {
    const chosen = ['feudal-lord', 'supplier', 'builder', 'clay-worker', 'fish-farmer'];
    const s = pick(solo({ phase: 'choose', period: 3 }), ...chosen);
    const first = position(s).card ?? '';
    expect(seat(s, 'A').hand).toEqual(chosen.filter(id => id !== first));
    const next = act(s, 'A end');
    const second = position(next).card ?? '';
    expect(seat(next, 'A').hand).toEqual(chosen.filter(id => id !== first && id !== second));
    expect([position(next).round, asked(next)]).toEqual([2, 'A']);
  });

  test('GR-6.6: fees, voluntary use, anytime actions and building as usual; no slots, no joining', () => {
    const A = { ...stock('wood 1, water 1'), land: { b1: 'cooperage', c1: 'grove' } };
    const s = card('clay-worker', A, { abilities: 1 }, { players: 1 });
    expect(offered(s, 'A')).toEqual(['fee', 'end']);
    const used = act(s, 'A convert cooperage', 'A fee', 'A remove c1', 'A use 1');
    expect([goods(used, 'A'), offered(used, 'A'), seat(used, 'A').slots]).toEqual(['water 2 | clay 2', ['end'], []]);
    expect(goods(act(s, 'A end'), 'A')).toBe('water 1, wood 1 |');
  });
});

test('GR-6.1, GR-6.2, GR-6.6: a solo game cites its own rules and knows no goblet', () => {
  const rule = (s: State) => glassRoad.decisions(s)[0]?.ask.rule;
  expect(rule(solo())).toBe('GR-6.1');
  const drawn = pickFirst(solo());
  expect(rule(drawn)).toMatch(/^GR-(6\.2|4\.6)$/);
  expect(rule(stateOf({ players: 3 }))).toBe('GR-4.1');
  const begun: unknown[] = [];
  let s = pickFirst(solo());
  while (begun.length === 0) {
    const line = position(s).phase === 'resolve' ? 'A end' : `A ${offered(s, 'A')[0]}`;
    const action = glassRoad.read(line);
    if (isIllegal(action)) throw new Error(line);
    s = glassRoad.clone(s);
    glassRoad.apply(s, action, event => {
      if (event.kind === 'period') begun.push(event);
    });
  }
  expect(begun).toEqual([{ kind: 'period', period: 2 }]);
});

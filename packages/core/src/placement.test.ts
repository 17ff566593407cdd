import { describe, expect, test } from 'vitest';
import { vocabulary } from './effect.ts';
import { laterCells } from './placement.ts';
import type { Paint } from './testing/toy-port.ts';
import { run } from './testing/toy-run.ts';

const { remove, place, placing, all } = vocabulary<Paint>();

test('what is left of an ascending choice', () => {
  expect(laterCells(['a', 'b', 'c'], 'a')).toEqual(['b', 'c']);
  expect(laterCells(['a', 'b', 'c'], 'c')).toEqual([]);
});

describe('remove', () => {
  test('one tile, then place another', () => {
    const both = run(all(remove('stone'), place('bush')), { land: 's.Hs..HHH' }, 'a2', 'b1');
    expect(both.asked).toEqual(['a1 | a2', 'b1 | a2 | b2 | c2']);
    expect(both.own.land).toBe('sbH...HHH');
    expect(both.events).toEqual([
      { kind: 'remove', seat: 0, tile: 'stone', cell: 'a2' },
      { kind: 'place', seat: 0, tile: 'bush', cell: 'b1' },
    ]);
  });

  test('several tiles in ascending order, leaving enough', () => {
    const { asked, own } = run(remove('stone', 2), { land: 'sss.s....' }, 'b1', 'b2');
    expect([asked, own.land]).toEqual([['a1 | b1 | c1', 'c1 | b2'], 's.s......']);
    expect(run(remove('stone', 2), { land: 's.s......' }, 'a1', 'c1').asked).toEqual(['a1', 'c1']);
  });

  test('only tiles that may leave', () => {
    const { asked, own } = run(remove('bush', 2), { land: 'bb.bH.b..' }, 'a1', 'a3');
    expect([asked, own.land]).toEqual([['a1', 'a3'], '.b.bH....']);
  });

  test('nothing to remove, nothing asked', () => {
    expect(run(remove('stone'), {}).asked).toEqual([]);
    expect(run(remove('stone', 2), { land: 's........' })).toMatchObject({ asked: [], own: { land: 's........' } });
    expect(run(remove('stone', 0), { land: 's........' }).asked).toEqual([]);
  });
});

describe('place', () => {
  test('which tile, then where; no space, no question', () => {
    const { asked, own } = run(place('stone', 'bush'), { land: 'HHHHHHH..' }, 'bush', 'c3');
    expect([asked, own.land]).toEqual([['stone | bush', 'b3 | c3'], 'HHHHHHH.b']);
    expect(run(place('stone', 'bush'), { land: 'HHHHHHHHH' }).asked).toEqual([]);
  });

  test('several of a kind one by one, each wherever there is space', () => {
    const { asked, own } = run(placing({ tiles: ['bush'], n: 2 }), { land: 'HHHHHH...' }, 'b3', 'c3');
    expect([asked, own.land]).toEqual([['a3 | b3 | c3', 'a3 | c3'], 'HHHHHH.bb']);
    expect(run(placing({ tiles: ['bush'], n: 0 }), {}).asked).toEqual([]);
  });

  test('of several only as many as there is space', () => {
    const { asked, own } = run(placing({ tiles: ['bush'], n: 3 }), { land: 'HHHHHHH..' }, 'b3', 'c3');
    expect([asked, own.land]).toEqual([['b3 | c3', 'c3'], 'HHHHHHHbb']);
  });

  test('on every empty space beside', () => {
    const every = placing({ tiles: ['bush'], every: true, where: 'adjacent' });
    const { asked, own, events } = run(every, { at: 'b2', land: '.s..H....' });
    expect([asked, own.land]).toEqual([[], '.s.bHb.b.']);
    expect(events.map(event => event.kind)).toEqual(['place', 'place', 'place']);
  });

  test('up to so many beside, in ascending order', () => {
    const upTo = (...tiles: ('stone' | 'bush')[]) => placing({ tiles, n: 2, upTo: true, where: 'adjacent' });
    const { asked, own } = run(upTo('stone', 'bush'), { at: 'b2', land: '....H....' }, 'bush', 'a2', 'c2');
    expect(asked).toEqual(['stone | bush | decline', 'b1 | a2 | c2 | b3 | decline', 'c2 | b3 | decline']);
    expect(own.land).toBe('...bHb...');
    expect(run(upTo('bush'), { at: 'b2' }, 'b1', 'decline').own.land).toBe('.b.......');
    expect(run(upTo('bush'), { at: 'b2' }, 'b3').own.land).toBe('.......b.');
    expect(run(upTo('stone', 'bush'), { at: 'b2' }, 'decline').own.land).toBe('.........');
  });

  test('only on the estate of the card', () => {
    const { asked } = run(placing({ tiles: ['bush'], where: 'estate' }), { at: 'b2', land: '....H....' }, 'c2');
    expect(asked).toEqual(['a2 | c2']);
  });

  test('mixed: on every space a kind of its own', () => {
    const mixed = placing({ tiles: ['stone', 'bush'], every: true, mixed: true, where: 'adjacent' });
    const { asked, own } = run(mixed, { at: 'a1', land: 'H........' }, 'bush', 'stone');
    expect([asked, own.land]).toEqual([['stone | bush', 'stone | bush'], 'Hb.s.....']);
    expect(run(mixed, { at: 'a1', land: 'HH.H.....' }).asked).toEqual([]);
  });

  test('a tile without an empty space: laid in place of another, or lost', () => {
    const { asked, own } = run(place('stone', 'bush'), { clearing: true, land: 'HHHHHHHbb' }, 'stone', 'decline');
    expect([asked, own.land]).toEqual([['stone', 'b3 | c3 | decline'], 'HHHHHHHbb']);
    expect(run(place('stone'), { clearing: true, land: 'HHHHHHHbb' }, 'c3').own.land).toBe('HHHHHHHbs');
  });

  test('as many as there are empty spaces have to be placed, what goes beyond may be lost', () => {
    const two = placing({ tiles: ['stone'], n: 2 });
    const one = run(two, { clearing: true, land: 'HHHHHHb.b' }, 'b3', 'decline');
    expect([one.asked, one.own.land]).toEqual([['a3 | b3 | c3', 'a3 | c3 | decline'], 'HHHHHHbsb']);
    const both = run(two, { clearing: true, land: 'HHHHHHb.b' }, 'a3', 'b3');
    expect([both.asked, both.own.land]).toEqual([['a3 | b3 | c3', 'b3 | c3'], 'HHHHHHssb']);
    const last = run(two, { clearing: true, land: 'HHHHHHb.b' }, 'c3', 'b3');
    expect([last.asked, last.own.land]).toEqual([['a3 | b3 | c3', 'a3 | b3'], 'HHHHHHbss']);
  });
});

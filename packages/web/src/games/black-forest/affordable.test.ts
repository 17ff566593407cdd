import type { View } from '@waldglas/black-forest';
import { expect, test } from 'vitest';
import { affordableTo } from './affordable.ts';
import { middleOfGame } from './sample.ts';
import { previewSpace } from './space-preview.ts';

const NONE = () => false;

test('BF-6.1: a building is payable now, after own conversions, or not yet; what is short is told', () => {
  const affordable = affordableTo(middleOfGame(), 0, id => id === '10B');
  expect(affordable.get('02A')).toEqual({ standing: 'now', short: {} });
  expect(affordable.get('10B')).toEqual({ standing: 'conv', short: { brick: 1 } });
  expect(affordable.get('09A')).toEqual({ standing: 'no', short: { glass: 1 } });
});

test('a preview says what it brings within reach and what it takes away', () => {
  const view = middleOfGame();
  const glass = previewSpace(view, 0, 'v2.2')?.visits[1];
  const after = affordableTo(view, 0, NONE, glass?.after);
  expect(after.get('09A')?.standing).toBe('gain');
  expect(after.get('34A')?.standing).toBe('lost');
});

test('BF-5.4: once only conversions are left, nothing can be had any more', () => {
  const view = middleOfGame();
  const last = { ...view, agenda: [{ step: 'final', seat: 0, about: undefined } as const] };
  const standings = (of: View) => new Set([...affordableTo(of, 0, () => true).values()].map(one => one.standing));
  expect(standings(view)).toEqual(new Set(['now', 'conv']));
  expect(standings(last)).toEqual(new Set(['no']));
});

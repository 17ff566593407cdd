import { beforeEach, expect, test, vi } from 'vitest';
import { remember, remembered } from './table-memory.ts';

let kept: Record<string, string> = {};

beforeEach(() => {
  kept = {};
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept[key] ?? null,
    setItem: (key: string, value: string) => {
      kept[key] = value;
    },
  });
});

test('each table has its own memory, which grows', () => {
  remember('one', { pins: { '0': 'inn' } });
  remember('two', { pins: { '0': 'storage' } });
  remember('one', { places: { bonus: ['a', '', 'b'] } });
  expect(remembered('one')).toEqual({ pins: { '0': 'inn' }, places: { bonus: ['a', '', 'b'] } });
  expect(remembered('two')).toEqual({ pins: { '0': 'storage' } });
  expect(remembered('three')).toEqual({});
});

test('the tables remembered last stay, older ones are forgotten', () => {
  for (let i = 0; i < 40; i++) remember(`t${i}`, { pins: { '0': 'inn' } });
  expect(remembered('t39')).not.toEqual({});
  expect(remembered('t0')).toEqual({});
});

test.each(['nonsense', 'null', '[]', '7', '{"one":7}'])('what makes no sense is no memory: %s', text => {
  kept['waldglas.tables'] = text;
  expect(remembered('one')).toEqual({});
});

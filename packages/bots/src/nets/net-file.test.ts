import { expect, test } from 'vitest';
import { emptyNet, type Net } from './net.ts';
import { provenanceOf, readNet, writeNet } from './net-file.ts';

const INPUTS = ['wood', 'clay', 'own inn'];
const PHASES = ['early', 'late'];
const PROVENANCE = { game: 'toy', seed: 'a', games: 7, commit: 'none', panel: { alone: 20.5 } };

function filled(): Net {
  const net = emptyNet(INPUTS, PHASES, 2);
  for (const [n, weights] of [net.rows, net.bias, net.out, net.direct, net.base].entries()) {
    for (let i = 0; i < weights.length; i++) weights[i] = (n + 1) * 1000 + (i % 2 ? i : -i);
  }
  return net;
}

const BYTES = writeNet(filled(), PROVENANCE);

test('a net is read as it was written, with where it comes from', () => {
  expect(readNet(BYTES, INPUTS, PHASES)).toEqual(filled());
  expect(provenanceOf(BYTES)).toEqual(PROVENANCE);
});

test('it is read from the midst of other bytes', () => {
  const around = new Uint8Array(BYTES.length + 5);
  around.set(BYTES, 3);
  expect(readNet(around.subarray(3, 3 + BYTES.length), INPUTS, PHASES)).toEqual(filled());
});

test('weights belong to names: a new input shifts nothing and weighs nothing, one that is gone is left out', () => {
  const net = readNet(BYTES, ['own spa', 'own inn', 'wood'], ['late']);
  const whole = filled();
  expect(net.rows).toEqual(Int16Array.of(0, 0, ...whole.rows.slice(4, 6), ...whole.rows.slice(0, 2)));
  expect(net.out).toEqual(whole.out.slice(2));
  expect([...net.direct]).toEqual([0, whole.direct[5], whole.direct[3]]);
  expect([...net.base]).toEqual([whole.base[1]]);
  expect(net.bias).toEqual(whole.bias);
});

test('several nets lie in one file, each read by its name', () => {
  const small = emptyNet(['wood'], ['late'], 0);
  small.direct[0] = 7;
  small.base[0] = -3;
  const bytes = writeNet(filled(), PROVENANCE, { small });
  expect(readNet(bytes, INPUTS, PHASES)).toEqual(filled());
  expect(readNet(bytes, ['wood'], ['late'], 'small')).toEqual(small);
  expect(readNet(bytes, ['wood'], ['late'], 'another')).toEqual(emptyNet(['wood'], ['late'], 0));
});

test('what is no file of weights, or only a part of one, is refused', () => {
  expect(() => readNet(new Uint8Array(4), INPUTS, PHASES)).toThrow('not a file of weights');
  expect(() => readNet(new TextEncoder().encode('<!doctype html>'), INPUTS, PHASES)).toThrow('not a file of weights');
  expect(() => readNet(BYTES.subarray(0, BYTES.length - 1), INPUTS, PHASES)).toThrow('weights are cut short in base');
});

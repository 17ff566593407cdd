import { fileURLToPath } from 'node:url';
import type { Rng } from '@waldglas/core';
import { rngFrom } from '@waldglas/core';
import { describe, expect, test } from 'vitest';
import { attackDoor, findingLine } from './attack.ts';
import { type Door, faultIn } from './door.ts';
import { engineDoor, watchedEngine } from './engine-door.ts';
import { httpDoor } from './http-door.ts';
import { mutatedText, mutatedValue } from './mutate.ts';
import { positionDoor } from './position-door.ts';
import { recordDoor } from './record-door.ts';
import { terminalDoor } from './terminal-door.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
/** Milliseconds for each door: the long attack is `npm run attack`. */
const SHORT = 2000;

describe('a short attack on every door', () => {
  test.each<[string, () => Promise<Door>]>([
    ['engine', engineDoor],
    ['records', recordDoor],
    ['positions', positionDoor],
    ['http', httpDoor],
    ['terminal', () => terminalDoor(ROOT)],
  ])('%s', async (_, open) => {
    const door = await open();
    try {
      const { knocks, findings } = await attackDoor(door, 'test', SHORT, () => performance.now());
      expect(knocks).toBeGreaterThan(0);
      expect(findings.map(findingLine)).toEqual([]);
    } finally {
      await door.close();
    }
  });
});

describe('the attack sees what is wrong', () => {
  const door = (knock: (rng: Rng) => ReturnType<Door['knock']>): Door => ({ name: 'x', knock, close: async () => {} });
  const attacked = (knock: Door['knock']) => attackDoor(door(knock), 's', 0, () => 0);

  test('a finding is told with its seed, a door that throws is one', async () => {
    const { findings } = await attacked(async () => ({ what: 'odd', sent: '\u001b' }));
    expect(findings.map(findingLine)).toEqual(['  s/x/0: odd: "\\u001b"']);
    expect((await attacked(() => Promise.reject(new Error('broken')))).findings).toMatchObject([
      { what: 'Error: broken' },
    ]);
  });

  test.each([
    ['this went wrong inside: x', 'shows the inside'],
    ['"[object Object]" is no seat', 'shows the inside'],
    ['ENOENT: no such file', 'shows the inside'],
    ['\u001b[2J', 'a control character'],
    ['one\ntwo', 'more than one line'],
    ['x'.repeat(700), 'a sentence of 700 characters'],
  ])('%j', (sentence, says) => {
    expect(faultIn(sentence)).toContain(says);
  });

  test('a word that was sent is quoted, also with a colon', () => {
    expect(faultIn('there is no header "editio:"')).toBeUndefined();
  });

  test('a refusal that changes the game, an answer that is none', async () => {
    let asked = 0;
    const broken = watchedEngine({ over: false, answer: async () => ({ error: 'no', asked: asked++ }) });
    expect((await broken.send('{}')).what).toBe('a refusal changed the game');
    const silent = watchedEngine({ over: false, answer: async () => ({}) });
    expect((await silent.send('{}')).what).toBe('neither an answer nor a refusal');
  });

  test('the same seed changes the same way', () => {
    const value = { a: [1, 2, { b: 'text' }], c: 'A pick builder' };
    const twice = ['1', '2', '3'].map(seed => [0, 1].map(() => JSON.stringify(mutatedValue(value, rngFrom(seed)))));
    for (const [one, other] of twice) expect(other).toBe(one);
    expect(mutatedText('waldglas 1\n', rngFrom('1'))).toBe(mutatedText('waldglas 1\n', rngFrom('1')));
  });
});

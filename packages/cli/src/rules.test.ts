import { expect, test } from 'vitest';
import { LANGUAGES } from './catalog.ts';
import { here, json } from './kit.ts';
import { width } from './width.ts';

test('one rule with its examples, drawn', async () => {
  const { out } = await here(['rules', 'gr-2.3', '--lang', 'de']);
  expect(out).toMatch(/^GR-2\.3 \S/);
  expect(out).toMatch(/\n {2}Glashütte {2}.*Glas 1▂\n/);
  expect(out).not.toContain('GR-2.4 ');
});

test.each(LANGUAGES)('all of both games in %s, no line too wide', async lang => {
  for (const game of ['glass-road', 'black-forest']) {
    const { out, code } = await here(['rules', '--game', game, '--lang', lang]);
    expect(code).toBe(0);
    expect(out.split('\n').filter(line => width(line) > 84)).toEqual([]);
    expect(out).not.toMatch(/undefined|\[object|```|\*\*/);
  }
});

test('a chapter by its number; data', async () => {
  expect((await here(['rules', '2'])).out).toMatch(/^GR-2\.1 /);
  expect(json(await here(['rules', 'BF-3.4', '--json']))).toMatchObject({ game: 'black-forest', lang: 'en' });
});

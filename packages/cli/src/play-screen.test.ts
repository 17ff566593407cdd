import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { here, json, STATE } from './kit.ts';
import { onPty } from './kit-screen.ts';
import { ENGLISH } from './kit-screen-state.ts';
import { width } from './width.ts';

const ESCAPE = String.fromCharCode(27);

describe.each([
  ['glass-road', 'de', 'Die Partie ist zu Ende'],
  ['black-forest', 'pl', 'Koniec gry'],
])('a whole game of %s in %s typed through a pseudo-terminal', (game, lang, over) => {
  test('ends with the scores, and the terminal is as it was', async () => {
    const file = join(STATE, `${game}.game`);
    const args = ['play', '--game', game, '--seed', 'g', '--lang', lang, '--auto', '--save', file];
    // the first option each time: by its number, or by Enter alone
    const seen = await onPty(args, (screen, n) => (n % 2 === 0 && screen.some(line => /^›1 /.test(line)) ? '1' : '\r'));
    expect(seen.code).toBe(0);
    expect(seen.screens.length).toBeGreaterThan(30);
    expect(seen.screens.at(-1)?.join('\n')).toContain(over);
    for (const screen of seen.screens) {
      expect(screen).toHaveLength(24);
      expect(screen.filter(line => width(line) > 80)).toEqual([]);
      expect(screen.join('\n').match(ENGLISH)).toBeNull();
    }
    expect(seen.after).toContain(`${ESCAPE}[?25h${ESCAPE}[?1049l`);
    expect(json(await here(['replay', file, '--json']))).toMatchObject({ game, final: true });
  });
});

test('Ctrl-C leaves at once; the game is kept and goes on', async () => {
  const keys = ['1', '\r', String.fromCharCode(3)];
  const left = await onPty(['play', '--seed', 'pty'], (_, n) => keys[n - 1] ?? '');
  expect(left.code).toBe(0);
  expect(left.raw).toContain(`${ESCAPE}[?1049h`);
  expect(left.after).toContain(`${ESCAPE}[?1049l`);
  expect(left.after).toContain('go on with --continue');
  const file = /--continue \(([^)]+)\)/.exec(left.after)?.[1] ?? '';
  expect(readFileSync(file, 'utf8')).toMatch(/\nA pick [a-z-]+\n$/);
  const on = await onPty(['play', '--continue', '--lang', 'de'], (_, n) => (n === 1 ? 'q' : 'y'));
  expect(on.screens[0]?.join('\n')).toContain('(1 von 3)');
});

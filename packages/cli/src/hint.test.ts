import { STRONGEST } from '@waldglas/bots';
import { describe, expect, test } from 'vitest';
import { GAME_IDS, LANGUAGES, loadLevels } from './catalog.ts';
import { there } from './kit.ts';
import { onPty } from './kit-screen.ts';
import { ENGLISH, screenMidGame } from './kit-screen-state.ts';
import { compose } from './screen.ts';
import { hinted, press, type ScreenState } from './screen-state.ts';
import { width } from './width.ts';

const INTERRUPT = String.fromCharCode(3);
const SIZE = { columns: 80, rows: 24 };

/** The ways that the strongest bot likes, thought about for a moment. */
async function waysAt({ play: { table }, decision }: ScreenState) {
  const levels = await loadLevels(table.game.id);
  const { view } = table.snapshot(decision.seat);
  return levels[STRONGEST](view, decision, { seed: 'hint', nodes: 2000 }).best;
}

describe.each(GAME_IDS)('%s', game => {
  // the same position in every language
  const ways = screenMidGame(game, 'en', 120).then(({ screenState }) => waysAt(screenState));

  test.each(LANGUAGES)('the screen of a hint in %s', async lang => {
    const { toolkit, screenState } = await screenMidGame(game, lang, 120);
    expect(press(toolkit, screenState, 'h')).toMatchObject({ play: screenState.play, wants: 'hint' });
    const then = hinted(toolkit, screenState, await ways);
    const screen = compose(toolkit, then, SIZE);
    await expect(`${screen.join('\n')}\n`).toMatchFileSnapshot(`./screens/${game}.hint.${lang}.txt`);
    expect(screen.filter(line => width(line) > SIZE.columns)).toEqual([]);
    if (lang !== 'en') expect(screen.join('\n').match(ENGLISH)).toBeNull();
    // read and put away, the game is as it was
    expect(press(toolkit, then, 'escape')).toMatchObject({ play: screenState.play, mode: { kind: 'main' } });
  });
});

test('without an answer there is a sentence', async () => {
  const { toolkit, screenState } = await screenMidGame('glass-road', 'en', 0);
  expect(compose(toolkit, hinted(toolkit, screenState, []), SIZE).join('\n')).toContain('There is no hint for this.');
});

test.each(GAME_IDS)('typed line by line in %s: up to three ways, and the game has not changed', async game => {
  const { code, out, err } = await there(['play', '--game', game, '--seed', 'x', '--json'], 'h\n');
  expect({ code, length: JSON.parse(out).length }).toEqual({ code: 0, length: 0 });
  expect(err).toMatch(/\n> (?:Thinking about a hint …\n)? {2}1\. \S.*\.\n/);
  expect(err).not.toMatch(/\n {2}4\. /);
});

test('with keys on a full screen, and put away again', async () => {
  const shown = (screen: string[]) => screen[0]?.includes('What the strongest opponent would do') === true;
  let hints = 0;
  const seen = await onPty(['play', '--seed', 'hint'], (screen, n) => {
    if (shown(screen)) hints += 1;
    if (n === 1) return 'h';
    if (hints === 0) return '';
    return shown(screen) ? 'x' : INTERRUPT;
  });
  expect(seen.code).toBe(0);
  expect(hints).toBe(1);
  expect(seen.screens.find(shown)?.join('\n')).toMatch(/1\. Choose [A-Z]/);
});

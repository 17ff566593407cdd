import { describe, expect, test } from 'vitest';
import { GAME_IDS, LANGUAGES } from './catalog.ts';
import { after, screenAtPosition, screenMidGame } from './kit-screen-state.ts';
import { compose } from './screen.ts';
import { press, type ScreenState, waresOf } from './screen-state.ts';
import { type Toolkit, whyText, wishOf } from './telling.ts';

const SIZE = { columns: 80, rows: 24 };
const keys = (toolkit: Toolkit, screenState: ScreenState, ...pressed: string[]) =>
  pressed.reduce((then, key) => press(toolkit, then, key), screenState);
const lines = (screenState: ScreenState) => screenState.play.table.record().actions;

test('arrows and Enter, a number and Enter, a digit alone', async () => {
  const { toolkit, screenState } = await screenMidGame('glass-road', 'en', 0);
  expect(screenState.decision.options.length).toBeGreaterThan(9);
  expect(lines(keys(toolkit, screenState, 'down', 'down', 'up', 'enter'))).toEqual(['A pick pit-worker']);
  expect(lines(keys(toolkit, screenState, '1', '1', 'enter'))).toEqual(['A pick clay-worker']);
  expect(lines(keys(toolkit, screenState, '1', '1', 'backspace', 'enter'))).toEqual(['A pick feudal-lord']);
  expect(keys(toolkit, screenState, 'end', 'enter').play.waiting).toEqual(['A pick water-carrier']);
  const few = await screenAtPosition('glass-road', 'en', {
    phase: 'resolve',
    turn: 'A',
    card: 'feudal-lord',
    abilities: 2,
  });
  expect(few.screenState.decision.options.length).toBeLessThan(9);
  expect(lines(press(few.toolkit, few.screenState, '2'))).toEqual(['A use 2']);
  expect(press(few.toolkit, few.screenState, '9').play).toBe(few.screenState.play);
});

test('undo, redo, and the fence in words', async () => {
  const { toolkit, screenState } = await screenAtPosition('glass-road', 'de', {
    phase: 'resolve',
    turn: 'A',
    card: 'feudal-lord',
    abilities: 2,
  });
  expect(press(toolkit, screenState, 'u').message).toBe(
    'Das lässt sich nicht zurücknehmen: es gibt nichts zurückzunehmen.',
  );
  const removed = keys(toolkit, screenState, 'c', 'enter');
  expect(lines(removed)).toEqual(['A remove b1']);
  const taken = press(toolkit, removed, 'u');
  expect(taken.message).toBe('Zurückgenommen.');
  expect(lines(press(toolkit, taken, 'r'))).toEqual(['A remove b1', 'A undo', 'A remove b1']);
  expect(press(toolkit, removed, 'r').message).toBe('Es gibt nichts zu wiederholen.');
  const drawn = press(toolkit, after(removed, 'A use 1'), 'u');
  expect(drawn.message).toMatch(/^Das lässt sich nicht zurücknehmen: .+\.$/);
  expect(drawn.message).not.toContain('tile');
  expect(lines(drawn)).toEqual(['A remove b1', 'A use 1']);
});

test('every page is left again, and the game is as it was', async () => {
  const { toolkit, screenState } = await screenMidGame('black-forest', 'pl', 60);
  for (const key of ['?', 'm', 'i', 'l', 'p', 'o', 'w', 's', 'q']) {
    const open = press(toolkit, screenState, key);
    expect(open.mode.kind, key).not.toBe('main');
    const back = press(toolkit, open, 'escape');
    expect(back.mode.kind, key).toBe('main');
    expect(back.play).toBe(screenState.play);
  }
});

test('pages are read line by line and page by page', async () => {
  const { toolkit, screenState } = await screenMidGame('glass-road', 'en', 150);
  const log = press(toolkit, screenState, 'l');
  const top = (then: ScreenState) => (then.mode.kind === 'page' ? then.mode.top : -1);
  expect(top(keys(toolkit, log, 'down', 'down', 'up'))).toBe(1);
  expect(top(keys(toolkit, log, 'pagedown', 'home'))).toBe(0);
  expect(top(keys(toolkit, log, 'end'))).toBeGreaterThan(10);
});

test('save, leave, Ctrl-C', async () => {
  const { toolkit, screenState } = await screenMidGame('glass-road', 'en', 0);
  expect(keys(toolkit, screenState, 's', 'x', 'y', 'backspace', 'enter').wants).toEqual({ save: 'x' });
  expect(keys(toolkit, screenState, 'q', 'y').wants).toBe('leave');
  expect(keys(toolkit, screenState, 'q', 'n').mode.kind).toBe('main');
  expect(keys(toolkit, screenState, 'q', 's', 'x', 'enter')).toMatchObject({
    wants: { save: 'x' },
    mode: { kind: 'leave' },
  });
  expect(press(toolkit, screenState, 'interrupt').wants).toBe('leave');
});

test.each([
  ['en', 'y'],
  ['de', 'j'],
  ['pl', 't'],
] as const)('yes is a key of one’s own language: %s', async (lang, yes) => {
  const { toolkit, screenState } = await screenMidGame('glass-road', lang, 0);
  expect(toolkit.words.play.leave).toContain(`${yes}:`);
  expect(keys(toolkit, screenState, 'q', yes).wants).toBe('leave');
  expect(keys(toolkit, screenState, 'q', 'y').wants).toBe('leave');
  expect(keys(toolkit, screenState, 'q', 'x').mode.kind).toBe('main');
});

describe('why not?', () => {
  test.each(GAME_IDS)('everything on offer in %s gets a sentence in every language', async game => {
    for (const lang of LANGUAGES) {
      for (const steps of [0, 70]) {
        const { toolkit, screenState } = await screenMidGame(game, lang, steps);
        const { table } = screenState.play;
        const wares = waresOf(toolkit, screenState);
        expect(wares.length).toBeGreaterThan(10);
        for (const { wish } of wares) {
          const action = wishOf(table, 0, wish);
          const said = action && whyText(toolkit, table, 0, action);
          expect(said, wish).toMatch(/^\p{Lu}?\S.* .*[.]$/u);
          expect(said, wish).not.toMatch(/undefined|\[object/);
        }
      }
    }
  });

  test('on the page of what is on offer, with the card and what would help', async () => {
    const market = { processing: ['swamp-hut'], immediate: [], bonus: [] };
    const goods = { charcoal: 1, food: 1, sand: 0, water: 0, wood: 2, glass: 0 };
    const works = { glassworks: goods, brickworks: { clay: 1, charcoal: 0, food: 0, brick: 0 } };
    const seats = { A: { ...works, land: { b1: 'kiln' } } };
    const { toolkit, screenState } = await screenAtPosition('glass-road', 'en', {
      phase: 'play',
      turn: 'A',
      market,
      seats,
    });
    const screen = compose(toolkit, press(toolkit, screenState, 'm'), SIZE).join('\n');
    expect(screen).toContain('~ Swamp Hut');
    expect(screen).toContain('Swamp Hut (processing building)');
    expect(screen).toMatch(/Why not\? You are 1 clay short \(GR-8\.9\)\. .*Kiln/);
  });

  test('of a typed wish', async () => {
    const { toolkit, screenState } = await screenMidGame('glass-road', 'en', 0);
    const asked = keys(toolkit, screenState, 'w', ...'end', 'enter');
    expect(compose(toolkit, asked, SIZE).join('\n')).toContain('Something else is asked now (GR-4.1).');
    expect(keys(toolkit, screenState, 'w', ...'fly', 'enter').message).toBe('“fly” is not understood.');
    expect(keys(toolkit, screenState, 'w', 'enter').mode.kind).toBe('offer');
  });
});

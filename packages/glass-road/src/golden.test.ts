import { isIllegal, replay, stepsDue, underway, verify, writeRecord } from '@waldglas/core';
import { eachLine, filesOf, goodRecord, sumsIn } from '@waldglas/core/testing';
import { describe, expect, test } from 'vitest';
import { coverage, inOrder, NEEDED, tilesEverywhere } from './golden-coverage.ts';
import { CARD_IDS, type CardId, glassRoad, type Player, type State } from './index.ts';
import { FOREST_NORTH, FOREST_WEST, isTile } from './land.ts';
import { tilesInPlay } from './setup.ts';
import { WHEEL_SPECS } from './wheels.ts';
import { KINDS, WHEELS } from './words.ts';

const GAMES = new URL('../../../games/', import.meta.url);
const FILES = filesOf(GAMES, '.game', 'glass-road');

/** The cards that a seat has or had in this period: in hand, face down, in the slots, shown. */
function cardsOf(s: State, { hand, faceDown, slots }: Player, seat: number): CardId[] {
  const shown = s.history.filter(one => one.seat === seat).map(({ card }) => card);
  return [...hand, ...slots, ...shown, ...(faceDown === 'none' ? [] : [faceDown])];
}

const forests = ({ land }: Player) => land.filter(what => what === 'forest').length;
const halves = ({ land }: Player) => land.filter(what => ['forest', FOREST_WEST, FOREST_NORTH].includes(what)).length;
const goodsOf = (player: Player) => WHEELS.flatMap(wheel => Object.entries(player[wheel]));

/** What is wrong with a state by itself. */
function faults(s: State): string[] {
  const wrong: string[] = [];
  for (const kind of KINDS) {
    if (tilesEverywhere(s, kind).join() !== inOrder(tilesInPlay(s, kind)).join()) wrong.push(`${kind} tiles`);
  }
  for (const [seat, player] of s.players.entries()) {
    for (const [good, n] of goodsOf(player)) {
      const most = good === 'glass' || good === 'brick' ? 3 : 7;
      if (!Number.isInteger(n) || n < 0 || n > most) wrong.push(`seat ${seat} has ${n} ${good}`);
    }
    const rests = !underway(s.agenda, seat);
    for (const wheel of WHEELS)
      if (rests && stepsDue(player[wheel], WHEEL_SPECS[wheel]) > 0) wrong.push(`seat ${seat}: ${wheel} is due to turn`);
    const cards = cardsOf(s, player, seat);
    if (new Set(cards).size < cards.length) wrong.push(`seat ${seat} has a card twice`);
    if (cards.some(card => !CARD_IDS.includes(card)) || cards.length > 6) wrong.push(`seat ${seat}: cards`);
    if (player.slots.length > 2) wrong.push(`seat ${seat} has more than two cards in the slots`);
    if (halves(player) !== 2 * forests(player)) wrong.push(`seat ${seat} has half a forest`);
  }
  return wrong;
}

/** What is wrong with a line: forests come back, buildings leave, goods move beside an action of their owner. */
function changes(before: State, after: State, mover: number): string[] {
  return before.players.flatMap((was, seat) => {
    const is = after.players[seat];
    if (!is) return [`seat ${seat} is gone`];
    const wrong: string[] = [];
    if (forests(is) > forests(was)) wrong.push(`seat ${seat} has more forests`);
    was.land.forEach((what, cell) => {
      if (isTile(what) && is.land[cell] !== what) wrong.push(`seat ${seat}: ${what} left`);
    });
    if (seat !== mover && JSON.stringify([goodsOf(was), was.land]) !== JSON.stringify([goodsOf(is), is.land]))
      wrong.push(`seat ${seat} changed by a line of seat ${mover}`);
    return wrong;
  });
}

describe.each(FILES)('%s', (_name, text) => {
  const record = goodRecord(text);

  test('replays to its scores, and every undo in it was allowed', () => {
    expect(verify(glassRoad, record)).toBeUndefined();
    const end = replay(glassRoad, record);
    if (isIllegal(end)) throw new Error(end.illegal);
    expect(glassRoad.decisions(end)).toEqual([]);
    expect(glassRoad.scores(end).map(({ points }) => points)).toEqual(record.scores);
  });

  test('ends in a position that names every building', () => {
    const end = eachLine(glassRoad, record, () => undefined);
    const seats = Object.values(
      glassRoad.position(end, 'all').seats as Record<string, Record<'land' | 'start', object>>,
    );
    const named = seats.map(({ land, start }) =>
      [...Object.values(start), ...Object.values(land)].filter(isTile).sort(),
    );
    expect(named).toEqual(end.players.map(({ land }) => land.filter(isTile).sort()));
  });

  test('is written as it is read', () => {
    expect(goodRecord(writeRecord(record))).toEqual(record);
  });

  test('loses and doubles nothing', () => {
    const wrong: string[] = [];
    let n = 0;
    eachLine(glassRoad, record, ({ before, action, after }) => {
      n++;
      const found = [...faults(after), ...changes(before, after, action.seat)];
      wrong.push(...found.map(what => `after ${n} lines, "${glassRoad.write(action)}": ${what}`));
    });
    expect(n).toBeGreaterThan(100);
    expect(wrong).toEqual([]);
  });
});

describe('the golden games together', () => {
  const shown = new Set(FILES.flatMap(([, text]) => [...coverage(goodRecord(text))]));

  test('are there', () => {
    const byHand = FILES.filter(([name]) => name.startsWith('hand-')).map(([name]) => name);
    expect(byHand).toEqual(['hand-four.game', 'hand-solo.game', 'hand-two.game']);
    expect(FILES.length).toBeGreaterThanOrEqual(10);
  });

  test.each(FILES.filter(([name]) => name.startsWith('hand-')))(
    '%s: the sums in its comments are its scores',
    (_name, text) => {
      const sums = sumsIn(text);
      expect(sums.filter(({ right }) => !right)).toEqual([]);
      expect(sums.map(({ total }) => total)).toEqual(goodRecord(text).scores);
    },
  );

  test.each(NEEDED)('show: %s', thing => {
    expect(shown.has(thing)).toBe(true);
  });

  test('name nothing that is not needed to occur', () => {
    const others = [...shown].filter(thing => !NEEDED.includes(thing));
    expect(others.sort()).toEqual(['period of two: goes on']);
  });
});

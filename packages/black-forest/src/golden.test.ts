import { isIllegal, replay, underway, verify, writeRecord } from '@waldglas/core';
import { eachLine, filesOf, goodRecord, sumsIn } from '@waldglas/core/testing';
import { describe, expect, test } from 'vitest';
import { locationOfSpace } from './board.ts';
import { buildingsEverywhere, coverage, inOrder, NEEDED } from './golden-coverage.ts';
import { fits, housing } from './herd.ts';
import { blackForest, factsOf, JOB_IDS, type Player, type State, TRADESPERSON_IDS } from './index.ts';
import { isBuilding, survey } from './survey.ts';
import { due } from './wheels.ts';
import { WHEELS } from './words.ts';

const FILES = filesOf(new URL('../../../games/', import.meta.url), '.game', 'black-forest');
const HAND = FILES.filter(([name]) => name.startsWith('black-forest-hand-'));

const sorted = (list: readonly string[]) => [...list].sort().join();

/** Goods by marker: the good, how many, and the most there may be. */
function markers({ glass, cooking, first, second, track }: Player): [good: string, n: number, most: number][] {
  const all = [glass, cooking, first, second, track].flatMap(wheel => Object.entries(wheel) as [string, number][]);
  return all.map(([good, n]) => [good, n, ['glass', 'provisions', 'commodity'].includes(good) ? 3 : 7]);
}

/** The spaces of all pawns on the board; only a centre takes several. */
function pawnSpaces({ players, neutral, solo }: State): string[] {
  if (solo) return Object.keys(solo.placed);
  const spaces = [...players.map(({ pawn }) => pawn), neutral];
  return spaces.filter(space => space !== 'none' && !space.endsWith('.centre'));
}

/** Jobs and tradespeople are each in exactly one place. */
function boardFaults(s: State): string[] {
  const wrong: string[] = [];
  const jobs = [...s.pile.slice(s.revealed), ...Object.values(s.jobs), ...s.players.flatMap(one => one.jobs)];
  if (sorted(jobs) !== sorted(JOB_IDS)) wrong.push(`jobs: ${sorted(jobs)}`);
  const people = Object.values(s.tradespeople).flat();
  if (sorted(people) !== sorted(TRADESPERSON_IDS)) wrong.push(`tradespeople: ${sorted(people)}`);
  if (Object.keys(s.jobs).length > (s.players.length === 4 ? 4 : 3)) wrong.push('too many open jobs');
  const spaces = pawnSpaces(s);
  if (new Set(spaces).size < spaces.length) wrong.push(`two pawns on a space: ${spaces.join()}`);
  const numbers = buildingsEverywhere(s).map(id => (/^\d/.test(id) ? id.slice(0, 2) : id));
  if (new Set(numbers).size < numbers.length) wrong.push('a tile is there twice');
  const { supply } = factsOf(s);
  const tiles = s.players.map(({ domain }) => survey(domain).tiles);
  const sum = (...kinds: ('field' | 'pond' | 'pasture')[]) =>
    tiles.reduce((n, one) => n + kinds.reduce((m, kind) => m + one[kind], 0), 0);
  if (sum('field', 'pond') > supply.fieldsAndPonds) wrong.push('more fields and ponds than there are');
  if (sum('pasture') > supply.pastures) wrong.push('more pastures than there are');
  return wrong;
}

function seatFaults(s: State, seat: number, player: Player): string[] {
  const wrong: string[] = [];
  for (const [good, n, most] of markers(player))
    if (!Number.isInteger(n) || n < 0 || n > most) wrong.push(`seat ${seat} has ${n} ${good}`);
  const { steps, tracker, pigs, cattle, tannery } = player;
  const counts = Object.entries({ tracker, pigs, cattle, tannery, ...steps });
  for (const [what, n] of counts) if (!Number.isInteger(n) || n < 0) wrong.push(`seat ${seat}: ${what} is ${n}`);
  if (underway(s.agenda, seat)) return wrong;
  for (const wheel of WHEELS) if (due(player, wheel) > 0) wrong.push(`seat ${seat}: the ${wheel} wheel is due to turn`);
  if (!fits(housing(s, seat), pigs, cattle)) wrong.push(`seat ${seat}: ${pigs} pigs, ${cattle} cattle without room`);
  return wrong;
}

/** What is wrong with a line: buildings and estates stay, dials never turn back, others change only by events. */
function changes(before: State, after: State): string[] {
  const wrong: string[] = [];
  if (inOrder(buildingsEverywhere(before)).join() !== buildingsEverywhere(after).join())
    wrong.push('buildings changed');
  for (const [seat, was] of before.players.entries()) {
    const { steps, domain } = after.players[seat] ?? { steps: { glass: -1, cooking: -1 }, domain: [] };
    for (const wheel of WHEELS) if (steps[wheel] < was.steps[wheel]) wrong.push(`seat ${seat}: ${wheel} turned back`);
    if (domain.length < was.domain.length) wrong.push(`seat ${seat} lost an estate`);
    for (const [estate, cells] of was.domain.entries()) {
      for (const [cell, what] of cells.entries())
        if (isBuilding(what) && domain[estate]?.[cell] !== what) wrong.push(`seat ${seat}: ${what} left`);
    }
  }
  return wrong;
}

describe.each(FILES)('%s', (name, text) => {
  const record = goodRecord(text);

  test('replays to its scores, and every undo in it was allowed', () => {
    expect(verify(blackForest, record)).toBeUndefined();
    const end = replay(blackForest, record);
    if (isIllegal(end)) throw new Error(end.illegal);
    expect(blackForest.decisions(end)).toEqual([]);
    expect(blackForest.scores(end).map(({ points }) => points)).toEqual(record.scores);
  });

  test('is written as it is read', () => {
    expect(goodRecord(writeRecord(record))).toEqual(record);
  });

  test('loses and doubles nothing', () => {
    const wrong: string[] = [];
    let n = 0;
    const end = eachLine(blackForest, record, ({ before, action, after }) => {
      n++;
      const seats = after.players.flatMap((player, seat) => seatFaults(after, seat, player));
      const found = [...boardFaults(after), ...seats, ...changes(before, after)];
      wrong.push(...found.map(what => `after ${n} lines, "${blackForest.write(action)}": ${what}`));
    });
    expect(wrong).toEqual([]);
    expect(n).toBeGreaterThan(name.includes('before') ? 5 : name.includes('hand') ? 10 : 100);
    const small = buildingsEverywhere(end).filter(id => /^\d/.test(id)).length;
    if (!record.start) expect(small).toBe(36);
  });

  test('ends with every pawn somewhere on the board', () => {
    const end = eachLine(blackForest, record, () => undefined);
    const { villages, locations } = factsOf(end).board;
    const places = [...villages, ...locations].map(({ id }): string => id);
    const pawns = end.solo ? Object.keys(end.solo.placed) : end.players.map(({ pawn }) => pawn);
    expect(pawns.filter(pawn => !places.includes(locationOfSpace(pawn)))).toEqual([]);
  });
});

describe('the golden games together', () => {
  const shown = new Set(FILES.flatMap(([, text]) => [...coverage(goodRecord(text))]));

  test('are there', () => {
    expect(HAND.map(([name]) => name)).toEqual(['black-forest-hand-two.game']);
    expect(FILES.length).toBeGreaterThanOrEqual(6);
    expect(FILES.every(([name]) => name.startsWith('black-forest-'))).toBe(true);
  });

  test.each(HAND)('%s: the sums in its comments are its scores', (_name, text) => {
    const sums = sumsIn(text);
    expect(sums.filter(({ right }) => !right)).toEqual([]);
    expect(sums.map(({ total }) => total)).toEqual(goodRecord(text).scores);
  });

  test.each(NEEDED)('show: %s', thing => {
    expect(shown.has(thing)).toBe(true);
  });

  test('name nothing that is not needed to occur', () => {
    expect([...shown].filter(thing => !NEEDED.includes(thing))).toEqual([]);
  });
});

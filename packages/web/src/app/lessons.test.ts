import type { AnyGame } from '@waldglas/core';
import { LANGS } from '@waldglas/text';
import { describe, expect, test } from 'vitest';
import { loadRules } from '../catalog.ts';
import type { OpenTable, TableSeat } from '../connection/connection.ts';
import { hasCourse, loadCourse } from '../faces.ts';
import { sheetOf } from '../glyphs/sheets.ts';
import type { Course } from '../lessons/course.ts';
import { lessonTable } from '../lessons/lesson-table.ts';
import { piecesOf } from '../lessons/told.tsx';
import { LISTINGS } from '../listings.ts';

const GAMES = LISTINGS.map(({ id }) => id).filter(hasCourse);
const STAMP = { seen: 0, key: '' };

function opened(game: AnyGame, course: Course, step: number, played = () => {}): OpenTable {
  const seats: TableSeat[] = ['A', ...course.others].map(name => ({ kind: 'human', name }));
  return lessonTable(game, course, step, seats, played);
}

/** What the learner may play, as lines. */
function offeredAt(game: AnyGame, { decision, anytime }: OpenTable['snapshot']): string[] {
  return [...(decision?.options ?? []), ...anytime].map(game.write);
}

test('there are lessons', () => {
  expect(GAMES).toContain('glass-road');
});

describe.each(GAMES)('the lessons of %s', id => {
  test('every position stands and every wanted press is offered, in every edition', async () => {
    const [newest, game] = await Promise.all([loadCourse(id), loadRules(id)]);
    for (const edition of game.editions) {
      const course = { ...newest, edition };
      for (const [at, step] of course.steps.entries()) {
        expect(step.moves.length, step.id).toBeGreaterThan(0);
        let presses = 0;
        const { connection, snapshot } = opened(game, course, at, () => presses++);
        let now = snapshot;
        for (const { wanted } of step.moves) {
          expect(offeredAt(game, now), `${edition} ${step.id}`).toContain(wanted[0]);
          now = await connection.act(wanted, STAMP);
        }
        expect(presses).toBe(step.moves.length);
        expect(now.decision !== undefined || now.over, `${step.id} leaves the learner waiting`).toBe(true);
      }
    }
  });

  test('a step begins where the one before ends', async () => {
    const [course, game] = await Promise.all([loadCourse(id), loadRules(id)]);
    for (const [at, step] of course.steps.entries()) {
      const next = course.steps[at + 1];
      if (!next || next.start || next.before) continue;
      const { connection, snapshot } = opened(game, course, at);
      let now = snapshot;
      for (const { wanted } of step.moves) now = await connection.act(wanted, STAMP);
      expect(opened(game, course, at + 1).snapshot.view, next.id).toEqual(now.view);
    }
  });

  test('the last step ends the game, and the learner has most points', async () => {
    const [course, game] = await Promise.all([loadCourse(id), loadRules(id)]);
    const { connection, snapshot } = opened(game, course, course.steps.length - 1);
    let now = snapshot;
    for (const { wanted } of course.steps.at(-1)?.moves ?? []) now = await connection.act(wanted, STAMP);
    expect(now.over).toBe(true);
    const [own = 0, ...others] = now.scores.map(({ points }) => points);
    expect(own).toBeGreaterThan(Math.max(...others));
  });

  test('anything else is refused and changes nothing', async () => {
    const [course, game] = await Promise.all([loadCourse(id), loadRules(id)]);
    const { connection, snapshot } = opened(game, course, 0);
    const wanted = course.steps[0]?.moves[0]?.wanted ?? [];
    const other = offeredAt(game, snapshot).find(line => line !== wanted[0]) ?? '';
    await expect(connection.act([other], STAMP)).rejects.toThrow('waits for something else');
    await expect(connection.act([...wanted, other], STAMP)).rejects.toThrow('waits for something else');
    await expect(connection.undo(0, 1, STAMP)).rejects.toThrow('repeated');
    expect((await connection.act(wanted, STAMP)).length).toBeGreaterThan(snapshot.length);
  });

  test('a position that is no longer possible is found', async () => {
    const [course, game] = await Promise.all([loadCourse(id), loadRules(id)]);
    const [first, ...rest] = course.steps;
    if (!first) throw new Error('a course has steps');
    const broken = { ...course, steps: [{ ...first, start: { phase: 'nowhere' } }, ...rest] };
    expect(() => opened(game, broken, 0)).toThrow();
  });

  test.each(LANGS)('everything is said in %s, with glyphs that there are', async lang => {
    const course = await loadCourse(id);
    const words = await course.loadWords[lang]();
    expect(Object.keys(words)).toEqual(course.steps.map(step => step.id));
    for (const step of course.steps) {
      const { title, moves, done } = words[step.id] ?? { title: '', moves: [], done: '' };
      expect(moves.length, step.id).toBe(step.moves.length);
      expect(title, step.id).not.toBe('');
      const named = [done, ...moves].flatMap(piecesOf).flatMap(({ glyph }) => glyph ?? []);
      for (const glyph of [step.glyph, ...named]) expect(sheetOf(glyph).drawings.has(glyph), glyph).toBe(true);
      for (const { words: said } of [done, ...moves].flatMap(piecesOf)) expect(said, step.id).not.toMatch(/[{}]/);
    }
  });

  test.each(LANGS)('a space that is to be pressed is named in %s, for its button says no more', async lang => {
    const course = await loadCourse(id);
    const words = await course.loadWords[lang]();
    const spaces = course.steps.flatMap(({ id: step, moves }) =>
      moves.flatMap(({ wanted }, i) => {
        const cell = / cell (\w+)$/.exec(wanted.join())?.[1];
        return cell === undefined ? [] : [{ cell, said: words[step]?.moves[i] }];
      }),
    );
    expect(spaces.length).toBeGreaterThan(0);
    for (const { cell, said } of spaces) expect(said).toMatch(new RegExp(`\\b${cell}\\b`));
  });
});

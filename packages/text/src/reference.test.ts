import { isIllegal, type Position } from '@waldglas/core';
import { describe, expect, test } from 'vitest';
import { GAMES } from './fixtures.ts';
import { LANGS } from './language.ts';
import { type Block, findRule, loadReference, readReference } from './reference.ts';

describe('a reference', () => {
  const text = [
    '# Rules',
    '## One',
    '**T-1.1** First\nrule.',
    '_Example._ So.',
    '```position toy\n{"a":1}\n```',
    '**T-1.2** Second.',
    '## Two',
    '- a\n- b',
  ].join('\n\n');

  test('is read into chapters, rules, lists and positions', () => {
    expect(readReference(text)).toEqual({
      title: 'Rules',
      chapters: [
        {
          title: 'One',
          blocks: [
            { kind: 'rule', number: 'T-1.1', text: 'First\nrule.' },
            { kind: 'text', text: '_Example._ So.' },
            { kind: 'position', game: 'toy', position: { a: 1 } },
            { kind: 'rule', number: 'T-1.2', text: 'Second.' },
          ],
        },
        { title: 'Two', blocks: [{ kind: 'list', items: ['a', 'b'] }] },
      ],
    });
  });

  test('finds a rule with its examples', () => {
    expect(findRule(readReference(text), 'T-1.1')).toHaveLength(3);
    expect(findRule(readReference(text), 'T-1.2')).toHaveLength(1);
    expect(findRule(readReference(text), 'T-9.9')).toBeUndefined();
  });
});

/** The numbers that tests of the rules cite: all there are. */
const COUNTS: Readonly<Record<string, number>> = { 'glass-road': 73, 'black-forest': 55 };

describe.each(GAMES.map(([game]) => ({ id: game.id, game })))('$id', ({ id, game }) => {
  const blocks = async (lang: (typeof LANGS)[number]): Promise<Block[]> =>
    (await loadReference(id, lang)).chapters.flatMap(chapter => chapter.blocks);
  const numbers = (list: readonly Block[]) => list.flatMap(block => (block.kind === 'rule' ? [block.number] : []));

  test.each(LANGS)('%s has every rule once, and refers to none that is not there', async lang => {
    const list = await blocks(lang);
    const known = new Set(numbers(list));
    expect(known.size).toBe(COUNTS[id]);
    expect(numbers(list)).toHaveLength(known.size);
    const texts = list.flatMap(block => (block.kind === 'list' ? block.items : 'text' in block ? [block.text] : []));
    const cited = texts.flatMap(text => [...text.matchAll(/\[([A-Z]+-\d+\.\d+)\]/g)].map(([, number]) => number ?? ''));
    expect(cited.filter(number => !known.has(number))).toEqual([]);
  });

  test.each(LANGS)('%s is built like the English one', async lang => {
    const shape = (list: readonly Block[]) =>
      list.map(block =>
        block.kind === 'rule' ? block.number : block.kind === 'list' ? block.items.length : block.kind,
      );
    expect(shape(await blocks(lang))).toEqual(shape(await blocks('en')));
  });

  test('its positions can be set, and are the same in every language', async () => {
    const positions = async (lang: (typeof LANGS)[number]) =>
      (await blocks(lang)).flatMap(block => (block.kind === 'position' ? [block] : []));
    const shown = await positions('en');
    expect(shown.length).toBeGreaterThan(5);
    const start = game.setup({ players: 2, options: {} }, '1');
    for (const { game: named, position } of shown) {
      expect(named).toBe(id);
      expect(isIllegal(game.fromPosition(start, position as Position)), JSON.stringify(position)).toBe(false);
    }
    expect(await positions('de')).toEqual(shown);
    expect(await positions('pl')).toEqual(shown);
  });
});

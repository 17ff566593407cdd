import type { Position } from '@waldglas/core';
import type { Lang } from './language.ts';

/** The rules reference of one game in one language. */
export interface Reference {
  readonly title: string;
  readonly chapters: readonly Chapter[];
}

export interface Chapter {
  readonly title: string;
  readonly blocks: readonly Block[];
}

/** A piece of a chapter. Texts may hold `**bold**`, `_italic_`, `code` in backquotes, and `[GR-2.1]` references. */
export type Block =
  | { readonly kind: 'rule'; readonly number: string; readonly text: string }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[] }
  | { readonly kind: 'position'; readonly game: string; readonly position: Position };

const FENCE = /^```position (\S+)\n([\s\S]*?)\n```$/;
const RULE = /^\*\*([A-Z]+-\d+\.\d+)\*\* ([\s\S]+)$/;

/** Reads the Markdown of a reference: paragraphs apart by empty lines, one chapter for each `##`. */
export function readReference(markdown: string): Reference {
  const chapters: { title: string; blocks: Block[] }[] = [];
  let title = '';
  for (const paragraph of markdown.trim().split(/\n{2,}/)) {
    if (paragraph.startsWith('# ')) title = paragraph.slice(2);
    else if (paragraph.startsWith('## ')) chapters.push({ title: paragraph.slice(3), blocks: [] });
    else chapters.at(-1)?.blocks.push(readBlock(paragraph));
  }
  return { title, chapters };
}

function readBlock(paragraph: string): Block {
  const [, game, json] = FENCE.exec(paragraph) ?? [];
  if (game !== undefined && json !== undefined) return { kind: 'position', game, position: JSON.parse(json) };
  const [, number, text] = RULE.exec(paragraph) ?? [];
  if (number !== undefined && text !== undefined) return { kind: 'rule', number, text };
  if (!paragraph.startsWith('- ')) return { kind: 'text', text: paragraph };
  return { kind: 'list', items: paragraph.split(/\n(?=- )/).map(item => item.slice(2)) };
}

/** The chapter that holds a rule, with the rule first and what explains it: its text and the examples behind it. */
export function findRule(reference: Reference, number: string): readonly Block[] | undefined {
  for (const { blocks } of reference.chapters) {
    const from = blocks.findIndex(block => block.kind === 'rule' && block.number === number);
    if (from < 0) continue;
    const next = blocks.findIndex((block, i) => i > from && block.kind === 'rule');
    return blocks.slice(from, next < 0 ? undefined : next);
  }
  return undefined;
}

type File = () => Promise<{ default: string }>;

const FILES: Readonly<Record<string, Readonly<Record<Lang, File>>>> = {
  'glass-road': {
    en: () => import('../rules/glass-road.en.md?raw'),
    de: () => import('../rules/glass-road.de.md?raw'),
    pl: () => import('../rules/glass-road.pl.md?raw'),
  },
  'black-forest': {
    en: () => import('../rules/black-forest.en.md?raw'),
    de: () => import('../rules/black-forest.de.md?raw'),
    pl: () => import('../rules/black-forest.pl.md?raw'),
  },
};

/** Loads the reference of a game. */
export async function loadReference(game: string, lang: Lang): Promise<Reference> {
  const file = FILES[game]?.[lang];
  if (!file) throw new Error(`there is no reference of ${game} in ${lang}`);
  return readReference((await file()).default);
}

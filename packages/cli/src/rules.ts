import { isIllegal, type Position } from '@waldglas/core';
import type { AnySpeech } from '@waldglas/text';
import { loadSpeech } from '@waldglas/text/load-speech';
import type { Command } from 'commander';
import { type Common, finish, needDeal, needGame } from './arguments.ts';
import { type Block, type CliWords, GAME_IDS, loadReference, type Reference } from './catalog.ts';
import { drawingOf } from './draw.ts';
import type { Drawing } from './drawing.ts';
import { type Io, printJson } from './io.ts';
import { wrap } from './width.ts';
import { WrongUse } from './wrong.ts';

/** Adds `rules`. */
export function addRules(root: Command, io: Io, words: CliWords): void {
  const { help } = words;
  const command = root
    .command('rules')
    .description(help.rules.about)
    .argument('[number]', help.rules.number)
    .option('--game <id>', help.rules.game(GAME_IDS.join(', ')));
  finish(command, help).action((number, options) => rules(number, options, io, words));
}

interface RulesOptions extends Common {
  readonly game?: string;
}

/** Texts are easier to read on narrow lines. */
const WIDEST = 84;
const GAME_OF: Readonly<Record<string, string>> = { GR: 'glass-road', BF: 'black-forest' };

async function rules(number: string | undefined, given: RulesOptions, io: Io, words: CliWords): Promise<void> {
  const id = given.game ?? GAME_OF[number?.slice(0, 2).toUpperCase() ?? ''] ?? GAME_IDS[0] ?? '';
  const game = await needGame(id);
  const reference = await loadReference(id, words.lang);
  const found = number === undefined ? undefined : blocksOf(reference, number);
  if (number !== undefined && !found) throw new WrongUse('noRule', number);
  if (given.json) {
    printJson(io, { game: id, lang: words.lang, ...(found ? { blocks: found } : { chapters: reference.chapters }) });
    return;
  }
  const speech: AnySpeech = await loadSpeech(id, words.lang);
  const width = Math.min(WIDEST, io.keyboard?.size().columns ?? 80);
  const record = needDeal(game, 2, 'rules');
  const drawing = drawingOf({ game, record, speech, words, colours: io.colours });
  const whole = (part: Position): Position => {
    const players = Math.max(2, Object.keys((part.seats ?? {}) as object).length);
    const placed = game.fromPosition(game.setup({ players, options: {} }, record.seed), part);
    return isIllegal(placed) ? part : game.position(placed, 'all');
  };
  const print = (blocks: readonly Block[]) =>
    blocks.flatMap(block => [...blockLines(block, width, io, drawing, whole), '']);
  io.out(`${(found ? print(found) : all(reference, io, print)).join('\n').trimEnd()}\n`);
}

/** The blocks of a chapter by its number, or a rule with the examples behind it. */
function blocksOf({ chapters }: Reference, number: string): readonly Block[] | undefined {
  if (/^\d+$/.test(number)) return chapters[Number(number) - 1]?.blocks;
  for (const { blocks } of chapters) {
    const from = blocks.findIndex(block => block.kind === 'rule' && block.number === number.toUpperCase());
    if (from < 0) continue;
    const next = blocks.findIndex((block, i) => i > from && block.kind === 'rule');
    return blocks.slice(from, next < 0 ? undefined : next);
  }
  return undefined;
}

function all({ title, chapters }: Reference, { colours }: Io, print: (blocks: readonly Block[]) => string[]): string[] {
  const { bold, cyan } = colours;
  return [
    bold(title),
    '',
    ...chapters.flatMap((chapter, i) => [cyan(`${i + 1}  ${chapter.title}`), '', ...print(chapter.blocks)]),
  ];
}

function blockLines(
  block: Block,
  width: number,
  { colours }: Io,
  drawing: Drawing,
  whole: (part: Position) => Position,
): string[] {
  switch (block.kind) {
    case 'rule':
      return wrap(`${colours.bold(block.number)} ${styled(block.text, colours)}`, width, '  ');
    case 'text':
      return wrap(styled(block.text, colours), width);
    case 'list':
      return block.items.flatMap(item => wrap(`• ${styled(item, colours)}`, width, '  '));
    case 'position':
      return drawing.part(block.position, whole(block.position), width - 2).map(line => `  ${line}`);
  }
}

/** Bold and italic become colours, words in backquotes stay as they are. */
function styled(text: string, { bold, yellow }: Io['colours']): string {
  return text
    .replace(/\n/g, ' ')
    .replace(/\*\*([^*]+)\*\*/g, (_, inner: string) => bold(inner))
    .replace(/(^|\s)_([^_]+)_/g, (_, before: string, inner: string) => `${before}${yellow(inner)}`)
    .replace(/`([^`]+)`/g, '$1');
}

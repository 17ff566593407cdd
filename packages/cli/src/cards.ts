import { join } from 'node:path';
import type { CardRow } from '@waldglas/core';
import type { AnySpeech } from '@waldglas/text';
import { loadSpeech } from '@waldglas/text/load-speech';
import type { Command } from 'commander';
import { type Common, finish, needGame } from './arguments.ts';
import { type CliWords, GAME_IDS, LANGUAGES, plain } from './catalog.ts';
import { type Io, printJson } from './io.ts';
import { usesSpecial } from './special.ts';
import { writeSafely } from './write-safely.ts';
import { Failure, WrongUse } from './wrong.ts';

/** Above this share of a table the vocabulary is wrong, not the rows. */
const MOST_SPECIAL = 1 / 8;

/** Adds `cards`. */
export function addCards(root: Command, io: Io, words: CliWords): void {
  const { help } = words;
  const command = root
    .command('cards')
    .description(help.cards.about)
    .option('--game <id>', help.shared.game)
    .option('--stats', help.cards.stats)
    .option('--write <folder>', help.cards.write);
  finish(command, help).action(options => cards(options, io, words));
}

interface CardsOptions extends Common {
  readonly game?: string;
  readonly stats?: true;
  readonly write?: string;
}

async function cards({ game: id, stats, json, write }: CardsOptions, io: Io, words: CliWords): Promise<void> {
  if (write !== undefined) return writeAll(write, words, io);
  if (id === undefined) throw new WrongUse('needsOption', '--game <id>');
  const game = await needGame(id);
  if (stats) return printStats(id, game.cards(), json === true, io, words);
  const speech = await loadSpeech(id, words.lang);
  if (!json) return io.out(listing(game.cards(), speech));
  const rows = game.cards().map(row => {
    const { name, lines } = speech.card(row.id);
    return { ...row, name, words: lines.map(plain).join(' ') };
  });
  printJson(io, { game: id, lang: words.lang, cards: rows });
}

/** A line for each card: its id, its name and what it does. */
function listing(rows: readonly CardRow[], speech: AnySpeech): string {
  const width = Math.max(...rows.map(row => row.id.length));
  const lines = rows.map(({ id }) => {
    const { name, lines: sentences } = speech.card(id);
    return `${id.padEnd(width)}  ${name}: ${sentences.map(plain).join(' ')}`;
  });
  return `${lines.join('\n')}\n`;
}

/** Every card of every game in every language, so that a changed effect shows as changed sentences. */
async function writeAll(folder: string, words: CliWords, io: Io): Promise<void> {
  for (const id of GAME_IDS) {
    const game = await needGame(id);
    for (const lang of LANGUAGES) {
      const file = join(folder, `cards.${id}.${lang}.txt`);
      try {
        writeSafely(file, listing(game.cards(), await loadSpeech(id, lang)));
      } catch {
        throw new Failure('unwritable', file);
      }
      io.err(`${words.tools.written(file)}\n`);
    }
  }
}

/** Counts per table; fails if a table uses the escape hatch too often. */
function printStats(game: string, rows: readonly CardRow[], json: boolean, io: Io, { tools }: CliWords): void {
  const kinds = [...new Set(rows.map(row => row.kind))];
  const tables = kinds.map(kind => {
    const table = rows.filter(row => row.kind === kind);
    const special = table.filter(usesSpecial).length;
    return { kind, rows: table.length, special, share: special / table.length };
  });
  if (json) printJson(io, { game, rows: rows.length, tables });
  else for (const { kind, rows, special } of tables) io.out(`${tools.special(kind, rows, special)}\n`);
  const over = tables.filter(table => table.share > MOST_SPECIAL).map(table => table.kind);
  if (over.length > 0) throw new Failure('tooSpecial', over);
}

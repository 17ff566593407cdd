import type { Bag, CardRow, Count, Effect, Words } from '@waldglas/core';
import type { Command } from 'commander';
import { Failure, finish, needGame, oneOf } from './arguments.ts';
import { LANGUAGES } from './catalog.ts';
import { type Io, printJson } from './io.ts';
import { bagPhrase, countPhrase, effectPhrase, usesSpecial } from './phrase.ts';

/** Above this share of a table the vocabulary is wrong, not the rows. */
const MOST_SPECIAL = 1 / 8;

/** Adds `cards`. */
export function addCards(root: Command, io: Io): void {
  const command = root
    .command('cards')
    .description('every card and tile of a game, one line each')
    .requiredOption('--game <id>', 'which game')
    .option('--lang <code>', `${LANGUAGES.join(', ')}; there are no words yet, only ids`, oneOf(LANGUAGES))
    .option('--stats', 'count the rows of each table, and those that use the escape hatch');
  finish(command).action(options => cards(options, io));
}

interface CardsOptions {
  readonly game: string;
  readonly lang?: string;
  readonly stats?: true;
  readonly json?: true;
}

async function cards({ game: id, lang = 'en', stats, json }: CardsOptions, io: Io): Promise<void> {
  const game = await needGame(id);
  if (stats) return printStats(id, game.cards, json === true, io);
  if (json) return printJson(io, { game: id, lang, cards: game.cards.map(row => ({ ...row, words: rowPhrase(row) })) });
  const width = Math.max(...game.cards.map(row => row.id.length));
  const kinds = Math.max(...game.cards.map(row => row.kind.length));
  for (const row of game.cards) io.out(`${row.id.padEnd(width)}  ${row.kind.padEnd(kinds)}  ${rowPhrase(row)}\n`);
}

/** The facts of a row, shortly. */
export function rowPhrase(row: CardRow): string {
  const names = [...new Set([...FIRST, ...Object.keys(row)])].filter(name => name !== 'id' && name !== 'kind');
  return names
    .filter(name => row[name] !== undefined && row[name] !== false)
    .map(name => factPhrase(name, row[name]))
    .join('; ');
}

/** The facts that stand in front, in this order. */
const FIRST = ['fee', 'cost', 'points', 'effect', 'bonus', 'abilities'];

/** One fact; what it is goes by its name, as in the tables. */
function factPhrase(name: string, value: unknown): string {
  switch (name) {
    case 'cost':
      return `cost ${bagPhrase(value as Bag)}`;
    case 'points':
      return `points ${value}`;
    case 'effect':
      return effectPhrase(value as Effect<Words>);
    case 'fee':
      return `fee ${effectPhrase(value as Effect<Words>)}`;
    case 'abilities':
    case 'solo': {
      const both = (value as readonly Effect<Words>[]).map((effect, i) => `${i + 1} ${effectPhrase(effect)}`);
      return name === 'solo' ? `alone ${both.join(' | ')}` : both.join(' | ');
    }
    case 'bonus': {
      const { points, per } = value as { readonly points: number; readonly per: Count<Words> };
      return `+${points} ${countPhrase(per)}`;
    }
    default:
      return value === true ? name : `${name} ${typeof value === 'string' ? value : JSON.stringify(value)}`;
  }
}

/** Counts per table; fails if a table uses the escape hatch too often. */
function printStats(game: string, rows: readonly CardRow[], json: boolean, io: Io): void {
  const kinds = [...new Set(rows.map(row => row.kind))];
  const tables = kinds.map(kind => {
    const table = rows.filter(row => row.kind === kind);
    const special = table.filter(usesSpecial).length;
    return { kind, rows: table.length, special, share: special / table.length };
  });
  if (json) printJson(io, { game, rows: rows.length, tables });
  else for (const { kind, rows, special } of tables) io.out(`${kind}: ${rows} rows, ${special} special\n`);
  const over = tables.filter(table => table.share > MOST_SPECIAL).map(table => table.kind);
  if (over.length > 0) throw new Failure(`more than one row in eight is special: ${over.join(', ')}`);
}

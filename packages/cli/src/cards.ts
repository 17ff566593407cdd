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
  const names = [...new Set([...FIRST, ...Object.keys(row)])].filter(name => !LEFT_OUT.has(name));
  return names
    .filter(name => row[name] !== undefined && row[name] !== false && row[name] !== row.id)
    .map(name => factPhrase(name, row[name]))
    .join('; ');
}

/** The facts that stand in front, in this order. */
const FIRST = ['name', 'fee', 'cost', 'needs', 'points', 'effect', 'bonus', 'abilities', 'effects', 'convert'];
/** What is told elsewhere, or only where a tile lies. */
const LEFT_OUT = new Set(['id', 'kind', 'size', 'row', 'column']);

interface Whenever {
  readonly on: string;
  readonly if?: Count<Words>;
  readonly then: Effect<Words>;
}

/** One fact; what it is goes by its name, as in the tables. */
function factPhrase(name: string, value: unknown): string {
  switch (name) {
    case 'name':
      return String(value);
    case 'cost':
      return `cost ${bagPhrase(value as Bag)}`;
    case 'points':
      return `points ${value}`;
    case 'effect':
      return effectPhrase(value as Effect<Words>);
    case 'fee':
      return `fee ${effectPhrase(value as Effect<Words>)}`;
    case 'abilities':
    case 'effects':
      return alternatives(value as readonly Effect<Words>[]);
    case 'solo':
      return `alone ${alternatives(value as readonly Effect<Words>[])}`;
    case 'convert':
      return `convert ${alternatives(value as readonly Effect<Words>[])}`;
    case 'instant':
      return `at once ${effectPhrase(value as Effect<Words>)}`;
    case 'if':
    case 'needs':
      return `${name} ${Array.isArray(value) ? value.map(conditionPhrase).join(', ') : value}`;
    case 'whenever': {
      const { on, if: when, then } = value as Whenever;
      return `whenever ${on}${when ? ` if ${conditionPhrase(when)}` : ''}: ${effectPhrase(then)}`;
    }
    case 'bonus': {
      const { points, per } = value as { readonly points: number; readonly per: Count<Words> };
      return `${points < 0 ? '' : '+'}${points} ${countPhrase(per)}`;
    }
    default:
      return value === true ? name : `${name} ${typeof value === 'string' ? value : JSON.stringify(value)}`;
  }
}

/** What can be chosen from, numbered as it is written in actions. */
function alternatives(effects: readonly Effect<Words>[]): string {
  const [only, ...more] = effects;
  if (only && more.length === 0) return effectPhrase(only);
  return effects.map((effect, i) => `${i + 1} ${effectPhrase(effect)}`).join(' | ');
}

/** A count that has to be reached. */
function conditionPhrase(count: Count<Words>): string {
  return countPhrase(count).replace(/^(for|per) /, '');
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

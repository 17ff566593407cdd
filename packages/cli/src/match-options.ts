import { availableParallelism } from 'node:os';
import { type Allowance, readContestant } from '@waldglas/bots';
import type { Command } from 'commander';
import { type Common, whole, withTableOptions } from './arguments.ts';
import { BOT_IDS, loadContestants } from './catalog.ts';
import { withEdition } from './edition-files.ts';
import type { HelpWords } from './words/help.ts';
import { isWritable, writeSafely } from './write-safely.ts';
import { Failure, WrongUse } from './wrong.ts';

/** The options that `arena` and `solo` share. */
export interface MatchOptions extends Common {
  readonly game?: string;
  readonly nodes?: number;
  readonly ms?: number;
  readonly threads?: number;
  readonly resume?: string;
  readonly csv?: string;
  readonly option?: string[];
  readonly edition?: string;
}

/** Adds them. */
export function withMatchOptions(command: Command, help: HelpWords): Command {
  const { shared } = help;
  command
    .option('--nodes <n>', shared.nodes, whole(1, 1_000_000_000))
    .option('--ms <n>', shared.ms, whole(1, 3_600_000))
    .option('--threads <n>', shared.threads, whole(1, 64))
    .option('--resume <file>', shared.resume)
    .option('--csv <file>', shared.csv);
  return withEdition(withTableOptions(command, help), help);
}

/** How long the bots may think. */
export function allowance({ nodes, ms }: MatchOptions): Allowance {
  if (nodes !== undefined && ms !== undefined) throw new WrongUse('together', '--nodes', '--ms');
  if (nodes !== undefined) return { nodes };
  return ms === undefined ? {} : { ms };
}

/** The budget as it is told: `usual` is what each level likes. */
export function toldBudget({ nodes, ms }: Allowance): Readonly<Record<string, number | string>> {
  if (nodes !== undefined) return { nodes };
  return ms === undefined ? { nodes: 'usual' } : { ms };
}

/** How many games at the same time. */
export function threadsOf({ threads }: MatchOptions): number {
  return threads ?? availableParallelism();
}

/** Checks that there are contestants of these names. */
export async function needContestants(game: string, names: readonly string[]): Promise<void> {
  const { parts } = await loadContestants(game);
  const unknown = names.find(name => !readContestant(name, parts));
  if (unknown === undefined) return;
  const [level = ''] = unknown.split(':');
  if (!BOT_IDS.includes(level)) throw new WrongUse('noBot', level, BOT_IDS);
  throw new WrongUse('noContestant', unknown, Object.entries(parts));
}

/** The file for the figures, if one is wanted: that it can be written is known before anything is played. */
export function csvFile({ csv }: MatchOptions): string | undefined {
  if (csv !== undefined && !isWritable(csv)) throw new WrongUse('unwritable', csv);
  return csv;
}

/** Writes rows with commas between the values, if a file is wanted. */
export function writeCsv(path: string | undefined, rows: readonly (readonly (string | number)[])[]): void {
  if (path === undefined) return;
  const cell = (value: string | number) =>
    /[",\n]/.test(String(value)) ? `"${String(value).replaceAll('"', '""')}"` : value;
  try {
    writeSafely(path, rows.map(row => `${row.map(cell).join(',')}\n`).join(''));
  } catch {
    throw new Failure('unwritable', path);
  }
}

/** Figures with so many digits behind the point; names and lists of names stay. */
export function roundedFigures<T>(value: T, digits = 4): T {
  if (typeof value === 'number') return Number(value.toFixed(digits)) as T;
  if (Array.isArray(value)) return value.map(one => roundedFigures(one, digits)) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, roundedFigures(one, digits)])) as T;
}

import { writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import type { Allowance, LevelId } from '@waldglas/bots';
import type { Command } from 'commander';
import { type Common, WrongUse, whole, withTableOptions } from './arguments.ts';
import { BOT_IDS } from './catalog.ts';

/** The options that `arena` and `solo` share. */
export interface MatchOptions extends Common {
  readonly game: string;
  readonly nodes?: number;
  readonly ms?: number;
  readonly threads?: number;
  readonly resume?: string;
  readonly csv?: string;
  readonly option?: string[];
}

/** Adds them. */
export function withMatchOptions(command: Command): Command {
  command
    .option('--nodes <n>', 'how many positions a call may look at (what each level likes)', whole(1, 1_000_000_000))
    .option('--ms <n>', 'or how many milliseconds it may take', whole(1, 3_600_000))
    .option('--threads <n>', 'how many games at the same time (one for each core)', whole(1, 64))
    .option('--resume <file>', 'keep results in this file, and go on with those it has')
    .option('--csv <file>', 'write a line for each game');
  return withTableOptions(command);
}

/** How long the bots may think. */
export function allowance({ nodes, ms }: MatchOptions): Allowance {
  if (nodes !== undefined && ms !== undefined) throw new WrongUse('--nodes and --ms cannot be given together');
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

/** The level of that name. */
export function needLevel(name: string): LevelId {
  if (BOT_IDS.includes(name)) return name as LevelId;
  throw new WrongUse(`there is no bot "${name}"; there is: ${BOT_IDS.join(', ')}`);
}

/** Writes rows with commas between the values, if a file is wanted. */
export function writeCsv(path: string | undefined, rows: readonly (readonly (string | number)[])[]): void {
  if (path === undefined) return;
  const cell = (value: string | number) =>
    /[",\n]/.test(String(value)) ? `"${String(value).replaceAll('"', '""')}"` : value;
  try {
    writeFileSync(path, rows.map(row => `${row.map(cell).join(',')}\n`).join(''));
  } catch {
    throw new WrongUse(`${path} is no file to write into`);
  }
}

/** Figures with so many digits behind the point; names and lists of names stay. */
export function roundedFigures<T>(value: T, digits = 4): T {
  if (typeof value === 'number') return Number(value.toFixed(digits)) as T;
  if (Array.isArray(value)) return value.map(one => roundedFigures(one, digits)) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, roundedFigures(one, digits)])) as T;
}

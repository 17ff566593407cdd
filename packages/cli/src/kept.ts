import { mkdirSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { isIllegal, readRecord } from '@waldglas/core';
import { beforeOf, writeSafely } from './write-safely.ts';

type Env = Readonly<Record<string, string | undefined>>;

/** Where games are kept that are not over. */
export function stateFolder(env: Env): string {
  const base = env.XDG_STATE_HOME;
  return join(base !== undefined && base !== '' ? base : join(env.HOME ?? homedir(), '.local', 'state'), 'waldglas');
}

const SEATS = '# seats ';
const GAME = '.game';

/** A game that was left, as the list shows it. */
export interface KeptGame {
  readonly file: string;
  /** When it was kept, in milliseconds. */
  readonly when: number;
  /** What is in it; nothing if it cannot be read. */
  readonly content?: { readonly game: string; readonly lines: number; readonly seats: readonly string[] };
}

/** All kept games, the newest first. One that cannot be read hides no other. */
export function keptGames(env: Env): KeptGame[] {
  const folder = stateFolder(env);
  return filesIn(folder)
    .map(file => ({ file, when: statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0, ...contentOf(file) }))
    .sort((a, b) => b.when - a.when || (a.file < b.file ? 1 : -1));
}

function filesIn(folder: string): string[] {
  try {
    const names = readdirSync(folder).filter(name => name.endsWith(GAME));
    return names.map(name => join(folder, name));
  } catch {
    return [];
  }
}

function contentOf(file: string): Pick<KeptGame, 'content'> {
  try {
    const text = readFileSync(file, 'utf8');
    const record = readRecord(text);
    if (isIllegal(record)) return {};
    const [first = ''] = text.split('\n', 1);
    const seats = first.startsWith(SEATS) ? first.slice(SEATS.length).trim().split(',') : [];
    return { content: { game: record.rules, lines: record.actions.length, seats } };
  } catch {
    return {};
  }
}

/** Keeps one game, again and again as it goes on. */
export interface Keeper {
  /** Writes it; returns its file, or undefined if that could not be done. */
  keep(record: string, seats: readonly string[]): string | undefined;
  /** The game is over: there is nothing to go on with. */
  forget(): void;
}

/** Keeps a new game in a file of its own, or goes on keeping one. `now` dates a new file. */
export function keeper(env: Env, now: () => Date, goesOn?: string): Keeper {
  let file = goesOn;
  let written = goesOn === undefined ? undefined : textIn(goesOn);

  function keep(record: string, seats: readonly string[]): string | undefined {
    const folder = stateFolder(env);
    const text = `${SEATS}${seats.join(',')}\n${record}`;
    try {
      mkdirSync(folder, { recursive: true });
      // the same game may be open in another terminal: then each goes on in a file of its own
      if (file === undefined || textIn(file) !== written) file = freeName(folder, now());
      if (text !== written) writeSafely(file, text, { keepBefore: true });
      written = text;
      return file;
    } catch {
      return undefined;
    }
  }

  function forget(): void {
    if (file === undefined || textIn(file) !== written) return;
    rmSync(file, { force: true });
    rmSync(beforeOf(file), { force: true });
  }

  return { keep, forget };
}

function textIn(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

/** A name that tells when the game began, and that no other game has. */
function freeName(folder: string, now: Date): string {
  const day = now.toISOString().slice(0, 19).replaceAll(':', '').replace('T', '-');
  const taken = new Set(filesIn(folder));
  for (let n = 1; ; n++) {
    const file = join(folder, `${day}${n === 1 ? '' : `-${n}`}${GAME}`);
    if (!taken.has(file)) return file;
  }
}

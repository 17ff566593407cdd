import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';

type Env = Readonly<Record<string, string | undefined>>;

/** Where the last game is kept. */
export function stateFolder(env: Env): string {
  const base = env.XDG_STATE_HOME;
  return join(base !== undefined && base !== '' ? base : join(env.HOME ?? homedir(), '.local', 'state'), 'waldglas');
}

const fileIn = (folder: string) => join(folder, 'last.game');
const SEATS = '# seats ';

/** Keeps a game that is left, with who sits where; undefined if that cannot be done. */
export function keepGame(env: Env, record: string, seats: readonly string[]): string | undefined {
  const folder = stateFolder(env);
  try {
    mkdirSync(folder, { recursive: true });
    writeFileSync(fileIn(folder), `${SEATS}${seats.join(',')}\n${record}`);
    return fileIn(folder);
  } catch {
    return undefined;
  }
}

/** The file of the game that was left last, and who sat where; undefined if there is none. */
export function keptGame(env: Env): { readonly file: string; readonly seats: string[] } | undefined {
  const file = fileIn(stateFolder(env));
  try {
    const [first = ''] = readFileSync(file, 'utf8').split('\n');
    return { file, seats: first.startsWith(SEATS) ? first.slice(SEATS.length).split(',') : [] };
  } catch {
    return undefined;
  }
}

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { below, pickOne, type Rng } from '@waldglas/core';
import type { Door, Finding } from './door.ts';
import { openScreenSession, type Place, playLineSession, type Session } from './terminal-session.ts';

const ESCAPE = '\u001b';
/** Keys and lines that mean something, and some that do not. */
const KEYS = [
  ...['1', '2', '3', '12', 'q', 'n', 'c', 'u', 'r', 'm', 'w', 'i', 'p', 'o', 'l', '?', 's', 'h', '\r', '\n', '\t', ' '],
  ...[ESCAPE, '\u007f', 'ż', '\u0000', '\u0085', '\ufeff', '\u202e', '𝄞', 'e\u0301', 'x'.repeat(3000)],
  ...['[A', '[B', '[C', '[D', '[5~', '[6~', '[H', '[F', '[200~', '[201~', '[1;5C', 'O', 'OP'].map(
    code => ESCAPE + code,
  ),
  ...[']0;title\u0007', '[', '[999;999R', '[<0;1;1M', '[99999999999~', 'P1$r', '\\'].map(code => ESCAPE + code),
  ...[
    'w build inn\n',
    'w\n',
    'A pick builder\n',
    'B end\n',
    's /\n',
    's \u001b[2J\n',
    'A undo\n',
    '999999999999\n',
    '-1\n',
  ],
];
/** What leaves a game: typed seldom, because a new one takes long to begin. */
const LEAVING = ['y', 'j', 't', 'qy', 'q\n', '\u0003', '\u0004'];
const ONE_LEAVES_IN = 120;

const SIZES = ['80 24', '120 40', '40 10', '20 5', '200 60', '1 1'];
/** So many knocks at one game: whatever hangs is seen at its end. */
const MOST_KNOCKS = 200;
const ONE_RESIZES_IN = 12;

/** Bytes typed into games that go on from knock to knock, with keys on a full screen or line by line. */
export async function terminalDoor(root: string): Promise<Door> {
  const state = mkdtempSync(join(tmpdir(), 'waldglas-attack-'));
  const program = [process.execPath, join(root, 'scripts/run.mjs'), join(root, 'packages/cli/src/main.ts'), 'play'];
  // somebody may type the name of a file: it goes where nothing else is
  const place: Place = { cwd: state, env: { ...process.env, XDG_STATE_HOME: state, TERM: 'xterm' } };
  let session: Session | undefined;
  let knocks = 0;
  let since = 0;

  function open(rng: Rng): Session {
    const seats = pickOne(rng, ['human', 'human,random', 'human,human,random']);
    const game = pickOne(rng, ['glass-road', 'black-forest']);
    const lang = pickOne(rng, ['en', 'de', 'pl']);
    const args = ['--game', game, '--seats', seats, '--seed', String(below(rng, 99)), '--lang', lang];
    since = knocks;
    // keys have more to break than lines
    return below(rng, 4) === 0
      ? playLineSession([...program, ...args, '--lines'], place)
      : openScreenSession([...program, ...args], place, pickOne(rng, SIZES));
  }

  /** Leaves the game under way and looks at how it ended. */
  async function leave(): Promise<string | undefined> {
    const ended = session?.leave();
    session = undefined;
    return ended;
  }

  async function knock(rng: Rng): Promise<Finding | undefined> {
    knocks += 1;
    session ??= open(rng);
    const { name } = session;
    const typed = typedBy(rng);
    if (below(rng, ONE_RESIZES_IN) === 0) await session.resize(pickOne(rng, SIZES));
    const isOpen = await session.type(typed);
    const what = session.fault() ?? (isOpen && knocks - since < MOST_KNOCKS ? undefined : await leave());
    if (what === undefined) return undefined;
    await leave();
    return { what: `${what} (${name}, game begun with knock ${since - 1})`, sent: typed };
  }

  async function close(): Promise<void> {
    await leave();
    rmSync(state, { recursive: true, force: true });
  }

  return { name: 'terminal', knock, close };
}

/** A few keys; now and then one that leaves. */
function typedBy(rng: Rng): string {
  const keys = Array.from({ length: 1 + below(rng, 12) }, () =>
    pickOne(rng, below(rng, ONE_LEAVES_IN) === 0 ? LEAVING : KEYS),
  );
  return keys.join('');
}

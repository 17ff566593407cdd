import { tmpdir } from 'node:os';
import { describe, expect, test } from 'vitest';
import { openScreenSession, playLineSession, type Session } from './terminal-session.ts';

const PLACE = { cwd: tmpdir(), env: process.env };
const DRAWN = '\\u001b[?2026l';

/** A program that tells what it hears, and what it is told to. */
const told = (script: string) => [process.execPath, '-e', `console.log("ready${DRAWN}"); ${script}`];

/** Types again and again until something is found or the game has ended: a busy machine answers when it can. */
async function typeOn(session: Session): Promise<string | undefined> {
  while (session.fault() === undefined && (await session.type('x')));
  return session.fault();
}

describe('a game at a terminal', () => {
  test('goes on from one typing to the next, and its end is looked at', async () => {
    const session = playLineSession(told('process.stdin.on("data", d => console.log("heard " + d))'), PLACE);
    expect(await session.type('one')).toBe(true);
    expect(await session.type('two')).toBe(true);
    expect(session.fault()).toBeUndefined();
    expect(await session.leave()).toBeUndefined();
  });

  test('that shows the inside is a finding', async () => {
    const session = playLineSession(
      told('process.stdin.on("data", () => console.log([{}].join() + undefined))'),
      PLACE,
    );
    expect(await typeOn(session)).toMatch(/^shows the inside: /);
    await session.leave();
  });

  test('that ends oddly is a finding', async () => {
    const session = playLineSession(told('process.stdin.on("data", () => process.exit(7))'), PLACE);
    expect(await typeOn(session)).toBeUndefined();
    expect(await session.leave()).toBe('exit code 7');
  });

  test('on a screen has the size it is given, and may be resized', async () => {
    const script = [
      'const size = () => console.log(process.stdout.columns === 33 ? "undefined" : "as it was")',
      'process.stdout.on("resize", size)',
      'process.stdin.resume()',
    ];
    const session = openScreenSession(told(script.join(';')), PLACE, '80 24');
    await session.type('x');
    expect(session.fault()).toBeUndefined();
    await session.resize('33 9');
    expect(await typeOn(session)).toBe('shows the inside: undefined');
    await session.leave();
  });
});

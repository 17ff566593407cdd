import { expect, test } from 'vitest';
import { capture } from './kit.ts';
import { run } from './program.ts';

const ESCAPE = String.fromCharCode(27);
const CLEARED = `${ESCAPE}[H${ESCAPE}[2J${ESCAPE}[3J`;

async function play(typed: string, seats: string): Promise<string> {
  const io = { ...capture(typed), terminal: true, env: { XDG_STATE_HOME: '/dev/null' } };
  await run(['play', '--lines', '--seed', 'x', '--seats', seats], io);
  return io.text();
}

test('the screen is cleared before somebody else is called to it', async () => {
  const out = await play(`\n${'1\n'.repeat(5)}\n`, 'human,human');
  const [, forA = '', forB = ''] = out.split('Hand over to');
  expect(forA).toContain('A: Choose 5 cards');
  expect(forA.endsWith(`${CLEARED}\n`)).toBe(true);
  expect(forB).toContain('B: Choose 5 cards');
});

test('a person alone keeps the lines above', async () => {
  expect(await play('1\n1\n', 'human,random')).not.toContain(CLEARED);
});

test('only lines of the asked seat are taken, and nothing is told about others', async () => {
  const pick = '\n1\n1\n1\n1\n1\n';
  const typed = ['B play builder', 'B play carpenter', 'w B play builder', 'w B play carpenter', 'C end', 'B undo'];
  const out = await play(`${pick.repeat(3)}\n${typed.join('\n')}\n`, 'human,human,human');
  const [, , , , forA = ''] = out.split('Hand over to');
  expect(forA.match(/Now only A plays here\./g)).toHaveLength(typed.length);
  expect(forA).not.toMatch(/Builder does not|You can do that|B plays/);
});

import { spawn, spawnSync } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { GAME_IDS } from './catalog.ts';

const EXAMPLES = fileURLToPath(new URL('../../../examples/', import.meta.url));

/** What the example does, for machines without Python. */
async function sameInNode(game: string): Promise<string> {
  const engine = spawn('npm', ['run', '-s', 'waldglas', '--', 'engine'], { cwd: EXAMPLES });
  const lines = createInterface(engine.stdout)[Symbol.asyncIterator]();
  const ask = async (message: object) => {
    engine.stdin.write(`${JSON.stringify(message)}\n`);
    return JSON.parse((await lines.next()).value);
  };
  await ask({ do: 'new', game, players: 2, seed: '11' });
  for (;;) {
    const { decisions } = await ask({ do: 'options' });
    if (decisions.length === 0) break;
    await ask({ do: 'act', actions: [decisions[0].options.at(-1).action] });
  }
  const { seats } = await ask({ do: 'scores' });
  engine.stdin.end();
  return seats.map((one: { seat: string; points: number }) => `${one.seat} ${one.points}\n`).join('');
}

test.each(GAME_IDS)('the example client plays a whole game of %s through the engine', async game => {
  const python = spawnSync('python3', ['engine_client.py', game], { cwd: EXAMPLES, encoding: 'utf8' });
  const out = python.error ? await sameInNode(game) : python.stdout;
  expect(python.stderr ?? '').toBe('');
  expect(out).toMatch(/^A -?[\d.]+\nB -?[\d.]+\n$/);
});

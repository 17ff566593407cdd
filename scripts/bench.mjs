// Prints how fast each game is, in a process of its own, as games are played: measured one after the other in one
// process, the second game would run on code that the engine has fitted to the first.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const run = fileURLToPath(new URL('./run.mjs', import.meta.url));
const program = fileURLToPath(new URL('../packages/cli/src/main.ts', import.meta.url));
const given = process.argv.slice(2);
const games = given.includes('--game')
  ? [[]]
  : [
      ['--game', 'glass-road'],
      ['--game', 'black-forest'],
    ];
for (const game of games) {
  const { status } = spawnSync(process.execPath, [run, program, 'bench', ...game, ...given], { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}

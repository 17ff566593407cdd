import { runServer } from './run.ts';

await runServer({
  env: process.env,
  args: process.argv.slice(2),
  // bundled beside the program by `scripts/run.mjs`
  botProgram: new URL('./bot-worker.js', import.meta.url),
});

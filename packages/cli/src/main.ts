import { loadWords } from './catalog.ts';
import { processIo } from './io.ts';
import { run, toldLanguage } from './program.ts';

const io = processIo();
const args = process.argv.slice(2);

// Whoever reads our output may stop reading, as `head` does: then there is nothing left to do. Anything else is told.
process.stdout.on('error', async (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0);
  const { wrong } = await loadWords(toldLanguage(args) ?? io.lang);
  process.stderr.write(`waldglas: ${wrong.unwritten()}\n`, () => process.exit(1));
});
process.stderr.on('error', () => process.exit(1));

process.exitCode = await run(args, io);

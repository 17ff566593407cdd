import { processIo } from './io.ts';
import { run } from './program.ts';

// Whoever reads our output may stop reading, as `head` does: then there is nothing left to do.
process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1));

process.exitCode = await run(process.argv.slice(2), processIo());

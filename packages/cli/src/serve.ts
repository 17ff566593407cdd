import type { Command } from 'commander';
import { type Common, finish } from './arguments.ts';
import type { CliWords } from './catalog.ts';
import type { Io } from './io.ts';

interface ServeOptions extends Common {
  readonly port?: string;
  readonly host?: string;
}

/** Adds `serve`. */
export function addServe(root: Command, io: Io, { help }: CliWords): void {
  const command = root.command('serve').description(help.serve.about);
  command.option('--port <number>', help.serve.port).option('--host <address>', help.serve.host);
  finish(command, help).action((options: ServeOptions) => serve(options, io));
}

/** Runs the server as `npm start` does; what is told here counts before the environment. */
async function serve({ port, host }: ServeOptions, { env }: Io): Promise<void> {
  const { runServer } = await import('@waldglas/server/run');
  await runServer({
    env: { ...env, ...(port === undefined ? {} : { PORT: port }), ...(host === undefined ? {} : { HOST: host }) },
    args: [],
    // bundled beside the program by `scripts/run.mjs`
    botProgram: new URL('./bot-worker.js', import.meta.url),
  });
}

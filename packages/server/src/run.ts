import { setFlagsFromString } from 'node:v8';
import { isIllegal } from '@waldglas/core';
import { pino } from 'pino';
import { threadedThinkers } from './bots/thinkers.ts';
import { clientFolder } from './build.ts';
import { type Config, readConfig } from './config.ts';
import { createServer } from './server.ts';

/** Ends with one line. */
function stop(code: 1 | 2, sentence: string): never {
  console.error(`waldglas: ${sentence}`);
  process.exit(code);
}

function listenFault({ code, message }: NodeJS.ErrnoException, { host, port }: Config): string {
  switch (code) {
    case 'EADDRINUSE':
      return `port ${port} is taken: set another one, as in PORT=8081 npm start`;
    case 'EACCES':
      return `port ${port} is not for everybody: set another one, as in PORT=8081 npm start`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return `HOST is no address of this machine: "${host}"`;
    default:
      return message;
  }
}

/** What a program tells when it runs the server. */
export interface Run {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly args: readonly string[];
  /** The program of the threads in which bots think. */
  readonly botProgram: URL;
}

/**
 * What nobody uses is cleared away whenever the memory has grown by half, not once it is several times as large: tables come and
 * are packed by the thousand, and what they leave behind took more room than they do (docs/hosting.md has the figures).
 */
const CLEARING = '--heap-growing-percent=50';

/** Runs the server until it is told to end. Bad configuration is one line and exit code 2. */
export async function runServer({ env, args, botProgram }: Run): Promise<void> {
  setFlagsFromString(CLEARING);
  const config = readConfig(env, args);
  if (isIllegal(config)) stop(2, config.illegal);
  const folder = config.client.folder ?? clientFolder(config.client.build, console.log);
  if (isIllegal(folder)) stop(1, folder.illegal);
  const server = await createServer(config, {
    clientFolder: folder,
    thinkers: threadedThinkers(botProgram),
    log: pino({ level: config.logLevel }),
  });
  if (isIllegal(server)) stop(2, server.illegal);
  const address = await server.app
    .listen(config)
    .catch((error: NodeJS.ErrnoException) => stop(2, listenFault(error, config)));
  const { port } = new URL(address);
  const host = ['127.0.0.1', '0.0.0.0', '::', '::1'].includes(config.host) ? 'localhost' : config.host;
  console.log(`Waldglas: ${config.publicUrl ?? `http://${host}:${port}`}`);
  await new Promise<void>(resolve => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve());
  });
  await server.close();
  process.exit(0);
}

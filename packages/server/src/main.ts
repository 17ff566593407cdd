import { isIllegal } from '@waldglas/core';
import { createApp } from './app.ts';
import { clientFolder } from './build.ts';
import { type Config, readConfig } from './config.ts';

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

const config = readConfig(process.env, process.argv.slice(2));
if (isIllegal(config)) stop(2, config.illegal);
const folder = config.client.folder ?? clientFolder(config.client.build, console.log);
if (isIllegal(folder)) stop(1, folder.illegal);
const app = await createApp({ clientFolder: folder });
const address = await app
  .listen(config)
  .catch((error: NodeJS.ErrnoException) => stop(error.code === 'ENOTFOUND' ? 2 : 1, listenFault(error, config)));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void app.close());
const { port } = new URL(address);
const host = ['127.0.0.1', '0.0.0.0', '::', '::1'].includes(config.host) ? 'localhost' : config.host;
console.log(`Waldglas: http://${host}:${port}`);

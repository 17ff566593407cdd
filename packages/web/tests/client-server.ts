import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const DIST = fileURLToPath(new URL('../dist', import.meta.url));

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
};

/** The built client on a port of its own: it can be replaced by a newer one, and it can go. */
export interface ClientServer {
  readonly address: string;
  /** The addresses that were asked for. */
  readonly asked: readonly string[];
  /** From now on files of such names are not to be had. */
  withhold(name: RegExp): void;
  /** From now on there is another build of the same client. */
  release(): Promise<void>;
  /** Nobody answers any more. */
  close(): Promise<void>;
}

export async function serveBuilt(): Promise<ClientServer> {
  const folder = await mkdtemp(join(tmpdir(), 'waldglas-client-'));
  await cp(DIST, folder, { recursive: true });
  const asked: string[] = [];
  let withheld: RegExp | undefined;
  const server: Server = createServer(async ({ url = '/' }, answer) => {
    const { pathname } = new URL(url, 'http://localhost');
    asked.push(pathname);
    const isNowhere = /^\/(api\/|healthz|metrics)/.test(pathname) || withheld?.test(pathname);
    const file = extname(pathname) === '' ? 'index.html' : pathname;
    const content = isNowhere ? undefined : await readFile(join(folder, file)).catch(() => undefined);
    const type = TYPES[extname(file)] ?? 'text/plain';
    answer.writeHead(content ? 200 : 404, { 'Content-Type': type, 'Cache-Control': 'no-cache' });
    answer.end(content ?? 'nothing is kept of this');
  });
  await new Promise<void>(done => server.listen(0, 'localhost', done));
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://localhost:${port}`,
    asked,
    withhold(name) {
      withheld = name;
    },
    async release() {
      const index = join(folder, 'index.html');
      const before = await readFile(index, 'utf8');
      await writeFile(index, before.replace('<body>', '<body data-build="2">'));
      // as a build would: what it holds has another revision
      const worker = join(folder, 'sw.js');
      const text = await readFile(worker, 'utf8');
      const revised = text
        .replace(/(url:\s*"index\.html",\s*revision:\s*")[^"]+/, '$1another')
        .replace(/(revision:\s*")[^"]+(",\s*url:\s*"index\.html")/, '$1another$2');
      if (revised === text) throw new Error('the worker names no revision of index.html');
      await writeFile(worker, revised);
    },
    async close() {
      server.closeAllConnections();
      await new Promise(done => server.close(done));
      await rm(folder, { recursive: true, force: true });
    },
  };
}

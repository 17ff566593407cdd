import { readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { NOT_FOUND } from './answers.ts';

/** Names of these files carry a hash of their content. */
const HASHED = '/assets/';
/** People and tables answer below this address: no page of the client lies there. */
const API = '/api/';
/** The last part of an address that means a file. */
const FILE = /\.[^/]*$/;
const COMPRESSED = /\.(br|gz)$/;

/** The files below a folder by their addresses, without those that only hold another one compressed. */
function addressesIn(folder: string): ReadonlySet<string> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter(one => one.isFile() && !one.name.startsWith('.') && !COMPRESSED.test(one.name));
  return new Set(files.map(one => `/${relative(folder, join(one.parentPath, one.name)).split(sep).join('/')}`));
}

/** Serves the built client: its files, and a page wherever no file is meant. */
export async function serveClient(app: FastifyInstance, folder: string): Promise<void> {
  const files = addressesIn(folder);
  await app.register(fastifyStatic, { root: folder, serve: false, preCompressed: true, cacheControl: false });

  /** The file that an address shows. */
  function fileAt(address: string): string | undefined {
    if (files.has(address)) return address;
    if (address.startsWith(API) || FILE.test(address)) return undefined;
    return files.has(`${address}.html`) ? `${address}.html` : '/index.html';
  }

  app.get<{ Params: { '*': string } }>('/*', (request, reply): FastifyReply => {
    const file = fileAt(`/${request.params['*']}`);
    if (file === undefined) return reply.code(404).send(NOT_FOUND);
    const cache = file.startsWith(HASHED) ? 'public, max-age=31536000, immutable' : 'no-cache';
    return reply.header('Cache-Control', cache).header('Vary', 'Accept-Encoding').sendFile(file.slice(1));
  });
}

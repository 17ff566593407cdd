import type { Socket } from 'node:net';
import helmet from '@fastify/helmet';
import fastify, { type FastifyError, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { BAD_REQUEST, BROKEN, NOT_FOUND, type Refusal, TOO_LARGE, WRONG_METHOD } from './answers.ts';
import { serveClient } from './client.ts';
import { BARE_HEADERS, CONTENT_POLICY } from './headers.ts';
import { serveApi } from './http/api.ts';
import type { Parts } from './parts.ts';

/** A request has to be here whole after so many milliseconds. */
const PATIENCE = 30_000;
/** The largest body, in bytes. */
const LARGEST_BODY = 1_000_000;

/** Everything that answers over HTTP, not listening yet: the client, and people and tables if there are any. */
export async function createApp({
  clientFolder,
  parts,
}: {
  readonly clientFolder: string;
  readonly parts?: Parts;
}): Promise<FastifyInstance> {
  const app = fastify({
    bodyLimit: LARGEST_BODY,
    requestTimeout: PATIENCE,
    forceCloseConnections: true,
    // a request without a host is refused below, with our headers
    http: { requireHostHeader: false },
    frameworkErrors: (_, __, reply) =>
      void reply.raw.writeHead(400, bareHeaders(BAD_REQUEST)).end(JSON.stringify(BAD_REQUEST)),
    clientErrorHandler: (_, socket) => refuseBytes(socket),
  });
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: CONTENT_POLICY },
    // these three mean something on https alone: whoever speaks that sets them in front of us
    strictTransportSecurity: false,
    crossOriginOpenerPolicy: false,
    originAgentCluster: false,
  });
  app.addHook('onRequest', async ({ headers }, reply) => {
    if (headers.host === undefined) return reply.code(400).send(BAD_REQUEST);
  });
  app.server.on('checkExpectation', (_, answer) => {
    answer.writeHead(417, bareHeaders(BAD_REQUEST)).end(JSON.stringify(BAD_REQUEST));
  });
  app.setNotFoundHandler(notFound);
  app.setErrorHandler(failed);
  if (parts) serveApi(app, parts);
  await serveClient(app, clientFolder);
  return app;
}

function notFound({ method }: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (method === 'GET' || method === 'HEAD') return reply.code(404).send(NOT_FOUND);
  return reply.code(405).header('Allow', 'GET, HEAD').send(WRONG_METHOD);
}

/** What went wrong is said in a sentence of ours: nothing of the inside shows. */
function failed({ statusCode = 500 }: FastifyError, _: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (statusCode === 413) return reply.code(413).send(TOO_LARGE);
  if (statusCode === 404) return reply.code(404).send(NOT_FOUND);
  return statusCode < 500 ? reply.code(400).send(BAD_REQUEST) : reply.code(500).send(BROKEN);
}

/** Answers what is no HTTP. */
function refuseBytes(socket: Socket): void {
  if (socket.writable) socket.end(rawAnswer('400 Bad Request', BAD_REQUEST));
  else socket.destroy();
}

function rawAnswer(status: string, refusal: Refusal): string {
  const lines = Object.entries(bareHeaders(refusal)).map(([name, value]) => `${name}: ${value}\r\n`);
  return `HTTP/1.1 ${status}\r\n${lines.join('')}\r\n${JSON.stringify(refusal)}`;
}

function bareHeaders(refusal: Refusal): Readonly<Record<string, string>> {
  return {
    ...BARE_HEADERS,
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': String(Buffer.byteLength(JSON.stringify(refusal))),
    Connection: 'close',
  };
}

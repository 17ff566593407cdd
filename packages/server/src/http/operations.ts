import type { FastifyInstance } from 'fastify';
import type { Parts } from '../parts.ts';

/** Adds what whoever runs the server asks: does it live, can it work, what does it do. */
export function serveOperations(app: FastifyInstance, { host, isClosing }: Parts): void {
  app.get('/healthz', (_, reply) => reply.header('Cache-Control', 'no-store').send({ ok: true }));
  app.get('/readyz', async (_, reply) => {
    const isReady = !isClosing() && (await host.tables.answers());
    return reply
      .code(isReady ? 200 : 503)
      .header('Cache-Control', 'no-store')
      .send({ ok: isReady });
  });
  app.get('/metrics', async (_, reply) =>
    reply
      .header('Cache-Control', 'no-store')
      .type(host.metrics.contentType)
      .send(await host.metrics.text()),
  );
}

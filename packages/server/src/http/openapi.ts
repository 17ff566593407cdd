import * as z from 'zod';
import type { Endpoint } from './endpoint.ts';

const ERROR = {
  type: 'object',
  required: ['error', 'code'],
  properties: { error: { type: 'string', description: 'One plain sentence.' }, code: { type: 'string' } },
};
const REFUSED = { description: 'Refused.', content: { 'application/json': { schema: ERROR } } };

/** The description of the API, for programs that read such things. */
export function openApi(endpoints: readonly Endpoint[]) {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const { method, path, about, body, status, returns, open } of endpoints) {
    paths[path] ??= {};
    paths[path][method.toLowerCase()] = {
      summary: about,
      security: open ? [] : [{ bearer: [] }, { cookie: [] }],
      ...(path.includes('{id}')
        ? { parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'string' } }] }
        : {}),
      ...(body ? { requestBody: contentOf(body) } : {}),
      responses: { [status]: { description: 'Done.', ...(returns ? contentOf(returns) : {}) }, default: REFUSED },
    };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Waldglas', version: '1', description: 'People and tables. Games are played over a WebSocket.' },
    components: {
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer' },
        cookie: { type: 'apiKey', in: 'cookie', name: 'waldglas' },
      },
    },
    paths,
  };
}

function contentOf(json: z.ZodType) {
  const { $schema: _, ...schema } = z.toJSONSchema(json, { io: 'input', unrepresentable: 'any' });
  return { content: { 'application/json': { schema } } };
}

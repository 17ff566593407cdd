import { describe, expect, test } from 'vitest';
import { api, type Fetch } from './api.ts';

interface Asked {
  readonly path: string;
  readonly method: string;
  readonly body?: unknown;
}

/** A server that answers everything with one thing, and notes what it was asked. */
function server(answer: unknown, ok = true) {
  const asked: Asked[] = [];
  const fetched: Fetch = async (path, { method, body }) => {
    asked.push({ path, method, ...(body === undefined ? {} : { body: JSON.parse(body) }) });
    return { ok, json: async () => answer, text: async () => String(answer) };
  };
  return { asked, ask: api(fetched) };
}

describe('what is asked of the server', () => {
  test('somebody new is kept by the browser alone', async () => {
    const { ask, asked } = server({ person: 'p' });
    await ask.become({ name: 'Ada', lang: 'de' });
    await ask.become({ code: 'one-two' });
    expect(asked).toEqual([
      { path: '/api/people', method: 'POST', body: { name: 'Ada', lang: 'de', keep: 'cookie' } },
      { path: '/api/people', method: 'POST', body: { code: 'one-two', keep: 'cookie' } },
    ]);
  });

  test('a chair is named only if one was chosen', async () => {
    const { ask, asked } = server({ seat: 'B' });
    await ask.join('birch', 'secret', 'B');
    await ask.join('birch', 'secret', undefined);
    await ask.start('birch', 'journeyman');
    expect(asked.map(({ body }) => body)).toEqual([
      { invite: 'secret', seat: 'B' },
      { invite: 'secret' },
      { fill: 'journeyman' },
    ]);
  });

  test('an id from an address stays part of the path', async () => {
    const { ask, asked } = server({});
    await ask.table('../people/me?x');
    expect(asked[0]?.path).toBe('/api/tables/..%2Fpeople%2Fme%3Fx');
  });
});

describe('what goes wrong', () => {
  test('has the code of the server', async () => {
    const { ask } = server({ error: 'No chair is free.', code: 'full' }, false);
    await expect(ask.join('birch', 'x', undefined)).rejects.toMatchObject({ code: 'full' });
  });

  test('has a code even if somebody in between answers', async () => {
    const broken = api(async () => ({
      ok: false,
      json: () => Promise.reject(new Error('<html>')),
      text: async () => '',
    }));
    await expect(broken.me()).rejects.toMatchObject({ code: 'broken' });
    const away = api(() => Promise.reject(new TypeError('Failed to fetch')));
    await expect(away.me()).rejects.toMatchObject({ code: 'unreachable' });
  });
});

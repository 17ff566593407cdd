import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { hindranceIn } from './notice-world.ts';

const ABLE = { isSecureContext: true, hasWorkers: true, hasPush: true, permission: 'default' } as const;

test('a browser that cannot call says why', () => {
  expect(hindranceIn(ABLE)).toBeUndefined();
  expect(hindranceIn({ ...ABLE, permission: 'granted' })).toBeUndefined();
  expect(hindranceIn({ ...ABLE, permission: 'denied' })).toBe('denied');
  expect(hindranceIn({ ...ABLE, hasPush: false })).toBe('unable');
  expect(hindranceIn({ ...ABLE, permission: undefined })).toBe('unable');
  expect(hindranceIn({ ...ABLE, isSecureContext: false, hasWorkers: false })).toBe('insecure');
});

type Handler = (event: object) => void;

/** The part of the service worker that shows notifications, in a worker with these tabs open. */
function worker(tabs: readonly string[]) {
  const handlers = new Map<string, Handler>();
  const done: unknown[] = [];
  const self = {
    location: { origin: 'https://glass.example' },
    addEventListener: (name: string, handler: Handler) => handlers.set(name, handler),
    registration: { showNotification: (title: string, more: object) => done.push({ title, ...more }) },
    clients: {
      matchAll: async () => tabs.map(url => ({ url, focus: () => done.push(`focus ${url}`) })),
      openWindow: (url: string) => done.push(`open ${url}`),
    },
  };
  const text = readFileSync(new URL('../../../public/notices.js', import.meta.url), 'utf8');
  new Function('self', text)(self);
  return {
    done,
    async tell(name: string, event: object): Promise<void> {
      let work: unknown;
      handlers.get(name)?.({ ...event, waitUntil: (one: unknown) => (work = one) });
      await work;
    },
  };
}

const TURN = { kind: 'turn', table: 'birch', path: '/t/birch', title: 'Du bist dran', body: 'Ben, Cid', lang: 'de' };
const CLICKED = { notification: { close() {}, data: { path: '/t/birch' } } };

test('a notification says whose table it is; a newer one of the same table takes its place', async () => {
  const { done, tell } = worker([]);
  await tell('push', { data: { json: () => TURN } });
  expect(done).toMatchObject([
    { title: 'Du bist dran', body: 'Ben, Cid', lang: 'de', tag: 'birch', data: { path: '/t/birch' } },
  ]);
});

test('a press on it opens the table, or the tab that shows it', async () => {
  const away = worker(['https://glass.example/t/oak']);
  await away.tell('notificationclick', CLICKED);
  expect(away.done).toEqual(['open https://glass.example/t/birch']);
  const there = worker(['https://glass.example/', 'https://glass.example/t/birch']);
  await there.tell('notificationclick', CLICKED);
  expect(there.done).toEqual(['focus https://glass.example/t/birch']);
});

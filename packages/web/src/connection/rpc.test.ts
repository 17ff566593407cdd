import { describe, expect, test } from 'vitest';
import { remote, serve, tell } from './rpc.ts';

type Port = Parameters<typeof remote>[0];

/** Two ends of a wire; what is sent at one arrives at the other, copied, a moment later. */
function wire(): readonly [Port, Port] {
  const end = (): Port => ({ onmessage: null, onerror: null, onmessageerror: null, postMessage: () => undefined });
  const [a, b] = [end(), end()];
  const send = (to: Port) => (message: unknown) => {
    const data = structuredClone(message);
    queueMicrotask(() => to.onmessage?.({ data } as MessageEvent));
  };
  a.postMessage = send(b);
  b.postMessage = send(a);
  return [a, b];
}

interface Calls {
  add(a: number, b: number): number;
  later(ms: number): string;
  fail(how: string): never;
}

const calls = {
  add: (a: number, b: number) => a + b,
  later: (ms: number) => new Promise<string>(done => setTimeout(() => done(`after ${ms}`), ms)),
  fail(how: string): never {
    throw how === 'error' ? new Error('no such luck') : how;
  },
};

function connected(told?: (message: unknown) => void) {
  const [here, there] = wire();
  serve<Calls>(there, calls);
  return { there: remote<Calls>(here, told), far: there };
}

describe('calls to the other side', () => {
  test('come back with their answers', async () => {
    const { there } = connected();
    expect(await there.add(2, 3)).toBe(5);
  });

  test('keep their answers apart, in whatever order they come', async () => {
    const { there } = connected();
    expect(await Promise.all([there.later(20), there.later(1), there.add(1, 1)])).toEqual(['after 20', 'after 1', 2]);
  });

  test('fail here with the words thrown there', async () => {
    const { there } = connected();
    await expect(there.fail('error')).rejects.toThrow(new Error('no such luck'));
    await expect(there.fail('just words')).rejects.toThrow(new Error('just words'));
    expect(await there.add(1, 2), 'and the next call is answered').toBe(3);
  });

  test('to something that is not there fail', async () => {
    const [here, far] = wire();
    serve<Calls>(far, calls);
    const there = remote<{ nothing(): void }>(here);
    await expect(there.nothing()).rejects.toThrow('nothing');
  });
});

describe('a worker that does not answer any more', () => {
  test.each([
    ['cannot be started', (port: Port) => port.onerror?.({} as ErrorEvent), 'a worker could not be started'],
    ['fails', (port: Port) => port.onerror?.({ message: 'no such file' } as ErrorEvent), 'no such file'],
    ['cannot be read', (port: Port) => port.onmessageerror?.({} as MessageEvent), 'a message could not be read'],
  ])('as it %s: whatever waits for it fails, and that is told', async (_, fail, why) => {
    const [here] = wire();
    const lost: unknown[] = [];
    const there = remote<Calls>(here, undefined, ({ message }, waited) => lost.push([message, waited]));
    const waiting = [there.add(1, 2), there.later(1)];
    fail(here);
    for (const one of waiting) await expect(one).rejects.toThrow(why);
    fail(here);
    expect(lost).toEqual([
      [why, true],
      [why, false],
    ]);
  });
});

test('what the other side says unasked is heard', async () => {
  const heard: unknown[] = [];
  const { there, far } = connected(message => heard.push(message));
  tell(far, 'news');
  await there.add(0, 0);
  expect(heard).toEqual(['news']);
});

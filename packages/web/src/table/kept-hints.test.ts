import type { Action, Weighed } from '@waldglas/core';
import { expect, test, vi } from 'vitest';
import type { Advisor } from '../connection/advisor.ts';
import type { TableSnapshot } from '../connection/connection.ts';
import { BOT, deal, lineOf, person } from '../connection/fixtures.ts';
import { findWays, type Ways } from './kept-hints.ts';

/** An advisor that finds another way each time it is asked. */
function fickleAdvisor(): { readonly advisor: Advisor; readonly asked: () => number } {
  let asked = 0;
  const advisor: Advisor = {
    know: () => undefined,
    plans: async () => [],
    hint(_, { options }) {
      const one = options[asked % options.length];
      asked += 1;
      const ways = one ? [{ actions: [one] } as unknown as Weighed<Action>] : [];
      return { ways: Promise.resolve(ways), stop: () => undefined };
    },
    turns: () => ({ ways: Promise.resolve([]), stop: () => undefined }),
  };
  return { advisor, asked: () => asked };
}

/** The line that is advised first. */
async function advised(advisor: Advisor, now: TableSnapshot): Promise<string> {
  const tell = vi.fn<(ways: Ways) => void>();
  findWays(advisor, now, tell);
  await vi.waitFor(() => expect(tell).toHaveBeenCalledOnce());
  return lineOf(tell.mock.calls[0]?.[0][0]?.actions[0]);
}

test('asked again in the same position the same is advised, also after something was played and taken back', async () => {
  const { advisor, asked } = fickleAdvisor();
  const table = deal(person('Ada'), BOT);
  const now = table.snapshot();
  const first = await advised(advisor, now);
  expect(await advised(advisor, now)).toBe(first);
  expect(asked()).toBe(1);
  table.act([first]);
  const back = table.undo(0, 1);
  expect(back.length).toBeGreaterThan(now.length);
  expect(await advised(advisor, back)).toBe(first);
  expect(asked()).toBe(1);
});

test('another position is thought about anew', async () => {
  const { advisor, asked } = fickleAdvisor();
  const now = deal(person('Bea'), BOT).snapshot();
  await advised(advisor, { ...now, id: 'another' });
  await advised(advisor, { ...now, id: 'another', view: { ...(now.view as object), later: true } });
  expect(asked()).toBe(2);
});

test('a search that fails is not remembered', async () => {
  const { advisor, asked } = fickleAdvisor();
  const now = { ...deal(person('Cleo'), BOT).snapshot(), id: 'failing' };
  const broken: Advisor = {
    ...advisor,
    hint: () => ({ ways: Promise.reject(new Error('lost')), stop: () => undefined }),
  };
  expect(await advised(broken, now)).toBe('');
  expect(await advised(advisor, now)).not.toBe('');
  expect(asked()).toBe(1);
});

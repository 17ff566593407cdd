import { below, pickOne, type Rng, rngFrom } from '@waldglas/core';
import { openEngine } from '@waldglas/protocol';
import { expect } from 'vitest';
import { LIBRARY } from './engine.ts';

/** An answer of the engine. */
export type Reply = Readonly<Record<string, unknown>>;
/** An engine without its lines: answers messages. */
export type Engine = (message: unknown) => Promise<Reply>;

/** A new engine. */
export function engine(): Engine {
  const asked = openEngine(LIBRARY);
  return message => asked.answer(JSON.stringify(message));
}

/** What `options` answers. */
export interface Options {
  readonly length: number;
  readonly over: boolean;
  readonly decisions: readonly { seat: string; ask: string; rule: string; options: readonly { action: string }[] }[];
  readonly anytime: Readonly<Record<string, readonly { action: string; words: string }[]>>;
}

/** What is open now. */
export async function options(ask: Engine): Promise<Options> {
  return (await ask({ do: 'options' })) as unknown as Options;
}

/** The lines that the lowest deciding seat may answer with. */
export async function offered(ask: Engine): Promise<string[]> {
  return (await options(ask)).decisions[0]?.options.map(option => option.action) ?? [];
}

/** The next action of a random player, anytime actions of any seat now and then. */
function choose({ decisions, anytime }: Options, rng: Rng): string {
  const beside = Object.values(anytime).flat();
  const list = beside.length > 0 && below(rng, 10) === 0 ? beside : (pickOne(rng, decisions).options ?? []);
  return pickOne(rng, list).action;
}

/** Plays random lines to the end, one in `every` is taken back if it can be; checks the answers on the way. */
export async function playWhole(ask: Engine, players: number, rule: RegExp, every: number): Promise<void> {
  const rng = rngFrom(`engine ${players}`);
  const letters = ['A', 'B', 'C', 'D'].slice(0, players);
  // one expectation for each of thousands of lines would take longer than the game
  const odd: unknown[] = [];
  let undone = 0;
  for (let now = await options(ask); !now.over; now = await options(ask)) {
    odd.push(...now.decisions.filter(one => !rule.test(`${one.ask} ${one.rule}`)));
    if (Object.keys(now.anytime).join() !== letters.join()) odd.push(now.anytime);
    const action = choose(now, rng);
    const played = await ask({ do: 'act', actions: [action] });
    if (!played.ok || played.length !== now.length + 1) throw new Error(`${action}: ${JSON.stringify(played)}`);
    const events = played.events as { seat?: string }[];
    odd.push(...events.filter(({ seat }) => seat !== undefined && !letters.includes(seat)));
    if (below(rng, every) > 0) continue;
    const back = await ask({ do: 'undo', seat: action.slice(0, 1) });
    if (back.ok) undone += 1;
    else expect(back).toMatchObject({ error: expect.any(String), fence: expect.any(String), line: expect.any(Number) });
  }
  expect(odd).toEqual([]);
  expect(undone).toBeGreaterThan(0);
}

/** A finished game: its record has the scores, and another engine that loads it answers the same. */
export async function checkFinished(ask: Engine): Promise<void> {
  const scores = await ask({ do: 'scores' });
  expect(scores).toMatchObject({ ok: true, final: true });
  const { record } = await ask({ do: 'record' });
  const final = (scores.seats as { seat: string; points: number }[]).map(one => `score ${one.seat} ${one.points}\n`);
  expect(record).toContain(`\n\n${final.join('')}`);
  const other = engine();
  expect(await other({ do: 'load', record })).toMatchObject({ ok: true });
  for (const message of [{ do: 'state', for: 'all' }, { do: 'scores' }, { do: 'record' }, { do: 'options' }]) {
    expect(await other(message)).toEqual(await ask(message));
  }
}

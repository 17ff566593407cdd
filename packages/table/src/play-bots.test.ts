import { type Bot, pickOne, rngFrom } from '@waldglas/core';
import { type ToyAction, type ToyView, toy } from '@waldglas/core/toy';
import { describe, expect, test } from 'vitest';
import { botSeed } from './bot-seed.ts';
import { accepted, pickedTable, picks, play, type ToyTable, toyTable } from './fixtures.ts';
import { type BotCall, playBots } from './play-bots.ts';
import { proposeTo } from './submit.ts';

type ToyBot = Bot<ToyAction, ToyView>;
type ToyCall = BotCall<ToyAction, ToyView>;

const random: ToyBot = (_view, { options }, { seed }) => ({ actions: [pickOne(rngFrom(seed), options)], best: [] });

/** Answers with these lines. */
const saying =
  (...lines: string[]): ToyCall =>
  () => ({ actions: lines.map(line => toy.read(line) as ToyAction) });

/** Plays until the bots have to wait; tells who was asked at which length. */
async function asked(table: ToyTable, bots: readonly (ToyCall | undefined)[]): Promise<[seat: number, from: number][]> {
  const calls: [number, number][] = [];
  await playBots(table, bots, { played: (seat, from) => calls.push([seat, from]) });
  return calls;
}

describe('bots', () => {
  test('play a whole game, and the same one again', async () => {
    const [first, second] = [toyTable(), toyTable()];
    await playBots(first, [random, random]);
    await playBots(second, [random, random]);
    expect(first.turn).toEqual([]);
    expect(second.record()).toEqual(first.record());
  });

  test('go on with a loaded game as they would have', async () => {
    const whole = toyTable();
    await playBots(whole, [random, random]);
    const { scores: _, ...record } = whole.record();
    const loaded = toyTable({ ...record, actions: record.actions.slice(0, 7) });
    await playBots(loaded, [random, random]);
    expect(loaded.record()).toEqual(whole.record());
  });

  test('are given their own view and decision and nothing else', async () => {
    const seen: unknown[] = [];
    const watching: ToyBot = (view, decision, budget) => {
      seen.push([decision.seat, view.players.map(player => player.hand !== undefined), Object.keys(budget)]);
      return random(view, decision, budget);
    };
    await playBots(toyTable(), [undefined, watching]);
    expect(seen).toEqual([
      [1, [false, true], ['seed']],
      [1, [false, true], ['seed']],
    ]);
  });

  test('wait for a seat that somebody else plays', async () => {
    const table = toyTable();
    expect(await asked(table, [undefined, random])).toHaveLength(2);
    expect(table.turn).toEqual([0]);
    expect(await asked(table, [undefined, random])).toEqual([]);
  });

  test('play a list as long as it is legal, then are asked again', async () => {
    const table = pickedTable();
    // a take, an end: the second take is somebody else's turn
    expect(await asked(table, [saying('A take', 'A end', 'A take'), undefined])).toEqual([[0, 4]]);
    expect(table.record().actions.slice(4)).toEqual(['A take', 'A end']);
  });

  test('play on behind something that was shown', async () => {
    const table = pickedTable();
    expect(await asked(table, [saying('A draw', 'A end'), undefined])).toEqual([[0, 4]]);
    expect(table.record().actions.slice(4)).toEqual(['A draw', 'A end']);
  });

  test('without a legal answer are broken', async () => {
    await expect(playBots(pickedTable(), [saying('A end'), undefined])).rejects.toThrow(
      'the bot of seat 0 has no legal answer in line 5',
    );
    await expect(playBots(pickedTable(), [saying(), undefined])).rejects.toThrow('no legal answer');
  });

  test('are asked again if meanwhile somebody took back, but not if another seat acted', async () => {
    const table = toyTable();
    const own = picks(table, 0);
    let calls = 0;
    const slow: ToyCall = async (view, decision, budget) => {
      calls += 1;
      if (calls === 1) play(table, 0, own[0] ?? '');
      if (calls === 2) accepted(table, table.proposeUndo(0, 1));
      return random(view, decision, budget);
    };
    const played = await asked(table, [undefined, slow]);
    expect(calls).toBe(3);
    expect(played.map(([seat]) => seat)).toEqual([1, 1]);
  });

  test('stop once they are cancelled', async () => {
    const table = toyTable();
    let calls = 0;
    const counting: ToyBot = (...given) => {
      calls += 1;
      return random(...given);
    };
    await playBots(table, [counting, counting], { budget: { cancelled: () => calls > 2 } });
    expect(calls).toBe(3);
    expect(table.length).toBe(2);
  });

  test('play through whoever stores their moves', async () => {
    const table = toyTable();
    const stored: string[] = [];
    await playBots(table, [random, random], {
      async submit(seat, move) {
        const answer = proposeTo(table, seat, move);
        await Promise.resolve();
        if ('lines' in answer) stored.push(...answer.lines.map(({ line }) => line));
        return accepted(table, answer);
      },
    });
    expect(stored).toEqual(table.record().actions);
  });

  test('are timed by the clock of the budget', async () => {
    const table = toyTable();
    let now = 0;
    const times: number[] = [];
    const slow: ToyBot = (...given) => {
      now += 7;
      return random(...given);
    };
    await playBots(table, [undefined, slow], {
      budget: { clock: () => now },
      played: (_seat, _from, milliseconds) => times.push(milliseconds),
    });
    expect(times).toEqual([7, 7]);
  });
});

test('a bot’s seed is another for every deal, seat and length, and tells nothing of the deal', () => {
  const seeds = ['a', 'b'].flatMap(deal => [0, 1].flatMap(seat => [0, 1, 10].map(n => botSeed(deal, seat, n))));
  expect(new Set(seeds).size).toBe(12);
  for (const seed of seeds) expect(seed).toMatch(/^[0-9a-f]{64}$/);
  expect(botSeed('11', 1, 12)).toBe(botSeed('11', 1, 12));
});

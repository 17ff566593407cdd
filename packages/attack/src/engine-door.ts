import { GAME_IDS } from '@waldglas/cli/catalog';
import { LIBRARY } from '@waldglas/cli/engine';
import { below, pickOne, type Rng } from '@waldglas/core';
import { type Engine, openEngine } from '@waldglas/protocol';
import { type Door, type Finding, faultIn, PATIENCE } from './door.ts';
import { mutatedText, mutatedValue } from './mutate.ts';

type Reply = Readonly<Record<string, unknown>>;

/** An engine that says what is wrong with its own answers. */
interface WatchedEngine {
  /** Sends a line; what comes back has to be an answer, in time, and to change nothing if it is a refusal. */
  send(line: string): Promise<{ readonly reply: Reply; readonly what?: string }>;
  ask(message: unknown): Promise<Reply>;
}

export function watchedEngine(engine: Engine = openEngine(LIBRARY)): WatchedEngine {
  const ask = (message: unknown) => engine.answer(JSON.stringify(message)) as Promise<Reply>;
  return {
    ask,
    async send(line) {
      const before = JSON.stringify(await ask({ do: 'record' }));
      const begun = performance.now();
      const reply = (await engine.answer(line)) as Reply;
      const time = performance.now() - begun;
      const what = faultOf(reply, time, before, JSON.stringify(await ask({ do: 'record' })));
      return what === undefined ? { reply } : { reply, what };
    },
  };
}

function faultOf(reply: Reply, time: number, before: string, after: string): string | undefined {
  if (time > PATIENCE) return `an answer took ${Math.round(time)} ms`;
  const { ok, error } = reply;
  if (ok === true) return error === undefined ? undefined : 'an answer that is a refusal too';
  if (typeof error !== 'string') return 'neither an answer nor a refusal';
  return before === after ? faultIn(error) : 'a refusal changed the game';
}

/** A new random game, the same for the same chance. */
export async function begin(engine: WatchedEngine, rng: Rng): Promise<void> {
  const players = 1 + below(rng, 4);
  await engine.ask({ do: 'new', game: pickOne(rng, GAME_IDS), players, seed: String(below(rng, 1000)) });
}

/** What can be done now, as lines. */
async function linesNow(engine: WatchedEngine): Promise<string[]> {
  const { decisions = [], anytime = {} } = (await engine.ask({ do: 'options' })) as {
    decisions?: readonly { options: readonly { action: string }[] }[];
    anytime?: Readonly<Record<string, readonly { action: string }[]>>;
  };
  return [...decisions.flatMap(({ options }) => options), ...Object.values(anytime).flat()].map(({ action }) => action);
}

/** Plays some lines as a random player would. */
export async function playSome(engine: WatchedEngine, most: number, rng: Rng): Promise<void> {
  for (let n = below(rng, most); n > 0; n--) {
    const lines = await linesNow(engine);
    if (lines.length === 0) return;
    await engine.ask({ do: 'act', actions: [pickOne(rng, lines)] });
  }
}

/** A sound message of any kind. */
async function someMessage(engine: WatchedEngine, rng: Rng): Promise<Reply> {
  const seat = pickOne(rng, ['A', 'B', 'C', 'D']);
  const lines = await linesNow(engine);
  const line = lines.length > 0 ? pickOne(rng, lines) : 'A end';
  return pickOne<Reply>(rng, [
    { do: 'new', game: pickOne(rng, GAME_IDS), players: 2, seed: '1', options: {} },
    { do: 'state', for: pickOne(rng, [seat, 'all', 'spectator']) },
    { do: 'options', lang: pickOne(rng, ['en', 'de', 'pl']) },
    { do: 'act', actions: [line] },
    { do: 'act', actions: [line, pickOne(rng, lines.length > 0 ? lines : ['A end'])] },
    { do: 'undo', seat },
    { do: 'scores' },
    { do: 'why', seat: line.slice(0, 1), wish: line },
    { do: 'record' },
  ]);
}

/** Messages to the engine: most are sound but for one thing. */
export async function engineDoor(): Promise<Door> {
  const engine = watchedEngine();
  await engine.ask({ do: 'new', game: 'glass-road', players: 2, seed: '1' });
  async function knock(rng: Rng): Promise<Finding | undefined> {
    if (below(rng, 40) === 0) await begin(engine, rng);
    const message = await someMessage(engine, rng);
    const json = JSON.stringify(below(rng, 8) === 0 ? message : mutatedValue(message, rng));
    const sent = below(rng, 6) === 0 ? mutatedText(json, rng) : json;
    // an engine that was told to quit is no door any more
    if (/"quit"/.test(sent)) return undefined;
    const { what } = await engine.send(sent);
    return what === undefined ? undefined : { what, sent };
  }
  return { name: 'engine', knock, close: async () => {} };
}

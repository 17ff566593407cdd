import { below, type Rng } from '@waldglas/core';
import type { Door, Finding } from './door.ts';
import { begin, playSome, watchedEngine } from './engine-door.ts';
import { mutatedValue } from './mutate.ts';

interface Options {
  readonly ok?: true;
  readonly over?: boolean;
  readonly decisions?: readonly { readonly options: readonly unknown[] }[];
}

/** Positions with something changed: refused, or a game that goes on. */
export async function positionDoor(): Promise<Door> {
  const engine = watchedEngine();
  let steps = 0;

  async function knock(rng: Rng): Promise<Finding | undefined> {
    if (steps++ % 20 === 0) {
      await begin(engine, rng);
      await playSome(engine, 30, rng);
    }
    const { position } = await engine.ask({ do: 'state', for: 'all' });
    let part = position;
    for (let n = 1 + below(rng, 3); n > 0; n--) part = mutatedValue(part, rng);
    const sent = JSON.stringify({ do: 'set', position: part });
    const { reply, what } = await engine.send(sent);
    const fault = what ?? (reply.ok === true ? await stuck() : undefined);
    return fault === undefined ? undefined : { what: fault, sent };
  }

  /** A position that is taken can be played: every question has an answer, and its record can be loaded. */
  async function stuck(): Promise<string | undefined> {
    const options = (await engine.ask({ do: 'options' })) as Options;
    if (options.ok !== true) return 'taken, although nothing can be asked then';
    const { decisions = [], over } = options;
    if (over !== (decisions.length === 0)) return 'neither over nor going on';
    if (decisions.some(one => one.options.length === 0)) return 'a question without an answer';
    const { record } = await engine.ask({ do: 'record' });
    const { ok } = await engine.ask({ do: 'load', record });
    return ok === true ? undefined : 'taken, although its record cannot be loaded';
  }

  return { name: 'positions', knock, close: async () => {} };
}

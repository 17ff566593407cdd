import { type Bot, isLearned } from '@waldglas/bots';
import type { Action, TurnPlanner } from '@waldglas/core';
import { loadBots, loadTurnPlanner, WEIGHTS } from '../catalog.ts';

/** What was made of the weights of a game, or of none. */
interface Made<T> {
  readonly made: T;
  /** Are the weights missing that it should have been made of? */
  readonly lacksWeights: boolean;
}

async function download(address: string): Promise<Uint8Array> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return new Uint8Array(await answer.arrayBuffer());
}

/** Makes something of the weights of a game; of none if they do not come or are something else. */
async function madeOfWeights<T>(game: string, make: (weights?: Uint8Array) => Promise<T>): Promise<Made<T>> {
  const address = WEIGHTS[game];
  if (address === undefined) return { made: await make(), lacksWeights: false };
  try {
    return { made: await make(await download(address)), lacksWeights: false };
  } catch {
    return { made: await make(), lacksWeights: true };
  }
}

/** Remembers what was made of weights; without them it is tried again the next time. */
function remembered<T>(load: (key: string) => Promise<Made<T>>): (key: string) => Promise<Made<T>> {
  const known = new Map<string, Made<T>>();
  return async key => {
    const found = known.get(key) ?? (await load(key));
    if (!found.lacksWeights) known.set(key, found);
    return found;
  };
}

const plainBots = remembered(async game => ({ made: await loadBots(game, undefined), lacksWeights: false }));
const learnedBots = remembered(game => madeOfWeights(game, weights => loadBots(game, weights)));
const planners = remembered(game => madeOfWeights(game, weights => loadTurnPlanner(game, weights)));

/** The bot of a level. Weights are fetched only for one that has learned; if they do not come, another plays for it. */
export async function loadBot(game: string, level: string): Promise<Made<Bot<Action, unknown>>> {
  const { made, lacksWeights } = await (isLearned(level) ? learnedBots : plainBots)(game);
  const bot = made[level];
  if (!bot) throw new Error(`no bot of ${game} is called ${level}`);
  return { made: bot, lacksWeights };
}

/** Who plans the coming turn by what was learned; not every game has one. */
export async function loadPlanner(game: string): Promise<TurnPlanner<Action, unknown> | undefined> {
  return (await planners(game)).made;
}

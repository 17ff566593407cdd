import type { Action } from '@waldglas/core';
import type { Bot, Levels } from './bot.ts';
import { LEVEL_IDS, type LevelId } from './level-ids.ts';

/**
 * Who plays in a match: a level, perhaps with a part of its thinking left out, perhaps with so many positions for each call.
 * It is named `master`, `master:50000`, `master:without-net` or `master:without-net:50000`.
 */
interface Contestant {
  readonly level: LevelId;
  readonly without?: string;
  readonly nodes?: number;
}

const NAME = /^([a-z]+)(?::without-([a-z-]+))?(?::([1-9]\d{0,8}))?$/;

/** By level, the parts of its thinking that can be left out; most have none. */
export type PartsOf = Readonly<Partial<Record<LevelId, readonly string[]>>>;

/** The contestant of that name, if there is one. */
export function readContestant(name: string, parts: PartsOf): Contestant | undefined {
  const [, level = '', without, nodes] = NAME.exec(name) ?? [];
  if (!isLevel(level)) return undefined;
  if (without !== undefined && !parts[level]?.includes(without)) return undefined;
  return {
    level,
    ...(without === undefined ? {} : { without }),
    ...(nodes === undefined ? {} : { nodes: Number(nodes) }),
  };
}

function isLevel(name: string): name is LevelId {
  return LEVEL_IDS.some(id => id === name);
}

/** Finds bots by the names of contestants. Those with a budget of their own keep it whatever a match allows. */
export function botsNamed<A extends Action, V>(
  parts: PartsOf,
  levelsBy: (without: string | undefined) => Levels<A, V>,
): (name: string) => Bot<A, V> {
  const known = new Map<string | undefined, Levels<A, V>>();
  return name => {
    const contestant = readContestant(name, parts);
    if (!contestant) throw new Error(`there is no bot ${name}`);
    const { level, without, nodes } = contestant;
    const levels = known.get(without) ?? levelsBy(without);
    known.set(without, levels);
    const bot = levels[level];
    return nodes === undefined ? bot : (view, decision, budget) => bot(view, decision, { ...budget, nodes });
  };
}

/** The bots that everything is measured by, the weakest first: what they mean never changes. */
export const PANEL_IDS = ['random', 'apprentice', 'journeyman', 'expert', 'master'] as const;

/**
 * The levels that people choose an opponent by, the weakest first: a bot, and how many points it may lose by a choice.
 * Better bots may stand behind them one day.
 */
export const OPPONENT_IDS = ['beginner', 'easy', 'medium', 'hard', 'hardest'] as const;

/** The levels that need weights which were learned: without them another bot plays in their place. */
const LEARNED_IDS: ReadonlySet<string> = new Set(['expert', 'master', 'hardest']);

export const isLearned = (level: string): boolean => LEARNED_IDS.has(level);

/** All levels there are. */
export const LEVEL_IDS = [...PANEL_IDS, ...OPPONENT_IDS] as const;
export type LevelId = (typeof LEVEL_IDS)[number];

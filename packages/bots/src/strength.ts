import type { LevelId } from './bot.ts';

/** What was measured about a level, each with its interval of 95 %; what was not measured is absent. */
export interface Strength {
  /** The share of two-player games won against the level below, in percent, over so many deals in both seatings. */
  readonly wins?: {
    readonly against: LevelId;
    readonly share: number;
    readonly low: number;
    readonly high: number;
    readonly deals: number;
  };
  /** The mean points alone, over so many seeds. */
  readonly alone?: {
    readonly mean: number;
    readonly low: number;
    readonly high: number;
    readonly seeds: number;
  };
}

/** How strong the levels are, by game. `docs/bots.md` tells how that was measured. */
export const STRENGTHS: Readonly<Record<string, Readonly<Partial<Record<LevelId, Strength>>>>> = {
  'glass-road': {
    apprentice: {
      wins: { against: 'random', share: 100, low: 100, high: 100, deals: 200 },
      alone: { mean: 20.7, low: 20.4, high: 21.1, seeds: 300 },
    },
    journeyman: {
      wins: { against: 'apprentice', share: 91.9, low: 89.1, high: 94.4, deals: 200 },
      alone: { mean: 24.95, low: 24.6, high: 25.3, seeds: 300 },
    },
    expert: {
      wins: { against: 'journeyman', share: 66.8, low: 62.3, high: 71.4, deals: 200 },
      alone: { mean: 28.9, low: 28.5, high: 29.2, seeds: 300 },
    },
    master: {
      wins: { against: 'expert', share: 66.5, low: 62.3, high: 70.8, deals: 200 },
      alone: { mean: 29, low: 28.5, high: 29.5, seeds: 155 },
    },
    beginner: { alone: { mean: 16.8, low: 16.5, high: 17.2, seeds: 300 } },
    easy: { alone: { mean: 18.3, low: 18, high: 18.7, seeds: 300 } },
    medium: { alone: { mean: 20.7, low: 20.4, high: 21.1, seeds: 300 } },
    hard: { alone: { mean: 23, low: 22.6, high: 23.4, seeds: 300 } },
    hardest: { alone: { mean: 29, low: 28.5, high: 29.5, seeds: 155 } },
  },
  'black-forest': {
    apprentice: {
      wins: { against: 'random', share: 100, low: 100, high: 100, deals: 200 },
      alone: { mean: 40.4, low: 40, high: 40.9, seeds: 300 },
    },
    journeyman: {
      wins: { against: 'apprentice', share: 90, low: 86.8, high: 92.8, deals: 200 },
      alone: { mean: 52.6, low: 52.1, high: 53.1, seeds: 300 },
    },
    expert: {
      wins: { against: 'journeyman', share: 90, low: 84.2, high: 95, deals: 60 },
      alone: { mean: 62.6, low: 62, high: 63.2, seeds: 300 },
    },
    master: {
      wins: { against: 'expert', share: 58.3, low: 52.7, high: 63.8, deals: 139 },
      alone: { mean: 66.3, low: 65.7, high: 66.8, seeds: 300 },
    },
    beginner: { alone: { mean: 37.7, low: 37.2, high: 38.2, seeds: 300 } },
    easy: { alone: { mean: 40.4, low: 40, high: 40.9, seeds: 300 } },
    medium: { alone: { mean: 46.3, low: 45.9, high: 46.8, seeds: 300 } },
    hard: { alone: { mean: 52.6, low: 52.1, high: 53.1, seeds: 300 } },
    hardest: { alone: { mean: 66.3, low: 65.7, high: 66.8, seeds: 300 } },
  },
};

import type { Opening } from '../game/feed.ts';
import type { WebWords } from '../words/words.ts';

/** A fresh seed: 128 bits, so that nobody can guess the stacks from the market. */
export function freshSeed(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), byte => byte.toString(16).padStart(2, '0')).join('');
}

const BOT_NAMES = ['Bruno', 'Wilma', 'Ottilie'];

export function botName(n: number): string {
  return BOT_NAMES[n % BOT_NAMES.length] ?? '';
}

/** One person against two bots: a game to begin with. */
export function quickOpening(words: WebWords): Opening {
  return {
    game: 'glass-road',
    sittings: [
      { kind: 'human', name: words.setup.player(1) },
      { kind: 'apprentice', name: botName(0) },
      { kind: 'apprentice', name: botName(1) },
    ],
    options: {},
    seed: freshSeed(),
  };
}

import { LANGS, type Lang } from '@waldglas/text';

export const THEMES = ['system', 'light', 'dark'] as const;
export const SPEEDS = ['off', 'quick', 'normal', 'slow'] as const;

/** What a person likes, kept in this browser. */
export interface Settings {
  readonly lang: Lang;
  readonly theme: (typeof THEMES)[number];
  readonly speed: (typeof SPEEDS)[number];
  /** How long each thing that computer players do is looked at. */
  readonly botSpeed: (typeof SPEEDS)[number];
  readonly safeColours: boolean;
  /** Show which cards the others can still follow. */
  readonly showCopies: boolean;
  /** Turns end by themselves; as long as nobody has said so, once a few games were played. */
  readonly autoEnd: boolean | undefined;
  /** Single letters, digits and signs do something at the table. */
  readonly singleKeys: boolean;
  /** Show the best ways to play the coming turn, in the games that have a planner. */
  readonly planner: boolean;
  /** How many games were played to their end in this browser. */
  readonly finished: number;
  /** A page about what a period, or whatever a game has in its place, has brought. */
  readonly closingPages: boolean;
  /** Pay the fee of a card at once. */
  readonly autoFee: boolean;
}

/** In so many games everybody ends their turns by hand: whoever is new reads. */
const FIRST_GAMES = 3;

/** Do turns end by themselves, where nothing is left to do? */
export const endsTurns = ({ autoEnd, finished }: Settings): boolean => autoEnd ?? finished >= FIRST_GAMES;

/** The settings in a kept text. Whatever is missing there, or is nothing one can like, is as it is for everybody. */
export function settingsIn(text: string, lang: Lang): Settings {
  const kept = keptIn(text);
  const flag = (value: unknown, otherwise: boolean) => (typeof value === 'boolean' ? value : otherwise);
  return {
    lang: LANGS.find(one => one === kept.lang) ?? lang,
    theme: THEMES.find(one => one === kept.theme) ?? 'system',
    speed: SPEEDS.find(one => one === kept.speed) ?? 'normal',
    botSpeed: SPEEDS.find(one => one === kept.botSpeed) ?? 'normal',
    safeColours: flag(kept.safeColours, false),
    showCopies: flag(kept.showCopies, true),
    autoEnd: typeof kept.autoEnd === 'boolean' ? kept.autoEnd : undefined,
    finished: typeof kept.finished === 'number' && kept.finished >= 0 ? kept.finished : 0,
    singleKeys: flag(kept.singleKeys, true),
    closingPages: flag(kept.closingPages, true),
    planner: flag(kept.planner, true),
    autoFee: flag(kept.autoFee, true),
  };
}

function keptIn(text: string): Readonly<Partial<Record<keyof Settings, unknown>>> {
  try {
    const kept: unknown = JSON.parse(text);
    return typeof kept === 'object' && kept !== null ? kept : {};
  } catch {
    return {};
  }
}

import { LANGS, type Lang } from '@waldglas/text';

export const THEMES = ['system', 'light', 'dark'] as const;
export const SPEEDS = ['off', 'quick', 'normal', 'slow'] as const;

/** What a person likes, kept in this browser. */
export interface Settings {
  readonly lang: Lang;
  readonly theme: (typeof THEMES)[number];
  readonly speed: (typeof SPEEDS)[number];
  readonly safeColours: boolean;
  /** Show which cards the others can still follow. */
  readonly showCopies: boolean;
  readonly autoEnd: boolean;
  /** Pay the fee of a card at once. */
  readonly autoFee: boolean;
}

/** The settings in a kept text. Whatever is missing there, or is nothing one can like, is as it is for everybody. */
export function settingsIn(text: string, lang: Lang): Settings {
  const kept = keptIn(text);
  const flag = (value: unknown, otherwise: boolean) => (typeof value === 'boolean' ? value : otherwise);
  return {
    lang: LANGS.find(one => one === kept.lang) ?? lang,
    theme: THEMES.find(one => one === kept.theme) ?? 'system',
    speed: SPEEDS.find(one => one === kept.speed) ?? 'normal',
    safeColours: flag(kept.safeColours, false),
    showCopies: flag(kept.showCopies, true),
    autoEnd: flag(kept.autoEnd, true),
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

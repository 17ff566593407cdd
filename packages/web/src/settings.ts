import { effect, signal } from '@preact/signals';
import type { Lang } from '@waldglas/text';

/** What a person likes, kept in this browser. */
export interface Settings {
  readonly lang: Lang;
  readonly theme: 'system' | 'light' | 'dark';
  readonly speed: 'off' | 'quick' | 'normal' | 'slow';
  readonly safeColours: boolean;
  /** Show which cards the others can still follow. */
  readonly showCopies: boolean;
  readonly autoEnd: boolean;
  /** Pay the fee of a card at once. */
  readonly autoFee: boolean;
}

const KEY = 'waldglas.settings';
const LANGS: readonly string[] = ['en', 'de', 'pl'];

function browserLang(): Lang {
  const found = navigator.languages.map(one => one.slice(0, 2)).find(one => LANGS.includes(one));
  return (found ?? 'en') as Lang;
}

function read(): Settings {
  const defaults: Settings = {
    lang: browserLang(),
    theme: 'system',
    speed: 'normal',
    safeColours: false,
    showCopies: true,
    autoEnd: true,
    autoFee: true,
  };
  try {
    return { ...defaults, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Settings>) };
  } catch {
    return defaults;
  }
}

export const settings = signal<Settings>(read());

/** Changes some of the settings. */
export function change(some: Partial<Settings>): void {
  settings.value = { ...settings.value, ...some };
}

/** How long a movement takes, against the normal one. */
export const PACE: Readonly<Record<Settings['speed'], number>> = { off: 0, quick: 0.5, normal: 1, slow: 2 };

const dark = matchMedia('(prefers-color-scheme: dark)');

function dress(): void {
  const { theme, safeColours, speed, lang } = settings.value;
  const root = document.documentElement;
  root.lang = lang;
  root.dataset.theme = theme === 'system' ? (dark.matches ? 'dark' : 'light') : theme;
  root.dataset.palette = safeColours ? 'safe' : 'plain';
  root.style.setProperty('--pace', String(PACE[speed]));
}

/** Dresses the page as the settings say, now and whenever they change. */
export function watchSettings(): void {
  dark.addEventListener('change', dress);
  effect(() => {
    dress();
    try {
      localStorage.setItem(KEY, JSON.stringify(settings.value));
    } catch {
      // a browser that keeps nothing still plays
    }
  });
}

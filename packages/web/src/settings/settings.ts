import { effect, signal } from '@preact/signals';
import { LANGS, type Lang } from '@waldglas/text';
import { type Settings, settingsIn } from './stored.ts';

const KEY = 'waldglas.settings';

function browserLang(): Lang {
  const liked = navigator.languages.map(one => one.slice(0, 2));
  return liked.flatMap(one => LANGS.find(lang => lang === one) ?? [])[0] ?? 'en';
}

function kept(): string {
  try {
    return localStorage.getItem(KEY) ?? '';
  } catch {
    return '';
  }
}

export const settings = signal(settingsIn(kept(), browserLang()));

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

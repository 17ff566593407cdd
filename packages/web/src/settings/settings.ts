import { effect, signal } from '@preact/signals';
import { LANGS, type Lang } from '@waldglas/text';
import { type Settings, SPEEDS, settingsIn } from './stored.ts';

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
export function changeSettings(some: Partial<Settings>): void {
  settings.value = { ...settings.value, ...some };
}

/** How long a movement takes, against the normal one. */
export const PACE: Readonly<Record<Settings['speed'], number>> = { off: 0, quick: 0.5, normal: 1, slow: 2 };

/** An address may ask to play without waiting (`?speed=off`); that is not kept. */
const askedSpeed = SPEEDS.find(one => one === new URLSearchParams(location.search).get('speed'));

/** How fast things move: as the address asks, or as the person likes it. */
export const speedNow = (): Settings['speed'] => askedSpeed ?? settings.value.speed;

/** How fast computer players are shown: at once if the address asks not to wait. */
export const botSpeedNow = (): Settings['speed'] => (askedSpeed === 'off' ? 'off' : settings.value.botSpeed);

/** Are there pages between the stretches of a game? Not where the address asks not to wait. */
export const showsClosingPages = (): boolean => askedSpeed !== 'off' && settings.peek().closingPages;

const dark = matchMedia('(prefers-color-scheme: dark)');

function applySettings(): void {
  const { theme, safeColours, lang } = settings.value;
  const root = document.documentElement;
  root.lang = lang;
  root.dataset.theme = theme === 'system' ? (dark.matches ? 'dark' : 'light') : theme;
  root.dataset.palette = safeColours ? 'safe' : 'plain';
  root.style.setProperty('--pace', String(PACE[speedNow()]));
}

/** Dresses the page as the settings say, now and whenever they change, here or in another tab. */
export function watchSettings(): void {
  dark.addEventListener('change', applySettings);
  window.onstorage = ({ key, newValue }) => {
    if (key === KEY && newValue !== null) settings.value = settingsIn(newValue, settings.peek().lang);
  };
  effect(() => {
    applySettings();
    try {
      localStorage.setItem(KEY, JSON.stringify(settings.value));
    } catch {
      // a browser that keeps nothing still plays
    }
  });
}

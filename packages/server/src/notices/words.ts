import type { Lang } from '@waldglas/text';

/** What somebody is told whose turn it is. */
export const YOUR_TURN: Readonly<Record<Lang, string>> = {
  en: 'It is your turn',
  de: 'Du bist am Zug',
  pl: 'Twoja kolej',
};

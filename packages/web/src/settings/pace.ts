import { untracked } from '@preact/signals';
import { botSpeedNow, PACE, speedNow } from './settings.ts';

const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');

/** How long movements take, against the normal ones; 0 if there are none, as on a page that nobody sees. */
export const pace = (): number => (reducedMotion.matches || document.hidden ? 0 : PACE[untracked(speedNow)]);

/** How long what computer players do is looked at, against the normal; 0 if it is shown at once. */
export const botPace = (): number => (document.hidden ? 0 : PACE[untracked(botSpeedNow)]);

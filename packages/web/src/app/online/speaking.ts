import { effect, signal } from '@preact/signals';
import { settings } from '../../settings/settings.ts';
import { speakOnline } from '../../words/online/language.ts';

/** Are the words there in which a page about online tables is shown? */
export const isSpoken = signal(false);

// the page is shown in its own language at once; one that cannot be had leaves the one before
effect(() => {
  void speakOnline(settings.value.lang)
    .catch(() => undefined)
    .then(() => {
      isSpoken.value = true;
    });
});

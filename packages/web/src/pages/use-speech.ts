import type { Lang } from '@waldglas/text';
import type { Saying } from '../boards/effect.tsx';
import { words } from '../language.ts';
import { settings } from '../settings.ts';
import { type GlassRoadSpeech, loadSpeech, sayingOf } from '../speech.ts';
import { useLoaded } from './use-loaded.ts';

/** Where no table is open, seats have no names. */
const loadUnnamed = (lang: Lang) => loadSpeech(lang);

/** What is said about Glass Road where no table is open, and the same for the small pictures. */
export function useSpeech(): { readonly said: GlassRoadSpeech; readonly say: Saying } | undefined {
  const said = useLoaded(loadUnnamed, settings.value.lang);
  // the small pictures use the words of the page, too
  return said && words.value ? { said, say: sayingOf(said) } : undefined;
}

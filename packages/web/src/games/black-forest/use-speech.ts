import type { Lang } from '@waldglas/text';
import type { EffectWords } from '../../boards/effect.tsx';
import { useLoaded } from '../../drawing/use-loaded.ts';
import { settings } from '../../settings/settings.ts';
import { words } from '../../words/language.ts';
import { effectWordsOf, loadTold, type Told } from './speech.ts';

/** Seats where no table is open: the viewer, and others by letter. */
const loadUnnamed = (lang: Lang) => loadTold(lang);

/** What is said about Black Forest where no table is open, and the same for the small pictures. */
export function useSpeech(): (Told & { readonly say: EffectWords }) | undefined {
  const told = useLoaded(loadUnnamed, settings.value.lang);
  // the small pictures use the words of the page, too
  return told && words.value ? { ...told, say: effectWordsOf(told) } : undefined;
}

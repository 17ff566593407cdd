import type { Lang } from '@waldglas/text';
import { useLoaded } from '../../drawing/use-loaded.ts';
import { settings } from '../../settings/settings.ts';
import { words } from '../../words/language.ts';
import type { EffectWords } from './effect.tsx';
import { effectWordsOf, loadSpeech, type TableSpeech } from './speech.ts';

/** Where no table is open, seats have no names. */
const loadUnnamed = (lang: Lang) => loadSpeech(lang);

/** What is said about Glass Road where no table is open, and the same for the small pictures. */
export function useSpeech(): { readonly said: TableSpeech; readonly say: EffectWords } | undefined {
  const said = useLoaded(loadUnnamed, settings.value.lang);
  // the small pictures use the words of the page, too
  return said && words.value ? { said, say: effectWordsOf(said) } : undefined;
}

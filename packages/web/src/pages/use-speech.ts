import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Saying } from '../boards/effect.tsx';
import { words } from '../language.ts';
import { settings } from '../settings.ts';
import { type GlassRoadSpeech, loadSpeech, sayingOf } from '../speech.ts';

/** What is said about Glass Road where no table is open, and the same for the small pictures. */
export function useSpeech(): { readonly said: GlassRoadSpeech; readonly say: Saying } | undefined {
  const speech = useSignal<GlassRoadSpeech | undefined>(undefined);
  const { lang } = settings.value;
  useEffect(() => {
    void loadSpeech(lang).then(loaded => {
      speech.value = loaded;
    });
  }, [lang, speech]);
  const { value: said } = speech;
  // the small pictures use the words of the page, too
  return said && words.value ? { said, say: sayingOf(said) } : undefined;
}

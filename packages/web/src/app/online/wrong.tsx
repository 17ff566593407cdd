import { Glyph } from '../../glyphs/glyph.tsx';
import { faultWords } from './me.ts';

/** What went wrong, if anything did. */
export function Wrong({ error }: { readonly error: unknown }) {
  if (error === undefined) return null;
  return (
    <p class="wrong" role="alert">
      <Glyph name="warn" size={18} /> {faultWords(error)}
    </p>
  );
}

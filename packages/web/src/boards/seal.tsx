import { Glyph } from '../glyphs/glyph.tsx';

/** Points on their seal. */
export function Seal({ points, size = 26 }: { readonly points: number | string; readonly size?: number }) {
  return (
    <span class="seal" style={{ width: `${size / 16}rem`, height: `${size / 16}rem` }}>
      <Glyph name="seal" size={size} />
      <b class={String(points).length > 1 ? 'num wide' : 'num'}>{points}</b>
    </span>
  );
}

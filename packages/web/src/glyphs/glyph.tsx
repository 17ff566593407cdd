import sprite from './glyphs.svg?raw';
import { stampOf } from './stamps.ts';

/** Puts the drawings of all glyphs into the page, once. */
export function addGlyphs(): void {
  if (document.getElementById('glyphs')) return;
  const holder = document.createElement('div');
  holder.id = 'glyphs';
  holder.hidden = true;
  holder.innerHTML = sprite;
  document.body.prepend(holder);
}

/** One glyph. It is decoration: whoever uses it says in words what it stands for. */
export function Glyph({ name, size = 16 }: { readonly name: string; readonly size?: number }) {
  // pictures grow with the letters beside them
  const length = `${size / 16}rem`;
  const stamp = stampOf(name, size);
  if (stamp !== undefined) {
    const style = `--size:${length};background-position-x:${stamp * 100}%`;
    return <i class="gl stamp" style={style} aria-hidden="true" />;
  }
  return (
    <svg class="gl" width={length} height={length} aria-hidden="true">
      <use href={`#g-${name}`} />
    </svg>
  );
}

/** An amount before its glyph: `2` logs. `words` is read out. */
export function Chip({
  n,
  name,
  words,
  size = 16,
  short = false,
}: {
  readonly n?: number | string;
  readonly name: string;
  readonly words: string;
  readonly size?: number;
  /** There is less than this. */
  readonly short?: boolean;
}) {
  return (
    <span class={short ? 'chip miss' : 'chip'} role="img" title={words} aria-label={words}>
      {n}
      <Glyph name={name} size={size} />
    </span>
  );
}

import type { SVGAttributes } from 'preact';
import { sheetOf } from './sheets.ts';
import { stampOf, stampsOf } from './stamps.ts';

/** A glyph as part of a picture. */
export function Drawing({ name, ...where }: { readonly name: string } & SVGAttributes<SVGUseElement>) {
  stampsOf(sheetOf(name));
  return <use href={`#g-${name}`} {...where} />;
}

/** One glyph. It is decoration: whoever uses it says in words what it stands for. */
export function Glyph({ name, size = 16 }: { readonly name: string; readonly size?: number }) {
  // pictures grow with the letters beside them
  const length = `${size / 16}rem`;
  const stamp = stampOf(name, size);
  if (stamp !== undefined) {
    const style = `--size:${length};background-position-x:${stamp.at * 100}%`;
    return <i class={`gl stamp ${stamp.sheet}`} style={style} aria-hidden="true" />;
  }
  return (
    <svg class="gl" width={length} height={length} aria-hidden="true">
      <Drawing name={name} />
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
    <span class={short ? 'chip miss' : 'chip'} role="img" aria-label={words}>
      {n}
      <Glyph name={name} size={size} />
    </span>
  );
}

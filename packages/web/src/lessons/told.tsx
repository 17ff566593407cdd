import { Glyph } from '../glyphs/glyph.tsx';

/** A piece of a text: plain words, or stressed ones behind a glyph. */
interface Piece {
  readonly glyph?: string;
  readonly words: string;
}

const MARKED = /\{([a-z-]+) ([^}]+)\}/;

/** The pieces of a text in which `{sand two heaps}` means stressed words behind a glyph. */
export function piecesOf(text: string): readonly Piece[] {
  // what was looked for stands between the pieces: glyph, words
  const parts = text.split(MARKED);
  return parts.flatMap((part, i): Piece[] => {
    if (i % 3 === 0) return part === '' ? [] : [{ words: part }];
    return i % 3 === 1 ? [{ glyph: part, words: parts[i + 1] ?? '' }] : [];
  });
}

/** A text of a lesson with its glyphs. */
export function Told({ text }: { readonly text: string }) {
  return (
    <>
      {piecesOf(text).map(({ glyph, words }, i) =>
        glyph === undefined ? (
          words
        ) : (
          <span key={i} class="nb">
            <Glyph name={glyph} size={18} /> <b>{words}</b>
          </span>
        ),
      )}
    </>
  );
}

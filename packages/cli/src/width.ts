const ESCAPE = String.fromCharCode(27);
/** A colour, or one character with whatever combines with it. */
const PIECES = new RegExp(`${ESCAPE}\\[[0-9;]*m|\\P{M}\\p{M}*`, 'gu');
const WIDE =
  /[\p{Emoji_Presentation}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\uff01-\uff60]/u;

/** How many columns a piece takes: none for colours, two for wide characters. */
function columnsOf(piece: string): number {
  if (piece.startsWith(ESCAPE)) return 0;
  return WIDE.test(piece) ? 2 : 1;
}

/** How many columns of a terminal a text takes; colours take none. */
export function width(text: string): number {
  let sum = 0;
  for (const piece of text.match(PIECES) ?? []) sum += columnsOf(piece);
  return sum;
}

/** A text without its colours. */
export function bare(text: string): string {
  return (text.match(PIECES) ?? []).filter(piece => !piece.startsWith(ESCAPE)).join('');
}

/** The text, or as much of it as fits with a mark at the end. Colours stay closed. */
export function cut(text: string, columns: number, mark = '…'): string {
  if (width(text) <= columns) return text;
  const room = Math.max(0, columns - width(mark));
  let taken = 0;
  let kept = '';
  let marked = false;
  for (const piece of text.match(PIECES) ?? []) {
    const wide = columnsOf(piece);
    if (wide > 0 && taken + wide > room) {
      if (!marked && columns > 0) kept += mark;
      marked = true;
    } else if (wide === 0 || !marked) {
      kept += piece;
      taken += wide;
    }
  }
  return kept;
}

/** Exactly so wide: filled up with spaces, or cut. */
export function fit(text: string, columns: number, mark?: string): string {
  const short = cut(text, columns, mark);
  return short + ' '.repeat(Math.max(0, columns - width(short)));
}

/** The text as lines that are no wider, broken between words; lines after the first are indented. One that fits stays. */
export function wrap(text: string, columns: number, indent = ''): string[] {
  if (width(text) <= columns) return [text];
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line !== '' && line !== indent && width(longer) > columns) {
      lines.push(line);
      line = indent + word;
    } else line = longer;
  }
  lines.push(line);
  return lines.map(one => cut(one, columns));
}

import type { Colours } from './io.ts';
import { flow } from './layout.ts';
import { fit, width as widthOf, wrap } from './width.ts';

/** Something to choose, as it is shown. */
export interface Choice {
  readonly text: string;
}

/** The part of a list that is shown, and which page of how many that is. */
interface ListPage {
  readonly lines: string[];
  readonly page: number;
  readonly pages: number;
}

/** Numbered choices in as many columns as fit, so many lines of them; the one under the cursor is marked and whole. */
export function choiceLines(
  choices: readonly Choice[],
  cursor: number,
  width: number,
  height: number,
  colours: Colours,
): ListPage {
  const digits = String(choices.length).length;
  const label = (i: number) => `${i === cursor ? '›' : ' '}${String(i + 1).padStart(digits)} `;
  const plain = choices.map(({ text }, i) => `${label(i)}${text}`);
  const widest = Math.max(1, ...plain.map(widthOf));
  const across = Math.max(1, Math.floor((width + 2) / (widest + 2)));
  const current = plain[cursor] ?? '';
  // one that is too long takes a second line while it is under the cursor
  const whole =
    across === 1 ? wrap(current, width, ' '.repeat(digits + 2)).slice(0, Math.max(1, height - 1)) : [current];
  const room = Math.max(1, height - whole.length + 1) * across;
  const page = Math.floor(cursor / room);
  const pages = Math.max(1, Math.ceil(choices.length / room));
  const shown = plain.slice(page * room, (page + 1) * room);
  const marked = (text: string) => colours.inverse(text);
  if (across > 1) {
    const cells = shown.map((text, i) => (page * room + i === cursor ? marked(text) : text));
    // all pages have the same columns
    return {
      lines: flow(
        cells.map(cell => fit(cell, widest)),
        width,
      ),
      page: page + 1,
      pages,
    };
  }
  const lines = shown.flatMap((text, i) => (page * room + i === cursor ? whole.map(marked) : [fit(text, width)]));
  return { lines: lines.map(line => line.trimEnd()), page: page + 1, pages };
}

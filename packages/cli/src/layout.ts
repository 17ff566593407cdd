import { cut, fit, width, wrap } from './width.ts';

/** A thing and how much there is of it. */
interface Amount {
  readonly name: string;
  readonly amount: string;
}

/** Two blocks of lines side by side, the left one exactly so wide. */
export function beside(left: readonly string[], right: readonly string[], leftWidth: number, between = '  '): string[] {
  const height = Math.max(left.length, right.length);
  return Array.from({ length: height }, (_, i) => {
    return `${fit(left[i] ?? '', leftWidth)}${between}${right[i] ?? ''}`.trimEnd();
  });
}

/** Cells of equal width in one line. */
export function columns(cells: readonly string[], cellWidth: number, mark?: string): string {
  return cells
    .map(cell => fit(cell, cellWidth, mark))
    .join(' ')
    .trimEnd();
}

/** How items can stand in as many columns as fit, filled downwards; and how many lines that takes. */
export function flow(items: readonly string[], columnsWide: number, gap = 2): string[] {
  const widest = Math.max(1, ...items.map(width));
  const across = Math.max(1, Math.min(items.length, Math.floor((columnsWide + gap) / (widest + gap))));
  const down = Math.ceil(items.length / across);
  return Array.from({ length: down }, (_, row) => {
    const line = Array.from({ length: across }, (_, column) => items[column * down + row] ?? '');
    if (across === 1) return cut(line[0] ?? '', columnsWide);
    return line
      .map(item => fit(item, widest + gap))
      .join('')
      .trimEnd();
  });
}

/** `sand 0  food 1`, names shortened evenly until the line fits. */
export function amounts(all: readonly Amount[], columnsWide: number, gap = '  '): string {
  const line = (longest: number) => all.map(({ name, amount }) => `${cut(name, longest, '.')} ${amount}`).join(gap);
  let longest = Math.max(1, ...all.map(({ name }) => width(name)));
  while (longest > 2 && width(line(longest)) > columnsWide) longest -= 1;
  return cut(line(longest), columnsWide);
}

const LEVELS = ['·', '▁', '▂', '▃', '▄', '▅', '▆', '▇'];

/** How full a marker is, as a small bar; the number stands beside it. */
export function dial(n: number, most: number): string {
  const level = n <= 0 ? 0 : Math.max(1, Math.round((n * (LEVELS.length - 1)) / most));
  return `${n}${LEVELS[level] ?? ''}`;
}

/** The end of a log, wrapped. */
export function lastLines(log: readonly string[], width: number, height: number): string[] {
  return log
    .slice(-height)
    .flatMap(line => wrap(line, width, ' '))
    .slice(-height);
}

/** Of some blocks of lines those that fit into a height, one after the other, each as a whole. */
export function whatFits(blocks: readonly (readonly string[])[], height: number): string[] {
  const lines: string[] = [];
  for (const block of blocks) if (lines.length + block.length <= height) lines.push(...block);
  return lines;
}

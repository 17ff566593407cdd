/** A piece of a sentence: words, or a picture that stands for words. */
export type Run = string | Picture;

/** A glyph by name, with a number where it is counted; `words` is what it says. */
export interface Picture {
  readonly glyph: string;
  /** How many; or several amounts, as `1/2/3`. */
  readonly n?: number | string;
  readonly words: string;
}

/** A sentence or a part of one. The web draws its pictures; the terminal and screen readers read their words. */
export type Runs = readonly Run[];

type Part = Run | Runs | number;

/** Puts a phrase together: `` say`Pay ${goods}` ``. */
export function say(words: TemplateStringsArray, ...parts: Part[]): Runs {
  const runs: Run[] = [];
  for (const [i, word] of words.entries()) {
    add(runs, word);
    const part = parts[i];
    if (part !== undefined) add(runs, part);
  }
  return runs;
}

/** Neighbouring words become one run, so that equal sentences are equal data. */
function add(runs: Run[], part: Part): void {
  if (typeof part === 'number') return add(runs, String(part));
  if (typeof part !== 'string' && !('glyph' in part)) {
    for (const run of part) add(runs, run);
    return;
  }
  const last = runs.at(-1);
  if (typeof part !== 'string') runs.push(part);
  else if (typeof last === 'string') runs[runs.length - 1] = last + part;
  else if (part !== '') runs.push(part);
}

/** Several phrases with words between them, other words before the last. */
export function joined(parts: readonly Runs[], between: string, beforeLast = between): Runs {
  const runs: Run[] = [];
  for (const [i, part] of parts.entries()) {
    if (i > 0) add(runs, i === parts.length - 1 ? beforeLast : between);
    add(runs, part);
  }
  return runs;
}

/** As words alone. */
export function plain(runs: Runs): string {
  return runs.map(run => (typeof run === 'string' ? run : run.words)).join('');
}

/** With a capital at the beginning and a full stop at the end, unless it ends with another mark. */
export function sentence(runs: Runs): Runs {
  const [first, ...rest] = runs;
  if (first === undefined) return runs;
  return stopped([typeof first === 'string' ? capital(first) : first, ...rest]);
}

/** With a full stop at the end, unless it ends with a mark already. */
export function stopped(runs: Runs): Runs {
  return /[.?!…]$/.test(plain(runs)) ? runs : say`${runs}.`;
}

/** The same with a capital at the beginning. */
export function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

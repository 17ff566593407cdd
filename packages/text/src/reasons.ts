import type { Action, Reason } from '@waldglas/core';
import { capitalised } from './asking.ts';
import type { Phrases } from './phrases.ts';
import { joined, plain, type Runs, say, sentence } from './runs.ts';

/** Why a wish cannot be played now, in a sentence or two: what stands against it, what is short, what would help. */
export function reasonWords<A extends Action>(
  p: Phrases,
  reason: Reason | undefined,
  obstacle: string,
  missingWords: (missing: NonNullable<Reason['missing']>) => Runs,
  option: (action: A) => Runs,
): Runs {
  if (!reason) return [p.youCan];
  const parts: Runs[] = obstacle === '' ? [] : [[obstacle]];
  if (reason.missing) parts.push(p.missing(missingWords(reason.missing)));
  const why = p.reason(capitalised(joined(parts, '; ')), reason.rule);
  // the answers that the conversions ask for are details
  const first = (reason.first ?? []).filter(({ verb }) => verb === 'convert' || verb === 'remove');
  if (first.length === 0) return why;
  const steps = joined(countRepeats(first.map(action => option(action as A))), '; ');
  return say`${why} ${sentence(p.helps(steps))}`;
}

/** The same phrase several times is told once, with how often: `2× Kiln: ...`. */
function countRepeats(phrases: readonly Runs[]): Runs[] {
  const times = new Map<string, { readonly phrase: Runs; n: number }>();
  for (const phrase of phrases) {
    const known = times.get(plain(phrase));
    if (known) known.n += 1;
    else times.set(plain(phrase), { phrase, n: 1 });
  }
  return [...times.values()].map(({ phrase, n }) => (n === 1 ? phrase : say`${n}× ${phrase}`));
}

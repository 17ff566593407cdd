import { type Fault, fault } from './faults.ts';
import { pathOf } from './schema.ts';

/** The built-in documents have some 1,500. */
const MOST_ENTRIES = 20_000;

const GAMES = ['glass-road', 'black-forest'];

/** What keeps a document from being looked at any further: it is for another game, far too large, or a trap. */
export function doorFaults(document: object, game: string): Fault[] {
  const named = Object.getOwnPropertyDescriptor(document, 'game')?.value;
  if (typeof named === 'string' && named !== game)
    return [GAMES.includes(named) ? fault('', 'otherGame', named) : fault('game', 'oneOf', GAMES.join(', '))];
  return entryFaults(document);
}

/** Level by level, without recursion: a document from outside may be as deep as it is long. */
function entryFaults(document: object): Fault[] {
  interface Part {
    readonly value: object;
    readonly step: string | number;
    readonly within: Part | undefined;
  }
  const stepsOf = (part: Part): (string | number)[] => {
    const steps: (string | number)[] = [];
    for (let at: Part = part; at.within; at = at.within) steps.unshift(at.step);
    return steps;
  };
  const parts: Part[] = [{ value: document, step: '', within: undefined }];
  let entries = 0;
  for (const part of parts) {
    const list = Array.isArray(part.value);
    const keys = Object.keys(part.value);
    entries += keys.length;
    if (entries > MOST_ENTRIES) return [fault(pathOf(stepsOf(part)), 'tooMuch', MOST_ENTRIES)];
    for (const key of keys) {
      // every object has it by itself, so schemas pass over it
      if (key === '__proto__') return [fault(pathOf([...stepsOf(part), key]), 'unknown', key)];
      const value: unknown = Object.getOwnPropertyDescriptor(part.value, key)?.value;
      if (typeof value === 'object' && value !== null)
        parts.push({ value, step: list ? Number(key) : key, within: part });
    }
  }
  return [];
}

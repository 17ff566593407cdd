import type { WebWords } from '../words/words.ts';

const SOFT_HYPHEN = '\u00ad';
const MAPS = new Map<string, ReadonlyMap<string, string>>();

function mapOf(list: string): ReadonlyMap<string, string> {
  const known = MAPS.get(list);
  if (known) return known;
  const made = new Map(list.split(/\s+/).map(word => [word.replaceAll('-', ''), word.replaceAll('-', SOFT_HYPHEN)]));
  MAPS.set(list, made);
  return made;
}

/** A name that may be broken where its language allows it. Browsers do not know every language by heart. */
export function breakable(name: string, { hyphens }: Pick<WebWords, 'hyphens'>): string {
  const map = mapOf(hyphens);
  return name.replace(/[^\s-]+/g, word => map.get(word) ?? word);
}

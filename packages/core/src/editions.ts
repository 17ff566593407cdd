import { type Illegal, illegal } from './illegal.ts';
import { quoted } from './reading.ts';
import { sha256 } from './sha256.ts';

/** All facts of a game that a record depends on, as plain JSON that people can read, correct and exchange. */
export interface EditionDocument {
  readonly game: string;
  /** What people call it. Records call an exchanged one by its hash. */
  readonly name: string;
}

/** JSON with sorted keys and no spaces: documents that say the same are the same text. */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const named = value as Readonly<Record<string, unknown>>;
  const fields = Object.keys(named)
    .filter(key => named[key] !== undefined)
    .sort()
    .map(key => `${JSON.stringify(key)}:${canonicalJson(named[key])}`);
  return `{${fields.join(',')}}`;
}

const DIGITS = 32;
const EXCHANGED = /^x-[0-9a-f]{32}$/;

/** The id that a record names an exchanged edition by: it says which facts are meant, wherever it is read. */
export function exchangedId(document: object): string {
  return `x-${sha256(canonicalJson(document)).slice(0, DIGITS)}`;
}

/** Is this the id of an exchanged edition, not of a built-in one? */
export function isExchanged(id: string): boolean {
  return EXCHANGED.test(id);
}

/** The editions of a game that are known in this thread. */
interface Editions<D extends EditionDocument, F> {
  /** The built-in ones, the oldest first. */
  readonly names: readonly string[];
  /** Everything worked out from the facts of an edition. Throws for one that is not known: records are checked. */
  factsOf(id: string): F;
  document(id: string): D | undefined;
  /** Makes an exchanged edition known; the same document has the same id everywhere. The only way in. */
  admit(document: unknown): string | Illegal;
  /** Forgets the exchanged editions that no open table uses. */
  keep(inUse: readonly string[]): void;
}

/**
 * The built-in editions of a game, and room for exchanged ones. `workOut` throws if the facts make no sense; a document
 * from outside is checked in plain words before (`@waldglas/protocol`), so here one sentence is enough.
 */
export function editionsOf<D extends EditionDocument, F>(
  builtIn: readonly D[],
  workOut: (document: D) => F,
): Editions<D, F> {
  interface Known {
    readonly document: D;
    readonly facts: F;
  }
  const fixed = new Map(builtIn.map(document => [document.name, { document, facts: workOut(document) }]));
  const known = new Map<string, Known>(fixed);
  // most calls are about the edition of the call before
  let lastId = '';
  let last: F | undefined;

  function admit(document: unknown): string | Illegal {
    if (typeof document !== 'object' || document === null) return illegal('editionNoObject');
    const text = canonicalJson(document);
    for (const [name, { document: own }] of fixed) if (canonicalJson(own) === text) return name;
    const id = exchangedId(document);
    if (known.has(id)) return id;
    try {
      // a copy that nobody else can change, the same in every thread
      const copy = JSON.parse(text) as D;
      const game = builtIn[0]?.game;
      if (copy.game !== game) return illegal('editionOfOther', quoted(copy.game), game ?? '');
      known.set(id, { document: copy, facts: workOut(copy) });
      return id;
    } catch {
      return illegal('editionNoSense');
    }
  }

  return {
    names: [...fixed.keys()],
    factsOf(id) {
      if (id === lastId && last !== undefined) return last;
      const found = known.get(id);
      if (!found) throw new Error(`no edition ${id}`);
      lastId = id;
      last = found.facts;
      return last;
    },
    document: id => known.get(id)?.document,
    admit,
    keep(inUse) {
      for (const id of known.keys()) if (!fixed.has(id) && !inUse.includes(id)) known.delete(id);
      lastId = '';
      last = undefined;
    },
  };
}

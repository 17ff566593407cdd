/** What a browser remembers of a table beside its record: nothing the game needs, only how it lay before one's eyes. */
interface TableMemory {
  /** What each seat is saving for. */
  readonly pins?: Readonly<Record<string, string | undefined>>;
  /** The length of the record when each seat made its last move. */
  readonly acted?: Readonly<Record<string, number>>;
  /** Where things lie that keep their place, by the name of their row; an empty place is an empty text. */
  readonly places?: Readonly<Record<string, readonly string[]>>;
  /** The number of the last thing said there that was read. */
  readonly read?: number;
  /** Was it made for the people of a game that is over? */
  readonly again?: boolean;
  /** Is the page about a stretch that has ended still to be gone on from? */
  readonly closing?: boolean;
}

const KEY = 'waldglas.tables';
/** Older tables are forgotten. */
const MOST = 24;

type Tables = Readonly<Record<string, TableMemory>>;

function all(): Tables {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return typeof found === 'object' && found !== null && !Array.isArray(found) ? (found as Tables) : {};
  } catch {
    return {};
  }
}

/** What is remembered of a table. */
export function remembered(id: string): TableMemory {
  const found: unknown = all()[id];
  return typeof found === 'object' && found !== null ? found : {};
}

/** Remembers something more of a table. */
export function remember(id: string, some: TableMemory): void {
  const { [id]: known = {}, ...others } = all();
  const kept = Object.entries(others).slice(1 - MOST);
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...Object.fromEntries(kept), [id]: { ...known, ...some } }));
  } catch {
    // a browser that keeps nothing still plays
  }
}

import { blackForest, type State } from '../index.ts';
import { besideOf, homeOf, isBuilding, isLarge, LETTERS, nameOf, type Subject, TILES, usual, widthOf } from './text.ts';

/** The promised shape of a position, as far as the text tells it. */
interface Seen {
  readonly phase: string;
  readonly turn: string;
  readonly again?: boolean;
  readonly tradespeople: { readonly v1: readonly string[] };
  readonly jobs: Readonly<Record<string, string>>;
  readonly pile: readonly string[];
  readonly neutral?: string;
  readonly boards: { readonly small: readonly string[]; readonly large: readonly string[] };
  readonly seats: Readonly<Record<string, SeenSeat>>;
}
interface SeenSeat {
  readonly glass: Readonly<Record<string, number>>;
  readonly cooking: Readonly<Record<string, number>> & { readonly provisions: unknown };
  readonly brick: number;
  readonly tracker: number;
  readonly reminder: boolean;
  readonly estates: readonly Readonly<Record<string, string>>[];
  readonly pigs: number;
  readonly cattle: number;
  readonly tannery: number;
  readonly pawn: string;
  readonly jobs: readonly string[];
}

/** The text of a state: the inverse of `position`. */
export function show(subject: Subject, s: State): string {
  const seen = blackForest.position(s, 'all') as unknown as Seen;
  const { A, ...others } = seen.seats;
  if (!A) throw new Error('no seat A');
  const field = (key: string, words: readonly unknown[]) => (words.length > 0 ? [[key, ...words].join(' ')] : []);
  const flag = (key: string, on: boolean | undefined) => (on ? [key] : []);
  const players = Object.keys(others).length + 1;
  const beside = seen.tradespeople.v1.slice(0, 2);
  const built = A.estates.flatMap((estate, i) => reading(estate, i)).filter(id => isBuilding(id) && id !== subject);
  const open = Object.entries(seen.jobs).filter(([, job]) => job !== subject);
  const parts = [
    showSeat(A, homeOf(subject)),
    A.estates.map((estate, i) => showEstate(subject, estate, widthOf(i))).join('; '),
    ...field('players', players === 3 ? [] : [players]),
    ...field('turn', seen.phase === 'turn' ? [seen.turn] : []),
    ...field('beside', beside.join() === besideOf(subject).join() ? [] : beside),
    ...field(
      'board',
      [...seen.boards.small, ...seen.boards.large].filter(id => id !== subject),
    ),
    ...LETTERS.flatMap(letter => {
      const ids = built.filter(id => isLarge(id) === (letter === 'L'));
      return ids.every((id, i) => id === usual(letter, subject)[i]) ? [] : field(letter, ids);
    }),
    ...field(
      'open',
      open.map(pair => pair.join(':')),
    ),
    ...field('pile', seen.pile),
    ...flag('done', A.jobs.includes(subject)),
    ...flag('reminder', A.reminder),
    ...field(
      'neutral',
      [seen.neutral ?? 'none'].filter(space => space !== 'none'),
    ),
    ...flag('again', seen.again),
    ...Object.entries(others).flatMap(([seat, player]) => field(seat, [showSeat(player, 'none')].filter(Boolean))),
  ];
  return parts.join(' | ').replace(/ +/g, ' ').trim();
}

/** What lies on an estate, in reading order. */
function reading(estate: Readonly<Record<string, string>>, i: number): string[] {
  const cells = Array.from({ length: 3 * widthOf(i) }, (_, cell) => nameOf(cell, widthOf(i)));
  const entries = Object.entries(estate);
  return cells.flatMap(cell => entries.filter(([name]) => name.startsWith(cell)).map(([, what]) => what));
}

function showSeat({ glass, cooking, ...seat }: SeenSeat, home: string): string {
  const amounts: [name: string, amount: unknown][] = [
    ['brick', seat.brick],
    ['wood', glass.wood],
    ['sand', glass.sand],
    ['charcoal', [glass.charcoal ?? '-', cooking.charcoal]],
    ['water', glass.water],
    ['porridge', cooking.porridge],
    ['meat', cooking.meat],
    ['glass', glass.glass],
    ['provisions', cooking.provisions],
    ['commodity', cooking.commodity],
    ['pig', seat.pigs],
    ['cattle', seat.cattle],
    ['progress', seat.tracker],
    ['tannery', seat.tannery],
    ['turned', [glass.steps, cooking.steps]],
  ];
  const texts = amounts.map(([name, amount]) => `${name} ${Array.isArray(amount) ? amount.join('+') : amount}`);
  return [...texts.filter(text => /[1-9]/.test(text)), ...(seat.pawn === home ? [] : [`at ${seat.pawn}`])].join(', ');
}

function showEstate(subject: Subject, estate: Readonly<Record<string, string>>, width: number): string {
  const rows = [1, 2, 3].map(row => [...'abcde'.slice(0, width)].map(column => column + row));
  const letterAt = (cell: string): string => {
    const what = Object.entries(estate).find(([name]) => name.split('+').includes(cell))?.[1] ?? '';
    if (what === subject) return '*';
    if (isBuilding(what)) return isLarge(what) ? 'L' : 'b';
    return (
      Object.keys(TILES).find(letter => TILES[letter] === what) ?? (width === 5 && cell.startsWith('c') ? 's' : '.')
    );
  };
  const letters = rows.map(row => row.map(letterAt).join('')).join('/');
  return letters.replace(/[.s]+(?=\/)|[.s/]+$/g, '');
}

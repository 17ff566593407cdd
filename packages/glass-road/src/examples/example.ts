import { isIllegal, type Position, play } from '@waldglas/core';
import { BUILDINGS, type BuildingId, CARD_IDS, type CardId, type StartId } from '../data/index.ts';
import { GRID, glassRoad, type Player, type State } from '../index.ts';
import { GOODS, KINDS, WHEELS } from '../words.ts';

/**
 * Positions as text: `food 1+0, wood 2 | *P/FF | offer inn kiln`. Goods (`1+0`: glassworks + brickworks), then the land
 * from row 1, columns b to f: `.` empty, `F` half a forest (with the `F` to its east, else the one below), `P` pit,
 * `G` grove, `W` pond, `*` the subject, `p i b` another processing, immediate, bonus building. What is not written is
 * empty. Then fields, in this order: `a1 a2 a3` (an upgrade), `offer`, `hand` (size), `stacks`, `market` (a subject
 * that is nowhere else is there too), `p i b` (which buildings these are), `B C` (others' goods), `solo`.
 */
export type Subject = BuildingId | StartId | CardId;

const TILES: Record<string, string> = { P: 'pit', G: 'grove', W: 'pond' };
/** The buildings that `p`, `i` and `b` mean, in reading order, unless a field says otherwise. */
const OTHERS = {
  p: ['clay-basin', 'kiln', 'inn'],
  i: ['shed', 'sand-deposit', 'storage'],
  b: ['slipway', 'pottery', 'hunting-lodge'],
};
const LETTERS = ['p', 'i', 'b'] as const;
const START = ['a1', 'a2', 'a3'];

const isBuilding = (id: string): id is BuildingId => id in BUILDINGS;
const usual = (letter: 'p' | 'i' | 'b', subject: Subject) => OTHERS[letter].filter(id => id !== subject);
const byKind = (ids: readonly string[]) =>
  Object.fromEntries(KINDS.map(kind => [kind, ids.filter(id => isBuilding(id) && BUILDINGS[id].kind === kind)]));

/** The card that seat A resolves: the subject, or one that builds: the cultivator, for bonus buildings the builder. */
function cardFor(subject: Subject): CardId {
  const bonus = isBuilding(subject) && BUILDINGS[subject].kind === 'bonus';
  return CARD_IDS.find(id => id === subject) ?? (bonus ? 'builder' : 'cultivator');
}

/** The state that a text describes: seat A is about to resolve the card and may use both abilities. */
export function position(subject: Subject, text: string): State {
  const [goods = '', rows = '', ...rest] = text.split('|').map(part => part.trim());
  const fields = new Map(rest.map(field => [field.split(' ')[0], field.split(' ').slice(1)]));
  const list = (key: string) => fields.get(key) ?? [];
  const names = new Map(LETTERS.map(letter => [letter as string, fields.get(letter) ?? usual(letter, subject)]));
  const land = readLand(subject, rows, names);
  const start = Object.fromEntries(START.flatMap(cell => list(cell).map(id => [cell, id])));
  const elsewhere = [...Object.values({ ...land, ...start }), ...list('offer')].includes(subject);
  const market = byKind(elsewhere ? list('market') : [subject, ...list('market')]);
  const card = cardFor(subject);
  const hand = CARD_IDS.filter(id => id !== card).slice(0, Number(list('hand')[0] ?? 0));
  const A = { ...readGoods(goods), land, start, offer: list('offer'), hand };
  const [B, C] = ['B', 'C'].map(seat => readGoods(list(seat).join(' ')));
  const solo = fields.has('solo');
  const part = { phase: 'resolve', turn: 'A', card, abilities: 2, market, stacks: byKind(list('stacks')) };
  const table = glassRoad.setup({ players: solo ? 1 : 3, options: {} }, 'examples');
  const s = glassRoad.fromPosition(table, { ...part, seats: solo ? { A } : { A, B, C } });
  if (isIllegal(s)) throw new Error(`${text}: ${s.illegal}`);
  return s;
}

function readGoods(text: string): Position {
  const amounts = new Map(text.split(', ').map(part => [part.split(' ')[0], part.split(' ')[1]?.split('+') ?? []]));
  const some = (goods: string[], nth: number) =>
    Object.fromEntries(goods.map(good => [good, Number(amounts.get(good)?.[nth] ?? 0)]));
  const glassworks = some(['sand', 'food', 'charcoal', 'water', 'wood', 'glass'], 0);
  return { glassworks, brickworks: { ...some(['charcoal', 'food'], 1), ...some(['clay', 'brick'], 0) } };
}

function readLand(subject: Subject, rows: string, names: Map<string, string[]>): Record<string, string> {
  const land: Record<string, string> = {};
  const letters = rows.split('/').flatMap(row => [...`.${row.padEnd(5, '.')}`]);
  letters.forEach((letter, cell) => {
    const name = GRID.names[cell] ?? '';
    if (letter === 'F') {
      const other = letters[cell + 1] === 'F' ? cell + 1 : cell + 6;
      if (letters[other] !== 'F') throw new Error(`half a forest at ${name}`);
      land[`${name}+${GRID.names[other]}`] = 'forest';
      letters[other] = '.';
    } else if (letter !== '.')
      land[name] = letter === '*' ? subject : (TILES[letter] ?? names.get(letter)?.shift() ?? '');
  });
  return land;
}

/** The text of a state: the inverse of `position`. */
export function show(subject: Subject, s: State): string {
  const [A, ...others] = s.players;
  if (!A) throw new Error('no seat A');
  const field = (key: string, words: readonly unknown[]) => (words.length > 0 ? [[key, ...words].join(' ')] : []);
  const letters = A.land.map((what, cell) => (cell % 6 === 0 ? '/' : letterOf(subject, what))).join('');
  const stacks = KINDS.flatMap(kind => s.stacks[kind].slice(s.drawn[kind]));
  const market = KINDS.flatMap(kind => s.market[kind].filter(id => id !== subject));
  const parts = [
    showGoods(A),
    letters.slice(1).replace(/\.+(?=\/)|[./]+$/g, ''),
    ...START.flatMap((cell, row) => field(cell, A.land.slice(row * 6, row * 6 + 1).filter(isBuilding))),
    ...field('offer', A.offer),
    ...field('hand', A.hand.length > 0 ? [A.hand.length] : []),
    ...field('stacks', stacks),
    ...field('market', market),
    ...LETTERS.flatMap(letter => {
      const ids = A.land.filter((_, cell) => letters[cell] === letter);
      return ids.every((id, i) => id === usual(letter, subject)[i]) ? [] : field(letter, ids);
    }),
    ...others.flatMap((player, i) => field('BC'.charAt(i), [showGoods(player)].filter(Boolean))),
    ...(others.length > 0 ? [] : ['solo']),
  ];
  return parts.join(' | ').replace(/ +/g, ' ').trim();
}

function letterOf(subject: Subject, what: string): string {
  if (what === subject) return '*';
  if (isBuilding(what)) return BUILDINGS[what].kind.charAt(0);
  return what.startsWith('forest') ? 'F' : (Object.keys(TILES).find(letter => TILES[letter] === what) ?? '.');
}

function showGoods(player: Player): string {
  return GOODS.flatMap(good => {
    const amounts = WHEELS.flatMap(wheel => (player[wheel] as Record<string, number>)[good] ?? []);
    return amounts.some(n => n > 0) ? [`${good} ${amounts.join('+')}`] : [];
  }).join(', ');
}

/** The state after the answers (seat A's unless they name another), or the one refused, or what is still asked. */
function outcome(subject: Subject, before: string, answers: string): State | string {
  let s = position(subject, before);
  for (const answer of answers.replace(', sparing', ' sparing').split(', ').filter(Boolean)) {
    const action = glassRoad.read(/^[A-C] /.test(answer) ? answer : `A ${answer}`);
    if (isIllegal(action)) throw new Error(action.illegal);
    const played = play(glassRoad, s, [action]);
    if (isIllegal(played)) return `refused: ${answer}`;
    s = played.state;
  }
  const [open] = glassRoad.decisions(s);
  if (!open || ['fee', 'use', 'end', 'choose'].includes(open.ask.what)) return s;
  return `asks: ${open.options.map(option => glassRoad.write(option).replace('A ', '')).join(', ')}`;
}

/** The position after the answers, as text. */
export function after(subject: Subject, before: string, answers: string): string {
  const s = outcome(subject, before, answers);
  return typeof s === 'string' ? s : show(subject, s);
}

/** What the subject scores for seat A after the answers. */
export function points(subject: Subject, before: string, answers = ''): number | string {
  const s = outcome(subject, before, answers);
  if (typeof s === 'string') return s;
  const items = glassRoad.scores(s)[0]?.items.filter(({ source }) => source === subject) ?? [];
  return items.reduce((sum, item) => sum + item.points, 0);
}

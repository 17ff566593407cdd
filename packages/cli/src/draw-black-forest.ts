import type { Position } from '@waldglas/core';
import { type Land, landLines, namedBuildings, type Plan } from './draw-land.ts';
import { boardWords, type Table } from './draw-villages.ts';
import { type DrawContext, type Drawing, type Mark, markSign, type Shelf, type Viewport } from './drawing.ts';
import { amounts, beside, columns, dial, lastLines, whatFits } from './layout.ts';
import { cut, fit, width as widthOf } from './width.ts';

type Seat = Table['seats'][string];
type Wheel = 'glass' | 'cooking';
const REFINED: readonly string[] = ['glass', 'provisions', 'commodity'];
const WIDEST_CELL = 12;
/** So many lines of the log come before what else there is room for. */
const LOG = 4;
/** From so many columns on there is room for the names of hut and stables. */
const NAMED_STABLE = 6;
const SIGNS: Readonly<Record<string, string>> = { hut: '▲', stable: '▒' };
const NO_MARKS: ReadonlyMap<string, Mark> = new Map();

/** What an edition tells of an estate, as its document has it. */
interface EstatePlan {
  readonly columns: string;
  readonly rows: number;
  readonly stables: readonly { readonly cells: readonly string[]; readonly underHut: boolean }[];
}

/** How Black Forest is drawn: two wheels, the estates, the villages with pawns and jobs, everybody else in a line each. */
export function drawBlackForest({ game, record, speech, words, colours }: DrawContext): Drawing {
  const { bold, dim, green, blue, yellow, cyan } = colours;
  const said = words.blackForest;
  const rows = new Map(game.cards(record.edition).map(row => [row.id, row]));
  const villages = boardWords(speech, words, colours);
  const paints: Readonly<Record<string, (text: string) => string>> = {
    forest: green,
    pasture: cyan,
    pond: blue,
    field: yellow,
  };
  const land = {
    name: (what: string) => (rows.has(what) ? speech.name(what) : speech.noun(what)),
    paint: (what: string) => paints[what] ?? bold,
  };
  const edition = game.edition(record.edition) as unknown as Readonly<Record<'main' | 'small', EstatePlan>>;

  const estatePlan = (estate: number) => edition[estate === 0 ? 'main' : 'small'];

  function planOf(estate: number): Plan {
    const { columns, rows: down } = estatePlan(estate);
    return { columns: [...columns], rows: Array.from({ length: down }, (_, i) => i + 1), blank: () => '·' };
  }

  /** What is printed on an estate: its stables; on one of the newest estate stands the hut. */
  function printedOn(estate: number, newest: number): Land {
    const stables = estatePlan(estate).stables.map(({ cells, underHut }) => {
      return [cells.toSorted().join('+'), underHut && estate === newest ? 'hut' : 'stable'] as const;
    });
    return Object.fromEntries(stables);
  }

  function wheelLine(seat: Seat, wheel: Wheel, width: number): string {
    const { steps, ...goods } = seat[wheel];
    const cell = (good: string) => ({ name: speech.noun(good), amount: amount(goods[good], REFINED.includes(good)) });
    const label = fit(said.wheels[wheel], Math.max(widthOf(said.wheels.glass), widthOf(said.wheels.cooking)));
    const [basic, refined] = [false, true].map(wanted =>
      Object.keys(goods).filter(good => REFINED.includes(good) === wanted),
    );
    const tail = amounts((refined ?? []).map(cell), 38);
    const turned = dim(`↻${Number(steps)}`);
    const room = width - widthOf(label) - widthOf(tail) - 12;
    return `${bold(label)}  ${amounts((basic ?? []).map(cell), room)}  ${dim('│')}  ${tail}  ${turned}`;
  }

  const wheels = (seat: Seat, width: number) => [wheelLine(seat, 'glass', width), wheelLine(seat, 'cooking', width)];

  /** Brick, progress, animals, and where the pawn stands. */
  function factsLine(seat: Seat, width: number): string {
    const { brick, tracker, pigs, cattle, tannery, reminder, jobs } = seat;
    const cells = [
      { name: speech.noun('brick'), amount: dial(brick, 7) },
      { name: speech.noun('progress'), amount: String(tracker) },
      { name: said.pigs, amount: String(pigs + tannery) },
      { name: said.cattle, amount: String(cattle) },
    ];
    if (jobs.length > 0) cells.push({ name: said.jobsDone, amount: String(jobs.length) });
    return cut(`${amounts(cells, width - 14)}${reminder ? `  ${dim(said.reminder)}` : ''}`, width);
  }

  /** The estates side by side, in cells as wide as there is room for. */
  function estates(seat: Seat, width: number): string[] {
    const all = seat.estates.map((_, i) => planOf(i).columns.length);
    const cells = all.reduce((sum, n) => sum + n, 0);
    const cell = Math.max(3, Math.min(WIDEST_CELL, Math.floor((width - 2 * all.length) / cells) - 1));
    const printed = {
      name: (what: string) => {
        const sign = SIGNS[what];
        if (sign === undefined) return land.name(what);
        return cell < NAMED_STABLE ? sign : what === 'hut' ? said.hut : said.stable;
      },
      paint: (what: string) => (what === 'hut' ? yellow : what === 'stable' ? dim : land.paint(what)),
    };
    let lines: string[] = [];
    let used = 0;
    for (const [i, estate] of seat.estates.entries()) {
      const board = { ...printedOn(i, all.length - 1), ...estate };
      const block = landLines(board, planOf(i), cell, printed, colours, i === 0);
      lines = i === 0 ? block : beside(lines, block, used, dim('│'));
      used += (all[i] ?? 0) * (cell + 1) + (i === 0 ? 2 : 1);
    }
    return lines.map(line => cut(line, width));
  }

  function costOf(id: string): string {
    const cost = Object.entries((rows.get(id)?.cost ?? {}) as Record<string, number | boolean>);
    const parts = cost.map(([good, n]) =>
      good === 'rivals' ? `+${words.short.brick}` : `${n}${words.short[good] ?? good}`,
    );
    return parts.length === 0 ? '–' : parts.join(' ');
  }

  function rivalLine(letter: string, seat: Seat, viewport: Viewport): string {
    const short = (wheel: Wheel) => {
      const { steps: _, ...goods } = seat[wheel];
      return Object.entries(goods)
        .map(([good, n]) => `${words.short[good] ?? good}${typeof n === 'number' ? n : n.join('+')}`)
        .join(' ');
    };
    const buildings = seat.estates.flatMap(estate => Object.values(estate)).filter(what => rows.has(what)).length;
    const brick = `${words.short.brick}${seat.brick}`;
    const herd = `${words.short.pig}${seat.pigs} ${words.short.cattle}${seat.cattle}`;
    const parts = [`${short('glass')} ${dim('│')} ${short('cooking')} ${dim('│')} ${brick} ${herd}`];
    parts.push(`⌂${buildings}`);
    const points = words.number(viewport.points[letter] ?? 0);
    return cut(`${bold(speech.who(letter.charCodeAt(0) - 65))} ★${points}  ${parts.join(' · ')}`, viewport.width);
  }

  function header(position: Position): string {
    const { turn, year, ending, seats } = position as unknown as Table;
    const parts = [words.games['black-forest'], words.turn(turn)];
    if (Object.keys(seats).length === 1) parts.splice(1, 0, said.year(year));
    if (ending) parts.push(said.ending(ending.left));
    return parts.join(' · ');
  }

  function board(viewport: Viewport): string[] {
    const table = viewport.position as unknown as Table;
    const { width, height, log } = viewport;
    const own = table.seats[viewport.me];
    if (!own) return [];
    const rivals = Object.entries(table.seats).filter(([letter]) => letter !== viewport.me);
    const lines = [...wheels(own, width), factsLine(own, width), ...estates(own, width)];
    lines.push(...villages.rings(table, width), ...villages.places(table, width));
    lines.push(...rivals.map(([letter, seat]) => rivalLine(letter, seat, viewport)));
    const boards = rivals.map(([letter]) => [
      bold(speech.who(letter.charCodeAt(0) - 65)),
      ...seatLines(viewport.position, letter, width),
    ]);
    lines.push(...whatFits(boards, height - lines.length - (log.length > 0 ? LOG : 0)));
    const left = height - lines.length;
    if (left > 0) lines.push(...lastLines(log, width, left).map(dim));
    return lines.slice(0, height);
  }

  function seatLines(position: Position, letter: string, width: number): string[] {
    const seat = (position as unknown as Table).seats[letter];
    if (!seat) return [];
    const named = seat.estates.flatMap((estate, i) =>
      namedBuildings(
        Object.fromEntries(Object.entries(estate).map(([cell, what]) => [i === 0 ? cell : `${i + 1}.${cell}`, what])),
        rows,
        speech,
        width,
      ),
    );
    return [...wheels(seat, width), factsLine(seat, width), ...estates(seat, width), ...named];
  }

  /** The buildings on offer with their costs, in columns. */
  function offerLines({ boards }: Table, width: number, marks: ReadonlyMap<string, Mark>): string[] {
    const cell = Math.max(24, Math.floor(width / Math.max(1, Math.floor(width / 38))) - 1);
    const across = Math.max(1, Math.floor((width + 1) / (cell + 1)));
    const cells = [...boards.small, ...boards.large].map(id => {
      const cost = costOf(id);
      return `${markSign(marks.get(id), colours)} ${cut(land.name(id), cell - 3 - widthOf(cost))} ${dim(cost)}`;
    });
    const down = Math.ceil(cells.length / across);
    return Array.from({ length: down }, (_, row) =>
      columns(
        Array.from({ length: across }, (_, column) => cells[column * down + row] ?? ''),
        cell,
      ),
    );
  }

  function offer(position: Position): Shelf[] {
    const { boards, jobs, tradespeople } = position as unknown as Table;
    const wares = (ids: readonly string[], verb: string) => ids.map(id => ({ id, wish: `${verb} ${id}` }));
    return [
      { title: said.small, wares: wares(boards.small, 'build') },
      { title: said.large, wares: wares(boards.large, 'build') },
      { title: said.jobs, wares: wares(Object.values(jobs), 'job') },
      { title: said.people, wares: wares(Object.values(tradespeople).flat(), 'visit') },
    ].filter(shelf => shelf.wares.length > 0);
  }

  function part(given: Position, whole: Position, width: number): string[] {
    const table = whole as unknown as Table;
    const lines: string[] = [];
    for (const [letter, named] of Object.entries((given.seats ?? {}) as Record<string, Partial<Seat>>)) {
      const seat = table.seats[letter];
      if (!seat) continue;
      if (named.glass) lines.push(wheelLine(seat, 'glass', width));
      if (named.cooking) lines.push(wheelLine(seat, 'cooking', width));
      const facts = [named.brick, named.tracker, named.pigs, named.cattle, named.jobs];
      if (facts.some(fact => fact !== undefined)) lines.push(factsLine(seat, width));
      if (named.estates) lines.push(...estates(seat, width));
    }
    const pawns = Object.values((given.seats ?? {}) as Record<string, Partial<Seat>>).some(seat => seat.pawn);
    if (pawns || given.tradespeople || given.neutral || given.jobs) {
      lines.push(...villages.rings(table, width), ...villages.places(table, width));
    }
    if (given.boards) lines.push(...offerLines(table, width, NO_MARKS));
    return lines;
  }

  return {
    header,
    least(position) {
      const table = position as unknown as Table;
      // wheels, facts, estates, villages and places, one line for each other player and one of the log
      return (
        3 + planOf(0).rows.length + 1 + Object.keys(table.tradespeople).length + 1 + Object.keys(table.seats).length
      );
    },
    board,
    seat: seatLines,
    table(position, width, marks) {
      const table = position as unknown as Table;
      return [...villages.rings(table, width), ...villages.places(table, width), ...offerLines(table, width, marks)];
    },
    column: (position, width, marks) => offerLines(position as unknown as Table, width, marks),
    offer,
    part,
  };
}

/** A marker with its bar; both provision markers as `1+2`. */
function amount(n: number | readonly number[] | undefined, refined: boolean): string {
  if (n === undefined) return '–';
  return typeof n === 'number' ? dial(n, refined ? 3 : 7) : n.map(one => dial(one, 3)).join('+');
}

import type { Bag, Position } from '@waldglas/core';
import { type Land, landLines, namedBuildings, type Plan } from './draw-land.ts';
import { type DrawContext, type Drawing, type Mark, markSign, type Shelf, type Viewport } from './drawing.ts';
import { amounts, beside, columns, dial, lastLines, whatFits } from './layout.ts';
import { cut, fit, width as widthOf } from './width.ts';

/** A position of Glass Road, as `docs/notation.md` promises it. */
interface Table {
  readonly phase: string;
  readonly period: number;
  readonly round: number;
  readonly turn: string;
  readonly goblet: string;
  readonly market: Readonly<Record<string, readonly string[]>>;
  readonly seats: Readonly<Record<string, Seat>>;
}

interface Seat {
  readonly glassworks: Readonly<Record<string, number>>;
  readonly brickworks: Readonly<Record<string, number>>;
  readonly land: Land;
  readonly start: Land;
  readonly offer: readonly string[];
  readonly hand: readonly string[] | number;
  readonly slots: readonly string[];
  readonly faceDown?: string;
}

type Wheel = 'glassworks' | 'brickworks';
const REFINED: Readonly<Record<Wheel, string>> = { glassworks: 'glass', brickworks: 'brick' };
const ROW_SIGNS: Readonly<Record<string, string>> = { processing: '⇄', immediate: '!', bonus: '★' };
/** What an edition tells of the land, as its document has it. */
interface LandPlan {
  readonly columns: string;
  readonly rows: number;
  readonly start: Land;
  readonly void: readonly string[];
}

const WIDEST_CELL = 14;
/** So many lines of the log come before what else there is room for. */
const LOG = 4;
const NO_MARKS: ReadonlyMap<string, Mark> = new Map();

/** How Glass Road is drawn: two wheels, the land, the building board, cards, and everybody else in a line each. */
export function drawGlassRoad({ game, record, speech, words, colours }: DrawContext): Drawing {
  const { bold, dim, green, blue, yellow, cyan } = colours;
  const said = words.glassRoad;
  const rows = new Map(game.cards(record.edition).map(row => [row.id, row]));
  const paints: Readonly<Record<string, (text: string) => string>> = {
    forest: green,
    grove: cyan,
    pond: blue,
    pit: yellow,
  };
  const land = {
    name: (what: string) => (rows.has(what) ? speech.name(what) : speech.noun(what)),
    paint: (what: string) => paints[what] ?? bold,
  };

  const { land: printed } = game.edition(record.edition) as unknown as { readonly land: LandPlan };
  const plan: Plan = {
    columns: [...printed.columns],
    rows: Array.from({ length: printed.rows }, (_, i) => i + 1),
    blank: cell => (printed.void.includes(cell) ? '' : '·'),
  };
  const startBuildings = Object.keys(printed.start).length;

  function wheelLine(seat: Seat, wheel: Wheel, width: number): string {
    const refined = REFINED[wheel];
    const label = fit(said.wheels[wheel], Math.max(widthOf(said.wheels.glassworks), widthOf(said.wheels.brickworks)));
    const cells = Object.entries(seat[wheel]).map(([good, n]) => ({
      name: speech.noun(good),
      amount: dial(n, good === refined ? 3 : 7),
    }));
    const basic = cells.slice(0, -1);
    const last = cells.slice(-1);
    const room = width - widthOf(label) - 2;
    const tail = amounts(last, 16);
    return `${bold(label)}  ${amounts(basic, room - widthOf(tail) - 5)}  ${dim('│')}  ${tail}`;
  }

  const wheels = (seat: Seat, width: number) => [
    wheelLine(seat, 'glassworks', width),
    wheelLine(seat, 'brickworks', width),
  ];

  /** How wide a cell may be at most on this width. */
  const cellOn = (width: number) => Math.min(WIDEST_CELL, Math.floor((width - 2) / plan.columns.length) - 1);

  function landOf(seat: Seat, width: number): string[] {
    return landLines({ ...seat.start, ...seat.land }, plan, cellOn(width), land, colours);
  }

  /** `2wo 1cl`. */
  function costOf(id: string): string {
    const cost = Object.entries((rows.get(id)?.cost ?? {}) as Bag);
    return cost.length === 0 ? '–' : cost.map(([good, n]) => `${n}${words.short[good] ?? good}`).join(' ');
  }

  /** What it costs and the points printed on it. */
  function facts(id: string, mark: Mark | undefined, cell: number): string {
    const points = Number(rows.get(id)?.points ?? 0);
    const worth = points === 0 ? '' : ` ${points > 0 ? '+' : ''}${words.number(points)}`;
    const cost = `${markSign(mark, colours)} ${costOf(id)}`;
    return widthOf(cost + worth) > cell ? cost : cost + dim(worth);
  }

  function tileRow(
    sign: string,
    ids: readonly string[],
    cell: number,
    tall: boolean,
    marks: ReadonlyMap<string, Mark>,
  ): string[] {
    if (tall) {
      const names = ids.map(id => land.name(id));
      const below = ids.map(id => facts(id, marks.get(id), cell));
      return [`${dim(sign)} ${columns(names, cell)}`, `  ${columns(below, cell)}`];
    }
    const cells = ids.map(id => {
      const cost = costOf(id).replaceAll(' ', '');
      return `${markSign(marks.get(id), colours)}${cut(land.name(id), cell - 2 - widthOf(cost), '.')} ${dim(cost)}`;
    });
    return [`${dim(sign)} ${columns(cells, cell)}`];
  }

  function market({ market }: Table, width: number, tall: boolean, marks: ReadonlyMap<string, Mark>): string[] {
    const longest = Math.max(4, ...Object.values(market).map(ids => ids.length));
    const cell = Math.floor((width - 2) / longest) - 1;
    return Object.entries(market).flatMap(([kind, ids]) => tileRow(ROW_SIGNS[kind] ?? ' ', ids, cell, tall, marks));
  }

  function offerLines({ offer }: Seat, width: number, marks: ReadonlyMap<string, Mark>): string[] {
    if (offer.length === 0) return [];
    const tiles = offer.map(id => `${markSign(marks.get(id), colours)} ${land.name(id)} ${dim(costOf(id))}`);
    return [cut(`${bold(said.offer)} ${tiles.join(', ')}`, width)];
  }

  /** The cards a player holds, has face down and has played on others' turns. */
  function cardLine({ hand, faceDown, slots }: Seat, width: number): string {
    const parts = [];
    if (typeof hand === 'number') parts.push(words.cards(hand));
    else parts.push(`${bold(said.hand)} ${hand.length === 0 ? '–' : hand.map(speech.name).join(', ')}`);
    if (faceDown !== undefined) parts.push(`${bold(said.faceDown)} ${speech.name(faceDown)}`);
    if (slots.length > 0) parts.push(`${bold(said.slots)} ${slots.map(speech.name).join(', ')}`);
    return cut(parts.join('  '), width);
  }

  function rivalLine(letter: string, seat: Seat, viewport: Viewport): string {
    const short = (wheel: Wheel) =>
      Object.entries(seat[wheel])
        .map(([good, n]) => `${words.short[good] ?? good}${n}`)
        .join(' ');
    const buildings =
      Object.values({ ...seat.start, ...seat.land }).filter(what => rows.has(what)).length - startBuildings;
    const parts = [`${short('glassworks')} ${dim('│')} ${short('brickworks')}`];
    parts.push(`⌂${Math.max(0, buildings)}`, words.cards(typeof seat.hand === 'number' ? seat.hand : seat.hand.length));
    const points = words.number(viewport.points[letter] ?? 0);
    return cut(`${bold(speech.who(letter.charCodeAt(0) - 65))} ★${points}  ${parts.join(' · ')}`, viewport.width);
  }

  function header(position: Position): string {
    const { phase, period, round, turn, goblet } = position as unknown as Table;
    const parts = [words.games['glass-road'], said.period(period)];
    if (phase === 'play' || phase === 'resolve') parts.push(said.round(round), words.turn(turn));
    parts.push(said.goblet(goblet));
    return parts.join(' · ');
  }

  function board(viewport: Viewport): string[] {
    const table = viewport.position as unknown as Table;
    const { width, height, log } = viewport;
    const marks = viewport.marks();
    const own = table.seats[viewport.me];
    if (!own) return [];
    const others = Object.entries(table.seats).filter(([letter]) => letter !== viewport.me);
    const rivals = others.map(([letter, seat]) => rivalLine(letter, seat, viewport));
    const below = [cardLine(own, width), ...offerLines(own, width, marks)];
    const fixed = wheels(own, width).length + plan.rows.length + 1 + rivals.length + below.length;
    const tall = height >= fixed + 2 * Object.keys(table.market).length;
    const tiles = market(table, width, tall, marks);
    const left = height - fixed - tiles.length;
    const roomy = left >= 4 || log.length === 0;
    const beforeTiles = roomy
      ? landOf(own, width)
      : beside(landOf(own, 44), lastLines(log, width - 47, plan.rows.length + 1).map(dim), 44, ` ${dim('│')} `);
    const lines = [...wheels(own, width), ...beforeTiles, ...rivals, ...below, ...tiles];
    const boards = others.map(([letter]) => [
      bold(speech.who(letter.charCodeAt(0) - 65)),
      ...seatLines(viewport.position, letter, width),
    ]);
    lines.push(...whatFits(boards, left - (log.length > 0 ? LOG : 0)));
    if (roomy) lines.push(...lastLines(log, width, height - lines.length).map(dim));
    return lines.slice(0, height);
  }

  function seatLines(position: Position, letter: string, width: number): string[] {
    const seat = (position as unknown as Table).seats[letter];
    if (!seat) return [];
    const named = namedBuildings(seat.land, rows, speech, width);
    return [
      ...wheels(seat, width),
      ...landOf(seat, width),
      ...named,
      cardLine(seat, width),
      ...offerLines(seat, width, NO_MARKS),
    ];
  }

  function offer(position: Position, letter: string): Shelf[] {
    const { market, seats } = position as unknown as Table;
    const wares = (ids: readonly string[]) => ids.map(id => ({ id, wish: `build ${id}` }));
    const shelves = Object.entries(market).map(([kind, ids]) => ({
      title: `${ROW_SIGNS[kind] ?? ''} ${said.rows[kind as 'bonus']}`,
      wares: wares(ids),
    }));
    const own = wares(seats[letter]?.offer ?? []);
    return own.length > 0 ? [...shelves, { title: said.offer, wares: own }] : shelves;
  }

  function part(given: Position, whole: Position, width: number): string[] {
    const table = whole as unknown as Table;
    const lines: string[] = [];
    if (given.market) lines.push(...market(table, width, true, NO_MARKS));
    for (const [letter, named] of Object.entries((given.seats ?? {}) as Record<string, Partial<Seat>>)) {
      const seat = table.seats[letter];
      if (!seat) continue;
      if (named.glassworks) lines.push(wheelLine(seat, 'glassworks', width));
      if (named.brickworks) lines.push(wheelLine(seat, 'brickworks', width));
      if (named.land || named.start) lines.push(...landOf(seat, width));
      if (named.hand || named.slots || named.faceDown) lines.push(cardLine(seat, width));
      if (named.offer) lines.push(...offerLines(seat, width, NO_MARKS));
    }
    return lines;
  }

  return {
    header,
    least(position, letter) {
      const { seats, market: shelves } = position as unknown as Table;
      const offered = (seats[letter]?.offer.length ?? 0) > 0 ? 1 : 0;
      // wheels, land, cards, one line for each other player and each row of tiles
      return 2 + plan.rows.length + 1 + 1 + Object.keys(seats).length - 1 + offered + Object.keys(shelves).length;
    },
    board,
    seat: seatLines,
    table: (position, width, marks) => market(position as unknown as Table, width, true, marks),
    column: () => [],
    offer,
    part,
  };
}

import type { Bag, GameRecord, Position } from '@waldglas/core';
import type { AnyGame } from './catalog.ts';
import type { Colours } from './io.ts';
import { bagPhrase } from './phrase.ts';
import type { Drawing } from './show.ts';
import { type Board, boardLines, goodsLine, type Land, landLine } from './show-board.ts';

const CELL = /^([a-z])(\d)(?:\+([a-z])(\d))?$/;

/** How to draw Glass Road; the set-up of the record shows how big the boards are. */
export function drawGlassRoad(game: AnyGame, record: GameRecord, colours: Colours): Drawing {
  const { bold } = colours;
  const board = boardOf(game.position(game.setup(record, record.seed), 'all'));
  const costs = new Map(
    game.cards.flatMap(({ id, cost }): [string, string][] => (isBag(cost) ? [[id, `${id} (${bagPhrase(cost)})`]] : [])),
  );

  function seatLines(letter: string, seat: object, focus: string | undefined): string[] {
    const lands = Object.values(seat).filter(isLand);
    const land: Land = Object.assign({}, ...lands);
    const whole = focus === undefined || focus === letter;
    const lines = ['', bold(`seat ${letter}`)];
    lines.push(...(whole ? boardLines(land, board, colours) : [`  land: ${landLine(land)}`]));
    for (const [name, value] of Object.entries(seat)) {
      if (isLand(value)) continue;
      lines.push(...(isNested(value) ? nested(name, value, costs) : [`  ${name}: ${value}`]));
    }
    return lines;
  }

  return (position, focus) => {
    const { seats: _, ...table } = position;
    const plain = Object.entries(table).filter(([, value]) => !isNested(value));
    const lines = [bold(plain.map(([name, value]) => `${name} ${value}`).join(', '))];
    for (const [name, value] of Object.entries(table)) if (isNested(value)) lines.push(...nested(name, value, costs));
    for (const [letter, seat] of Object.entries(seatsOf(position))) lines.push(...seatLines(letter, seat, focus));
    return `${lines.join('\n')}\n`;
  };
}

/** The cells that a position names; beside the land, what is not named is no space at all. */
function boardOf(position: Position): Board {
  const boards = Object.values(seatsOf(position)).flatMap(seat =>
    Object.values(seat)
      .filter(isLand)
      .map(land => Object.keys(land).flatMap(key => key.split('+'))),
  );
  const cells = boards.flat();
  const rows = [...new Set(cells.map(cell => Number(cell.slice(1))))].sort((a, b) => a - b);
  const columns = [...new Set(cells.map(columnOf))].sort();
  const land = new Set(boards.toSorted((a, b) => b.length - a.length)[0]?.map(columnOf));
  return { columns, rows, blank: cell => (land.has(columnOf(cell)) ? '.' : '') };
}

function columnOf(cell: string): string {
  return cell.slice(0, 1);
}

/** A list, a bag of goods, or several of them. */
function nested(name: string, value: object, costs: ReadonlyMap<string, string>): string[] {
  if (Array.isArray(value))
    return value.length === 0 ? [] : [`  ${name}: ${value.map(one => named(one, costs)).join(', ')}`];
  if (isBag(value)) return [`  ${name}: ${goodsLine(value)}`];
  return Object.entries(value).flatMap(([inner, list]) =>
    isNested(list) ? nested(`${name} ${inner}`, list, costs) : [`  ${name} ${inner}: ${list}`],
  );
}

/** An offered tile with its cost, anything else as it is. */
function named(one: unknown, costs: ReadonlyMap<string, string>): string {
  if (typeof one === 'string') return costs.get(one) ?? one;
  return isNested(one)
    ? Object.values(one)
        .filter(value => String(value) !== '')
        .join(' ')
    : String(one);
}

function seatsOf(position: Position): Readonly<Record<string, object>> {
  return isNested(position.seats) ? (position.seats as Record<string, object>) : {};
}

function isNested(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

function isBag(value: unknown): value is Bag {
  return isNested(value) && !Array.isArray(value) && Object.values(value).every(n => typeof n === 'number');
}

function isLand(value: unknown): value is Land {
  return (
    isNested(value) &&
    !Array.isArray(value) &&
    Object.keys(value).length > 0 &&
    Object.keys(value).every(key => CELL.test(key))
  );
}

// The log of a training as a picture: points alone over the games played. Light or dark by what the reader prefers.
import { STRENGTHS } from '../packages/bots/src/strength.ts';

/** A line of the log, as far as the picture shows it; a leg that was not measured has only its games. */
export interface CurvePoint {
  readonly games: number;
  readonly quickAlone?: number;
  readonly alone?: number;
  readonly aloneLow?: number;
  readonly aloneHigh?: number;
}

const WIDTH = 720;
const HEIGHT = 360;
const EDGE = { left: 48, right: 120, top: 24, bottom: 44 };
/** The height of a line of words. */
const LINE = 16;
/** Points between two lines of the grid. */
const GRID = 2;

const STYLE = `
  svg { color-scheme: light dark; font: 13px sans-serif; }
  .paper { fill: #fbf8f1; } .ink { fill: #3a332a; } .grid { stroke: #d8d0c0; } .old { stroke: #8a7f6d; stroke-dasharray: 5 4; }
  .quick { stroke: #a5640f; fill: none; stroke-width: 2; } .expert { stroke: #1d6b52; fill: none; stroke-width: 2; }
  .quick-name { fill: #8a520a; } .expert-name { fill: #1d6b52; }
  @media (prefers-color-scheme: dark) {
    .paper { fill: #1d1b18; } .ink { fill: #e4dccd; } .grid { stroke: #3b362f; } .old { stroke: #a1967f; }
    .quick { stroke: #e0a04a; } .expert { stroke: #63c19f; } .quick-name { fill: #e0a04a; } .expert-name { fill: #63c19f; }
  }`;

/** The picture of a game's training. */
export function curve(game: string, points: readonly CurvePoint[]): string {
  const rival = STRENGTHS[game]?.journeyman?.alone?.mean;
  const shown = points.flatMap(point => [point.quickAlone, point.alone, point.aloneLow, point.aloneHigh]);
  const values = [...shown, rival].filter(value => value !== undefined);
  if (values.length === 0) throw new Error(`nothing of ${game} was measured`);
  const low = GRID * Math.floor((Math.min(...values) - 0.5) / GRID);
  const high = GRID * Math.ceil((Math.max(...values) + 0.5) / GRID);
  const most = Math.max(...points.map(({ games }) => games), 1);
  const x = (games: number) => at(EDGE.left + ((WIDTH - EDGE.left - EDGE.right) * games) / most);
  const y = (value: number) =>
    at(HEIGHT - EDGE.bottom - ((HEIGHT - EDGE.top - EDGE.bottom) * (value - low)) / (high - low));
  const right = WIDTH - EDGE.right;
  const across = (value: number, kind: string) =>
    `<line class="${kind}" x1="${EDGE.left}" x2="${right}" y1="${y(value)}" y2="${y(value)}"/>`;
  const text = (left: number, top: number, words: string, more = 'class="ink"') =>
    `<text x="${left}" y="${top}" ${more}>${words}</text>`;
  const names: Name[] = rival === undefined ? [] : [{ name: 'journeyman', kind: 'ink', top: y(rival) }];
  const line = (kind: string, name: string, figure: (point: CurvePoint) => number | undefined) => {
    const known = points.flatMap(point => {
      const value = figure(point);
      return value === undefined ? [] : [{ games: point.games, value }];
    });
    const last = known.at(-1);
    if (!last) return [];
    names.push({ name, kind: `${kind}-name`, top: y(last.value) });
    const path = known.map(({ games, value }) => `${x(games)},${y(value)}`).join(' ');
    return [
      `<polyline class="${kind}" points="${path}"/>`,
      ...known.map(({ games, value }) => `<circle class="${kind}" cx="${x(games)}" cy="${y(value)}" r="3"/>`),
    ];
  };
  const intervals = points.flatMap(({ games, aloneLow, aloneHigh }) =>
    aloneLow === undefined || aloneHigh === undefined
      ? []
      : [`<line class="expert" x1="${x(games)}" x2="${x(games)}" y1="${y(aloneLow)}" y2="${y(aloneHigh)}"/>`],
  );
  const grid = Array.from({ length: (high - low) / GRID + 1 }, (_, i) => low + i * GRID);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img">`,
    `<title>Points alone over the games of the training</title>`,
    `<style>${STYLE}</style>`,
    `<rect class="paper" width="${WIDTH}" height="${HEIGHT}"/>`,
    ...grid.flatMap(value => [across(value, 'grid'), text(EDGE.left - 28, y(value) + 4, String(value))]),
    ...(rival === undefined ? [] : [across(rival, 'old')]),
    ...line('quick', 'quick bot', point => point.quickAlone),
    ...intervals,
    ...line('expert', 'expert', point => point.alone),
    ...apart(names).map(({ name, kind, top }) => text(right + 8, at(top + 4), name, `class="${kind}"`)),
    text(EDGE.left, HEIGHT - 14, '0'),
    text(right, HEIGHT - 14, `${most.toLocaleString('en')} games`, 'class="ink" text-anchor="end"'),
    '</svg>',
    '',
  ].join('\n');
}

/** What stands to the right of a line. */
interface Name {
  readonly name: string;
  readonly kind: string;
  readonly top: number;
}

/** Names from top to bottom, so far apart that all can be read. */
function apart(names: readonly Name[]): Name[] {
  let above = -Infinity;
  return names
    .toSorted((a, b) => a.top - b.top)
    .map(one => {
      above = Math.max(one.top, above + LINE);
      return { ...one, top: above };
    });
}

/** A place in the picture, to a tenth. */
function at(place: number): number {
  return Math.round(place * 10) / 10;
}

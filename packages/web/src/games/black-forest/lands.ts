import { GRID } from '@waldglas/black-forest';

/** What lies on an estate, by cell; a large building by both of its cells, `d2+d3`. Stables are part of the estate's plan. */
export type Land = Readonly<Record<string, string>>;

/** Cells with nothing of their own: empty ones, stables, those outside, the second halves of large buildings. */
const NOTHING: readonly string[] = ['', 'stable', 'void', '<', '^'];
const WIDTH = GRID.names.filter(name => name.endsWith('1')).length;

function landOf(estate: readonly string[]): Land {
  const land: Record<string, string> = {};
  GRID.names.forEach((name, i) => {
    const what = estate[i] ?? '';
    if (NOTHING.includes(what)) return;
    const lies = (i + 1) % WIDTH !== 0 && estate[i + 1] === '<';
    const second = lies ? i + 1 : estate[i + WIDTH] === '^' ? i + WIDTH : undefined;
    land[second === undefined ? name : `${name}+${GRID.names[second]}`] = what;
  });
  return land;
}

/** The estates of a seat, the main one first. */
export function landsOf(domain: readonly (readonly string[])[]): readonly Land[] {
  return domain.map(landOf);
}

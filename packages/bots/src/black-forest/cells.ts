import type { Action, State } from '@waldglas/black-forest';
import { type Decision, isPendingEffect } from '@waldglas/core';
import { type Domain, EMPTY, GRID, neighbours } from './land.ts';

/** An estate and one or two cells of it, as a cell answer names them. */
interface Site {
  readonly estate: readonly string[];
  readonly cells: readonly number[];
  /** The cells beside them. */
  readonly near: readonly number[];
}

/** Where a name of cells is: the same in every game. */
interface Spot extends Pick<Site, 'cells' | 'near'> {
  readonly estate: number;
}

const SPOTS = new Map<string, Spot>();

function spotOf(name: string): Spot {
  let spot = SPOTS.get(name);
  if (!spot) {
    const dot = name.indexOf('.');
    const names = name.slice(dot + 1).split('+');
    const cells = names.map(cell => GRID.index.get(cell) ?? 0);
    spot = { estate: dot < 0 ? 0 : Number(name.slice(0, dot)) - 1, cells, near: neighbours(cells) };
    SPOTS.set(name, spot);
  }
  return spot;
}

function siteOf(domain: Domain, name: string): Site {
  const { estate, cells, near } = spotOf(name);
  return { estate: domain[estate] ?? [], cells, near };
}

/** What each building likes to have beside it. */
const LIKES: Readonly<Record<string, string>> = {
  'construction-yard': 'building',
  'livestock-farm': 'pasture',
  '36A': 'empty',
  '28B': 'empty',
};
/** What it costs to build over something. */
const OVER: Readonly<Record<string, number>> = { '': 0, field: 1.2, pond: 1.5, pasture: 2.5 };

function count({ estate, near }: Site, what: string): number {
  let n = 0;
  for (const cell of near) {
    const there = estate[cell] ?? '';
    if (what === 'building' ? there.length > 0 && !OTHER.has(there) : there === (what === 'empty' ? EMPTY : what)) n++;
  }
  return n;
}

const OTHER: ReadonlySet<string> = new Set(['field', 'pond', 'pasture', 'forest', 'void', 'stable']);

/** Of the cells that a question offers, the best, and the best of each other kind of ground; at most `most`. */
export function bestCells(s: State, { seat, options }: Decision<Action>, most: number): readonly Action[] {
  const top = s.agenda.at(-1);
  const domain = s.players[seat]?.domain;
  if (!top || !isPendingEffect(top) || !domain) return options.slice(0, most);
  const { effect } = top;
  const building = effect.op === 'raise' ? effect.building : undefined;
  const ranked = options.map(option => {
    const site = option.verb === 'cell' ? siteOf(domain, option.cell) : undefined;
    if (!site) return { option, rank: -9, kind: option.verb };
    const ground = site.cells.map(cell => site.estate[cell] ?? '');
    if (effect.op === 'remove') return { option, rank: count(site, 'empty') - 0.1 * count(site, 'building'), kind: '' };
    const over = ground.reduce((sum, what) => sum + (OVER[what] ?? 0), 0);
    return { option, rank: liking(site, building) - over, kind: ground.toSorted().join() };
  });
  ranked.sort((a, b) => b.rank - a.rank);
  const kinds = new Set<string>();
  return ranked
    .filter(({ kind }) => {
      const fresh = !kinds.has(kind);
      kinds.add(kind);
      return fresh;
    })
    .slice(0, most)
    .map(({ option }) => option);
}

/** Buildings with a liking go beside it; everything else stays out of the way of large buildings. */
function liking(site: Site, building: string | undefined): number {
  const wish = building === undefined ? undefined : LIKES[building];
  if (wish !== undefined) return count(site, wish) + 0.3 * count(site, 'empty');
  return -0.2 * count(site, 'empty');
}

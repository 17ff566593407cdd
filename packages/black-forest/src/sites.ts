import type { Building } from './data/index.ts';
import { type Domain, GRID, nameOf, pairName } from './land.ts';
import { isBuilding, isOpen, openingsOf } from './survey.ts';

/** Where a building may go now, its cost paid: the spaces for a small one, the pairs for a large one. */
export function sitesFor(domain: Domain, building: Building, allowHorizontal: boolean): string[] {
  return domain.flatMap((cells, estate) => {
    if (building.needs === 'alone' && cells.some(isBuilding)) return [];
    return cells.flatMap((what, cell) => {
      if (!isOpen(what)) return [];
      if (building.size === 1) return [nameOf({ estate, cell })];
      return (GRID.beside[cell] ?? [])
        .filter(other => other > cell && (allowHorizontal || other > cell + 1) && isOpen(cells[other]))
        .map(other => pairName(estate, cell, other));
    });
  });
}

/** Is there a place for a building, once `freed` forests have left as cost? */
export function hasSite(domain: Domain, building: Building, freed: number, allowHorizontal: boolean): boolean {
  for (const cells of domain) {
    const { single, forests, built, standing, lying } = openingsOf(cells);
    if (building.needs === 'alone' && built) continue;
    const inPair = allowHorizontal ? Math.min(standing, lying) : standing;
    if (building.size === 2 ? inPair <= freed : single || (freed > 0 && forests)) return true;
  }
  return false;
}

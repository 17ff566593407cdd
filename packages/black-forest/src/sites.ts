import type { BuildingPiece } from './data/index.ts';
import { type Domain, type Estate, GRID, nameAt, pairName } from './land.ts';
import { isOpen, openingsOf } from './survey.ts';

/** Where a building may go now, its cost paid: the spaces for a small one, the pairs for a large one. */
export function sitesFor(domain: Domain, building: BuildingPiece, allowHorizontal: boolean): string[] {
  const names: string[] = [];
  for (let estate = 0; estate < domain.length; estate++) {
    const cells = domain[estate] as Estate;
    if (building.needs === 'alone' && openingsOf(cells).built) continue;
    for (let cell = 0; cell < cells.length; cell++) {
      if (!isOpen(cells[cell])) continue;
      if (building.size === 1) names.push(nameAt(estate, cell));
      else addPairs(estate, cells, cell, allowHorizontal, names);
    }
  }
  return names;
}

/** The pairs of open cells of which this is the first. */
function addPairs(estate: number, cells: Estate, cell: number, allowHorizontal: boolean, names: string[]): void {
  for (const other of GRID.beside[cell] ?? []) {
    if (other < cell || (other === cell + 1 && !allowHorizontal) || !isOpen(cells[other])) continue;
    names.push(pairName(estate, cell, other));
  }
}

/** Is there a place for a building, once `freed` forests have left as cost? */
export function hasSite(domain: Domain, building: BuildingPiece, freed: number, allowHorizontal: boolean): boolean {
  for (const cells of domain) {
    const { single, forests, built, standing, lying } = openingsOf(cells);
    if (building.needs === 'alone' && built) continue;
    const inPair = allowHorizontal ? Math.min(standing, lying) : standing;
    if (building.size === 2 ? inPair <= freed : single || (freed > 0 && forests)) return true;
  }
  return false;
}

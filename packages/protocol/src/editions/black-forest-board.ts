import { BACKS, type Edition, type EstatePlan, LOCATION_IDS, type PlaceId, VILLAGE_IDS } from '@waldglas/black-forest';
import { grid } from '@waldglas/core';
import { type Fault, fault } from './faults.ts';

/** What lies on an estate twice, beside it, or not where the hut needs it. */
export function estateFaults(path: 'main' | 'small', { columns, rows, stables, tiles }: EstatePlan): Fault[] {
  const { names, index, beside } = grid(columns, rows);
  const taken = new Set<string>();
  const faults: Fault[] = [];
  const take = (at: string, where: string) => {
    if (!index.has(at)) faults.push(fault(where, 'offGrid', at, names[0] ?? '', names.at(-1) ?? ''));
    else if (taken.has(at)) faults.push(fault(where, 'cellTaken', at));
    taken.add(at);
  };
  for (const [i, { cells }] of stables.entries()) {
    for (const [j, at] of cells.entries()) take(at, `${path}.stables[${i}].cells[${j}]`);
    const [one, other] = cells.map(at => index.get(at) ?? -1);
    if (one !== undefined && other !== undefined && !beside[one]?.includes(other))
      faults.push(fault(`${path}.stables[${i}].cells`, 'stableCells'));
  }
  for (const at of Object.keys(tiles)) take(at, `${path}.tiles.${at}`);
  const underHut = stables.filter(stable => stable.underHut);
  if (underHut.length !== 1 || underHut[0]?.cells.length !== 2) faults.push(fault(`${path}.stables`, 'noHutStable'));
  return faults;
}

/** Villages and locations that are missing, double or out of reach; rings that the tradespeople do not fill. */
export function boardFaults({ board, tradespeople }: Edition): Fault[] {
  const villages = board.villages.map(({ id }) => id);
  const locations = board.locations.map(({ id }) => id);
  return [
    ...eachOnce('board.villages', villages, VILLAGE_IDS),
    ...eachOnce('board.clockwise', board.clockwise, VILLAGE_IDS),
    ...eachOnce('board.locations', locations, LOCATION_IDS),
    ...board.paths.flatMap(([a, b], i) => (a === b ? [fault(`board.paths[${i}]`, 'samePlaces', a)] : [])),
    ...pathsTwice(board),
    ...outOfReach(board, [...villages, ...locations]),
    ...BACKS.flatMap(back => {
      const spaces = board.villages.flatMap(({ ring }) => ring.filter(one => one === back)).length;
      const people = Object.values(tradespeople).filter(one => one === back).length;
      return spaces === people ? [] : [fault('board.villages', 'ringBacks', back, spaces, people)];
    }),
  ];
}

function eachOnce(path: string, given: readonly string[], wanted: readonly string[]): Fault[] {
  return [
    ...given.flatMap((id, i) => (given.indexOf(id) < i ? [fault(`${path}[${i}]`, 'twice', id)] : [])),
    ...wanted.filter(id => !given.includes(id)).map(id => fault(path, 'absent', id)),
  ];
}

/** The same path again, also if it is told the other way round. */
function pathsTwice({ paths }: Edition['board']): Fault[] {
  const seen = new Set<string>();
  return paths.flatMap(([a, b], i) => {
    const path = [a, b].sort().join('-');
    if (seen.has(path)) return [fault(`board.paths[${i}]`, 'twice', path)];
    seen.add(path);
    return [];
  });
}

/** The places that no path leads to from the first village on. */
function outOfReach({ paths }: Edition['board'], places: readonly PlaceId[]): Fault[] {
  const reached = new Set<PlaceId>(places.slice(0, 1));
  for (const place of reached) {
    for (const [a, b] of paths) {
      if (a === place) reached.add(b);
      if (b === place) reached.add(a);
    }
  }
  return places.filter(place => !reached.has(place)).map(place => fault('board.paths', 'noWay', place));
}

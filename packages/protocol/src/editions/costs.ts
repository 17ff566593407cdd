import type { Stock } from '@waldglas/core';
import { type Fault, fault } from './faults.ts';

/** A cost: so many of each thing, and switches. */
type Cost = Readonly<Record<string, number | boolean | undefined>>;

/** A cost of nothing where `built` has one, and more of a good than anybody can ever have. */
export function costFaults(
  path: string,
  cost: Cost,
  built: { readonly name: string; readonly cost: Cost },
  stock: Stock,
): Fault[] {
  const there = costText(built.cost);
  if (costText(cost) === '' && there !== '') return [fault(path, 'noCost', built.name, there)];
  return Object.entries(cost).flatMap(([good, n]) => {
    const limit = stock.limits[good];
    const most = limit === undefined ? Infinity : limit * (stock.places[good]?.length ?? 0);
    return typeof n === 'number' && n > most ? [fault(`${path}.${good}`, 'unpayable', good, most)] : [];
  });
}

/** `2 wood, 1 glass`. */
function costText(cost: Cost): string {
  return Object.entries(cost)
    .filter(([, n]) => n)
    .map(([good, n]) => (n === true ? good : `${n} ${good}`))
    .join(', ');
}

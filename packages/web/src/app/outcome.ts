import type { KeptGame } from '../connection/connection.ts';

/** The seat of whoever plays alone with computer players, or with nobody. */
export function onlyPerson(seats: KeptGame['seats']): number | undefined {
  const people = seats.flatMap(({ kind }, seat) => (kind === 'human' ? [seat] : []));
  return people.length === 1 ? people[0] : undefined;
}

/** How a finished game ended for the only person in it; with as many points as another, what a list keeps does not tell. */
export function outcomeOf({
  over,
  seats,
  points,
}: Pick<KeptGame, 'over' | 'seats' | 'points'>): 'won' | 'lost' | undefined {
  const seat = onlyPerson(seats);
  if (!over || seat === undefined || seats.length === 1) return undefined;
  const own = points?.[seat];
  if (points === undefined || own === undefined) return undefined;
  const best = Math.max(...points.filter((_, other) => other !== seat));
  return own === best ? undefined : own > best ? 'won' : 'lost';
}

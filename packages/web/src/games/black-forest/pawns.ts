import type { TradespersonId, View } from '@waldglas/black-forest';

/** A pawn on the map. */
export interface Pawn {
  /** A pawn space, a village's centre or a location. */
  readonly space: string;
  /** Whose it is; nobody's is neutral, or one of the pawns of a single player. */
  readonly seat: number | undefined;
  readonly colour: 'p1' | 'p2' | 'p3' | 'p4' | 'neutral' | 'white';
}

const COLOURS = ['p1', 'p2', 'p3', 'p4'] as const;

/** The colour of a seat's pawn, on the map or before it is there. */
export const colourOf = (seat: number): Pawn['colour'] => COLOURS[seat] ?? 'p1';

/** Every pawn that stands on the map. */
export function pawnsOf({ players, neutral, solo }: View): readonly Pawn[] {
  if (solo) {
    return Object.entries(solo.placed).map(([space, kind]) => ({
      space,
      seat: undefined,
      colour: kind === 'white' ? 'white' : 'p1',
    }));
  }
  const own = players.map(({ pawn }, seat): Pawn => ({ space: pawn, seat, colour: colourOf(seat) }));
  const all: Pawn[] = [...own, { space: neutral, seat: undefined, colour: 'neutral' }];
  return all.filter(({ space }) => space !== 'none');
}

/** The village or location of a space: `v1` of `v1.2`. */
export const areaOf = (space: string): string => space.split('.')[0] ?? '';

/** Who sits beside a pawn space; beside other places nobody does. */
export function beside(view: View, space: string): readonly TradespersonId[] {
  const [village = '', number] = space.split('.');
  const ring = view.tradespeople[village] ?? [];
  return number === undefined
    ? []
    : [ring[Number(number) - 1], ring[Number(number) % ring.length]].flatMap(one => one ?? []);
}

import { type Animal, BUILDINGS, type BuildingId, factsOf, type View } from '@waldglas/black-forest';
import { type Land, landsOf } from './lands.ts';

/** Animals of one kind on one space. */
export interface Housed {
  readonly kind: Animal;
  readonly n: number;
}

/** A space that can house animals. */
interface House {
  readonly cell: string;
  readonly room: number;
}

/** Animals by estate and space. */
export type Herd = ReadonlyMap<string, Housed>;

export const spotName = (estate: number, cell: string) => `${estate}.${cell}`;

/** BF-7.2: the arrangement of a seat's herd with most animals on pastures, each of which gives a point. */
export function arrangedHerd(view: View, seat: number): Herd {
  const player = view.players[seat];
  const facts = factsOf(view);
  if (!player) return new Map();
  const lands = landsOf(player.domain);
  const { pasture, stable, forest } = facts.housing;
  const pigsInForest = forest + (lands.some(land => gathers(land)) ? 1 : 0);
  const pastures = housesOf(lands, 'pasture', pasture);
  const forests = housesOf(lands, 'forest', pigsInForest);
  const stables = lands.flatMap((_, estate): House[] =>
    (estate === 0 ? facts.main : facts.small).stables.flatMap(({ cells: [first = ''], underHut }) =>
      // the hut stands on the newest estate
      underHut && estate === lands.length - 1 ? [] : [{ cell: spotName(estate, first), room: stable }],
    ),
  );
  const forPigs = pasturesForPigs(pastures, roomIn(forests), roomIn(stables), player.pigs, player.cattle);
  return new Map([
    ...housed('pig', player.pigs, [...pastures.slice(0, forPigs), ...forests]),
    ...housed('cattle', player.cattle, [...pastures.slice(forPigs), ...stables]),
  ]);
}

/** Does a building here let forests house one more pig? */
function gathers(land: Land): boolean {
  return Object.values(land).some(what => BUILDINGS[what as BuildingId]?.bends === 'two-pigs-a-forest');
}

function housesOf(lands: readonly Land[], tile: string, room: number): House[] {
  return lands.flatMap((land, estate) =>
    Object.entries(land).flatMap(([cell, what]) => (what === tile ? [{ cell: spotName(estate, cell), room }] : [])),
  );
}

const roomIn = (houses: readonly House[]) => houses.reduce((sum, { room }) => sum + room, 0);

/** How many of the pastures the pigs get, so that all are housed and most stand on pastures. */
function pasturesForPigs(
  pastures: readonly House[],
  inForests: number,
  inStables: number,
  pigs: number,
  cattle: number,
): number {
  let best = { forPigs: 0, grazing: -1 };
  for (let forPigs = 0; forPigs <= pastures.length; forPigs++) {
    const grazingPigs = Math.min(pigs, roomIn(pastures.slice(0, forPigs)));
    const grazingCattle = Math.min(cattle, roomIn(pastures.slice(forPigs)));
    if (pigs - grazingPigs > inForests || cattle - grazingCattle > inStables) continue;
    const grazing = grazingPigs + grazingCattle;
    if (grazing > best.grazing) best = { forPigs, grazing };
  }
  return best.forPigs;
}

function housed(kind: Animal, n: number, houses: readonly House[]): [string, Housed][] {
  let left = n;
  return houses.flatMap(({ cell, room }): [string, Housed][] => {
    const here = Math.min(left, room);
    left -= here;
    return here > 0 ? [[cell, { kind, n: here }]] : [];
  });
}

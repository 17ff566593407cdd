import type { Bag } from '@waldglas/core';
import { BUILDING_IDS, BUILDINGS, type Building, type BuildingId, CARD_IDS, type CardId } from '../data/index.ts';
import { cellIndex, EMPTY, GRID, type Land, laid, VOID } from '../land.ts';
import { GOODS, type Good, type Kind } from '../words.ts';
import type { Edition, LandPlan } from './edition.ts';

/** The facts of an edition, and what follows from them once and for all. */
export interface Facts extends Omit<Edition, 'buildings'> {
  /** The tiles in the order of the tables, and those of each kind. */
  readonly buildingIds: readonly BuildingId[];
  readonly ofKind: Readonly<Record<Kind, readonly BuildingId[]>>;
  /** What is printed on the tiles, with what they do; those that this edition lacks have neither cost nor points. */
  readonly buildings: Readonly<Record<BuildingId, Building>>;
  /** The cards in the order of their table. */
  readonly cardIds: readonly CardId[];
  /** The landscape board at the start, and with nothing but the start buildings. */
  readonly startLand: Land;
  readonly bareLand: Land;
}

/** Works out the facts of an edition; throws if it names what is not there. */
export function workOut(edition: Edition): Facts {
  const buildingIds = inOrder(BUILDING_IDS, Object.keys(edition.buildings));
  const buildings = Object.fromEntries(
    BUILDING_IDS.map(id => {
      const printed = { ...PLAIN, ...edition.buildings[id] };
      return [id, { ...BUILDINGS[id], ...printed, cost: asPrinted(printed.cost) }];
    }),
  ) as Record<BuildingId, Building>;
  const ofKind = (kind: Kind) => buildingIds.filter(id => BUILDINGS[id].kind === kind);
  const bareLand = withStart(edition.land);
  return {
    ...edition,
    buildingIds,
    ofKind: { processing: ofKind('processing'), immediate: ofKind('immediate'), bonus: ofKind('bonus') },
    buildings,
    cardIds: inOrder(CARD_IDS, edition.cards),
    bareLand,
    startLand: edition.land.tiles.reduce((land, { tile, cells }) => laid(land, spaces(cells), tile), bareLand),
  };
}

const PLAIN = { cost: {}, points: 0, starter: false };

/** The order in which the tiles name the goods of a cost; those that none of them names come last. */
const PRINTED: readonly Good[] = [...new Set<Good>(['wood', 'glass', 'clay', 'brick', ...GOODS])];

/** A cost in that order: exchanged documents have lost theirs. */
function asPrinted(cost: Bag<Good>): Bag<Good> {
  return Object.fromEntries(PRINTED.flatMap(good => (cost[good] === undefined ? [] : [[good, cost[good]]])));
}

/** The ids that an edition names, in the order of our table: a table that grows shifts nothing. */
function inOrder<Id extends string>(all: readonly Id[], named: readonly string[]): readonly Id[] {
  const stranger = named.find(id => !all.includes(id as Id));
  if (stranger !== undefined) throw new Error(`there is no "${stranger}"`);
  return all.filter(id => named.includes(id));
}

/** The name of the spaces of a tile, the western or northern one first. */
function spaces(cells: readonly string[]): string {
  return [...cells].sort((a, b) => cellIndex(a) - cellIndex(b)).join('+');
}

function withStart({ start, void: nowhere }: LandPlan): Land {
  let land: Land = GRID.names.map(() => EMPTY);
  for (const [cell, building] of Object.entries(start)) land = laid(land, cell, building);
  for (const cell of nowhere) land = laid(land, cell, VOID);
  return land;
}

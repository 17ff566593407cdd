import {
  type BlackForest,
  type Building,
  type BuildingId,
  type BuildingPiece,
  type Facts,
  factsOf,
  GOODS,
  type State,
} from '@waldglas/black-forest';
import { type Effect, memo } from '@waldglas/core';

/** What a building on offer asks and promises, as the evaluation sees it. */
export interface Offer {
  readonly id: BuildingId;
  readonly building: Building;
  /** The place of a good in `GOODS`, how many of it, and so on. */
  readonly price: readonly number[];
  readonly forest: number;
  readonly field: number;
  readonly pond: number;
  readonly points: number;
  /** What it is thought to bring beside its points while there is time. */
  readonly promise: number;
  readonly large: boolean;
}

/** A rough worth in points, good by good, in the order of `GOODS`. */
const ROUGH = [0.3, 0.3, 0.3, 0.25, 0.3, 0.25, 0.4, 1.2, 0.5, 0.4];

/** What an effect brings, roughly. */
function roughly(effect: Effect<BlackForest> | undefined): number {
  switch (effect?.op) {
    case 'gain':
      return GOODS.reduce((sum, good, i) => sum + (effect.goods[good] ?? 0) * (ROUGH[i] ?? 0), 0);
    case 'herd':
      return 0.7 * effect.n;
    case 'advance':
      return effect.n;
    case 'place':
      return 0.6 * (effect.n ?? 2);
    case 'parts':
      return effect.of.reduce((sum, part) => sum + roughly(part), 0);
    case 'either':
      return Math.max(...effect.of.map(roughly));
    case 'per':
      return 2 * roughly(effect.then);
    case 'special':
      return SPECIAL[effect.id] ?? 0;
    default:
      return 0.3;
  }
}

const SPECIAL: Readonly<Record<string, number>> = {
  'raise-zeros-and-turn-again': 3,
  'drop-glass-charcoal': 1.5,
  breed: 1,
  'pay-three-kinds': 0.3,
};

function bonusOf({ bonus }: BuildingPiece): number {
  if (!bonus) return 0;
  const typical = 'of' in bonus.per && bonus.per.of === 'meat' ? 1.5 : 2;
  return bonus.points * typical;
}

function offerOf(building: Building, rivals: number): Offer {
  const { id } = building;
  const { cost } = building;
  const brick = (cost.brick ?? 0) + (cost.rivals ? rivals : 0);
  const goods: Readonly<Record<string, number>> = { ...cost, brick, rivals: 0 };
  return {
    id,
    building,
    price: GOODS.flatMap((good, i) => (goods[good] ? [i, goods[good]] : [])),
    forest: cost.forest ?? 0,
    field: cost.field ?? 0,
    pond: cost.pond ?? 0,
    points: building.points,
    promise: bonusOf(building) + (building.instant ? 0.7 * roughly(building.instant) : 0),
    large: building.size === 2,
  };
}

const offersIn = memo<Facts, void, Map<string, Offer>>(() => new Map());
const BOARDS = new WeakMap<readonly BuildingId[], readonly Offer[]>();

/** What is on one of the boards; a board never changes in place. */
export function offersOn(s: State, board: readonly BuildingId[]): readonly Offer[] {
  let offers = BOARDS.get(board);
  if (!offers) {
    offers = board.map(id => offer(s, id));
    BOARDS.set(board, offers);
  }
  return offers;
}

/** One building as an offer at this table. */
export function offer(s: State, id: BuildingId): Offer {
  const facts = factsOf(s);
  const rivals = facts.rivals[s.players.length] ?? 0;
  const key = `${id}${rivals}`;
  const known = offersIn(facts);
  const found = known.get(key) ?? offerOf(facts.buildings[id], rivals);
  known.set(key, found);
  return found;
}

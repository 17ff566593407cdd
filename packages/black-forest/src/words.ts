/** Basic goods, in the order in which they are asked and written. */
export const BASIC = ['brick', 'wood', 'sand', 'charcoal', 'water', 'porridge', 'meat'] as const;
export const REFINED = ['glass', 'provisions', 'commodity'] as const;
export const GOODS = [...BASIC, ...REFINED] as const;
export type Refined = (typeof REFINED)[number];
export type Good = (typeof GOODS)[number];

/** The two production wheels; charcoal stands on both. */
export const WHEELS = ['glass', 'cooking'] as const;
export type WheelName = (typeof WHEELS)[number];

/** The tiles that may be removed for nothing; a forest leaves only as a cost. */
export const LANDSCAPES = ['field', 'pond', 'pasture'] as const;
export type Landscape = (typeof LANDSCAPES)[number];
export const TILES = [...LANDSCAPES, 'forest'] as const;
export type Tile = (typeof TILES)[number];

export const ANIMALS = ['pig', 'cattle'] as const;
export type Animal = (typeof ANIMALS)[number];

/** Whatever a card or a score can count. */
export type Noun =
  | Good
  | Tile
  | Animal
  | 'empty'
  | 'building'
  | 'small-estate'
  /** Pigs on forests, pastures without animals, in the arrangement that is best for the owner. */
  | 'pig-on-forest'
  | 'empty-pasture'
  /** Pastures with at least two animals, in the arrangement that gives most points. */
  | 'stocked-pasture'
  /** Pigs kept on the tannery. */
  | 'tannery-pig';

/** What a permanent effect waits for. */
export const OCCASIONS = [
  'estate-added',
  'forest-removed',
  'merchant-moved',
  'glass-gained',
  'visit-herder',
  'enter-village-of-cook',
  'meat-from-butcher',
  'pond-from-gardener',
  'field-from-farmhand',
] as const;
export type Occasion = (typeof OCCASIONS)[number];

/** The escape hatch: rows that act by a function of their own, or bend a rule in one place. */
export const SPECIALS = [
  'raise-zeros-and-turn-again',
  'drop-glass-charcoal',
  'pay-three-kinds',
  'keep-butchered-pigs',
  'two-pigs-a-forest',
  'breed',
  'visit-anyone',
  'no-pawn-fees',
  'wood-to-three',
  'no-more-estates',
] as const;
export type Special = (typeof SPECIALS)[number];

/** The effects that only Black Forest knows. */
export type Own =
  /** Animals come; of the owner's choice where several kinds are named. */
  | { readonly op: 'herd'; readonly kinds: readonly Animal[]; readonly n: number }
  /** Animals are paid; any mix where several kinds are named. */
  | { readonly op: 'cull'; readonly kinds: readonly Animal[]; readonly n: number }
  /** Glass hut progress: so many steps up. */
  | { readonly op: 'advance'; readonly n: number }
  /** Progress is paid: so many steps down. */
  | { readonly op: 'retreat'; readonly n: number }
  | { readonly op: 'special'; readonly id: Special }
  | Inner;

/** Parts of an action that no table names. */
type Inner =
  /** What to build? */
  | { readonly op: 'construct'; readonly size?: string; readonly free?: true }
  /** Which animals stay, if not all can be housed? */
  | { readonly op: 'rehouse' }
  /** Which good is paid for a pawn in the village entered; to its owner, if it has one. */
  | { readonly op: 'fee'; readonly to?: number }
  /** Markers to raise from 0 to 1, one by one. */
  | { readonly op: 'zeros'; readonly markers: readonly string[] }
  /** Something has happened that permanent effects may wait for. */
  | { readonly op: 'occur'; readonly occasion: Occasion }
  /** `n` young, of at most so many of each kind. */
  | { readonly op: 'litter'; readonly pig: number; readonly cattle: number; readonly n: number }
  /** One each of so many different goods, all later in the order of goods than the last one paid. */
  | { readonly op: 'kinds'; readonly n: number; readonly from: number };

/** The answers to them. */
export type Reply =
  | { readonly seat: number; readonly verb: 'build'; readonly building: string }
  | { readonly seat: number; readonly verb: 'keep'; readonly pigs: number; readonly cattle: number }
  | { readonly seat: number; readonly verb: 'give'; readonly good: Good };

/** The words of Black Forest for the shared vocabulary. */
export interface BlackForest {
  good: Good;
  wheel: WheelName;
  tile: Tile;
  noun: Noun;
  own: Own;
  reply: Reply;
}

/** Basic goods, in the order in which they are asked and written. */
export const BASIC = ['sand', 'food', 'charcoal', 'water', 'wood', 'clay'] as const;
export const REFINED = ['glass', 'brick'] as const;
export const GOODS = [...BASIC, ...REFINED] as const;
export type Refined = (typeof REFINED)[number];
export type Good = (typeof GOODS)[number];

export const WHEELS = ['glassworks', 'brickworks'] as const;
export type WheelName = (typeof WHEELS)[number];

/** The tiles that come and go; a forest (two spaces) only goes. */
export const LANDSCAPES = ['pit', 'grove', 'pond'] as const;
export type Landscape = (typeof LANDSCAPES)[number];
export type Tile = Landscape | 'forest';

/** The three stacks and rows of building tiles. */
export const KINDS = ['processing', 'immediate', 'bonus'] as const;
export type Kind = (typeof KINDS)[number];

/** Whatever a card or a score can count. */
export type Noun =
  | Good
  | Tile
  | 'empty'
  | 'building'
  | 'immediate'
  | 'hand'
  | `${Landscape}-network`
  | `${Landscape}-square`
  | `lower-${'food' | 'charcoal'}`
  | `paid-${Refined}`
  | 'stocked';

export const SPECIALS = ['draw-offer', 'repeat-neighbour'] as const;
export type Special = (typeof SPECIALS)[number];

/** The effects that only Glass Road knows. */
export type Own =
  /** Tiles of the private offer leave the game. */
  | { readonly op: 'discard'; readonly n: number }
  /** The escape hatch: a function of `specials.ts`. */
  | { readonly op: 'special'; readonly id: Special };

/** The words of Glass Road for the shared vocabulary. */
export interface GlassRoad {
  good: Good;
  wheel: WheelName;
  tile: Tile;
  noun: Noun;
  own: Own;
  reply: never;
}

/** The wheels of Glass Road: what stands on each, and what it makes. */
export const WHEELS = [
  { id: 'glassworks', basic: ['sand', 'food', 'charcoal', 'water', 'wood'], refined: 'glass' },
  { id: 'brickworks', basic: ['clay', 'charcoal', 'food'], refined: 'brick' },
] as const;

export type WheelRow = (typeof WHEELS)[number];

import type { Board } from '@waldglas/black-forest';

/** A point of a drawing, in its own units. */
export type At = readonly [x: number, y: number];

/** A village: its tradespeople sit in a ring, with a pawn space between each two of them. */
export interface VillagePlan {
  readonly id: string;
  readonly at: At;
  readonly radius: number;
  readonly plates: readonly At[];
  readonly spaces: readonly { readonly id: string; readonly at: At }[];
}

export interface MapPlan {
  readonly width: number;
  readonly height: number;
  /** Half the width of a tradesperson's plate, and the radius of a pawn space. */
  readonly plate: number;
  readonly space: number;
  readonly villages: readonly VillagePlan[];
  readonly locations: readonly { readonly id: string; readonly at: At }[];
  /** From one end to the other, each 1 provision. */
  readonly paths: readonly { readonly ends: readonly [string, string]; readonly line: readonly [At, At] }[];
}

/** How large a map is drawn, and everything on it. */
interface Shape {
  readonly width: number;
  readonly height: number;
  /** The radius of a village with three tradespeople, and what a fourth adds. */
  readonly village: number;
  readonly more: number;
  readonly plate: number;
  readonly space: number;
  /** The radius of the mark of a location. */
  readonly location: number;
  /** Room for a name above a village. */
  readonly name: number;
}

/** Beside a table, and on a phone held upright. */
export const SHAPES = {
  wide: { width: 560, height: 384, village: 57, more: 9, plate: 16.5, space: 12, location: 15, name: 20 },
  upright: { width: 375, height: 352, village: 47, more: 6, plate: 14, space: 10.5, location: 13, name: 20 },
} as const satisfies Record<string, Shape>;

export type ShapeName = keyof typeof SHAPES;

/** The map of a board: villages and locations where the edition says, as far as all of each is to be seen; rings computed. */
export function mapPlan(board: Board, name: ShapeName): MapPlan {
  const shape: Shape = SHAPES[name];
  const villages = board.villages.map(({ id, at, ring }) => {
    const radius = shape.village + (ring.length > 3 ? shape.more : 0);
    return villagePlan(id, within(shape, at, radius + 3, shape.name), radius, ring.length, shape);
  });
  const locations = board.locations.map(({ id, at }) => ({ id, at: within(shape, at, shape.location + 4, 0, 14) }));
  const areas = new Map([...villages, ...locations].map(({ id, at }) => [id as string, at]));
  return {
    width: shape.width,
    height: shape.height,
    plate: shape.plate,
    space: shape.space,
    villages,
    locations,
    paths: board.paths.map(([a, b]) => ({ ends: [a, b], line: [areas.get(a) ?? ORIGIN, areas.get(b) ?? ORIGIN] })),
  };
}

const ORIGIN: At = [0, 0];

/** A point in percent as a point of the drawing, moved inwards as far as needed. */
function within({ width, height }: Shape, [x, y]: At, radius: number, above: number, below = 0): At {
  return [
    clamp((x / 100) * width, radius, width - radius),
    clamp((y / 100) * height, radius + above, height - radius - below),
  ];
}

const clamp = (value: number, least: number, most: number) => Math.max(least, Math.min(most, value));

function villagePlan(id: string, at: At, radius: number, n: number, { plate }: Shape): VillagePlan {
  const around = (nth: number): At => {
    const angle = (nth / n) * 2 * Math.PI;
    const distance = radius - plate - 3;
    return [at[0] + distance * Math.sin(angle), at[1] - distance * Math.cos(angle)];
  };
  return {
    id,
    at,
    radius,
    plates: Array.from({ length: n }, (_, i) => around(i)),
    spaces: Array.from({ length: n }, (_, i) => ({ id: `${id}.${i + 1}`, at: around(i + 0.5) })),
  };
}

/** The paths of a cheapest way between two areas, for the eye. */
export function wayBetween({ paths }: MapPlan, from: string, to: string): readonly (readonly [At, At])[] {
  const reached = new Map<string, readonly (readonly [At, At])[]>([[from, []]]);
  for (const [area, way] of reached) {
    if (area === to) return way;
    for (const { ends, line } of paths) {
      const [a, b] = ends;
      const next = a === area ? b : b === area ? a : undefined;
      if (next !== undefined && !reached.has(next)) reached.set(next, [...way, line]);
    }
  }
  return [];
}

/** Every place that a pawn can go to: pawn spaces and locations. */
export const placesOf = ({ villages, locations }: MapPlan) => [
  ...villages.flatMap(({ spaces }) => spaces),
  ...locations,
];

/** Where something lies over the map, by its middle. */
export function placed({ width, height }: MapPlan, [x, y]: At) {
  return { left: `${(x / width) * 100}%`, top: `${(y / height) * 100}%` };
}

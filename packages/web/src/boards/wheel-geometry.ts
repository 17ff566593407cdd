/** Where things are on a production wheel, in units of a drawing 240 wide. */

export const SECTORS = 12;
export const CENTRE = 120;
export const HIGHEST_BASIC = 7;
export const HIGHEST_REFINED = 3;
/** The sector of basic 0 before the dial has rotated: to the right, below the middle. */
export const START = 3;
/** The angle of a sector. */
export const STEP = 360 / SECTORS;

export function point(radius: number, degrees: number): readonly [number, number] {
  const angle = (degrees * Math.PI) / 180;
  return [CENTRE + radius * Math.sin(angle), CENTRE - radius * Math.cos(angle)];
}

function sector(i: number): string {
  const [a, b] = [i * STEP, (i + 1) * STEP];
  const at = (r: number, d: number) =>
    point(r, d)
      .map(v => v.toFixed(1))
      .join(' ');
  return `M${at(111, a)}A111 111 0 0 1 ${at(111, b)}L${at(50, b)}A50 50 0 0 0 ${at(50, a)}Z`;
}

/** The outlines of the sectors. */
export const PATHS = Array.from({ length: SECTORS }, (_, i) => sector(i));

/** The sector of a value, counted on over all rotations: basic goods clockwise from the long hand, refined ones back from the short one. */
export function sectorOf(value: number, refined: boolean, steps: number): number {
  return steps + (refined ? START - 1 - value : START + value);
}

/** The middle of a sector, as an angle. */
export const middleOf = (sector: number) => sector * STEP + STEP / 2;

/** A spot on the plate. */
export interface TokenSpot {
  readonly radius: number;
  readonly degrees: number;
}

/** The markers of a wheel. */
interface Markers {
  readonly basic: readonly string[];
  readonly refined: readonly string[];
}

/** Where a token stands; several on one sector stand beside each other. */
export function tokenSpots(
  { basic, refined }: Markers,
  goods: Readonly<Record<string, number>>,
  steps: number,
): Map<string, TokenSpot> {
  const all = [...basic, ...refined].map(marker => {
    const at = sectorOf(goods[marker] ?? 0, refined.includes(marker), steps);
    return { marker, at, sector: ((at % SECTORS) + SECTORS) % SECTORS };
  });
  const found = new Map<string, TokenSpot>();
  for (const { marker, at, sector } of all) {
    const there = all.filter(other => other.sector === sector);
    const i = there.findIndex(other => other.marker === marker);
    const radius = there.length === 1 ? 82 : i % 2 === 0 ? 94 : 68;
    const spread =
      there.length < 3
        ? there.length === 1
          ? 0
          : i === 0
            ? 5
            : -5
        : (Math.floor(i / 2) - (Math.ceil(there.length / 2) - 1) / 2) * 15;
    found.set(marker, { radius, degrees: middleOf(at) + spread });
  }
  return found;
}

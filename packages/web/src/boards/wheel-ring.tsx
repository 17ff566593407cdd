import { Drawing } from '../glyphs/glyph.tsx';
import { CENTRE, middleOf, point, SECTORS, START, STEP } from './wheel-geometry.ts';

/** What lies around a plate: points for the long hand to show, and marks beside sectors of the plate. */
export interface WheelRing {
  /** The points after so many steps; beyond the list its last ones. */
  readonly points: readonly number[];
  readonly marks: readonly { readonly sector: number; readonly glyph: string }[];
}

const RADIUS = 127;
/** Room for the ring around the plate. */
const ROOM = 18;

/** The part of the plane that is drawn: with a ring, more than the plate. */
export function viewOf(ring: WheelRing | undefined): string {
  const room = ring ? ROOM : 0;
  return `${-room} ${-room} ${2 * (CENTRE + room)} ${2 * (CENTRE + room)}`;
}

/** The ring around a plate, the points under the long hand on gold. */
export function Ring({ ring, steps }: { readonly ring: WheelRing; readonly steps: number }) {
  const { points, marks } = ring;
  const worth = (step: number) => points[step] ?? points.at(-1) ?? 0;
  return (
    <svg viewBox={viewOf(ring)} aria-hidden="true" class="ring">
      <circle cx={CENTRE} cy={CENTRE} r={RADIUS} class="band" />
      {Array.from({ length: SECTORS }, (_, i) => {
        const now = steps % SECTORS === i;
        const [x, y] = point(RADIUS, (START + i) * STEP);
        return (
          <g key={i} class={now ? 'worth now' : 'worth'}>
            {now && <circle cx={x} cy={y} r="11" />}
            <text x={x} y={y} text-anchor="middle" dominant-baseline="central">
              {worth(now ? steps : i)}
            </text>
          </g>
        );
      })}
      {marks.map(({ sector, glyph }) => {
        const [x, y] = point(RADIUS, middleOf(sector));
        return (
          <g key={glyph} class="ringmark">
            <circle cx={x} cy={y} r="11.5" />
            <Drawing name={glyph} x={x - 8.5} y={y - 8.5} width="17" height="17" />
          </g>
        );
      })}
    </svg>
  );
}

import type { TradespersonId } from '@waldglas/black-forest';
import { Drawing } from '../../glyphs/glyph.tsx';
import { portraitOf } from './card.tsx';
import { type At, type MapPlan, placesOf, type VillagePlan } from './map-layout.ts';
import { areaOf, type Pawn } from './pawns.ts';

interface VillageProps {
  readonly village: VillagePlan;
  readonly plan: MapPlan;
  readonly ring: readonly TradespersonId[];
  readonly job: boolean;
  readonly pawns: readonly Pawn[];
  readonly open: ReadonlyMap<string, number>;
  readonly chosen: string | undefined;
  /** The people who can be pressed. */
  readonly lit: ReadonlySet<string>;
}

/** A village: its people in a ring, the pawn spaces between them, its job. */
export function Village({
  village: { id, at, radius, plates, spaces },
  plan,
  ring,
  job,
  pawns,
  open,
  chosen,
  lit,
}: VillageProps) {
  const [x, y] = at;
  const { plate, space } = plan;
  const beside = spaces.findIndex(one => one.id === chosen);
  // where whole villages are asked for no space is crossed out
  const closed = [...open.keys()].some(one => areaOf(one) !== one) ? 'dead' : 'calm';
  return (
    <g>
      <circle cx={x} cy={y} r={radius} class="green" />
      <circle cx={x} cy={y} r={radius - plate - 3} class="lane" />
      <circle cx={x} cy={y} r={space + 4} class={open.has(id) ? 'square open' : 'square'} />
      <Drawing name="small-estate" x={x - space} y={y - space - 1} width={2 * space} height={2 * space} />
      {plates.map(([px, py], i) => {
        const hot = beside >= 0 && (i === beside || i === (beside + 1) % ring.length);
        const state = hot ? ' hot' : lit.has(ring[i] ?? '') ? ' lit' : '';
        return (
          <g key={ring[i]} class={`plate${state}`}>
            <rect x={px - plate} y={py - plate} width={2 * plate} height={2 * plate} rx="7" />
            <Drawing
              name={portraitOf(ring[i] ?? 'builder')}
              x={px - plate + 3.5}
              y={py - plate + 3.5}
              width={2 * plate - 7}
              height={2 * plate - 7}
            />
          </g>
        );
      })}
      {spaces.map(({ id: one, at: [sx, sy] }) => {
        const taken = pawns.some(pawn => pawn.space === one);
        const state = one === chosen ? 'chosen' : taken ? 'taken' : open.has(one) ? 'open' : closed;
        return (
          <g key={one} class={`space ${state}`}>
            <circle cx={sx} cy={sy} r={space} />
            {state === 'dead' && <path d={`M${sx - 4} ${sy - 4}l8 8m0-8l-8 8`} />}
          </g>
        );
      })}
      {job && <JobSeal at={leftOf(at, radius, ring.length)} r={space + 1} />}
    </g>
  );
}

/** On the rim to the left, where neither a plate nor a space is. */
function leftOf([x, y]: At, radius: number, n: number): At {
  const angle = (0.75 / n) * 2 * Math.PI;
  return [x - radius * Math.sin(angle), y - radius * Math.cos(angle)];
}

function JobSeal({ at: [x, y], r }: { readonly at: At; readonly r: number }) {
  return (
    <g class="jobseal">
      <circle cx={x} cy={y} r={r} />
      <Drawing name="job" x={x - r + 4} y={y - r + 4} width={2 * r - 8} height={2 * r - 8} />
    </g>
  );
}

/** A location: its job, or an empty mark. */
export function LocationMark({
  at: [x, y],
  job,
  open,
}: {
  readonly at: At;
  readonly job: boolean;
  readonly open: boolean;
}) {
  const r = 16;
  if (job) {
    return (
      <g class={open ? 'location open' : 'location'}>
        <JobSeal at={[x, y]} r={r} />
      </g>
    );
  }
  return <circle cx={x} cy={y} r={r - 3} class="vacant" />;
}

/** Where a pawn stands; several in a centre stand beside each other. */
export function pawnAt({ villages, locations }: MapPlan, pawns: readonly Pawn[], pawn: Pawn): At {
  const area = areaOf(pawn.space);
  const location = locations.find(({ id }) => id === area);
  const village = villages.find(({ id }) => id === area);
  const [x, y] = location?.at ?? village?.spaces.find(({ id }) => id === pawn.space)?.at ?? village?.at ?? [0, 0];
  const there = pawns.filter(({ space }) => space === pawn.space);
  return [x + (there.indexOf(pawn) - (there.length - 1) / 2) * 13, y];
}

export function PawnMark({ pawn: { colour }, at: [x, y] }: { readonly pawn: Pawn; readonly at: At }) {
  return (
    <g class={`pawn ${colour}`}>
      <Drawing name="pawn" x={x - 13} y={y - 17} width="26" height="26" />
    </g>
  );
}

/** How far an arrow keeps from the middles of where it comes from and where it goes. */
const APART = 15;

/** The best places of a turn, numbered, and the arrow from the pawn to one of them. */
export function MapPlans({
  plan,
  from,
  places,
  arrowTo,
}: {
  readonly plan: MapPlan;
  readonly from: At;
  readonly places: readonly string[];
  readonly arrowTo: string | undefined;
}) {
  const at = new Map(placesOf(plan).map(one => [one.id as string, one.at]));
  const target = arrowTo === undefined ? undefined : at.get(arrowTo);
  return (
    <>
      {target && <Arrow from={from} to={target} />}
      {places.map((place, i) => {
        const [x, y] = at.get(place) ?? from;
        return (
          <g key={place} class="rank">
            <circle cx={x + 9} cy={y - 9} r="7.5" />
            <text x={x + 9} y={y - 9}>
              {i + 1}
            </text>
          </g>
        );
      })}
    </>
  );
}

function Arrow({ from: [ax, ay], to: [bx, by] }: { readonly from: At; readonly to: At }) {
  const length = Math.hypot(bx - ax, by - ay);
  if (length < 2 * APART) return null;
  const [ux, uy] = [(bx - ax) / length, (by - ay) / length];
  const [sx, sy] = [ax + ux * APART, ay + uy * APART];
  const [tx, ty] = [bx - ux * (APART + 6), by - uy * (APART + 6)];
  // a gentle bow keeps it off the path
  const [mx, my] = [(sx + tx) / 2 - uy * length * 0.12, (sy + ty) / 2 + ux * length * 0.12];
  const angle = (Math.atan2(ty - my, tx - mx) * 180) / Math.PI;
  return (
    <g class="plannedway">
      <path class="arrow" d={`M${sx} ${sy}Q${mx} ${my} ${tx} ${ty}`} />
      <path class="arrowhead" d="M-4-7L9 0L-4 7Z" transform={`translate(${tx} ${ty}) rotate(${angle})`} />
    </g>
  );
}

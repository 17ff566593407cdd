import { factsOf, type TradespersonId, type View } from '@waldglas/black-forest';
import { plain } from '@waldglas/text';
import { about, UNUSABLE } from '../../boards/about.ts';
import { Chip, Drawing } from '../../glyphs/glyph.tsx';
import { portraitOf } from './card.tsx';
import { type At, type MapPlan, mapPlan, type ShapeName, type VillagePlan, wayBetween } from './map-layout.ts';
import { MapScenery } from './map-scenery.tsx';
import { Fees, MapTags } from './map-tags.tsx';
import { type Pawn, pawnsOf } from './pawns.ts';
import type { SpacePreview } from './space-preview.ts';
import type { Told } from './speech.ts';
import '../../styles/black-forest/map.css';

interface MapProps extends Told {
  readonly view: View;
  readonly seat: number;
  readonly shape: ShapeName;
  /** The spaces and locations that can be gone to, and how many provisions the way takes. */
  readonly open: ReadonlyMap<string, number>;
  /** The space under the pointer, and what going there means. */
  readonly preview?: SpacePreview | undefined;
  onChoose(space: string): void;
}

/** The village or location of a space: `v1` of `v1.2`. */
const placeOf = (space: string) => space.split('.')[0] ?? '';

/** Black Forest: villages, the paths between them, locations, jobs and everybody's pawns. */
export function ForestMap({ view, seat, shape, open, preview, onChoose, ...told }: MapProps) {
  const { board } = factsOf(view);

  const plan = mapPlan(board, shape);
  const { width, height, villages, locations } = plan;
  const pawns = pawnsOf(view);
  const home = placeOf(view.players[seat]?.pawn ?? '');
  const way = preview ? wayBetween(plan, home, placeOf(preview.to)) : [];
  const { said, table } = told;
  return (
    <div class={`forestmap ${shape}`} style={{ '--ratio': width / height }}>
      <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={table.map}>
        <MapScenery plan={plan} />
        {way.map(([a, b], i) => (
          <path key={i} class="way" d={`M${a.join(' ')}L${b.join(' ')}`} />
        ))}
        {locations.map(({ id, at: [x, y] }) => (
          <LocationMark key={id} at={[x, y]} job={view.jobs[id] !== undefined} open={open.has(id)} />
        ))}
        {villages.map(village => (
          <Village
            key={village.id}
            village={village}
            plan={plan}
            ring={view.tradespeople[village.id] ?? []}
            job={view.jobs[village.id] !== undefined}
            pawns={pawns}
            open={open}
            chosen={preview?.to}
          />
        ))}
        {pawns.map((pawn, i) => (
          <PawnMark key={i} pawn={pawn} at={pawnAt(plan, pawns, pawn)} />
        ))}
      </svg>
      <div class="over">
        {villages.map(({ id, at: [x, y], radius }) => {
          const fees = preview && placeOf(preview.to) === id ? preview.fees : [];
          const edge = fees.length > 0 && x > width * 0.8;
          return (
            <span
              key={id}
              class={edge ? 'vname edge' : 'vname'}
              style={edge ? { top: placed(plan, [x, y - radius - 7]).top } : placed(plan, [x, y - radius - 7])}
            >
              <b class="serif">{said.name(id)}</b>
              {costOf(open, id) > 0 && (
                <Chip
                  n={costOf(open, id)}
                  name="provisions"
                  words={plain(said.counted('provisions', costOf(open, id)))}
                  size={14}
                />
              )}
              <Fees fees={fees} pawns={pawns} village={id} {...told} />
            </span>
          );
        })}
        {locations.map(({ id, at: [x, y] }) => (
          <span key={id} class={labelClass(plan, x)} style={labelStyle(plan, [x, y])}>
            {said.name(id)}
          </span>
        ))}
        {[...villages.flatMap(({ spaces }) => spaces), ...locations].map(({ id, at }) => (
          <button
            key={id}
            type="button"
            class={preview?.to === id ? 'hit on' : 'hit'}
            style={placed(plan, at)}
            aria-label={spaceWords(view, told, id)}
            aria-pressed={preview?.to === id}
            {...about('say', spaceWords(view, told, id))}
            {...(open.has(id) ? { onClick: () => onChoose(id) } : UNUSABLE)}
          />
        ))}
        {preview && <MapTags plan={plan} shape={shape} view={view} home={home} preview={preview} table={table} />}
      </div>
    </div>
  );
}

/** How many provisions the way to a village takes, if one of its spaces is open. */
function costOf(open: ReadonlyMap<string, number>, village: string): number {
  return [...open].find(([space]) => placeOf(space) === village)?.[1] ?? 0;
}

/** The place of something over the map, by its middle. */
function placed({ width, height }: MapPlan, [x, y]: At) {
  return { left: `${(x / width) * 100}%`, top: `${(y / height) * 100}%` };
}

/** So much room a name needs to each side. */
const HALF_NAME = 40;
const atEdge = ({ width }: MapPlan, x: number) =>
  x < HALF_NAME ? 'left' : x > width - HALF_NAME ? 'right' : undefined;

/** The name of a place beside it; at an edge of the map it stands there. */
function labelClass(plan: MapPlan, x: number): string {
  return `lname ${atEdge(plan, x) ?? ''}`;
}

function labelStyle(plan: MapPlan, [x, y]: At) {
  const edge = atEdge(plan, x);
  // on the left the name of the village below is in the way
  const { left, top } = placed(plan, [x, y + (plan.space + 9) * (edge === 'left' ? -1 : 1)]);
  return edge ? { top } : { left, top };
}

/** A space in words: `Village 2, between Cattle Farmer and Glass Miller`. */
function spaceWords(view: View, { said, table }: Told, space: string): string {
  const [village = '', number] = space.split('.');
  const ring = view.tradespeople[village];
  if (!ring || number === undefined) return said.name(village);
  const i = Number(number);
  return table.between(said.name(village), said.name(ring[i - 1] ?? ''), said.name(ring[i % ring.length] ?? ''));
}

interface VillageProps {
  readonly village: VillagePlan;
  readonly plan: MapPlan;
  readonly ring: readonly TradespersonId[];
  readonly job: boolean;
  readonly pawns: readonly Pawn[];
  readonly open: ReadonlyMap<string, number>;
  readonly chosen: string | undefined;
}

function Village({ village: { at, radius, plates, spaces }, plan, ring, job, pawns, open, chosen }: VillageProps) {
  const [x, y] = at;
  const { plate, space } = plan;
  const beside = spaces.findIndex(one => one.id === chosen);
  return (
    <g>
      <circle cx={x} cy={y} r={radius} class="green" />
      <circle cx={x} cy={y} r={radius - plate - 3} class="lane" />
      <circle cx={x} cy={y} r={space + 4} class="square" />
      <Drawing name="small-estate" x={x - space} y={y - space - 1} width={2 * space} height={2 * space} />
      {plates.map(([px, py], i) => {
        const hot = beside >= 0 && (i === beside || i === (beside + 1) % ring.length);
        return (
          <g key={ring[i]} class={hot ? 'plate hot' : 'plate'}>
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
        const state = one === chosen ? 'chosen' : taken ? 'taken' : open.has(one) ? 'open' : 'dead';
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

function LocationMark({ at: [x, y], job, open }: { readonly at: At; readonly job: boolean; readonly open: boolean }) {
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
function pawnAt({ villages, locations }: MapPlan, pawns: readonly Pawn[], pawn: Pawn): At {
  const place = placeOf(pawn.space);
  const location = locations.find(({ id }) => id === place);
  const village = villages.find(({ id }) => id === place);
  const [x, y] = location?.at ?? village?.spaces.find(({ id }) => id === pawn.space)?.at ?? village?.at ?? [0, 0];
  const there = pawns.filter(({ space }) => space === pawn.space);
  return [x + (there.indexOf(pawn) - (there.length - 1) / 2) * 13, y];
}

function PawnMark({ pawn: { colour }, at: [x, y] }: { readonly pawn: Pawn; readonly at: At }) {
  return (
    <g class={`pawn ${colour}`}>
      <Drawing name="pawn" x={x - 13} y={y - 17} width="26" height="26" />
    </g>
  );
}

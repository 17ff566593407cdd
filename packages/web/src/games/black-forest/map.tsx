import { factsOf, type View } from '@waldglas/black-forest';
import { plain } from '@waldglas/text';
import type { Press } from '../../boards/press.ts';
import { Chip } from '../../glyphs/glyph.tsx';
import { LocationMark, MapPlans, PawnMark, pawnAt, Village } from './map-drawings.tsx';
import { MapHits, type Spot } from './map-hits.tsx';
import { type At, type MapPlan, mapPlan, placed, type ShapeName, wayBetween } from './map-layout.ts';
import { MapScenery } from './map-scenery.tsx';
import { Fees, MapTags } from './map-tags.tsx';
import { areaOf, colourOf, type Pawn, pawnsOf } from './pawns.ts';
import type { SpacePreview } from './space-preview.ts';
import type { Told } from './speech.ts';

interface MapProps extends Told {
  readonly view: View;
  readonly seat: number;
  readonly shape: ShapeName;
  /** The spaces and locations that can be gone to, and how many provisions the way takes. */
  readonly open: ReadonlyMap<string, number>;
  /** The space under the pointer, and what going there means. */
  readonly preview?: SpacePreview | undefined;
  /** The best places of the turn, the best first, and the one that an arrow points at. */
  readonly plans?: readonly string[];
  readonly arrowTo?: string | undefined;
  /** Lets the own pawn be dragged, if it is to be moved; alone it may be the white one. */
  drag?: ((down: PointerEvent) => void) | undefined;
  readonly white?: boolean;
  /** What pressing a spot does; nothing if it does nothing. */
  press(spot: Spot): Press | undefined;
}

/** Where a pawn waits that is not on the map yet. */
const waiting = ({ height }: MapPlan): At => [24, height - 24];

/** Black Forest: villages, the paths between them, locations, jobs and everybody's pawns. */
export function ForestMap(props: MapProps) {
  const { view, seat, shape, open, preview, press, plans = [], arrowTo, drag, white = false, said, table } = props;
  const plan = mapPlan(factsOf(view).board, shape);
  const { width, height, villages, locations } = plan;
  const pawns = pawnsOf(view);
  const home = areaOf(view.players[seat]?.pawn ?? '');
  const way = preview ? wayBetween(plan, home, areaOf(preview.to)) : [];
  const own = view.solo ? undefined : pawns.find(pawn => pawn.seat === seat);
  const from = own ? pawnAt(plan, pawns, own) : waiting(plan);
  const people = Object.values(view.tradespeople).flat();
  const lit = new Set<string>(people.filter(id => press({ kind: 'tradesperson', id })));
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
            lit={lit}
          />
        ))}
        {pawns.map((pawn, i) => (
          <PawnMark key={i} pawn={pawn} at={pawnAt(plan, pawns, pawn)} />
        ))}
        <MapPlans plan={plan} from={from} places={plans} arrowTo={arrowTo} />
      </svg>
      <div class="over">
        {villages.map(village => (
          <VillageName key={village.id} village={village} pawns={pawns} plan={plan} {...props} />
        ))}
        {locations.map(({ id, at }) => (
          <span key={id} class={labelClass(plan, at[0])} style={labelStyle(plan, at)}>
            {said.name(id)}
          </span>
        ))}
        <MapHits
          view={view}
          plan={plan}
          chosen={preview?.to}
          press={press}
          pawn={drag && { space: own?.space, at: from, colour: white ? 'white' : colourOf(seat), drag }}
          said={said}
          table={table}
        />
        {preview && <MapTags plan={plan} shape={shape} view={view} home={home} preview={preview} table={table} />}
      </div>
    </div>
  );
}

/** The name of a village, what the way there takes, and who gets a good for a pawn. */
function VillageName({
  village: { id, at, radius },
  plan,
  pawns,
  open,
  preview,
  said,
  table,
}: MapProps & {
  readonly village: MapPlan['villages'][number];
  readonly plan: MapPlan;
  readonly pawns: readonly Pawn[];
}) {
  const [x, y] = at;
  const fees = preview && areaOf(preview.to) === id ? preview.fees : [];
  const edge = fees.length > 0 && x > plan.width * 0.8;
  const cost = costOf(open, id);
  const { left, top } = placed(plan, [x, y - radius - 7]);
  return (
    <span class={edge ? 'vname edge' : 'vname'} style={edge ? { top } : { left, top }}>
      <b class="serif">{said.name(id)}</b>
      {cost > 0 && <Chip n={cost} name="provisions" words={plain(said.counted('provisions', cost))} size={14} />}
      <Fees fees={fees} pawns={pawns} village={id} said={said} table={table} />
    </span>
  );
}

/** How many provisions the way to a village takes, if one of its spaces is open. */
function costOf(open: ReadonlyMap<string, number>, village: string): number {
  return [...open].find(([space]) => areaOf(space) === village)?.[1] ?? 0;
}

/** So much room a name needs to each side. */
const HALF_NAME = 40;
const atEdge = ({ width }: MapPlan, x: number) =>
  x < HALF_NAME ? 'left' : x > width - HALF_NAME ? 'right' : undefined;

/** The name of a village or location beside it; at an edge of the map it stands there. */
function labelClass(plan: MapPlan, x: number): string {
  return `lname ${atEdge(plan, x) ?? ''}`;
}

function labelStyle(plan: MapPlan, [x, y]: At) {
  const edge = atEdge(plan, x);
  // on the left the name of the village below is in the way
  const { left, top } = placed(plan, [x, y + (plan.space + 9) * (edge === 'left' ? -1 : 1)]);
  return edge ? { top } : { left, top };
}

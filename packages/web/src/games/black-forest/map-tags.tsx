import type { View } from '@waldglas/black-forest';
import { Fragment } from 'preact';
import { Glyph } from '../../glyphs/glyph.tsx';
import { portraitOf } from './card.tsx';
import { type At, type MapPlan, type ShapeName, type VillagePlan, wayBetween } from './map-layout.ts';
import type { Pawn } from './pawns.ts';
import type { SpacePreview, VisitPreview } from './space-preview.ts';
import type { Told } from './speech.ts';

interface TagsProps extends Pick<Told, 'table'> {
  readonly plan: MapPlan;
  /** A small map has no room for what the neighbours give. */
  readonly shape: ShapeName;
  readonly view: View;
  /** Where the seat comes from. */
  readonly home: string;
  readonly preview: SpacePreview;
}

/** What going to a space means, where it happens: the price on the path, fees at the pawns, gains at the neighbours. */
export function MapTags({ plan, view, home, shape, preview: { to, provisions, visits }, table }: TagsProps) {
  const [village = '', number = ''] = to.split('.');
  const [first] = wayBetween(plan, home, village);
  const found = plan.villages.find(({ id }) => id === village);
  const ring = view.tradespeople[village] ?? [];
  const neighbours = found && number !== '' ? [Number(number) - 1, Number(number) % ring.length] : [];
  return (
    <>
      {first && provisions > 0 && !isAtName(middle(first), found) && (
        <span class="maptag toll" style={tagStyle(plan, middle(first), 'middle')}>
          {table.paths(provisions)}
          <b class="num">−{provisions}</b>
          <Glyph name="provisions" size={15} />
        </span>
      )}
      {found &&
        shape === 'wide' &&
        neighbours.map(i => {
          const tradesperson = ring[i];
          const gains = visits.filter(visit => visit.tradesperson === tradesperson);
          if (gains.length === 0 || tradesperson === undefined) return null;
          const { at, grows } = besidePlate(plan, found, i);
          const chips = gains.flatMap(({ changes }) => Object.values(changes).filter(n => n > 0)).length;
          return (
            <span key={tradesperson} class="maptag yield" style={tagStyle(plan, at, grows, 40 + CHIP * chips)}>
              <Glyph name={portraitOf(tradesperson)} size={15} />
              {gains.map((gain, n) => (
                <Fragment key={n}>
                  {n > 0 && <i>/</i>}
                  <Changes {...gain} onlyGains />
                </Fragment>
              ))}
            </span>
          );
        })}
    </>
  );
}

/** What is won and lost, with signs; leave to build is a picture. */
export function Changes({
  changes,
  builds,
  onlyGains = false,
}: Pick<VisitPreview, 'changes' | 'builds'> & { readonly onlyGains?: boolean }) {
  const won = Object.entries(changes).filter(([, n]) => n > 0);
  const lost = Object.entries(changes).filter(([, n]) => n < 0);
  return (
    <>
      {[...won, ...(onlyGains ? [] : lost)].map(([noun, n]) => (
        <span key={noun} class={n > 0 ? 'chip' : 'chip less'}>
          {n > 0 ? `+${n}` : `−${-n}`}
          <Glyph name={noun} size={15} />
        </span>
      ))}
      {builds && <Glyph name="build" size={16} />}
    </>
  );
}

/** Would it lie on the name of the village, which tells the price as well? */
function isAtName([x, y]: At, village: VillagePlan | undefined): boolean {
  if (!village) return false;
  const [nameX, nameY] = [village.at[0], village.at[1] - village.radius - 7];
  return Math.abs(x - nameX) < 110 && Math.abs(y - nameY) < 24;
}

const middle = ([[ax, ay], [bx, by]]: readonly [At, At]): At => [(ax + bx) / 2, (ay + by) / 2];

/** To which side a tag grows: away from the village. */
type Side = 'left' | 'middle' | 'right';
const side = (x: number, centre: number): Side => (x < centre - 4 ? 'left' : x > centre + 4 ? 'right' : 'middle');

/** Where the tag of a tradesperson lies: outside the village, and not on its name. */
function besidePlate(plan: MapPlan, { at, radius, plates }: VillagePlan, i: number): { at: At; grows: Side } {
  const [x, y] = plates[i] ?? at;
  const grows = side(x, at[0]);
  if (grows === 'middle' && y < at[1]) {
    const right = at[0] < plan.width / 2;
    return { at: [at[0] + radius * (right ? 0.75 : -0.75), at[1] - radius * 0.72], grows: right ? 'right' : 'left' };
  }
  const out = grows === 'left' ? 14 : grows === 'right' ? -14 : 0;
  return { at: [x + out, y + (y < at[1] - 1 ? -1 : 1) * (plan.plate + 13)], grows };
}

/** So much room the price of a way needs beside its point, and a good on a tag. */
const ROOM = 96;
const CHIP = 34;

/** A tag at a point, growing to one side of it, though never over the edge of the map. */
function tagStyle({ width, height }: MapPlan, [x, y]: At, grows: Side, room = ROOM) {
  const top = `${(Math.min(y, height - 14) / height) * 100}%`;
  const left = `${(x / width) * 100}%`;
  const right = `${(1 - x / width) * 100}%`;
  if (grows === 'middle') return { top, left, translate: '-50% -50%' };
  if (grows === 'right')
    return x + room > width ? { top, right: '4px', translate: '0 -50%' } : { top, left, translate: '0 -50%' };
  return x - room < 0 ? { top, left: '4px', translate: '0 -50%' } : { top, right, translate: '0 -50%' };
}

/** Who gets a good for a pawn in a village. */
export function Fees({
  fees,
  pawns,
  village,
  said,
  table,
}: Told & Pick<SpacePreview, 'fees'> & { readonly pawns: readonly Pawn[]; readonly village: string }) {
  return (
    <>
      {fees.map(({ to: payee, good }, i) => {
        const pawn = pawns.find(({ seat, space }) => seat === payee && space.split('.')[0] === village);
        return (
          <span key={i} class="pawnfee">
            <span class={`who ${pawn?.colour ?? 'neutral'}`}>
              <Glyph name="pawn" size={14} />
            </span>
            {payee === undefined ? table.supply : said.who(payee)}
            <b class="num">−1</b>
            <Glyph name={good} size={14} />
          </span>
        );
      })}
    </>
  );
}

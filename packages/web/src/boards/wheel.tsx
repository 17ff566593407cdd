import { memo } from '../drawing/memo.ts';
import { Drawing, Glyph } from '../glyphs/glyph.tsx';
import { aboutApart } from './about.ts';
import {
  CENTRE,
  HIGHEST_BASIC,
  HIGHEST_REFINED,
  PATHS,
  point,
  SECTORS,
  START,
  sectorOf,
  type TokenSpot,
  tokenSpots,
} from './wheel-geometry.ts';
import { Ring, viewOf, type WheelRing } from './wheel-ring.tsx';

/** What stands on a wheel. */
export type Goods = Readonly<Record<string, number>>;

interface WheelProps {
  readonly title: string;
  /** The markers on the wheel, and what lies by each; most are called like their good. */
  readonly basic: readonly string[];
  readonly refined: readonly string[];
  readonly goods: Goods;
  /** How far the dial has rotated in all. */
  readonly steps: number;
  /** The same after the option under the pointer. */
  readonly next: { readonly goods: Goods; readonly steps: number } | undefined;
  /** What is around the plate, if anything is. */
  readonly ring?: WheelRing;
  /** The good of a marker that is not called like it. */
  goodOf?(marker: string): string;
  /** The letter on each token, and the name that is read out. */
  letter(good: string): string;
  name(good: string): string;
}

/** Basic sectors, dark and light alternately; refined ones alike. */
const TONES = ['var(--w-basic2)', 'var(--w-basic)', 'var(--w-ref2)', 'var(--w-ref)'];

/** The plate with its sectors, and the numbers of the dial: they are read, so they stand upright at once. */
const Plate = memo(({ steps, view }: { readonly steps: number; readonly view: string }) => {
  const sectors = PATHS.map((path, i) => {
    const value = (((i - START - steps) % SECTORS) + SECTORS) % SECTORS;
    const tone = TONES[(value <= HIGHEST_BASIC ? 0 : 2) + (i % 2)];
    return { path, tone, stops: value === 0 || value === HIGHEST_BASIC + 1 };
  });
  // sectors that look the same are one drawing: a slow machine has less to make
  const outline = (chosen: typeof sectors) => chosen.map(({ path }) => path).join('');
  return (
    <svg viewBox={view} aria-hidden="true">
      <defs>
        <radialGradient id="rim" cx=".4" cy=".35" r=".8">
          <stop offset="0" stop-color="var(--w-rim2)" />
          <stop offset="1" stop-color="var(--w-rim)" />
        </radialGradient>
        <pattern id="hatch" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect width="2.4" height="6" fill="var(--w-dark)" opacity=".34" />
        </pattern>
      </defs>
      <circle cx="120" cy="120" r="117" fill="url(#rim)" />
      {TONES.map(tone => (
        <path
          key={tone}
          d={outline(sectors.filter(one => one.tone === tone))}
          fill={tone}
          stroke="var(--line2)"
          stroke-width=".8"
        />
      ))}
      <path d={outline(sectors.filter(({ stops }) => stops))} fill="url(#hatch)" />
      <circle
        cx="120"
        cy="120"
        r="54"
        fill="var(--w-dial)"
        stroke="var(--glass)"
        stroke-opacity=".55"
        stroke-width="1.2"
      />
      <Numbers steps={steps} refined={false} />
      <Numbers steps={steps} refined />
    </svg>
  );
});

/** The numbers of the basic or of the refined goods, each in its sector. */
function Numbers({ steps, refined }: { readonly steps: number; readonly refined: boolean }) {
  const values = Array.from({ length: (refined ? HIGHEST_REFINED : HIGHEST_BASIC) + 1 }, (_, n) => n);
  const at = values.map(n => point(43.5, sectorOf(n, refined, steps) * 30 + 15));
  return (
    <text
      class={refined ? 'dn ref' : 'dn'}
      x={at.map(([x]) => x).join(' ')}
      y={at.map(([, y]) => y).join(' ')}
      text-anchor="middle"
      dominant-baseline="central"
    >
      {values.join('')}
    </text>
  );
}

interface HandsProps {
  readonly steps: number;
  readonly view: string;
  readonly ghost?: boolean;
}

const Hands = memo(({ steps, view, ghost = false }: HandsProps) => (
  <svg
    class={ghost ? 'ghosthands' : 'hands'}
    {...(!ghost && { 'data-moves': '' })}
    viewBox={view}
    aria-hidden="true"
    style={{ transform: `rotate(${steps * 30}deg)` }}
  >
    <g transform="rotate(90 120 120)">
      <path d="M115.8 68L117.8 10L120 4L122.2 10L124.2 68Z" class="hd" />
      <circle cx="120" cy="66" r="5.5" class="hd" />
      <circle cx="120" cy="66" r="2.4" class="hk" />
    </g>
    <g transform="rotate(330 120 120)">
      <path d="M116.8 68L118.4 16L120 10L121.6 16L123.2 68Z" class="hd" />
      <path d="M120 58l5 8-5 8-5-8z" class="hd" />
    </g>
  </svg>
));

interface TokenProps {
  readonly good: string;
  readonly spot: TokenSpot;
  readonly letter: string;
  readonly view: string;
}

/** A token walks along the rim and stands upright where it arrives. */
function Token({ good, spot: { radius, degrees }, letter, view }: TokenProps) {
  return (
    <svg class="tok" viewBox={view} aria-hidden="true" style={{ transform: `rotate(${degrees}deg)` }}>
      <g transform={`translate(${CENTRE} ${CENTRE - radius}) rotate(${-degrees})`}>
        <circle class="disc" r="12.5" />
        <Drawing name={good} x="-9" y="-9.5" width="18" height="18" />
        <circle cx="9.6" cy="9" r="6.8" class="lt" />
        <text x="9.6" y="12.6" text-anchor="middle">
          {letter}
        </text>
      </g>
    </svg>
  );
}

/** Where the tokens would go with the option under the pointer. */
function Ghosts({ props, next }: { readonly props: WheelProps; readonly next: NonNullable<WheelProps['next']> }) {
  const { basic, refined, goods, steps, name, ring, goodOf = same } = props;
  const tokens = tokenSpots(props, goods, steps);
  const ghosts = tokenSpots(props, next.goods, next.steps);
  const rotations = next.steps - steps;
  return (
    <svg viewBox={viewOf(ring)} aria-hidden="true">
      {[...basic, ...refined].map(marker => {
        const [from, to] = [tokens.get(marker), ghosts.get(marker)].map(at => at && point(at.radius, at.degrees));
        const stayed = (next.goods[marker] ?? 0) + (refined.includes(marker) ? -rotations : rotations);
        if (!from || !to || stayed === (goods[marker] ?? 0)) return null;
        return (
          <g key={marker}>
            <path class="gmove" d={`M${from.join(' ')}L${to.join(' ')}`} />
            <g class="gtok" transform={`translate(${to.join(' ')})`}>
              <circle r="12.5" />
              <Drawing name={goodOf(marker)} x="-9" y="-9" width="18" height="18">
                <title>{name(goodOf(marker))}</title>
              </Drawing>
            </g>
          </g>
        );
      })}
    </svg>
  );
}

/** Markers that are called like their good. */
const same = (marker: string) => marker;

/**
 * A production wheel: the plate stands still, the dial with its two hands rotates, tokens walk. What moves is a picture of
 * its own, so that the browser moves it without drawing anything anew.
 */
export function Wheel(props: WheelProps) {
  const { title, basic, refined, goods, steps, next, ring, goodOf = same, letter, name } = props;
  const tokens = tokenSpots(props, goods, steps);
  const view = viewOf(ring);
  const all = [...basic, ...refined];
  const spoken = all.map(marker => `${name(goodOf(marker))} ${goods[marker] ?? 0}`).join(', ');
  const made = goodOf(refined[0] ?? '');
  const total = (held: Goods) =>
    refined.reduce((sum, marker) => sum + (goodOf(marker) === made ? (held[marker] ?? 0) : 0), 0);
  return (
    <div class="wheel" role="img" aria-label={`${title}: ${spoken}`}>
      {ring && <Ring ring={ring} steps={steps} />}
      <Plate steps={steps} view={view} />
      <Hands steps={steps} view={view} />
      {next && next.steps > steps && <Hands steps={next.steps} view={view} ghost />}
      {next && <Ghosts props={props} next={next} />}
      {all.map(marker => {
        const spot = tokens.get(marker);
        const good = goodOf(marker);
        return spot && <Token key={marker} good={good} spot={spot} letter={letter(good)} view={view} />;
      })}
      <svg viewBox={view} aria-hidden="true">
        <circle cx="120" cy="120" r="31" fill="var(--panel)" stroke="var(--glass)" stroke-width="2.5" />
        <Drawing name={made} x="106" y="94" width="28" height="28" />
        <text x="120" y="139" text-anchor="middle" class="hub">
          {total(goods)}
          {next && total(next.goods) !== total(goods) && (
            <tspan fill="var(--glassdeep)" dx="3">
              › {total(next.goods)}
            </tspan>
          )}
        </text>
      </svg>
    </div>
  );
}

/** The numbers of a wheel before and after, in a strip. */
export function Strip({ basic, goods, next, name }: Pick<WheelProps, 'basic' | 'goods' | 'next' | 'name'>) {
  return (
    <div class="strip">
      {basic.map(good => {
        const before = goods[good] ?? 0;
        const after = next?.goods[good] ?? before;
        return (
          <div
            key={good}
            class={after < before ? 'sv down' : after > before ? 'sv up' : 'sv'}
            role="img"
            aria-label={`${name(good)} ${before}`}
            {...aboutApart('thing', good)}
          >
            <Glyph name={good} />
            <b class="num">{before}</b>
            {after !== before && <em class="num">{after}</em>}
          </div>
        );
      })}
    </div>
  );
}

import { still } from '../drawing/memo.ts';
import { Drawing, Glyph } from '../glyphs/glyph.tsx';
import { aboutApart } from './about.ts';

/** What stands on a wheel. */
export type Goods = Readonly<Record<string, number>>;

export interface WheelProps {
  readonly title: string;
  readonly basic: readonly string[];
  readonly refined: string;
  readonly goods: Goods;
  /** How far the dial has turned in all. */
  readonly steps: number;
  /** The same after the option under the pointer. */
  readonly next: { readonly goods: Goods; readonly steps: number } | undefined;
  /** The letter on each token, and the name that is read out. */
  letter(good: string): string;
  name(good: string): string;
}

/** The wheels of Glass Road. */
export const WHEELS = [
  { id: 'glassworks', basic: ['sand', 'food', 'charcoal', 'water', 'wood'], refined: 'glass' },
  { id: 'brickworks', basic: ['clay', 'charcoal', 'food'], refined: 'brick' },
] as const;

const SECTORS = 12;
const CENTRE = 120;
export const HIGHEST_BASIC = 7;
export const HIGHEST_REFINED = 3;
/** The sector of basic 0 before the dial has turned: to the right, below the middle. */
const START = 3;

function point(radius: number, degrees: number): readonly [number, number] {
  const angle = (degrees * Math.PI) / 180;
  return [CENTRE + radius * Math.sin(angle), CENTRE - radius * Math.cos(angle)];
}

function sector(i: number): string {
  const [a, b] = [i * 30, i * 30 + 30];
  const at = (r: number, d: number) =>
    point(r, d)
      .map(v => v.toFixed(1))
      .join(' ');
  return `M${at(111, a)}A111 111 0 0 1 ${at(111, b)}L${at(50, b)}A50 50 0 0 0 ${at(50, a)}Z`;
}

const PATHS = Array.from({ length: SECTORS }, (_, i) => sector(i));

/** The sector of a value, counted on over the turns: basic goods clockwise from the long hand, refined ones back from the short one. */
function sectorOf(value: number, refined: boolean, steps: number): number {
  return steps + (refined ? START - 1 - value : START + value);
}

/** A place on the plate. */
interface Place {
  readonly radius: number;
  readonly degrees: number;
}

/** Where a token stands; several on one sector stand beside each other. */
function places(props: WheelProps, goods: Goods, steps: number): Map<string, Place> {
  const all = [...props.basic, props.refined].map(good => {
    const at = sectorOf(goods[good] ?? 0, good === props.refined, steps);
    return { good, at, sector: ((at % SECTORS) + SECTORS) % SECTORS };
  });
  const found = new Map<string, Place>();
  for (const { good, at, sector } of all) {
    const there = all.filter(other => other.sector === sector);
    const i = there.findIndex(other => other.good === good);
    const radius = there.length === 1 ? 82 : i % 2 === 0 ? 94 : 68;
    const spread =
      there.length < 3
        ? there.length === 1
          ? 0
          : i === 0
            ? 5
            : -5
        : (Math.floor(i / 2) - (Math.ceil(there.length / 2) - 1) / 2) * 15;
    found.set(good, { radius, degrees: at * 30 + 15 + spread });
  }
  return found;
}

const VIEW = `0 0 ${2 * CENTRE} ${2 * CENTRE}`;

/** Basic sectors, dark and light in turn; refined ones alike. */
const TONES = ['var(--w-basic2)', 'var(--w-basic)', 'var(--w-ref2)', 'var(--w-ref)'];

/** The plate with its sectors, and the numbers of the dial: they are read, so they stand upright at once. */
const Plate = still(({ steps }: { readonly steps: number }) => {
  const sectors = PATHS.map((path, i) => {
    const value = (((i - START - steps) % SECTORS) + SECTORS) % SECTORS;
    const tone = TONES[(value <= HIGHEST_BASIC ? 0 : 2) + (i % 2)];
    return { path, tone, stops: value === 0 || value === HIGHEST_BASIC + 1 };
  });
  // sectors that look the same are one drawing: a slow machine has less to make
  const outline = (chosen: typeof sectors) => chosen.map(({ path }) => path).join('');
  return (
    <svg viewBox={VIEW} aria-hidden="true">
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

const Hands = still(({ steps, ghost = false }: { readonly steps: number; readonly ghost?: boolean }) => (
  <svg
    class={ghost ? 'ghosthands' : 'hands'}
    viewBox={VIEW}
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
  readonly place: Place;
  readonly letter: string;
}

/** A token walks along the rim and stands upright where it arrives. */
function Token({ good, place: { radius, degrees }, letter }: TokenProps) {
  return (
    <svg class="tok" viewBox={VIEW} aria-hidden="true" style={{ transform: `rotate(${degrees}deg)` }}>
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
  const { basic, refined, goods, steps, name } = props;
  const tokens = places(props, goods, steps);
  const ghosts = places(props, next.goods, next.steps);
  const turns = next.steps - steps;
  return (
    <svg viewBox={VIEW} aria-hidden="true">
      {[...basic, refined].map(good => {
        const [from, to] = [tokens.get(good), ghosts.get(good)].map(at => at && point(at.radius, at.degrees));
        const moved = (next.goods[good] ?? 0) + (good === refined ? -turns : turns) !== (goods[good] ?? 0);
        if (!from || !to || !moved) return null;
        return (
          <g key={good}>
            <path class="gmove" d={`M${from.join(' ')}L${to.join(' ')}`} />
            <g class="gtok" transform={`translate(${to.join(' ')})`}>
              <circle r="12.5" />
              <Drawing name={good} x="-9" y="-9" width="18" height="18">
                <title>{name(good)}</title>
              </Drawing>
            </g>
          </g>
        );
      })}
    </svg>
  );
}

/**
 * A production wheel: the plate stands still, the dial with its two hands turns, tokens walk. What moves is a picture of
 * its own, so that the browser moves it without drawing anything anew.
 */
export function Wheel(props: WheelProps) {
  const { title, basic, refined, goods, steps, next, letter, name } = props;
  const tokens = places(props, goods, steps);
  const all = [...basic, refined];
  const spoken = all.map(good => `${name(good)} ${goods[good] ?? 0}`).join(', ');
  return (
    <div class="wheel" role="img" aria-label={`${title}: ${spoken}`}>
      <Plate steps={steps} />
      <Hands steps={steps} />
      {next && next.steps > steps && <Hands steps={next.steps} ghost />}
      {next && <Ghosts props={props} next={next} />}
      {all.map(good => {
        const place = tokens.get(good);
        return place && <Token key={good} good={good} place={place} letter={letter(good)} />;
      })}
      <svg viewBox={VIEW} aria-hidden="true">
        <circle cx="120" cy="120" r="31" fill="var(--panel)" stroke="var(--glass)" stroke-width="2.5" />
        <Drawing name={refined} x="106" y="94" width="28" height="28" />
        <text x="120" y="139" text-anchor="middle" class="hub">
          {goods[refined] ?? 0}
          {next && next.goods[refined] !== goods[refined] && (
            <tspan fill="var(--glassdeep)" dx="3">
              › {next.goods[refined]}
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

import type { JSX } from 'preact';
import { fir, grow, scatter } from './drawings.tsx';

const TREES = ['var(--l-tree)', 'var(--l-tree2)', 'var(--l-tree3)'];
const drawn = new Map<string, JSX.Element>();

/** A forest of two spaces, lying or standing; each has its own trees. */
export function Forest({ wide, seed }: { readonly wide: boolean; readonly seed: number }) {
  const key = `${wide} ${seed}`;
  const known = drawn.get(key);
  if (known) return known;
  const [w, h] = wide ? [176, 84] : [84, 176];
  const random = scatter(seed + 7);
  const trees = Array.from({ length: 34 }, () => ({
    x: 8 + random() * (w - 16),
    y: 34 + random() * (h - 42),
    size: 18 + random() * 14,
    tone: TREES[Math.floor(random() * 3)] ?? '',
  }));
  const forest = (
    <svg viewBox={`0 0 ${w} ${h}`} width="100%" height="100%" preserveAspectRatio="none" aria-hidden="true">
      <rect width={w} height={h} fill="var(--l-forest)" />
      <path
        d={`M0 ${h * 0.6}C${w * 0.3} ${h * 0.45} ${w * 0.6} ${h * 0.75} ${w} ${h * 0.55}V${h}H0Z`}
        fill="var(--l-forest2)"
      />
      {grow(trees)}
    </svg>
  );
  drawn.set(key, forest);
  return forest;
}

export function Grove() {
  return (
    <svg viewBox="0 0 86 86" width="100%" height="100%" preserveAspectRatio="none" aria-hidden="true">
      <rect width="86" height="86" fill="var(--l-grove)" />
      <path d="M0 58C24 48 56 66 86 54V86H0Z" fill="var(--l-grass2)" opacity=".7" />
      <g opacity=".18">
        <ellipse cx="26" cy="48" rx="15" ry="3.5" />
        <ellipse cx="60" cy="44" rx="14" ry="3.5" />
        <ellipse cx="44" cy="74" rx="17" ry="4" />
      </g>
      <path d="M24.4 34h3.2l.6 12.6h-4.4zM58.4 30h3.2l.6 11.7h-4.4zM42.4 57h3.2l.6 14.4h-4.4z" fill="var(--g-trunk)" />
      <g fill="var(--l-leaf)">
        <circle cx="26" cy="27" r="14" />
        <circle cx="60" cy="23.5" r="13" />
        <circle cx="44" cy="49" r="16" />
      </g>
      <g fill="var(--l-leaf2)">
        <circle cx="21.8" cy="22.8" r="7" />
        <circle cx="56.1" cy="19.6" r="6.5" />
        <circle cx="39.2" cy="44.2" r="8" />
      </g>
    </svg>
  );
}

export function Pond() {
  return (
    <svg viewBox="0 0 86 86" width="100%" height="100%" preserveAspectRatio="none" aria-hidden="true">
      <rect width="86" height="86" fill="var(--l-grass)" />
      <path d="M10 46C8 28 26 18 44 20c20 1 34 10 33 27-1 18-18 25-36 24C24 70 12 62 10 46Z" fill="var(--l-grass2)" />
      <path d="M14 46C12 31 28 23 44 24c18 1 30 9 29 23-1 15-16 21-32 20C26 66 16 59 14 46Z" fill="var(--l-water)" />
      <g fill="none" stroke="var(--l-water2)" stroke-linecap="round">
        <path d="M22 40c6-8 16-10 26-9" stroke-width="3.5" />
        <path d="M28 52c4-3 8-3 12 0s8 3 12 0M44 60c3-2 6-2 9 0" stroke-width="2" />
      </g>
      <path d="M66 62V34M71 62V40M61 64V44" stroke="var(--g-reed)" stroke-width="2" />
      <path d="M64.6 28h2.8v9h-2.8zM69.6 35h2.8v8h-2.8z" fill="var(--g-trunk)" />
    </svg>
  );
}

export function Pit() {
  return (
    <svg viewBox="0 0 86 86" width="100%" height="100%" preserveAspectRatio="none" aria-hidden="true">
      <rect width="86" height="86" fill="var(--l-earth)" />
      <path d="M0 0h86v14C60 8 26 22 0 12Z" fill="var(--l-grass)" />
      <path d="M8 36L24 22h40l14 14v24L64 74H22L8 62Z" fill="var(--l-earth2)" />
      <path d="M18 40l10-9h30l10 9v17l-10 9H28l-10-8Z" fill="var(--l-earth3)" />
      <path d="M30 44l5-5h17l5 5v10l-5 5H35l-5-4Z" fill="#3b2314" opacity=".55" />
      <path d="M64 30l8-14M70 14l5 3" stroke="var(--g-trunk)" stroke-width="3" stroke-linecap="round" />
      <path d="M58 30h11l-2 8h-9z" fill="var(--g-line)" opacity=".75" />
      <circle cx="16" cy="68" r="3" fill="var(--l-earth2)" />
      <circle cx="75" cy="70" r="4" fill="var(--l-earth2)" />
    </svg>
  );
}

/** The meadow and the road behind a land. */
export function Meadow() {
  const road = 'M38 -6C92 40 14 84 54 132s40 76-2 128c-24 34-4 84 30 122';
  return (
    <svg class="meadow" viewBox="0 0 562 376" preserveAspectRatio="none" aria-hidden="true">
      <rect width="562" height="376" fill="var(--l-sky)" />
      <path d="M0 90C120 40 260 120 380 70S520 60 562 40V376H0Z" fill="var(--l-grass)" opacity=".55" />
      <path d="M0 230C120 180 300 260 420 200s110-30 142-40V376H0Z" fill="var(--l-grass2)" opacity=".45" />
      <g fill="none" stroke-linecap="round">
        <path d={road} stroke="var(--l-road2)" stroke-width="36" />
        <path d={road} stroke="var(--l-road)" stroke-width="30" />
      </g>
      <path d={fir({ x: 18, y: 332, size: 36 })} fill="var(--l-tree2)" />
      <path d={fir({ x: 32, y: 354, size: 42 })} fill="var(--l-tree)" />
      <path d={fir({ x: 98, y: 368, size: 32 })} fill="var(--l-tree2)" />
    </svg>
  );
}

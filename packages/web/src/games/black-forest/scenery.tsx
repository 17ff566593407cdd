import type { JSX } from 'preact';
import { grow, scatter } from '../../boards/drawings.tsx';

const WIDE = 50;
const HIGH = 58;
const TREES = ['var(--l-tree)', 'var(--l-tree2)', 'var(--l-tree3)'];

/** A picture that fills one space. */
function Scene({ high = HIGH, children }: { readonly high?: number; readonly children: JSX.Element | JSX.Element[] }) {
  return (
    <svg class="scene" viewBox={`0 0 ${WIDE} ${high}`} preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      {children}
    </svg>
  );
}

/** A forest of one space; each has its own trees. */
export function Wood({ seed }: { readonly seed: number }) {
  const random = scatter(seed + 11);
  const trees = Array.from({ length: 11 }, () => ({
    x: 5 + random() * (WIDE - 10),
    y: 24 + random() * (HIGH - 28),
    size: 16 + random() * 9,
    tone: TREES[Math.floor(random() * 3)] ?? '',
  }));
  return (
    <Scene>
      <rect width={WIDE} height={HIGH} fill="var(--l-forest)" />
      <path d="M0 34C15 26 32 42 50 31V58H0Z" fill="var(--l-forest2)" />
      <g>{grow(trees)}</g>
    </Scene>
  );
}

export function Field() {
  return (
    <Scene>
      <rect width={WIDE} height={HIGH} fill="var(--l-field)" />
      <path
        d="M-4 8C10 2 26 14 54 5M-4 20C12 13 28 26 54 16M-4 32C12 25 28 38 54 28M-4 44C12 37 28 50 54 40M-4 56C12 49 28 62 54 52"
        fill="none"
        stroke="var(--l-field2)"
        stroke-width="3.4"
        stroke-linecap="round"
      />
    </Scene>
  );
}

export function Lake() {
  return (
    <Scene>
      <rect width={WIDE} height={HIGH} fill="var(--l-grass)" />
      <path d="M5 31C4 19 14 12 26 13c13 1 21 7 20 18-1 12-11 17-22 16C14 46 6 41 5 31Z" fill="var(--l-grass2)" />
      <path d="M8 31C7 21 16 16 26 17c11 1 18 6 17 14-1 10-10 13-19 12C15 42 9 38 8 31Z" fill="var(--l-water)" />
      <g fill="none" stroke="var(--l-water2)" stroke-linecap="round">
        <path d="M14 28c4-5 10-6 16-5" stroke-width="2.4" />
        <path d="M18 36c3-2 5-2 8 0s5 2 8 0" stroke-width="1.6" />
      </g>
      <path d="M40 42V25M43.4 42V29M37 43V31" stroke="var(--g-reed)" stroke-width="1.4" />
    </Scene>
  );
}

export function Meadow() {
  return (
    <Scene>
      <rect width={WIDE} height={HIGH} fill="var(--l-grove)" />
      <path d="M0 36C16 30 34 42 50 34V58H0Z" fill="var(--l-grass2)" opacity=".7" />
      <path d="M2 7h46M2 13h46" stroke="var(--g-trunk)" stroke-width="2" />
      <path d="M7 3v14M19 3v14M31 3v14M43 3v14" stroke="var(--g-trunk)" stroke-width="2.6" stroke-linecap="round" />
      <path
        d="M8 30l1.6-4.4 1.6 4.4M36 27l1.6-4.4 1.6 4.4M24 52l1.6-4.4 1.6 4.4"
        fill="none"
        stroke="var(--l-line)"
        stroke-width="1.4"
      />
    </Scene>
  );
}

/** A stable, over one space or over two. */
export function Barn({ cells }: { readonly cells: number }) {
  const high = HIGH * cells;
  return (
    <Scene high={high}>
      <rect width={WIDE} height={high} fill="var(--g-barn)" />
      <path d={`M9 ${high}V24h32v${high - 24}Z`} fill="var(--g-trunk)" />
      <path d={`M12 ${high}V27h26v${high - 27}Z`} fill="var(--l-earth3)" opacity=".55" />
      <path d="M-2 22L25 3l27 19v-24H-2Z" fill="var(--g-roof)" />
      <path d="M-2 22L25 3l27 19-3 3.6L25 9 1 25.6Z" fill="var(--g-brickl)" />
      <path d="M21 13h8v6h-8Z" fill="var(--g-wall)" />
      <path
        d={`M12 ${high - 3}h26M14 ${high - 6}l4-4M22 ${high - 5}l4-5M31 ${high - 5}l4-4`}
        stroke="var(--g-field)"
        stroke-width="1.6"
        stroke-linecap="round"
      />
    </Scene>
  );
}

/** The glass hut with its fire. */
export function GlassHut() {
  return (
    <svg class="hutart" viewBox="0 -6 64 45" aria-hidden="true">
      <path d="M10 38V22h44v16Z" fill="var(--g-wall)" />
      <path d="M10 30h44M22 22v16M42 22v16" stroke="var(--g-trunk)" stroke-width="1.8" />
      <path d="M44 13V3h6v14Z" fill="var(--g-roof)" />
      <path d="M5 24L32 6l27 18Z" fill="var(--g-fir)" />
      <path d="M27 38v-7c0-6 10-6 10 0v7Z" fill="var(--g-ember)" />
      <path d="M13 24h7v5h-7zM44 24h7v5h-7z" fill="var(--g-glass)" />
      <path d="M47 1c-3-2 1-3-1-5" fill="none" stroke="var(--muted)" stroke-width="1.6" />
    </svg>
  );
}

import { Firs, Glassworks, NEAR_FIRS, Road } from '../../boards/drawings.tsx';
import { Drawing } from '../../glyphs/glyph.tsx';

/** A glyph somewhere in the picture. */
function Sign({
  name,
  x,
  y,
  size,
  tone,
}: {
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly tone?: string;
}) {
  return (
    <svg
      x={x}
      y={y}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      style={{ color: tone ?? 'var(--emb)' }}
      aria-hidden="true"
    >
      <Drawing name={name} />
    </svg>
  );
}

const TRADES = [
  { name: 'builder', x: 120, y: 44 },
  { name: 'cook', x: 151.2, y: 98 },
  { name: 'herder', x: 88.8, y: 98 },
];
const SPACES = [
  { x: 151.2, y: 62 },
  { x: 120, y: 116 },
  { x: 88.8, y: 62 },
];

/** A village ring with its trades and pawns, a pasture, the hut deep in the firs. */
export function Picture() {
  return (
    <svg class="pic" viewBox="0 0 400 150" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect width="400" height="150" fill="var(--l-forest)" />
      <path d="M0 60C80 20 180 70 260 40s110-10 140-16V150H0Z" fill="var(--l-forest2)" />
      <Firs seed={31} count={60} x={[-4, 404]} y={[24, 60]} size={[28, 46]} tones={NEAR_FIRS} />
      <Road d="M-6 112C70 84 150 118 220 92s120-12 190-30" width={13} />
      <circle cx="120" cy="80" r="56" fill="var(--panel)" />
      <circle cx="120" cy="80" r="36" fill="none" stroke="var(--l-road2)" stroke-width="5" opacity=".6" />
      {TRADES.map(({ name, x, y }) => (
        <g key={name}>
          <rect
            x={x - 15}
            y={y - 15}
            width="30"
            height="30"
            rx="7"
            fill="var(--panel2)"
            stroke="var(--line2)"
            stroke-width="1.3"
          />
          <Sign name={name} x={x - 11} y={y - 11} size={22} />
        </g>
      ))}
      {SPACES.map(({ x, y }) => (
        <circle
          key={`${x} ${y}`}
          cx={x}
          cy={y}
          r="9"
          fill="var(--glasssoft)"
          stroke="var(--glassdeep)"
          stroke-width="2"
        />
      ))}
      <Sign name="pawn" x={139.2} y={44} size={24} tone="var(--p1)" />
      <Sign name="pawn" x={76.8} y={44} size={24} tone="var(--p2)" />
      <g transform="translate(252 74)">
        <rect width="112" height="62" rx="9" fill="var(--l-grass)" />
        <path d="M4 10h104M4 16h104M14 4v18M38 4v18M62 4v18M86 4v18" stroke="var(--g-trunk)" stroke-width="2.4" />
        <Sign name="cattle" x={12} y={24} size={36} />
        <Sign name="pig" x={58} y={26} size={34} />
      </g>
      <g transform="translate(196 26)">
        <Glassworks />
      </g>
      <Firs seed={34} count={12} x={[0, 240]} y={[141, 154]} size={[28, 42]} tones={NEAR_FIRS.slice(1)} />
    </svg>
  );
}

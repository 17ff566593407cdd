import type { ComponentChildren } from 'preact';
import { Firs } from '../../boards/drawings.tsx';
import { Glyph } from '../../glyphs/glyph.tsx';
import { Icon } from './icon.tsx';

const TREES = ['var(--l-tree)', 'var(--l-tree2)', 'var(--l-tree3)'];

/** A table in a clearing; who sits there stands around it. */
export function RoundTable({ children }: { readonly children: ComponentChildren }) {
  return (
    <div class="clearing">
      <svg viewBox="0 0 720 272" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        <rect width="720" height="272" fill="var(--l-grass)" />
        <path d="M0 120C160 84 320 150 480 112s200-20 240-28V272H0Z" fill="var(--l-grass2)" opacity=".55" />
        <Firs seed={41} count={16} x={[-8, 240]} y={[44, 62]} size={[34, 54]} tones={TREES} />
        <Firs seed={42} count={16} x={[470, 728]} y={[40, 58]} size={[34, 54]} tones={TREES} />
        <ellipse cx="360" cy="160" rx="206" ry="98" opacity=".16" />
        <ellipse cx="360" cy="150" rx="204" ry="97" fill="var(--w-rim)" />
        <ellipse cx="360" cy="144" rx="204" ry="95" fill="var(--g-woodl)" />
        <ellipse
          cx="360"
          cy="144"
          rx="192"
          ry="86"
          fill="none"
          stroke="var(--g-wood)"
          stroke-width="1.5"
          opacity=".55"
        />
        <Wheel />
        {FANS.map(([x, y, turn], seat) => (
          <g key={seat} class={`p${seat + 1}`} transform={`translate(${x} ${y}) rotate(${turn})`}>
            {[-16, 0, 16].map(lean => (
              <rect
                key={lean}
                x="-9"
                y="-14"
                width="18"
                height="28"
                rx="3"
                fill="var(--pc)"
                stroke="var(--panel)"
                stroke-width="2"
                transform={`translate(${lean * 0.8} ${Math.abs(lean) / 5}) rotate(${lean})`}
              />
            ))}
          </g>
        ))}
      </svg>
      <ul class="around">{children}</ul>
    </div>
  );
}

/** Where the cards of each chair lie: across, down, turned. */
const FANS = [
  [246, 110, 160],
  [474, 110, 200],
  [246, 182, 20],
  [474, 182, -20],
] as const;

const SPOKES = [0, 45, 90, 135, 180, 225, 270, 315].map(angle => (angle * Math.PI) / 180);

/** A wheel in the middle of the table. */
function Wheel() {
  const at = (angle: number, far: number) =>
    `${(far * Math.sin(angle)).toFixed(1)} ${(-far * Math.cos(angle)).toFixed(1)}`;
  return (
    <g transform="translate(360 143)">
      <circle r="59" cy="4" opacity=".18" />
      <circle r="58" fill="var(--w-rim)" />
      <circle r="54" fill="var(--w-basic)" />
      <path d={`M0 0L${at(0.3, 54)}A54 54 0 0 1 ${at(1.57, 54)}Z`} fill="var(--w-ref)" />
      <path
        d={SPOKES.map(angle => `M${at(angle, 24)}L${at(angle, 54)}`).join('')}
        stroke="var(--w-basic2)"
        stroke-width="2"
      />
      <path
        d={`M0 0L${at(0.3, 51)}M0 0L${at(1.57, 51)}`}
        stroke="var(--w-hand)"
        stroke-width="4"
        stroke-linecap="round"
      />
      <circle r="24" fill="var(--w-dial)" />
      <circle r="14" fill="var(--panel)" />
      <circle r="6" fill="var(--g-glass)" />
    </g>
  );
}

export interface ChairCardProps {
  /** From 0. */
  readonly at: number;
  readonly name: string;
  readonly line: string;
  readonly kind: 'person' | 'bot' | 'open' | 'none';
  /** Is its person here now? */
  readonly here?: boolean;
  readonly children?: ComponentChildren;
}

/** A chair at the table and who sits on it, or will. */
export function ChairCard({ at, name, line, kind, here = false, children }: ChairCardProps) {
  return (
    <li class={`chair ${kind} p${at + 1}${here ? ' here' : ''}`}>
      <span class="av">
        {kind === 'person' || kind === 'bot' ? (
          <Glyph name={kind === 'bot' ? 'bot' : 'pawn'} size={22} />
        ) : (
          <Icon name={kind === 'open' ? 'chair' : 'close'} size={22} />
        )}
      </span>
      <div>
        <b class="serif">{name}</b>
        <p>{line}</p>
      </div>
      {children}
    </li>
  );
}

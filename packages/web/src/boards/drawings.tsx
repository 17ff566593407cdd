/** Half the width of a fir, by its height. */
const SPREAD = 0.31;

/** The outline of a fir that stands on a point. */
export function fir({ x, y, size }: Omit<Fir, 'tone'>): string {
  const at = (dx: number, dy: number) => `${(x + dx * size * SPREAD).toFixed(1)} ${(y - dy * size).toFixed(1)}`;
  const right = `${at(0.53, 0.62)} ${at(0.33, 0.62)} ${at(0.77, 0.32)} ${at(0.44, 0.32)} ${at(1, 0)}`;
  const left = `${at(-1, 0)} ${at(-0.44, 0.32)} ${at(-0.77, 0.32)} ${at(-0.33, 0.62)} ${at(-0.53, 0.62)}`;
  return `M${at(0, 1)}L${right} ${left}Z`;
}

/** A fir: where it stands, how tall it is, its colour. */
interface Fir {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly tone: string;
}

/** Firs as few outlines, those in front last: one may join an earlier one of its tone if nothing between hides it. */
export function grow(trees: readonly Fir[]) {
  const grown: { readonly tone: string; readonly trees: Fir[] }[] = [];
  for (const tree of trees.toSorted((a, b) => a.y - b.y)) {
    const hidden = grown.findLastIndex(({ trees }) => trees.some(other => overlap(tree, other)));
    const outline = grown.find(({ tone }, i) => i >= hidden && tone === tree.tone);
    if (outline) outline.trees.push(tree);
    else grown.push({ tone: tree.tone, trees: [tree] });
  }
  return grown.map(({ tone, trees }, i) => <path key={i} d={trees.map(fir).join('')} fill={tone} />);
}

/** Does a fir stand before another? The other one stands further back. */
function overlap(tree: Fir, back: Fir): boolean {
  return Math.abs(tree.x - back.x) < (tree.size + back.size) * SPREAD && tree.y - tree.size < back.y;
}

/** Numbers that look random and are the same every time. */
export function scatter(seed: number): () => number {
  let x = (seed * 2654435761) >>> 0 || 1;
  return () => {
    x = (x ^ (x << 13)) >>> 0;
    x = (x ^ (x >>> 17)) >>> 0;
    x = (x ^ (x << 5)) >>> 0;
    return x / 4294967296;
  };
}

/** Where firs grow, and how tall. */
interface Stand {
  readonly seed: number;
  readonly count: number;
  readonly x: readonly [from: number, to: number];
  readonly y: readonly [from: number, to: number];
  readonly size: readonly [from: number, to: number];
  readonly tones: readonly string[];
}

/** A stand of firs, those in front drawn last. */
export function Firs({ seed, count, x, y, size, tones }: Stand) {
  const random = scatter(seed);
  const between = ([from, to]: readonly [number, number]) => from + random() * (to - from);
  const trees = Array.from({ length: count }, (_, i) => ({
    x: between(x),
    y: between(y),
    size: between(size),
    tone: tones[i % tones.length] ?? '',
  }));
  return <>{grow(trees)}</>;
}

/** A cart with glass for the road. */
export function Cart() {
  return (
    <g stroke="var(--g-line)">
      <path d="M0 14h34l-3-12H3z" fill="var(--g-wood)" />
      <g fill="var(--g-woodl)" stroke-width="1.4">
        <circle cx="8" cy="17" r="5" />
        <circle cx="27" cy="17" r="5" />
      </g>
      <path d="M6 2c0-9 4-7 4-12h4c0 5 4 3 4 12zM17 2c0-7 3-6 3-10h4c0 4 4 3 4 10z" fill="var(--g-glass)" />
    </g>
  );
}

/** A tree with leaves, standing on a point. */
export function LeafTree({ x, y, size }: { readonly x: number; readonly y: number; readonly size: number }) {
  return (
    <g>
      <path d={`M${x - 1.6} ${y - size * 0.9}h3.2l.6 ${size * 0.9}h-4.4z`} fill="var(--g-trunk)" />
      <circle cx={x} cy={y - size * 1.4} r={size} fill="var(--l-leaf)" />
      <circle cx={x - size * 0.3} cy={y - size * 1.7} r={size / 2} fill="var(--l-leaf2)" />
    </g>
  );
}

/** The glassworks in the forest, 64 wide, with its fire and its smoke. */
export function Glassworks() {
  return (
    <>
      <path d="M10 38V22h44v16Z" fill="var(--g-wall)" />
      <path d="M10 30h44M22 22v16M42 22v16" stroke="var(--g-trunk)" stroke-width="1.8" />
      <path d="M5 24L32 6l27 18Z" fill="var(--g-fir)" />
      <path d="M27 38v-7c0-6 10-6 10 0v7Z" fill="var(--g-ember)" />
      <path d="M13 24h7v5h-7zM44 24h7v5h-7z" fill="var(--g-glass)" />
      <path d="M44 13V3h6v14Z" fill="var(--g-roof)" />
      <path d="M47 1c-3-2 1-3-1-5" fill="none" stroke="var(--muted)" stroke-width="1.6" />
    </>
  );
}

/** The tones of firs near by. */
export const NEAR_FIRS: readonly string[] = ['var(--l-tree)', 'var(--l-tree2)', 'var(--l-tree3)'];

/** A road along a line. */
export function Road({ d, width }: { readonly d: string; readonly width: number }) {
  return (
    <g fill="none">
      <path d={d} stroke="var(--l-road2)" stroke-width={width} />
      <path d={d} stroke="var(--l-road)" stroke-width={width * 0.78} />
    </g>
  );
}

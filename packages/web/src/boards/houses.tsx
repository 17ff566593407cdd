import type { JSX } from 'preact';

/** What a house is built of, so that one drawing serves several buildings. */
interface Look {
  readonly roof: string;
  readonly wall: string;
}

const smoke = (d: string) => <path d={d} fill="none" stroke="var(--muted)" stroke-width="1.6" stroke-linecap="round" />;
const frame = (d: string, width = 1.8) => <path d={d} fill="none" stroke="var(--g-trunk)" stroke-width={width} />;

/** The drawings, on a ground 64 wide. */
const DRAWINGS = {
  hut: ({ roof, wall }: Look) => (
    <>
      <path d="M18 38V22h28v16Z" fill={wall} />
      <path d="M12 24L32 6l20 18Z" fill={roof} />
      <path d="M28 38V27h8v11Z" fill="var(--g-trunk)" />
    </>
  ),
  lodge: ({ roof, wall }: Look) => (
    <>
      <path d="M14 38V22h36v16Z" fill={wall} />
      {frame('M14 26h36M14 30h36M14 34h36', 1)}
      <path d="M8 24L32 5l24 19Z" fill={roof} />
      <path d="M28 38V28h8v10Z" fill="var(--g-wall)" />
    </>
  ),
  timbered: ({ roof, wall }: Look) => (
    <>
      <path d="M10 38V18h44v20Z" fill={wall} />
      {frame('M10 28h44M21 18v20M43 18v20M10 38l11-10M54 38L43 28', 2)}
      <path d="M6 20L16 6h32l10 14Z" fill={roof} />
      <path d="M26 38v-8h12v8Z" fill="var(--g-trunk)" />
      <path d="M25 21h5v5h-5zM34 21h5v5h-5z" fill="var(--g-glass)" />
    </>
  ),
  works: ({ roof, wall }: Look) => (
    <>
      <path d="M8 38V20h32v18Z" fill={wall} />
      <path d="M5 21L24 8l19 13Z" fill={roof} />
      <path d="M42 38l2-32h9l2 32Z" fill="var(--g-brick)" />
      <path d="M20 38v-6c0-6 9-6 9 0v6Z" fill="var(--g-ember)" />
      {smoke('M48 4c-3-3 2-3-1-6M52 4c-2-2 1-3 0-5')}
    </>
  ),
  mill: ({ roof, wall }: Look) => (
    <>
      <path d="M18 38V16h30v22Z" fill={wall} />
      {frame('M18 27h30M33 16v22')}
      <path d="M14 18L33 5l19 13Z" fill={roof} />
      <circle cx="16" cy="29" r="10" fill="none" stroke="var(--g-trunk)" stroke-width="2.6" />
      {frame('M16 19v20M6 29h20M9 22l14 14M23 22L9 36', 1.6)}
      <path d="M37 21h6v5h-6z" fill="var(--g-glass)" />
    </>
  ),
  kiln: () => (
    <>
      <path d="M10 38C14 18 22 8 32 8s18 10 22 30Z" fill="var(--g-trunk)" />
      <path d="M16 38c3-14 9-22 16-22" fill="none" stroke="var(--g-woodl)" stroke-width="1.6" opacity=".6" />
      <path d="M27 38v-8c0-7 10-7 10 0v8Z" fill="var(--g-ember)" />
      {smoke('M33 6c-4-3 2-4-1-6M38 7c-3-2 1-3-1-5')}
    </>
  ),
  depot: ({ roof }: Look) => (
    <>
      <path d="M8 38V18l24-10 24 10v20Z" fill="var(--g-woodl)" />
      <path d="M5 19L32 7l27 12-2 4-25-11L7 23Z" fill={roof} />
      <g fill="var(--g-wood)" stroke="var(--g-line)" stroke-width=".9">
        <circle cx="20" cy="34" r="4" />
        <circle cx="28.5" cy="34" r="4" />
        <circle cx="37" cy="34" r="4" />
        <circle cx="45" cy="34" r="4" />
        <circle cx="24" cy="27" r="4" />
        <circle cx="33" cy="27" r="4" />
        <circle cx="41" cy="27" r="4" />
      </g>
    </>
  ),
  store: ({ roof, wall }: Look) => (
    <>
      <path d="M12 38V16h40v22Z" fill={wall} />
      {frame('M12 27h40M25 16v22M39 16v22', 2)}
      <path d="M8 18L20 5h24l12 13Z" fill={roof} />
      <path d="M28 38v-8h8v8Z" fill="var(--g-trunk)" />
      <path d="M16 20h5v4h-5zM43 20h5v4h-5z" fill="var(--g-glass)" />
    </>
  ),
  bath: ({ roof, wall }: Look) => (
    <>
      <path d="M8 38V24h48v14Z" fill={wall} />
      <path d="M5 25l10-9h34l10 9Z" fill={roof} />
      <path d="M14 38V28h8v10M28 38V28h8v10M42 38V28h8v10" fill="var(--g-water)" />
      {smoke('M24 12c-3-3 2-4-1-7M32 12c-3-3 2-4-1-7M40 12c-3-3 2-4-1-7')}
    </>
  ),
  greenhouse: () => (
    <>
      <path d="M10 38V22h44v16Z" fill="var(--g-glassl)" />
      <path d="M6 24L32 8l26 16Z" fill="var(--g-glass)" />
      {frame('M10 30h44M21 22v16M32 22v16M43 22v16', 1.6)}
      <path d="M15 38c0-6 3-6 3-6s3 0 3 6ZM37 38c0-8 3-8 3-8s3 0 3 8Z" fill="var(--g-fir)" />
    </>
  ),
  church: ({ roof, wall }: Look) => (
    <>
      <path d="M24 38V20h30v18Z" fill={wall} />
      <path d="M22 22l17-12 17 12Z" fill={roof} />
      <path d="M10 38V16h14v22Z" fill="var(--g-porridge)" />
      <path d="M8 17L17 1l9 16Z" fill="var(--g-fir)" />
      <path d="M15 38v-7c0-3 4-3 4 0v7Z" fill="var(--g-trunk)" />
      <path d="M32 33v-5c0-3 5-3 5 0v5ZM42 33v-5c0-3 5-3 5 0v5Z" fill="var(--g-glass)" />
    </>
  ),
  masonry: () => (
    <>
      <path d="M12 38V14h40v24Z" fill="var(--g-brickl)" />
      <path
        d="M12 20h40M12 26h40M12 32h40M20 14v6M32 14v6M44 14v6M26 20v6M38 20v6M20 26v6M44 26v6M26 32v6M38 32v6"
        stroke="var(--g-roof)"
        stroke-width=".9"
      />
      <path d="M12 14V8h6v4h8V8h12v4h8V8h6v6Z" fill="var(--g-brick)" />
      <path d="M26 38v-8c0-7 12-7 12 0v8Z" fill="var(--g-trunk)" />
    </>
  ),
  glasshouse: ({ roof, wall }: Look) => (
    <>
      <path d="M10 38V22h44v16Z" fill={wall} />
      {frame('M10 30h44M22 22v16M42 22v16')}
      <path d="M5 24L32 6l27 18Z" fill={roof} />
      <path d="M27 38v-7c0-6 10-6 10 0v7Z" fill="var(--g-ember)" />
      <path d="M13 24h7v5h-7zM44 24h7v5h-7z" fill="var(--g-glass)" />
      <path d="M44 13V3h6v14Z" fill="var(--g-roof)" />
      {smoke('M47 1c-3-2 1-3-1-5')}
    </>
  ),
  colony: ({ roof }: Look) => (
    <>
      <path d="M4 38V26h18v12ZM42 38V26h18v12Z" fill="var(--g-wall)" />
      <path d="M2 27l11-9 11 9ZM40 27l11-9 11 9Z" fill="var(--g-clay)" />
      <path d="M20 38V22h24v16Z" fill="var(--g-porridge)" />
      <path d="M16 24L32 8l16 16Z" fill={roof} />
      <circle cx="32" cy="28" r="5" fill="var(--g-glass)" stroke="var(--g-trunk)" stroke-width="1.4" />
      {frame('M32 23v10M27 28h10', 1)}
    </>
  ),
  island: ({ roof, wall }: Look) => (
    <>
      <path d="M18 36V22h28v14Z" fill={wall} />
      <path d="M12 24L32 6l20 18Z" fill={roof} />
      <path d="M28 36v-9h8v9Z" fill="var(--g-trunk)" />
      <path
        d="M4 38c4-2 8-2 12 0s8 2 12 0 8-2 12 0 8 2 12 0 6-2 9-1"
        fill="none"
        stroke="var(--g-water)"
        stroke-width="2.2"
      />
    </>
  ),
  barn: ({ roof, wall }: Look) => (
    <>
      <path d="M8 38V22L18 10h28l10 12v16Z" fill={wall} />
      <path d="M4 24L16 8h32l12 16-3 2L46 12H18L7 26Z" fill={roof} />
      <path d="M22 38V24h20v14Z" fill="var(--g-trunk)" />
      {frame('M22 24l20 14M42 24L22 38', 1.4)}
      <path d="M28 14h8v6h-8Z" fill="var(--g-trunk)" />
    </>
  ),
  castle: ({ roof, wall }: Look) => (
    <>
      <path d="M18 38V18h28v20Z" fill={wall} />
      <path d="M16 20L32 7l16 13Z" fill={roof} />
      <path d="M6 38V14h12v24ZM46 38V14h12v24Z" fill="var(--g-porridge)" />
      <path d="M4 15L12 2l8 13ZM44 15l8-13 8 13Z" fill="var(--g-fir)" />
      <path d="M27 38v-8c0-6 10-6 10 0v8Z" fill="var(--g-trunk)" />
      <path d="M10 20h4v6h-4zM50 20h4v6h-4zM24 22h4v5h-4zM36 22h4v5h-4z" fill="var(--g-glass)" />
    </>
  ),
  well: ({ roof }: Look) => (
    <>
      <path d="M16 38V28h32v10Z" fill="var(--g-coall)" />
      {frame('M16 33h32M24 28v5M32 33v5M40 28v5', 1)}
      {frame('M20 28V16M44 28V16', 2.4)}
      <path d="M12 18L32 4l20 14Z" fill={roof} />
      <path d="M32 18v6M29 24h6v5h-6Z" fill="var(--g-wood)" stroke="var(--g-trunk)" />
      <path d="M20 28c4-2 20-2 24 0Z" fill="var(--g-water)" />
    </>
  ),
  quarry: () => (
    <>
      <path d="M2 38c8-20 16-26 30-26s22 6 30 26Z" fill="var(--g-earthl)" />
      <path d="M14 38c5-11 10-16 18-16s13 5 18 16Z" fill="var(--g-earth)" />
      <path d="M40 20l8-14M45 4l7 4" stroke="var(--g-trunk)" stroke-width="3" stroke-linecap="round" />
      <path d="M24 38c2-5 5-8 8-8s6 3 8 8Z" fill="var(--g-trunk)" opacity=".6" />
    </>
  ),
} satisfies Record<string, (look: Look) => JSX.Element>;

type Drawing = keyof typeof DRAWINGS;

/** Which drawing suits a building, by a word of its name; the first that fits. */
const BY_WORD: readonly (readonly [RegExp, Drawing])[] = [
  [/church|guild/, 'church'],
  [/mason|brotherhood|clinker|shingle|brick/, 'masonry'],
  [/glassworks|glazier/, 'glasshouse'],
  [/colony|village/, 'colony'],
  [/kiln|coal|fuel|potash|pottery|potter/, 'kiln'],
  [/mill|sawmill|floodgate|driver|slipway/, 'mill'],
  [/island|swamp|reed|boat|fish|buttery/, 'island'],
  [/pit|basin|lake|plateau|deposit|sediment|loess/, 'quarry'],
  [/nursery|winery|grove|office$/, 'greenhouse'],
  [/spa|bath|spring|water/, 'bath'],
  [/depot|storage|lumber|joinery|wood/, 'depot'],
  [/factory|plant|facility|works|producer/, 'works'],
  [/lodge|hut|forester|hunting/, 'lodge'],
  [/house|inn|tavern|mansion|estate|half/, 'timbered'],
  [/store|shed|locker|ware|hardware/, 'store'],
  [/farm|stable|station|trough|farrier|tannery|ground|park/, 'barn'],
  [/manor|fort|castle|residence|hospital/, 'castle'],
  [/well|cistern|reservoir|irrigation/, 'well'],
];

const ROOFS = ['var(--g-roof)', 'var(--g-fir)', 'var(--g-clay)', 'var(--g-prov)'];
const WALLS = ['var(--g-wall)', 'var(--g-porridge)', 'var(--g-woodl)', 'var(--g-brickl)'];

function hash(id: string): number {
  let n = 0;
  for (const letter of id) n = (n * 31 + letter.charCodeAt(0)) >>> 0;
  return n;
}

/** The picture of a building: the same one always. */
export function House({ id, width = 60 }: { readonly id: string; readonly width?: number }) {
  const drawing = BY_WORD.find(([word]) => word.test(id))?.[1] ?? 'hut';
  const n = hash(id);
  const look = { roof: ROOFS[n % 4] ?? '', wall: WALLS[(n >>> 3) % 3] ?? '' };
  return (
    <svg class="house" viewBox="0 -6 64 45" width={width} height={(width * 45) / 64} aria-hidden="true">
      {DRAWINGS[drawing](look)}
    </svg>
  );
}

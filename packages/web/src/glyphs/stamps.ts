import { DRAWN, type Sheet, sheetOf } from './sheets.ts';

/**
 * Coloured glyphs are stamped from one picture a sheet: to a browser each drawing is a small document, and a table with
 * two hundred of them makes every change slow (ADR 4). Those that take the colour of the words around them stay drawings.
 */
interface Stamps {
  /** Their drawings, in the order of the picture, and their columns in it. */
  readonly drawings: readonly string[];
  readonly columns: ReadonlyMap<string, number>;
  /** The picture, for the page. */
  readonly style: CSSStyleSheet;
  /** What the newest picture is made from. */
  drawn?: HTMLImageElement;
}

const inPage = new Map<Sheet, Stamps>();

/** The stamps of a sheet. Whoever asks first has the sheet put into the page, though not while something is drawn. */
export function stampsOf(sheet: Sheet): Stamps {
  const known = inPage.get(sheet);
  if (known) return known;
  const coloured = [...sheet.drawings].filter(([, drawing]) => !drawing.includes('currentColor'));
  const stamps = {
    drawings: coloured.map(([, drawing]) => drawing),
    columns: new Map(coloured.map(([name], i) => [name, i])),
    style: new CSSStyleSheet(),
  };
  inPage.set(sheet, stamps);
  setTimeout(() => {
    addDrawings(sheet);
    document.adoptedStyleSheets.push(stamps.style);
    void stamp(sheet, stamps);
  });
  return stamps;
}

/** Puts the drawings of a sheet into the page. */
function addDrawings({ sprite }: Sheet): void {
  const holder = document.createElement('div');
  holder.hidden = true;
  holder.innerHTML = sprite;
  document.body.prepend(holder);
}

/** The picture of a glyph is so many pixels wide; larger glyphs are drawn. */
const STAMPED = 26;

/** Where a glyph stands on which picture, from 0 to 1; nothing if it has to be drawn. */
export function stampOf(name: string, size: number): { readonly sheet: string; readonly at: number } | undefined {
  const sheet = sheetOf(name);
  const { columns } = stampsOf(sheet);
  const column = columns.get(name);
  return column === undefined || size > STAMPED ? undefined : { sheet: sheet.id, at: column / (columns.size - 1) };
}

/** Draws the picture of all stamps in the colours of the page. */
function drawing({ drawings }: Stamps): string {
  const dressed = getComputedStyle(document.documentElement);
  const colours = new Set(drawings.flatMap(one => one.match(/--[\w-]+/g) ?? []));
  const style = [...colours].map(name => `${name}:${dressed.getPropertyValue(name)}`).join(';');
  const drawn = drawings.map((one, i) => `<g transform="translate(${i * DRAWN})">${one}</g>`);
  const width = drawings.length * DRAWN;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${DRAWN}" viewBox="0 0 ${width} ${DRAWN}" style="${style}">${drawn.join('')}</svg>`;
}

const PALE = 0.5;
const PROBE = [12, 145, 233];

/**
 * The picture in pixels. Below each glyph is a pale one, for what there is none of: to a browser that costs less than
 * making one see-through. Nothing from a browser that, to protect its user, alters what is read from a canvas.
 */
function pixels(drawn: HTMLImageElement, n: number): string | undefined {
  const canvas = document.createElement('canvas');
  const length = Math.round(STAMPED * devicePixelRatio);
  const width = length * n;
  canvas.width = width;
  canvas.height = 2 * length;
  const context = canvas.getContext('2d');
  if (!context) return undefined;
  context.fillStyle = `rgb(${PROBE.join(' ')})`;
  context.fillRect(0, 0, 1, 1);
  const { data } = context.getImageData(0, 0, 1, 1);
  if (PROBE.some((part, i) => data[i] !== part)) return undefined;
  context.clearRect(0, 0, 1, 1);
  context.drawImage(drawn, 0, 0, width, length);
  context.globalAlpha = PALE;
  context.drawImage(canvas, 0, 0, width, length, 0, length, width, length);
  // at once: what is made by and by comes long after the glyphs were to be seen
  return canvas.toDataURL();
}

async function stamp({ id }: Sheet, stamps: Stamps): Promise<void> {
  const n = stamps.drawings.length;
  const drawn = new Image();
  stamps.drawn = drawn;
  drawn.src = `data:image/svg+xml,${encodeURIComponent(drawing(stamps))}`;
  const picture = await drawn.decode().then(
    () => pixels(drawn, n),
    () => undefined,
  );
  // the colours may have changed meanwhile
  if (stamps.drawn !== drawn) return;
  const [rows, pale] = picture ? [2, 'background-position-y:100%'] : [1, `opacity:${PALE}`];
  stamps.style.replaceSync(
    `.stamp.${id}{background-image:url("${picture ?? drawn.src}");background-size:${n * 100}% ${rows * 100}%}.pale .stamp.${id}{${pale}}`,
  );
}

/** Keeps the stamps in the colours and the sharpness of the page. */
export function watchStamps(): void {
  const again = () => {
    for (const [sheet, stamps] of inPage) void stamp(sheet, stamps);
  };
  new MutationObserver(again).observe(document.documentElement, { attributeFilter: ['data-theme', 'data-palette'] });
  let sharp = devicePixelRatio;
  addEventListener('resize', () => {
    if (sharp === devicePixelRatio) return;
    sharp = devicePixelRatio;
    again();
  });
}

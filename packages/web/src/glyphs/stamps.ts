import sprite from './glyphs.svg?raw';

/**
 * Coloured glyphs are stamped from one picture: to a browser each drawing is a small document, and a table with two
 * hundred of them makes every change slow. Those that take the colour of the words around them stay drawings.
 */
const SYMBOL = /<symbol id="g-([^"]+)"[^>]*>(.*?)<\/symbol>/gs;
const drawings = [...sprite.matchAll(SYMBOL)].filter(([, , drawing = '']) => !drawing.includes('currentColor'));
const places = new Map(drawings.map(([, name = ''], i) => [name, i]));
const colours = new Set(drawings.flatMap(([, , drawing = '']) => drawing.match(/--[\w-]+/g) ?? []));

/** Drawings are 24 wide. */
const DRAWN = 24;
/** The picture of a glyph is so many pixels wide; glyphs much larger than that are drawn. */
const STAMPED = 32;

/** Where a glyph stands in the picture, from 0 to 1; nothing if it has to be drawn. */
export function stampOf(name: string, size: number): number | undefined {
  const place = places.get(name);
  return place === undefined || size > STAMPED ? undefined : place / (places.size - 1);
}

const sheet = new CSSStyleSheet();
let picture = '';

/** Below each glyph is a pale one, for what there is none of: to a browser that costs less than making one see-through. */
const ROWS = [1, 0.5];

/** Draws the picture of all stamps in the colours of the page. */
function drawing(): string {
  const dressed = getComputedStyle(document.documentElement);
  const style = [...colours].map(name => `${name}:${dressed.getPropertyValue(name)}`).join(';');
  const glyphs = ROWS.flatMap((opacity, row) =>
    drawings.map(
      ([, , one = ''], i) => `<g transform="translate(${i * DRAWN} ${row * DRAWN})" opacity="${opacity}">${one}</g>`,
    ),
  );
  const [width, height] = [places.size * DRAWN, ROWS.length * DRAWN];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" style="${style}">${glyphs.join('')}</svg>`;
}

/** The picture in pixels. Nothing from a browser that, to protect its user, alters what is read from a canvas. */
async function pixels(drawn: HTMLImageElement): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  const length = Math.round(STAMPED * devicePixelRatio);
  canvas.height = length * ROWS.length;
  canvas.width = length * places.size;
  const context = canvas.getContext('2d');
  if (!context) return null;
  context.fillStyle = `rgb(${PROBE.join(' ')})`;
  context.fillRect(0, 0, 1, 1);
  const { data } = context.getImageData(0, 0, 1, 1);
  if (PROBE.some((part, i) => data[i] !== part)) return null;
  context.clearRect(0, 0, 1, 1);
  context.drawImage(drawn, 0, 0, canvas.width, canvas.height);
  return new Promise(done => canvas.toBlob(done));
}

const PROBE = [12, 145, 233];

async function stamp(): Promise<void> {
  const drawn = new Image();
  drawn.src = `data:image/svg+xml,${encodeURIComponent(drawing())}`;
  await drawn.decode();
  const blob = await pixels(drawn);
  URL.revokeObjectURL(picture);
  picture = blob ? URL.createObjectURL(blob) : drawn.src;
  sheet.replaceSync(
    `.stamp{background-image:url("${picture}");background-size:${places.size * 100}% ${ROWS.length * 100}%}`,
  );
}

/** Keeps the stamps in the colours and the sharpness of the page. */
export function watchStamps(): void {
  document.adoptedStyleSheets.push(sheet);
  void stamp();
  new MutationObserver(() => void stamp()).observe(document.documentElement, {
    attributeFilter: ['data-theme', 'data-palette'],
  });
  let sharp = devicePixelRatio;
  addEventListener('resize', () => {
    if (sharp === devicePixelRatio) return;
    sharp = devicePixelRatio;
    void stamp();
  });
}

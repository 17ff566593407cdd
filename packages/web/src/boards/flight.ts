import { pace } from '../settings/pace.ts';

/** How long a tile is under way at the normal pace. */
const FLIGHT = 480;
/** Where tiles lay on the market before they were taken. */
const places = new Map<string, DOMRect>();

/** Notes where a tile lies that is about to leave the market. */
export function noteLeaving(id: string): void {
  const tile = document.querySelector(`.market [data-id="${id}"]`);
  if (tile) places.set(id, tile.getBoundingClientRect());
}

/** Over everything that would clip a tile, and by itself: what flies there lays out nothing else. */
const sky = document.createElement('div');
sky.className = 'sky';
// from the beginning: adding it lays out the whole page
document.body.append(sky);

/** Lets a copy of a new building fly from the market to its space. The space is there at once: nothing waits for it. */
export function flyIn(id: string, cell: HTMLElement): void {
  const from = places.get(id);
  places.delete(id);
  // on a phone the market may be hidden, and is nowhere then
  const slowness = pace();
  if (!from || from.width === 0 || slowness === 0) return;
  const timing = { duration: FLIGHT * slowness, easing: 'cubic-bezier(0.3, 0.1, 0.2, 1)' };
  cell.animate({ opacity: [0.3, 0.3, 1] }, timing);
  // the land has a frame of its own
  requestAnimationFrame(() => {
    if (cell.isConnected) fly(cell, from, timing);
  });
}

function fly(cell: HTMLElement, from: DOMRect, timing: KeyframeAnimationOptions): void {
  const to = cell.getBoundingClientRect();
  const copy = cell.cloneNode(true) as HTMLElement;
  copy.inert = true;
  copy.removeAttribute('data-action');
  copy.removeAttribute('data-cell');
  copy.classList.remove('fresh');
  copy.classList.add('flying');
  Object.assign(copy.style, {
    left: `${to.left}px`,
    top: `${to.top}px`,
    width: `${to.width}px`,
    height: `${to.height}px`,
  });
  sky.append(copy);
  const [x, y] = [from.left - to.left, from.top - to.top];
  const start = `translate(${x}px, ${y}px) scale(${from.width / to.width}, ${from.height / to.height})`;
  const flight = copy.animate({ transform: [start, 'none'] }, timing);
  flight.onfinish = () => copy.remove();
  flight.oncancel = () => copy.remove();
}

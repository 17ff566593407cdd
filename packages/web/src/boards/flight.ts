import { pace } from '../settings/pace.ts';

/** How long a tile is under way at the normal pace. */
const FLIGHT = 480;
/** Where tiles lay before they were taken, by id. */
const leftAt = new Map<string, DOMRect>();

/** Notes where a tile lies that is about to leave the part of the table that a selector names. */
export function noteLeaving(id: string, where: string): void {
  const tile = document.querySelector(`${where} [data-id="${id}"]`);
  if (tile) leftAt.set(id, tile.getBoundingClientRect());
}

/** Over everything that would clip a tile, and by itself: what flies there lays out nothing else. */
const sky = document.createElement('div');
sky.className = 'sky';
// from the beginning: adding it lays out the whole page
document.body.append(sky);

/** Lets a copy of a new building fly from where it lay to its space. The space is there at once: nothing waits for it. */
export function flyIn(id: string, cell: HTMLElement): void {
  const from = leftAt.get(id);
  leftAt.delete(id);
  // on a phone it may have been hidden, and was nowhere then
  const slowness = pace();
  if (!from || from.width === 0 || slowness === 0) return;
  const timing = { duration: FLIGHT * slowness, easing: 'cubic-bezier(0.3, 0.1, 0.2, 1)' };
  cell.animate({ opacity: [0.3, 0.3, 1] }, timing);
  // the land has a frame of its own
  requestAnimationFrame(() => {
    if (cell.isConnected) fly(cell, from, timing);
  });
}

/** Where a space lies, whatever moves it just now. */
function restingBox({ offsetParent, offsetLeft, offsetTop, offsetWidth: width, offsetHeight: height }: HTMLElement) {
  const { left = 0, top = 0 } = offsetParent?.getBoundingClientRect() ?? {};
  const { clientLeft = 0, clientTop = 0 } = offsetParent ?? {};
  return { left: left + clientLeft + offsetLeft, top: top + clientTop + offsetTop, width, height };
}

function fly(cell: HTMLElement, from: DOMRect, timing: KeyframeAnimationOptions): void {
  const to = restingBox(cell);
  const copy = cell.cloneNode(true) as HTMLElement;
  copy.inert = true;
  copy.removeAttribute('data-action');
  copy.removeAttribute('data-cell');
  copy.classList.remove('fresh');
  copy.classList.add('flying');
  Object.assign(copy.style, {
    // its place on the land means nothing up there
    gridArea: '1 / 1',
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

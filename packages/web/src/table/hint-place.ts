import { compact } from '../drawing/compact.ts';

/** Where something begins and ends from the top of the page. */
type Stretch = Pick<DOMRectReadOnly, 'top' | 'bottom'>;

/** So much of a hint is in sight at least, however small the part is over which it lies. */
const LEAST = 216;
const GAP = 8;

/**
 * Where a hint begins over the part of the table that is looked at: at its lower end, or at its upper one if that leaves more
 * in sight of what is named; and how high it may be.
 */
export function spotOver(
  part: Stretch,
  height: number,
  named: readonly Stretch[],
): { readonly top: number; readonly most: number } {
  const most = Math.max(part.bottom - part.top, LEAST);
  const own = Math.min(height, most);
  const low = Math.max(GAP, part.bottom - own);
  const high = Math.max(GAP, Math.min(part.top, low));
  const hidden = (top: number) =>
    named.reduce((sum, one) => sum + Math.max(0, Math.min(one.bottom, top + own) - Math.max(one.top, top)), 0);
  return { top: hidden(high) < hidden(low) ? high : low, most };
}

const upright = matchMedia('(orientation: portrait)');
const PARTS = 'main.table .panelbox[data-tab]:not(.offtab) > :not(.sr)';

/** The part of the table that is looked at: of all that belong to its tab the highest. */
function lookedAt(): HTMLElement | undefined {
  const [highest] = [...document.querySelectorAll<HTMLElement>(PARTS)].sort((a, b) => b.offsetHeight - a.offsetHeight);
  return highest;
}

/**
 * On an upright phone: keeps a hint over the part that is looked at, so that question, wheels and choices stay in sight, and
 * what is named by `selectors`, too. Elsewhere the styles say where it lies. The returned function ends that.
 */
export function keepOverPart(box: HTMLElement, selectors: readonly string[]): () => void {
  function place(): void {
    const part = lookedAt();
    // as high as its words, whatever it was given before
    box.style.removeProperty('max-height');
    if (!part || !compact.peek() || !upright.matches) {
      box.style.removeProperty('top');
      return;
    }
    const named = selectors.flatMap(one => [...part.querySelectorAll(one)]).map(one => one.getBoundingClientRect());
    const { top, bottom } = part.getBoundingClientRect();
    // the tabs lie a little over it
    const end = document.querySelector('.tabs')?.getBoundingClientRect().top ?? bottom;
    const spot = spotOver({ top, bottom: Math.min(bottom, end) }, box.offsetHeight, named);
    box.style.top = `${spot.top}px`;
    box.style.maxHeight = `${spot.most}px`;
  }
  place();
  const ended = new AbortController();
  const how = { signal: ended.signal, passive: true };
  addEventListener('resize', place, how);
  addEventListener('scroll', place, how);
  const grown = new ResizeObserver(place);
  grown.observe(box);
  return () => {
    ended.abort();
    grown.disconnect();
  };
}

import { computed, effect, signal } from '@preact/signals';

/** A window that is at most so wide, in letters, or lower than its page needs, is compact. */
const NARROW = 68;
export const LOW = 30;

/** The window in letters: larger ones are like a smaller window. */
function measured(): { readonly width: number; readonly height: number } {
  const root = document.documentElement;
  const letter = Number.parseFloat(getComputedStyle(root).fontSize);
  return { width: root.clientWidth / letter, height: window.innerHeight / letter };
}

const room = signal({ width: NARROW + 1, height: LOW + 1 });
/** How high a window has to be for what is shown. */
export const neededHeight = signal(LOW);

/** Is there room for one part at a time only? The styles ask for `[data-compact]`. */
export const compact = computed(() => room.value.width <= NARROW || room.value.height <= neededHeight.value);

/** Keeps the page in step with its window. */
export function watchRoom(): void {
  const look = () => {
    room.value = measured();
  };
  look();
  effect(() => {
    document.documentElement.toggleAttribute('data-compact', compact.value);
  });
  new ResizeObserver(look).observe(document.body);
  addEventListener('resize', look);
}

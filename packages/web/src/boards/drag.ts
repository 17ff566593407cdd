/** A finger or a hand trembles; only beyond this is it a drag. */
const SLOP = 6;

/** What is told about a card under way. */
interface Drag {
  /** What the pointer is over now; nothing at the end. */
  onOver(target: Element | undefined): void;
  onDrop(target: Element): void;
}

/** The picture of the card that hangs on the pointer: one at a time. */
let picture: HTMLElement | undefined;
let dragged = false;

/** The card itself stays where it is. */
function lift(card: HTMLElement): HTMLElement {
  const { left, top, width, height } = card.getBoundingClientRect();
  const copy = card.cloneNode(true) as HTMLElement;
  copy.removeAttribute('data-action');
  copy.inert = true;
  copy.classList.add('lifted');
  Object.assign(copy.style, { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` });
  // beside the card, so that the same styles hold
  card.parentElement?.append(copy);
  // where something around it is its frame, it would hang elsewhere
  const hangs = copy.getBoundingClientRect();
  copy.style.left = `${2 * left - hangs.left}px`;
  copy.style.top = `${2 * top - hangs.top}px`;
  return copy;
}

function scrolls(card: HTMLElement): boolean {
  return [card.parentElement, document.documentElement].some(
    one => one !== null && one.scrollHeight > one.clientHeight + 1,
  );
}

function under({ clientX, clientY }: PointerEvent): Element | undefined {
  return document.elementFromPoint(clientX, clientY) ?? undefined;
}

/** Lets a card be dragged with mouse, pen or finger from here on. A press without a move stays a click. */
export function startDrag(down: PointerEvent, { onOver, onDrop }: Drag): void {
  // a card that went away under the pointer never came to an end
  picture?.remove();
  picture = undefined;
  dragged = false;
  const { currentTarget: card, pointerType, clientX, clientY } = down;
  if (down.button !== 0 || !down.isPrimary || !(card instanceof HTMLElement)) return;
  const done = new AbortController();

  function end(): void {
    done.abort();
    picture?.remove();
    picture = undefined;
    onOver(undefined);
  }

  function move(event: PointerEvent): void {
    const [x, y] = [event.clientX - clientX, event.clientY - clientY];
    if (!picture) {
      if (Math.hypot(x, y) < SLOP) return;
      // where there is more to see below, an upright swipe scrolls
      if (pointerType === 'touch' && Math.abs(y) > Math.abs(x) && scrolls(card as HTMLElement)) {
        end();
        return;
      }
      picture = lift(card as HTMLElement);
      dragged = true;
    }
    picture.style.transform = `translate(${x}px, ${y}px) rotate(2deg)`;
    onOver(under(event));
  }

  function drop(event: PointerEvent): void {
    const target = picture && under(event);
    end();
    if (target) onDrop(target);
  }

  card.setPointerCapture(down.pointerId);
  card.addEventListener('pointermove', move, done);
  card.addEventListener('pointerup', drop, done);
  card.addEventListener('pointercancel', end, done);
}

/** While a card hangs on a finger the page must not scroll: that would take the pointer away. */
export function holdStill(event: TouchEvent): void {
  if (picture && event.cancelable) event.preventDefault();
}

/** Does this click only end a drag? A key has no clicks to count. */
export function endsDrag({ detail }: MouseEvent): boolean {
  return dragged && detail > 0;
}

/** What a press can mean something on. */
const PRESSED = 'button, a[href], [data-action]';
/** A hand trembles; beyond this it has gone elsewhere on purpose, or drags. */
const SLOP = 6;
/** A finger that stays so long asks what something is. */
const LONG = 440;
/** So long after letting go the browser's own click may come; on a busy machine later still. */
const LATE = 300;

interface Down {
  readonly at: Element | undefined;
  /** What it plays: that can be drawn anew meanwhile. */
  readonly line: string | undefined;
  readonly pointer: number;
  readonly x: number;
  readonly y: number;
  readonly since: number;
}

/** Was the last press one of a finger? */
let byFinger = false;

export const isByTouch = () => byFinger;

/** A pointer that is down. */
let down: Down | undefined;
/** One that was let go: its click is due. */
let due: (Down & { readonly stayed: boolean }) | undefined;
/** Was the press before the next one done from here? Then its click means nothing any more. */
let isDone = false;
let timer: ReturnType<typeof setTimeout> | undefined;

const within = (target: EventTarget | null) =>
  target instanceof Element ? (target.closest(PRESSED) ?? undefined) : undefined;

const lineOf = (at: Element | undefined) => at?.getAttribute('data-action') ?? undefined;

/** What was pressed, or what stands for the same by now; nothing if it is gone. */
function heir({ at, line }: Down): HTMLElement | undefined {
  const isSame = at?.isConnected && lineOf(at) === line;
  const found = isSame ? at : line === undefined ? undefined : document.querySelector(`[data-action="${line}"]`);
  return found instanceof HTMLElement ? found : undefined;
}

const means = (press: Down, at: Element | undefined) =>
  at === press.at
    ? lineOf(at) === press.line
    : at !== undefined && press.line !== undefined && lineOf(at) === press.line;

function onDown({
  target,
  pointerId: pointer,
  isPrimary,
  button,
  clientX: x,
  clientY: y,
  pointerType,
}: PointerEvent): void {
  finish();
  isDone = false;
  byFinger = pointerType === 'touch';
  const at = within(target);
  if (isPrimary && button === 0) down = { at, line: lineOf(at), pointer, x, y, since: performance.now() };
}

function onUp({ pointerId, clientX, clientY }: PointerEvent): void {
  const press = down;
  down = undefined;
  if (!press || press.pointer !== pointerId) return;
  if (byFinger && performance.now() - press.since > LONG) return;
  due = { ...press, stayed: Math.hypot(clientX - press.x, clientY - press.y) <= SLOP };
  timer = setTimeout(finish, LATE);
}

/** No click has come, because what was pressed lay elsewhere when it was let go: then it comes from here. */
function finish(): void {
  clearTimeout(timer);
  const press = due;
  due = undefined;
  if (!press?.at) return;
  isDone = true;
  if (press.stayed) heir(press)?.click();
}

/** The browser clicks on what lies under the pointer when it is let go; what counts is what lay there when it went down. */
function onClick(event: MouseEvent): void {
  // a key, and what the page itself presses, mean what they are at
  if (!event.isTrusted || event.detail === 0 || !(due || isDone)) return;
  if (due && means(due, within(event.target))) {
    clearTimeout(timer);
    due = undefined;
    return;
  }
  // a label hands its click on to its field
  if (due && !due.at && !within(event.target)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  finish();
}

/**
 * Lets every press on the page belong to what was under the pointer when it went down: a table goes on while a finger is
 * down, and what has moved or come under it since is neither missed nor pressed.
 */
export function keepPressesSteady(): void {
  const early = { capture: true };
  addEventListener('pointerdown', onDown, early);
  addEventListener('pointerup', onUp, early);
  addEventListener(
    'pointercancel',
    () => {
      down = undefined;
    },
    early,
  );
  addEventListener('click', onClick, early);
}

const GAP = 8;

/** A spot on the screen for a box. */
interface Spot {
  readonly left: number;
  readonly top: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

const clamped = (n: number, length: number, room: number) => Math.max(GAP, Math.min(n, room - length - GAP));

/** Where a box lies beside an element without covering it, wholly on the screen: below, above, or at a side. */
export function spotBeside(at: DOMRectReadOnly, { width, height }: Size, screen: Size): Spot {
  const left = clamped(at.left + at.width / 2 - width / 2, width, screen.width);
  if (at.bottom + GAP + height + GAP <= screen.height) return { left, top: at.bottom + GAP };
  if (at.top - GAP - height >= GAP) return { left, top: at.top - GAP - height };
  const top = clamped(at.top, height, screen.height);
  const right = at.right + GAP;
  return {
    left: right + width + GAP <= screen.width ? right : clamped(at.left - GAP - width, width, screen.width),
    top,
  };
}

export function moveBeside(at: Element, box: HTMLElement): void {
  const { width, height } = box.getBoundingClientRect();
  const { left, top } = spotBeside(
    at.getBoundingClientRect(),
    { width, height },
    { width: innerWidth, height: innerHeight },
  );
  box.style.left = `${left}px`;
  box.style.top = `${top}px`;
}

/** A part of the page, in pixels. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Between the coach and what it talks about, and the edge of the page; on a small screen there is less to spare. */
export const GAP = 16;
export const SMALL_GAP = 6;

/** How much of two boxes is the same, in square pixels. */
export function overlap(a: Box, b: Box): number {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return Math.max(0, width) * Math.max(0, height);
}

const between = (low: number, value: number, high: number) => Math.max(low, Math.min(value, high));

/** The places beside a box, the best first: above, below, to the right, to the left. */
function beside(
  { x, y, width, height }: Box,
  size: Size,
  gap: number,
): readonly { readonly x: number; readonly y: number }[] {
  return [
    { x, y: y - gap - size.height },
    { x, y: y + height + gap },
    { x: x + width + gap, y },
    { x: x - gap - size.width, y },
    { x: x + width + gap, y: y + height - size.height },
    { x: x - gap - size.width, y: y + height - size.height },
  ];
}

/** Where the coach stands: beside what it talks about, over as little of it as can be. */
export function coachPlace(lit: readonly Box[], size: Size, page: Size, gap = GAP): Box {
  const middle = { x: (page.width - size.width) / 2, y: (page.height - size.height) / 2 };
  const corners = [gap, page.width - gap - size.width].flatMap(x =>
    [gap, page.height - gap - size.height].map(y => ({ x, y })),
  );
  const places = [...lit.flatMap(box => beside(box, size, gap)), middle, ...corners].map(({ x, y }) => ({
    x: Math.round(between(gap, x, Math.max(gap, page.width - gap - size.width))),
    y: Math.round(between(gap, y, Math.max(gap, page.height - gap - size.height))),
    ...size,
  }));
  const covered = (place: Box) => lit.reduce((sum, box) => sum + overlap(place, box), 0);
  const least = Math.min(...places.map(covered));
  return places.find(place => covered(place) === least) ?? { ...middle, ...size };
}

/** A curve from the edge of one box to the middle of the near edge of another, and which way it comes in. */
export function trailBetween(
  from: Box,
  to: Box,
): { readonly path: string; readonly tip: Readonly<Record<'x' | 'y' | 'angle', number>> } {
  const middle = ({ x, y, width, height }: Box) => ({ x: x + width / 2, y: y + height / 2 });
  const target = middle(to);
  const isBelow = to.y >= from.y + from.height;
  const isAbove = to.y + to.height <= from.y;
  const sideways = target.x >= middle(from).x ? 1 : -1;
  const start = {
    x:
      isBelow || isAbove
        ? between(from.x + 40, target.x, from.x + from.width - 40)
        : sideways > 0
          ? from.x + from.width
          : from.x,
    y: isBelow ? from.y + from.height : isAbove ? from.y : between(from.y + 40, target.y, from.y + from.height - 40),
  };
  const tip = isBelow
    ? { x: target.x, y: to.y - 6, angle: 90 }
    : isAbove
      ? { x: target.x, y: to.y + to.height + 6, angle: -90 }
      : { x: sideways > 0 ? to.x - 6 : to.x + to.width + 6, y: target.y, angle: sideways > 0 ? 0 : 180 };
  const bend = isBelow || isAbove ? { x: tip.x, y: (start.y + tip.y) / 2 } : { x: (start.x + tip.x) / 2, y: tip.y };
  const round = Math.round;
  return {
    path: `M${round(start.x)} ${round(start.y)}Q${round(bend.x)} ${round(bend.y)} ${round(tip.x)} ${round(tip.y)}`,
    tip: { x: round(tip.x), y: round(tip.y), angle: tip.angle },
  };
}

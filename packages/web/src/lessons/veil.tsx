import type { Box } from './coach-place.ts';
import { refuse } from './lesson.ts';
import { light } from './lit.ts';

/** Light reaches a little over what it falls on. */
const MARGIN = 3;
const ROUND = 12;

/** A box with round corners as a path. */
function hole({ x, y, width, height }: Box): string {
  const [left, top, right, bottom] = [x - MARGIN, y - MARGIN, x + width + MARGIN, y + height + MARGIN].map(Math.round);
  if (left === undefined || top === undefined || right === undefined || bottom === undefined) return '';
  const arc = (dx: number, dy: number) => `a${ROUND} ${ROUND} 0 0 1 ${dx * ROUND} ${dy * ROUND}`;
  return `M${left + ROUND} ${top}H${right - ROUND}${arc(1, 1)}V${bottom - ROUND}${arc(-1, 1)}H${left + ROUND}${arc(-1, -1)}V${top + ROUND}${arc(1, -1)}Z`;
}

/** A soft glow around a box. */
function glow({ x, y, width, height }: Box): string {
  const [far, high] = [width * 0.75 + 60, height * 0.75 + 60].map(Math.round);
  return `radial-gradient(${far}px ${high}px at ${Math.round(x + width / 2)}px ${Math.round(y + height / 2)}px, var(--lamp), transparent 72%)`;
}

/** Dusk over the table but for what is talked about; a press on it says that this is not wanted now. */
export function Veil() {
  const { page, parts, wanted } = light.value;
  const lit = wanted ? [...parts, wanted] : parts;
  const all = `M0 0H${page.width}V${page.height}H0Z`;
  const style = {
    clipPath: `path(evenodd, "${all}${outside(lit).map(hole).join('')}")`,
    background: [...lit.map(glow), 'var(--dusk)'].join(),
  };
  return (
    <>
      {/* a way for pointers only: keys do not get here */}
      <div class="veil" style={style} aria-hidden="true" onClick={refuse} />
      <svg class="lamps" aria-hidden="true">
        {parts.map((box, i) => (
          <path key={i} d={hole(box)} />
        ))}
        {wanted && <path class="wanted" d={hole(wanted)} />}
      </svg>
    </>
  );
}

/** Boxes that lie in no other one: where two holes overlap it would be dark again. */
function outside(boxes: readonly Box[]): readonly Box[] {
  return boxes.filter((box, i) => !boxes.some((other, j) => i !== j && isWithin(box, other)));
}

function isWithin(inner: Box, outer: Box): boolean {
  return (
    inner.x >= outer.x &&
    inner.y >= outer.y &&
    inner.x + inner.width <= outer.x + outer.width &&
    inner.y + inner.height <= outer.y + outer.height
  );
}

/** What has the focus while nothing on the table has it. */
export const TABLE = 'main.table';

/** Is nothing on the table meant? Then a key is for the table as a whole. */
export const rests = (at: EventTarget | null): boolean =>
  at === document.body || (at instanceof Element && at.matches(TABLE));

/** What a key can go to: whatever can be pressed, and what is only there to be asked about. */
const REACHABLE = 'button:not(:disabled), a[href], summary, [tabindex]';
/** Where a key begins if nothing has the focus: at what is asked, wherever that is on the table. */
const FIRST = [
  '.opts [data-action]',
  '.held [data-action]',
  '.fan [data-action]',
  '.answer[data-action]',
  '.bar [data-action]',
  '[data-action]',
];

export type Direction = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown';

/** A box by its edges. */
type Edges = Pick<DOMRectReadOnly, 'left' | 'right' | 'top' | 'bottom'>;

/** The same looked at so that the way leads to the right. */
function turned({ left, right, top, bottom }: Edges, direction: Direction): Edges {
  switch (direction) {
    case 'ArrowRight':
      return { left, right, top, bottom };
    case 'ArrowLeft':
      return { left: -right, right: -left, top, bottom };
    case 'ArrowDown':
      return { left: top, right: bottom, top: left, bottom: right };
    case 'ArrowUp':
      return { left: -bottom, right: -top, top: left, bottom: right };
  }
}

const SIDEWAYS = 3;

/** How far it is that way: straight ahead is near, to a side is far; nothing if it does not lie that way. */
export function distance(from: Edges, to: Edges, direction: Direction): number | undefined {
  const [a, b] = [turned(from, direction), turned(to, direction)];
  const ahead = (b.left + b.right) / 2 - (a.left + a.right) / 2;
  // what overlaps more than it leads on lies beside
  if (b.left < a.left + 1 || ahead <= 0) return undefined;
  const aside = Math.max(0, b.top - a.bottom, a.top - b.bottom);
  const off = Math.abs(b.top + b.bottom - a.top - a.bottom) / 2;
  return Math.max(0, b.left - a.right) + SIDEWAYS * aside + off / 4;
}

/** Gives the focus to the first answer to what is asked; says whether there is one. */
export function focusAnswer(table: Element): boolean {
  const first = FIRST.flatMap(part => [...table.querySelectorAll<HTMLElement>(part)]).find(one =>
    one.checkVisibility(),
  );
  first?.focus();
  return first !== undefined;
}

/** Moves the focus that way; says whether there was something to go to. */
export function go(direction: Direction): boolean {
  const { activeElement: at } = document;
  const table = document.querySelector(TABLE);
  if (!table) return false;
  if (!at || rests(at)) return focusAnswer(table);
  const from = at.getBoundingClientRect();
  let nearest: HTMLElement | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const one of table.querySelectorAll<HTMLElement>(REACHABLE)) {
    if (one === at || !one.checkVisibility()) continue;
    const far = distance(from, one.getBoundingClientRect(), direction);
    if (far === undefined || far >= least) continue;
    least = far;
    nearest = one;
  }
  nearest?.focus();
  return nearest !== undefined;
}

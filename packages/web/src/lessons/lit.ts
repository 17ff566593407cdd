import { signal } from '@preact/signals';
import { compact } from '../drawing/compact.ts';
import { sameData } from '../drawing/same-data.ts';
import { JOINED } from '../table/offered.ts';
import type { Box, Size } from './coach-place.ts';
import { litParts, wantedMove } from './lesson.ts';

/** Where light falls on the table: on what is talked about, and on the wanted press. */
interface Light {
  readonly page: Size;
  readonly parts: readonly Box[];
  readonly wanted: Box | undefined;
}

export const light = signal<Light>({ page: { width: 0, height: 0 }, parts: [], wanted: undefined });

/** Where there is little room the coach has the wanted press. */
export { compact as hasPress };

const TABLE = 'main.table';
const QUESTION = '.ask h1';

function boxOf(element: Element): Box {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x, y, width, height };
}

const isSeen = (element: Element) => element.checkVisibility() && element.getBoundingClientRect().width > 0;

function firstSeen(selector: string): HTMLElement | undefined {
  return [...document.querySelectorAll<HTMLElement>(`${TABLE} ${selector}`)].find(isSeen);
}

/** The button of the table for the wanted press, or the one that shows such buttons; where there is little room, or the table shows none, the coach has it. */
function wantedButton(): HTMLElement | undefined {
  const { wanted = [], shownAs = wanted.join(JOINED) } = wantedMove.peek() ?? {};
  const [line] = wanted;
  if (line === undefined || compact.peek()) return undefined;
  return firstSeen(`[data-action="${shownAs}"]`) ?? firstSeen(`[data-leads-to="${line.split(' ')[1]}"]`);
}

/** Gives the focus to the wanted press on the table. */
export function focusWanted(): void {
  wantedButton()?.focus();
}

let marked: HTMLElement | undefined;

/** Marks the wanted press; one that is new is brought into view. */
function mark(): HTMLElement | undefined {
  const wanted = wantedButton();
  if (wanted === marked && (!wanted || wanted.dataset.wanted !== undefined)) return wanted;
  if (marked) delete marked.dataset.wanted;
  marked = wanted;
  if (!wanted) return undefined;
  wanted.dataset.wanted = '';
  wanted.scrollIntoView({ block: 'nearest' });
  return wanted;
}

let lit: readonly HTMLElement[] = [];

/** Marks what is talked about: the styles may move it out of the coach's way. */
function markLit(next: readonly HTMLElement[]): void {
  for (const one of lit) if (!next.includes(one)) delete one.dataset.lit;
  for (const one of next) one.dataset.lit = '';
  lit = next;
}

function measure(): void {
  const wanted = mark();
  const shown = litParts.peek().flatMap(part => firstSeen(part) ?? []);
  // a small screen does not show every part: then the question tells
  markLit(shown.length > 0 ? shown : [firstSeen(QUESTION)].flatMap(part => part ?? []));
  const next: Light = {
    page: { width: innerWidth, height: innerHeight },
    parts: lit.map(boxOf),
    wanted: wanted && boxOf(wanted),
  };
  if (!sameData(light.peek(), next)) light.value = next;
}

/** Lets light fall where it should whenever the table has changed or moved; the returned function ends it. */
export function watchLight(): () => void {
  let frame = 0;
  const measureNextFrame = () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(measure);
  };
  const changes = new MutationObserver(measureNextFrame);
  const root = document.getElementById('app') ?? document.body;
  changes.observe(root, { subtree: true, childList: true, attributeFilter: ['class', 'data-action'] });
  const sizes = new ResizeObserver(measureNextFrame);
  sizes.observe(root);
  const done = new AbortController();
  const { signal: until } = done;
  addEventListener('resize', measureNextFrame, { signal: until });
  addEventListener('scroll', measureNextFrame, { signal: until, capture: true, passive: true });
  addEventListener('transitionend', measureNextFrame, { signal: until });
  const leave = [
    litParts.subscribe(measureNextFrame),
    wantedMove.subscribe(measureNextFrame),
    compact.subscribe(measureNextFrame),
  ];
  return () => {
    cancelAnimationFrame(frame);
    changes.disconnect();
    sizes.disconnect();
    done.abort();
    for (const one of leave) one();
    if (marked) delete marked.dataset.wanted;
    marked = undefined;
    markLit([]);
  };
}

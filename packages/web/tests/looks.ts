import type { Page } from '@playwright/test';

/** What is wrong with how a page looks. */
export interface Looks {
  /** Words and signs that are cut off by what they stand in, or stick out of their button. */
  readonly cut: string[];
  /** Words that stand on other words or signs, and buttons on buttons. */
  readonly overlapping: string[];
  /** Buttons that something else lies on. */
  readonly covered: string[];
  /** Buttons that are too small. */
  readonly small: string[];
  /** How far the page can be pushed sideways. */
  readonly sideways: number;
}

/** With a pointer so much can be hit; a finger needs more. */
export const POINTER = 24;
export const FINGER = 44;

/** Gives the page a window of another size, and waits until it is laid out for that. */
export async function resize(page: Page, size: { readonly width: number; readonly height: number }): Promise<void> {
  await page.setViewportSize(size);
  // in the first frame the page learns of its size, in the next it shows what that asks for
  await page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
  });
}

/** Looks at everything on the page once. */
export async function looks(page: Page, least = POINTER): Promise<Looks> {
  await page.evaluate(() => document.fonts.ready);
  return page.evaluate(lookAround, least);
}

/** All of it in sentences. */
export const flaws = ({ sideways, ...lists }: Looks): string[] => [
  ...Object.entries(lists).flatMap(([kind, found]) => found.map((one: string) => `${kind}: ${one}`)),
  ...(sideways > 0 ? [`sideways: ${sideways} px`] : []),
];

export const cut = async (page: Page) => (await looks(page)).cut;

/** How far the page can be pushed sideways. */
export const sideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Runs in the page, which knows nothing of this file. */
function lookAround(least: number): Looks {
  interface Box {
    left: number;
    top: number;
    right: number;
    bottom: number;
  }
  interface Clip {
    readonly box: Element;
    readonly edge: Box;
    readonly clipsX: boolean;
    readonly clipsY: boolean;
    readonly scrollsX: boolean;
    readonly scrollsY: boolean;
    /** Nothing may stick out, though it would be seen. */
    readonly holds: boolean;
    readonly isFixed: boolean;
    readonly outer: Clip | undefined;
  }
  interface Piece extends Box {
    readonly said: string;
    readonly of: Element;
    readonly isSign: boolean;
  }

  /** Letters may touch an edge; two pixels are no letter. */
  const SLACK = 2;
  const STAYING = '.control, .modal > header, .choose .bar, .setup .foot, .closing > footer';
  const found = { cut: new Set<string>(), overlapping: new Set<string>(), covered: new Set<string>() };
  // what lies under a dialog, a question or in the dusk of a lesson is not read at the moment
  const top = document.querySelector('dialog[open], .coach, .giveup') ?? document.body;

  const clips = new Map<Element, Clip>();
  function clipOf(box: Element | null): Clip | undefined {
    if (!box || box === document.body) return undefined;
    let clip = clips.get(box);
    if (!clip) {
      const { overflowX, overflowY, position } = getComputedStyle(box);
      clip = {
        box,
        edge: box.getBoundingClientRect(),
        clipsX: overflowX !== 'visible',
        clipsY: overflowY !== 'visible',
        scrollsX: /auto|scroll/.test(overflowX),
        scrollsY: /auto|scroll/.test(overflowY),
        holds: box.matches('button, .tile, .opt'),
        isFixed: position === 'fixed',
        outer: position === 'fixed' ? undefined : clipOf(box.parentElement),
      };
      clips.set(box, clip);
    }
    return clip;
  }

  const name = (box: Element) => `${box.tagName.toLowerCase()}.${box.getAttribute('class') ?? ''}`;

  /** Is it cut? What can be scrolled there is not lost. */
  function judge(said: string, of: Element, { left, top, right, bottom }: Box): void {
    let [wide, high] = [true, true];
    for (let clip = clipOf(of); clip; clip = clip.outer) {
      const { edge, box } = clip;
      if (clip.scrollsX) wide = false;
      if (clip.scrollsY) high = false;
      // hidden on purpose: there for those who listen
      if (edge.right - edge.left <= 2) return;
      const outX = left < edge.left - SLACK || right > edge.right + SLACK;
      const outY = top < edge.top - SLACK || bottom > edge.bottom + SLACK;
      if ((wide && outX && (clip.holds || clip.clipsX)) || (high && outY && (clip.holds || clip.clipsY)))
        found.cut.add(`${said} (in ${name(box)})`);
    }
  }

  /** What is left of a box inside everything that clips it. */
  function seen(of: Element, box: Box): Box | undefined {
    let { left, top, right, bottom } = box;
    for (let clip = clipOf(of); clip; clip = clip.outer) {
      const { edge } = clip;
      if (clip.clipsX) [left, right] = [Math.max(left, edge.left), Math.min(right, edge.right)];
      if (clip.clipsY) [top, bottom] = [Math.max(top, edge.top), Math.min(bottom, edge.bottom)];
    }
    return right - left > SLACK && bottom - top > SLACK ? { left, top, right, bottom } : undefined;
  }

  // what lies under a hint or an explanation is not read as long as that is open; answers are
  const sheets = [...document.querySelectorAll('.hints, .explained')];
  function isUnderSheet(of: Element, { left, top, right, bottom }: Box): boolean {
    return sheets.some(sheet => {
      const edge = sheet.getBoundingClientRect();
      const beside = left >= edge.right || right <= edge.left || top >= edge.bottom || bottom <= edge.top;
      return !beside && !sheet.contains(of) && !(of.closest('.dec [data-action]') && sheet.matches('.hints'));
    });
  }

  const pieces: Piece[] = [];
  function note(said: string, of: Element, box: Box, isSign: boolean): void {
    if (isUnderSheet(of, box)) return;
    const left = seen(of, box);
    // steps that find no room are left out as a whole
    if (!left && of.closest('.steps')) return;
    // what an option would bring stands over the map
    if (of.closest('.maptag')) return;
    // small signs that sit on an edge on purpose
    if (!of.closest('.uses, .times, .seal, .lm, .pin')) judge(said, of, box);
    // what stays in place while the rest is scrolled lies on it
    if (of.closest(STAYING)) return;
    if (left) pieces.push({ ...left, said, of, isSign });
  }

  const walker = document.createTreeWalker(top, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { parentElement: of, nodeValue } = walker.currentNode;
    const said = nodeValue?.trim();
    // words for those who listen; numbers in a drawing
    if (!said || !of || of.closest('.sr, svg, option, .skip') || !of.checkVisibility({ visibilityProperty: true }))
      continue;
    const range = document.createRange();
    range.selectNodeContents(walker.currentNode);
    for (const { left, top, right, bottom, height } of range.getClientRects()) {
      // a font leaves room above and below its letters
      const room = height / 5;
      note(said, of, { left, top: top + room, right, bottom: bottom - room }, false);
    }
  }
  // signs beside words; those in a drawing lie where the drawing wants them
  for (const sign of top.querySelectorAll('.gl')) {
    const of = sign.parentElement;
    if (!of || sign.closest('.wheel, .forestmap, .cell, .plot, .art, .em, .seal, .lm, .pin, .sr, .hero, .skip'))
      continue;
    if (!sign.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    const { left, top, right, bottom } = sign.getBoundingClientRect();
    // a glyph leaves room around its drawing
    const room = (bottom - top) / 8;
    const box = { left: left + room, top: top + room, right: right - room, bottom: bottom - room };
    if (right - left > 4) note(`sign in ${name(of)}`, of, box, true);
  }

  pieces.sort((a, b) => a.top - b.top);
  for (const [i, one] of pieces.entries()) {
    for (let j = i + 1; j < pieces.length; j++) {
      const other = pieces[j];
      if (!other || other.top >= one.bottom) break;
      const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left);
      const high = Math.min(one.bottom, other.bottom) - other.top;
      if (wide <= SLACK || high <= SLACK || (one.isSign && other.isSign)) continue;
      // a word that goes on in the next line stands beside itself
      if (one.of === other.of && one.said === other.said) continue;
      found.overlapping.add(`${one.said} / ${other.said}`);
    }
  }

  const small = [];
  const targets = 'button, a[href], input, select, summary, [role=button], [role=slider]';
  for (const one of top.querySelectorAll<HTMLElement>(targets)) {
    if (!one.checkVisibility({ visibilityProperty: true })) continue;
    const label = one.closest('label');
    const { left, top, right, bottom, width, height } = (label ?? one).getBoundingClientRect();
    if (width <= 2) continue;
    const said = `${name(one)} "${(one.innerText || one.getAttribute('aria-label') || '').trim().slice(0, 40)}"`;
    // a link within a sentence is as high as its line
    const isInline = one.tagName === 'A' && getComputedStyle(one).display === 'inline';
    if (!isInline && Math.min(width, height) < least - 0.5)
      small.push(`${said} ${Math.round(width)}x${Math.round(height)}`);
    const target = label ?? one;
    const part = seen(target, { left, top, right, bottom });
    const isWhole = part && part.bottom - part.top > height - 1 && part.right - part.left > width - 1;
    if (
      !isWhole ||
      one.matches(':disabled') ||
      one.closest('.forestmap') ||
      isUnderSheet(one, target.getBoundingClientRect())
    )
      continue;
    const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    // what stays in place while the page is scrolled lies on it
    if (hit && !hit.closest(STAYING) && !target.contains(hit) && !hit.contains(target))
      found.covered.add(`${said} by ${name(hit)}`);
  }

  const { scrollWidth, clientWidth } = document.documentElement;
  return {
    cut: [...found.cut],
    overlapping: [...found.overlapping],
    covered: [...found.covered],
    small,
    sideways: scrollWidth - clientWidth,
  };
}

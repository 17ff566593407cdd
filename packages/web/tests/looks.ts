import type { Page } from '@playwright/test';

/** Words that are cut off by what they stand in, or stick out of their button. */
export async function cut(page: Page): Promise<string[]> {
  await page.evaluate(() => document.fonts.ready);
  return page.evaluate(() => {
    /** Letters may touch an edge; two pixels are no letter. */
    const SLACK = 2;
    const found = new Set<string>();

    function look(text: Node, rect: DOMRect): void {
      let [wide, high] = [true, true];
      // a font leaves room above and below its letters
      const room = rect.height / 5;
      for (let box = text.parentElement; box && box !== document.body; box = box.parentElement) {
        const { overflowX, overflowY, position } = getComputedStyle(box);
        const edge = box.getBoundingClientRect();
        // what can be scrolled there is not lost
        if (/auto|scroll/.test(overflowX)) wide = false;
        if (/auto|scroll/.test(overflowY)) high = false;
        // hidden on purpose: there for those who listen
        if (edge.width <= 2) return;
        const holds = box.matches('button, .tile, .opt');
        const outX = rect.left < edge.left - SLACK || rect.right > edge.right + SLACK;
        const outY = rect.top + room < edge.top - SLACK || rect.bottom - room > edge.bottom + SLACK;
        const cutX = wide && outX && (holds || overflowX !== 'visible');
        const cutY = high && outY && (holds || overflowY !== 'visible');
        if (cutX || cutY) found.add(`${text.nodeValue?.trim()} (in ${box.tagName.toLowerCase()}.${box.className})`);
        if (position === 'fixed') return;
      }
    }

    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const text = walker.currentNode;
      const { parentElement } = text;
      if (!text.nodeValue?.trim() || !parentElement?.checkVisibility({ visibilityProperty: true })) continue;
      // hidden words for those who listen, numbers in a drawing, small signs that sit on an edge on purpose
      if (parentElement.closest('.sr, svg, option, .uses, .seal, .chip')) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      for (const rect of range.getClientRects()) look(text, rect);
    }
    for (const one of document.querySelectorAll<HTMLElement>('.tile .nm, .opt, .ask h1, .bn, .sn')) {
      const { scrollWidth, clientWidth } = one;
      if (clientWidth > 0 && scrollWidth > clientWidth + 1)
        found.add(`${one.innerText.trim()} (${one.className || 'title'})`);
    }
    return [...found];
  });
}

/** How far the page can be pushed sideways. */
export const sideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Words that stand on other words. */
export async function overlapping(page: Page): Promise<string[]> {
  await page.evaluate(() => document.fonts.ready);
  return page.evaluate(() => {
    interface Piece {
      text: Node;
      left: number;
      top: number;
      right: number;
      bottom: number;
    }

    /** What is left of a box inside everything that clips it. */
    function seen(text: Node, rect: DOMRect): Piece | undefined {
      // a font leaves room above and below its letters
      const room = rect.height / 5;
      let { left, right } = rect;
      let [top, bottom] = [rect.top + room, rect.bottom - room];
      for (let box = text.parentElement; box; box = box.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(box);
        const edge = box.getBoundingClientRect();
        if (overflowX !== 'visible') [left, right] = [Math.max(left, edge.left), Math.min(right, edge.right)];
        if (overflowY !== 'visible') [top, bottom] = [Math.max(top, edge.top), Math.min(bottom, edge.bottom)];
      }
      return right - left > 2 && bottom - top > 2 ? { text, left, top, right, bottom } : undefined;
    }

    // what lies under a dialog or under a bar that stays in place is not read at the moment
    const dialog = document.querySelector('dialog[open]');
    const pieces: Piece[] = [];
    const walker = document.createTreeWalker(dialog ?? document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const text = walker.currentNode;
      const { parentElement } = text;
      if (!text.nodeValue?.trim() || !parentElement?.checkVisibility({ visibilityProperty: true })) continue;
      if (parentElement.closest('.sr, svg, option, .control, .modal > header')) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      for (const rect of range.getClientRects()) {
        const piece = seen(text, rect);
        if (piece) pieces.push(piece);
      }
    }
    pieces.sort((a, b) => a.top - b.top);
    const found = new Set<string>();
    for (const [i, one] of pieces.entries()) {
      for (let j = i + 1; j < pieces.length; j++) {
        const other = pieces[j];
        if (!other || other.top >= one.bottom) break;
        const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left);
        const high = Math.min(one.bottom, other.bottom) - other.top;
        if (one.text !== other.text && wide > 2 && high > 2)
          found.add(`${one.text.nodeValue?.trim()} / ${other.text.nodeValue?.trim()}`);
      }
    }
    return [...found];
  });
}

/** A list in which one item is under the cursor, and the digits typed so far. */
export interface Menu {
  readonly cursor: number;
  readonly typed: string;
}

/** An item of a menu was chosen. */
interface Chosen {
  readonly chosen: number;
}

/** A menu with the cursor on its first item. */
export const TOP: Menu = { cursor: 0, typed: '' };

/** Up to so many items a digit alone chooses. */
const DIGITS = 9;

/** What a key does to a menu of `count` items, `page` of which are seen at a time; nothing if it is none of its keys. */
export function pressMenu(menu: Menu, key: string, count: number, page: number): Menu | Chosen | undefined {
  const to = (cursor: number): Menu => ({ cursor: Math.max(0, Math.min(count - 1, cursor)), typed: '' });
  const { cursor, typed } = menu;
  switch (key) {
    case 'up':
      return to(cursor - 1);
    case 'down':
      return to(cursor + 1);
    case 'left':
    case 'pageup':
      return to(cursor - page);
    case 'right':
    case 'pagedown':
      return to(cursor + page);
    case 'home':
      return to(0);
    case 'end':
      return to(count - 1);
    case 'backspace':
      return typed === '' ? undefined : number(menu, typed.slice(0, -1), count);
    case 'escape':
      return typed === '' ? undefined : { cursor, typed: '' };
    case 'enter':
      return count > 0 ? { chosen: cursor } : undefined;
    default:
      if (!/^\d$/.test(key)) return undefined;
      if (count <= DIGITS) return Number(key) >= 1 && Number(key) <= count ? { chosen: Number(key) - 1 } : menu;
      return number(menu, typed + key, count);
  }
}

/** The cursor follows the number; one that is not there is not taken. */
function number(menu: Menu, typed: string, count: number): Menu {
  const n = Number(typed);
  if (typed === '') return { ...menu, typed };
  return n >= 1 && n <= count ? { cursor: n - 1, typed } : menu;
}

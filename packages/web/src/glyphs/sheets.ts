import blackForest from './black-forest.svg?raw';
import common from './glyphs.svg?raw';

/** Glyphs that come together. */
export interface Sheet {
  readonly id: string;
  /** All of them, as the page needs them to draw one. */
  readonly sprite: string;
  readonly drawings: ReadonlyMap<string, string>;
}

/** Drawings are so wide and high. */
export const DRAWN = 24;
const SYMBOL = /<symbol id="g-([^"]+)"[^>]*>(.*?)<\/symbol>/gs;

function sheet(id: string, sprite: string): Sheet {
  const symbols = Array.from(sprite.matchAll(SYMBOL), ([, name = '', drawing = '']) => [name, drawing] as const);
  return { id, sprite, drawings: new Map(symbols) };
}

export const COMMON = sheet('common', common);
export const BLACK_FOREST = sheet('black-forest', blackForest);
export const SHEETS: readonly Sheet[] = [COMMON, BLACK_FOREST];

export const sheetOf = (name: string): Sheet => (BLACK_FOREST.drawings.has(name) ? BLACK_FOREST : COMMON);

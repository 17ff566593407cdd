/** A window, and how it is touched. */
export interface Size {
  readonly width: number;
  readonly height: number;
  readonly byTouch: boolean;
}

const size = (width: number, height: number, byTouch = false): Size => ({ width, height, byTouch });

/** The windows that everything has to fit into: screens, laptops with a browser's bars, tablets, phones both ways. */
const ALL: readonly Size[] = [
  size(1920, 1080),
  size(1366, 640),
  size(1280, 720),
  size(1280, 600),
  size(1164, 655),
  size(1024, 768),
  size(1024, 600),
  // a window of 1280 x 720 whose page is zoomed to 200 %
  size(640, 360),
  size(2560, 1300),
  size(932, 430, true),
  size(915, 412, true),
  size(812, 375, true),
  size(768, 1024, true),
  size(412, 915, true),
  size(375, 812, true),
  size(360, 740, true),
];

export const nameOf = ({ width, height }: Size) => `${width}x${height}`;

/** What a run looks at. By itself: every size and screen in the language with the longest words, light. */
interface Asked {
  readonly langs: readonly ('en' | 'de' | 'pl')[];
  readonly themes: readonly ('light' | 'dark')[];
  readonly sizes: readonly Size[];
  /** The screens with one of these in their name. */
  readonly screens: readonly string[] | undefined;
}

/** What `npm run sizes` was told, or what the tests look at. */
export function asked(): Asked {
  const { WALDGLAS_SIZES } = process.env;
  const wanted = WALDGLAS_SIZES === undefined ? {} : JSON.parse(WALDGLAS_SIZES);
  const { langs = ['de'], themes = ['light'], screens, sizes } = wanted;
  return {
    langs,
    themes,
    screens,
    sizes: ALL.filter(one => sizes?.includes(nameOf(one)) ?? true),
  };
}

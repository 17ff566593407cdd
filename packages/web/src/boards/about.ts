/**
 * What an element of a page can be asked about: a card or tile, a good or whatever else lies on a board (a `thing`), a
 * rule by its number, or a few words of its own.
 */
type Topic = 'card' | 'thing' | 'rule' | 'say';

interface About {
  readonly 'data-about': string;
  readonly 'data-wish'?: string;
  readonly 'data-why'?: string;
}

/**
 * The attributes by which an element explains itself: under the pointer, with the focus, or pressed for long. `wish` is
 * what a press on it would play (`build inn`); if that is not possible, it says why.
 */
export function about(topic: Topic, what: string, wish?: string): About {
  const said = `${topic} ${what}`;
  return wish === undefined ? { 'data-about': said } : { 'data-about': said, 'data-wish': wish };
}

/** The same where the page itself knows why nothing can be done with it. */
export function aboutUnusable(topic: Topic, what: string, why: string): About {
  return { ...about(topic, what), 'data-why': why };
}

/** The same for what nobody presses: arrow keys reach it, the tab key passes it by. */
export function aboutApart(topic: Topic, what: string, wish?: string): About & { readonly tabIndex: number } {
  return { ...about(topic, what, wish), tabIndex: -1 };
}

/** What an element was told to be about. */
export function readAbout({ dataset }: HTMLElement): { readonly topic: Topic; readonly what: string } {
  const [topic = 'say', ...what] = (dataset.about ?? '').split(' ');
  return { topic: topic as Topic, what: what.join(' ') };
}

/** A button that cannot be pressed now, though it can be asked why: the tab key passes it by. */
export const UNUSABLE = { 'aria-disabled': true, tabIndex: -1 } as const;

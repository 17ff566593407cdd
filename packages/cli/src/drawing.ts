import type { AnyGame, GameRecord, Position } from '@waldglas/core';
import type { AnySpeech } from '@waldglas/text';
import type { Colours } from './io.ts';
import type { CliWords } from './words/words.ts';

/** What a drawing is made with. */
export interface DrawContext {
  readonly game: AnyGame;
  readonly record: GameRecord;
  readonly speech: AnySpeech;
  readonly words: CliWords;
  readonly colours: Colours;
}

/** Can it be paid for: now, after own conversions, or not? */
export type Mark = 'now' | 'later' | 'no';

/** What one player sees, and on how much space. */
export interface Viewport {
  readonly position: Position;
  /** The letter of the player. */
  readonly me: string;
  readonly width: number;
  readonly height: number;
  /** Asked only where it is shown: it takes a while. */
  marks(): ReadonlyMap<string, Mark>;
  /** The points so far, by letter. */
  readonly points: Readonly<Record<string, number>>;
  /** What happened, the latest last. */
  readonly log: readonly string[];
}

/** Something that lies open, and the line without its seat that would take it. */
export interface Ware {
  readonly id: string;
  readonly wish: string;
}

/** Wares that lie together. */
export interface Shelf {
  readonly title: string;
  readonly wares: readonly Ware[];
}

/** How positions of a game become lines of text. */
export interface Drawing {
  header(position: Position): string;
  /** On fewer lines something of the board is lost. */
  least(position: Position, letter: string): number;
  /** The own board, the table and everybody else, on no more lines than there is height. */
  board(viewport: Viewport): string[];
  /** One player's board, whole. */
  seat(position: Position, letter: string, width: number): string[];
  /** What lies open for everybody. */
  table(position: Position, width: number, marks: ReadonlyMap<string, Mark>): string[];
  /** What lies open and is not on the board, for a column beside it. */
  column(position: Position, width: number, marks: ReadonlyMap<string, Mark>): string[];
  offer(position: Position, letter: string): readonly Shelf[];
  /** Only what `part` names of a position. */
  part(part: Position, whole: Position, width: number): string[];
}

/** How a mark is shown, with and without colour. */
export function markSign(mark: Mark | undefined, { green, yellow, dim }: Colours): string {
  if (mark === 'now') return green('✓');
  return mark === 'later' ? yellow('~') : dim(mark === 'no' ? '✗' : ' ');
}

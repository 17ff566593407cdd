import { plain, type Runs } from '@waldglas/text';

/** How a part of a reward is shown: by a picture with its words, or by words alone. */
export interface PartPicture {
  readonly glyph: string | undefined;
  readonly words: string;
}

/** Parts with a picture that is called otherwise. */
const PICTURES: Readonly<Record<string, string>> = { 'cooking-charcoal': 'charcoal', build: 'build' };

/** The picture of a part: the one in its words, or that of what a seat can hold; what no picture shows is told in words. */
export function pictureOf(part: string, runs: Runs, held: Readonly<Record<string, number>>): PartPicture {
  const shown = runs.find(run => typeof run !== 'string');
  return shown ?? { glyph: part in held ? part : PICTURES[part], words: plain(runs) };
}

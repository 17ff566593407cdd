import type { AnySpeech } from '@waldglas/text';
import type { Colours } from './io.ts';
import { cut, fit, width as widthOf } from './width.ts';
import type { CliWords } from './words/words.ts';

/** A position of Black Forest, as `docs/notation.md` promises it. */
export interface Table {
  readonly turn: string;
  readonly year: number;
  readonly tradespeople: Readonly<Record<string, readonly string[]>>;
  readonly jobs: Readonly<Record<string, string>>;
  readonly neutral?: string;
  readonly pawns?: Readonly<Record<string, string>>;
  readonly boards: { readonly small: readonly string[]; readonly large: readonly string[] };
  readonly seats: Readonly<Record<string, Seat>>;
  readonly ending?: { readonly by: string; readonly left: number };
}

interface Seat {
  readonly glass: Readonly<Record<string, number>>;
  readonly cooking: Readonly<Record<string, number | readonly number[]>>;
  readonly brick: number;
  readonly tracker: number;
  readonly reminder: boolean;
  readonly estates: readonly Readonly<Record<string, string>>[];
  readonly pigs: number;
  readonly cattle: number;
  readonly tannery: number;
  readonly pawn: string;
  readonly jobs: readonly string[];
}

const SOLO_PAWNS: Readonly<Record<string, string>> = { coloured: '●', white: '○' };

/** Who stands on which space: seats by letter, the neutral pawn, alone both colours. */
function pawnsOn({ seats, neutral, pawns }: Table): ReadonlyMap<string, string> {
  const on = new Map<string, string>();
  const stand = (space: string, who: string) => on.set(space, (on.get(space) ?? '') + who);
  if (pawns) for (const [space, colour] of Object.entries(pawns)) stand(space, SOLO_PAWNS[colour] ?? '');
  else for (const [letter, { pawn }] of Object.entries(seats)) stand(pawn, letter);
  if (neutral !== undefined) stand(neutral, '◇');
  on.delete('none');
  return on;
}

/** Draws the game board of Black Forest. */
export function boardWords(speech: AnySpeech, words: CliWords, { bold, dim, yellow }: Colours) {
  const said = words.blackForest;

  /** A line for each village: its ring, the pawns between the tradespeople, and its job. */
  function rings(table: Table, width: number): string[] {
    const pawns = pawnsOn(table);
    const label = Math.max(...Object.keys(table.tradespeople).map(village => widthOf(speech.name(village))));
    return Object.entries(table.tradespeople).map(([village, ring]) => {
      const job = table.jobs[village];
      const centre = pawns.get(`${village}.centre`);
      const tail = [
        ...(centre === undefined ? [] : [`${said.centre} ${bold(`[${centre}]`)}`]),
        ...(job === undefined ? [] : [yellow(`★ ${speech.name(job)}`)]),
      ].join('  ');
      const room = width - label - 2 - (tail === '' ? 0 : widthOf(tail) + 2);
      const line = ringLine(village, ring, pawns, room);
      return cut(`${dim(fit(speech.name(village), label))}  ${line}${tail === '' ? '' : `  ${tail}`}`, width);
    });
  }

  /** The names are shortened until the ring fits. */
  function ringLine(
    village: string,
    ring: readonly string[],
    pawns: ReadonlyMap<string, string>,
    room: number,
  ): string {
    const line = (longest: number) =>
      ring
        .map((person, i) => {
          const who = pawns.get(`${village}.${i + 1}`);
          const space = who === undefined ? dim(i === ring.length - 1 ? '↺' : '·') : bold(`[${who}]`);
          return `${cut(speech.name(person), longest, '.')} ${space}`;
        })
        .join(' ');
    let longest = Math.max(...ring.map(person => widthOf(speech.name(person))));
    while (longest > 4 && widthOf(line(longest)) > room) longest -= 1;
    return line(longest);
  }

  /** The places outside the villages where there is a job or a pawn, in one line. */
  function places({ jobs, tradespeople, ...table }: Table, width: number): string[] {
    const pawns = pawnsOn({ jobs, tradespeople, ...table });
    const outside = [...new Set([...Object.keys(jobs), ...pawns.keys()])].filter(
      place => !place.includes('.') && !Object.hasOwn(tradespeople, place),
    );
    if (outside.length === 0) return [];
    const parts = outside.map(place => {
      const [who, job] = [pawns.get(place), jobs[place]];
      const pawn = who === undefined ? '' : ` ${bold(`[${who}]`)}`;
      return `${speech.name(place)}${pawn}${job === undefined ? '' : ` ${yellow(`★ ${speech.name(job)}`)}`}`;
    });
    return [cut(`${dim(said.places)}  ${parts.join(' · ')}`, width)];
  }

  return { rings, places };
}

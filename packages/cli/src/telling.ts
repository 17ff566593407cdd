import {
  type Action,
  type AnyEvent,
  type Decision,
  isIllegal,
  type Seat,
  seatLetter,
  type Weighed,
} from '@waldglas/core';
import { scoreSheet } from '@waldglas/protocol';
import type { AnyTable } from '@waldglas/table';
import type { AnySpeech } from '@waldglas/text';
import { plain } from './catalog.ts';
import type { Drawing, Mark, Ware } from './drawing.ts';
import { chosenOf, isGathered, withMoreChosen } from './gathering.ts';
import type { Colours } from './io.ts';
import type { Play } from './play-game.ts';
import { scoreLines } from './score-lines.ts';
import type { CliWords } from './words/words.ts';

/** What both ways of playing, by keys and by lines, show and say with. */
export interface Toolkit {
  readonly speech: AnySpeech;
  readonly words: CliWords;
  readonly drawing: Drawing;
  readonly colours: Colours;
}

/** What a seat may see. */
function viewOf(table: AnyTable, seat: Seat): unknown {
  return table.snapshot(seat).view;
}

/** What is asked; cards that wait for others are counted as chosen. */
export function questionText(
  { speech }: Toolkit,
  { table, waiting }: Pick<Play, 'table' | 'waiting'>,
  decision: Decision<Action>,
): string {
  const { seat } = decision;
  const counted = waiting.length === 0 ? table : withMoreChosen(table, seat, waiting.length);
  return plain(speech.question(viewOf(counted, seat), decision));
}

/** What an action would do. */
export function optionText({ speech }: Toolkit, table: AnyTable, action: Action): string {
  return plain(speech.option(viewOf(table, action.seat), action));
}

/** The cards that were chosen already, where several are chosen together. */
export function chosenText(
  { speech, words }: Toolkit,
  { table, waiting }: Pick<Play, 'table' | 'waiting'>,
  decision: Decision<Action>,
): string {
  const chosen = isGathered(decision) ? chosenOf(table, decision.seat, waiting) : [];
  const names = chosen.map(line => {
    const action = table.game.read(line);
    return isIllegal(action) ? line : speech.name(speech.subject(action) ?? line);
  });
  return names.length === 0 ? '' : words.play.chosen(names.join(', '));
}

/** A card or tile: its name and kind, then a line for each sentence. */
export function cardText({ speech, colours }: Toolkit, { head }: AnyTable, id: string): string[] {
  const { name, kind, lines } = speech.card(id, head.edition);
  return [`${colours.bold(name)} ${colours.dim(`(${kind})`)}`, ...lines.map(plain)];
}

/** Is this the id of a card or tile of the game that is played? */
export function isCardOf({ game, head }: AnyTable, id: string): boolean {
  return game.cards(head.edition).some(row => row.id === id);
}

/** The wish of a seat in the words of the notation, with or without its letter; undefined if it is no action. */
export function wishOf({ game }: AnyTable, seat: Seat, text: string): Action | undefined {
  const line = /^[A-D] /.test(text) ? text : `${seatLetter(seat)} ${text}`;
  const wish = game.read(line);
  return isIllegal(wish) || wish.seat !== seat ? undefined : wish;
}

/** Why a wish cannot be played now, and what would help. */
export function whyText({ speech }: Toolkit, table: AnyTable, seat: Seat, wish: Action): string {
  return plain(speech.reason(viewOf(table, seat), wish, table.why(seat, wish)));
}

/** The ways that a bot likes best, numbered. */
export function hintLines(
  { speech, words }: Toolkit,
  table: AnyTable,
  seat: Seat,
  best: readonly Weighed<Action>[],
): string[] {
  if (best.length === 0) return [words.play.noHint];
  return speech.hint(viewOf(table, seat), best).map((way, i) => `${i + 1}. ${plain(way)}`);
}

/** Events as lines of a log. */
export function logLines({ speech }: Toolkit, events: readonly AnyEvent[]): string[] {
  return events.flatMap(event => {
    const told = speech.event(event);
    return told ? [plain(told)] : [];
  });
}

/** What happened while a seat was away. */
export function sinceLines({ speech }: Toolkit, events: readonly AnyEvent[], seat: Seat): string[] {
  return speech.since(events, seat).map(plain);
}

/** Everybody's points with what they came from. */
export function pointLines({ speech, words, colours }: Toolkit, table: AnyTable): string[] {
  const sheet = scoreSheet(table.snapshot(undefined).scores, table.turn.length === 0);
  return scoreLines({ ...sheet, edition: table.head.edition }, speech, words, colours);
}

/** The marks of one seat as far as they are known, and what is still to be looked at. */
interface Marking {
  readonly marks: Map<string, Mark>;
  readonly open: Ware[];
}

const known = new WeakMap<AnyTable, Map<Seat, Marking>>();

function markingOf({ drawing }: Toolkit, table: AnyTable, seat: Seat): Marking {
  const bySeat = known.get(table) ?? new Map<Seat, Marking>();
  known.set(table, bySeat);
  const before = bySeat.get(seat);
  if (before) return before;
  const wares = drawing.offer(table.position(seat), seatLetter(seat)).flatMap(shelf => shelf.wares);
  const marking = { marks: new Map<string, Mark>(), open: wares.filter(({ wish }) => wish.startsWith('build ')) };
  bySeat.set(seat, marking);
  return marking;
}

/** So long somebody may wait for a screen, in milliseconds. */
const PATIENCE = 50;

/** Which of the things on offer a seat could pay for, as far as that is found quickly: see `markMore`. */
export function marksFor(
  toolkit: Toolkit,
  table: AnyTable,
  seat: Seat,
  patience = PATIENCE,
): ReadonlyMap<string, Mark> {
  const { marks, open } = markingOf(toolkit, table, seat);
  const until = performance.now() + patience;
  while (performance.now() < until) {
    const ware = open.shift();
    if (!ware) break;
    const wish = wishOf(table, seat, ware.wish);
    if (wish) marks.set(ware.id, markOf(table, seat, wish));
  }
  return marks;
}

/** Looks at some more of them; false if all are known. */
export function markMore(toolkit: Toolkit, table: AnyTable, seat: Seat): boolean {
  if (markingOf(toolkit, table, seat).open.length === 0) return false;
  marksFor(toolkit, table, seat);
  return true;
}

/** A wish that lacks nothing but its time can be paid for now. */
function markOf(table: AnyTable, seat: Seat, wish: Action): Mark {
  const reason = table.why(seat, wish);
  if (!reason || (!reason.missing && !reason.first && reason.reach !== false)) return 'now';
  return reason.reach ? 'later' : 'no';
}

/** What people call the edition in play; what records call an exchanged one stands behind it. */
export function editionTitle({ head }: AnyTable): string {
  return head.facts ? `${head.facts.name}, ${head.edition}` : head.edition;
}

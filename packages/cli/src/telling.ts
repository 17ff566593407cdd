import { type Action, type Decision, isIllegal, type Seat, seatLetter, type Weighed } from '@waldglas/core';
import { type AnyEvent, type AnySpeech, plain } from './catalog.ts';
import type { Drawing, Mark, Ware } from './drawing.ts';
import type { Colours } from './io.ts';
import { scoreLines } from './score-lines.ts';
import { type Session, scoreSheet } from './session.ts';
import type { CliWords } from './words/words.ts';

/** What both ways of playing, by keys and by lines, show and say with. */
export interface Toolkit {
  readonly speech: AnySpeech;
  readonly words: CliWords;
  readonly drawing: Drawing;
  readonly colours: Colours;
}

/** What is asked. */
export function questionText({ speech }: Toolkit, { game, state }: Session, decision: Decision<Action>): string {
  return plain(speech.question(game.view(state, decision.seat), decision));
}

/** What an action would do. */
export function optionText({ speech }: Toolkit, { game, state }: Session, action: Action): string {
  return plain(speech.option(game.view(state, action.seat), action));
}

/** A card or tile: its name and kind, then a line for each sentence. */
export function cardText({ speech, colours }: Toolkit, { state }: Session, id: string): string[] {
  const { name, kind, lines } = speech.card(id, state.edition);
  return [`${colours.bold(name)} ${colours.dim(`(${kind})`)}`, ...lines.map(plain)];
}

/** Is this the id of a card or tile of the game that is played? */
export function isCardOf({ game, state }: Session, id: string): boolean {
  return game.cards(state.edition).some(row => row.id === id);
}

/** The wish of a seat in the words of the notation, with or without its letter; undefined if it is no action. */
export function wishOf({ game }: Session, seat: Seat, text: string): Action | undefined {
  const line = /^[A-D] /.test(text) ? text : `${seatLetter(seat)} ${text}`;
  const wish = game.read(line);
  return isIllegal(wish) ? undefined : wish;
}

/** Why a wish cannot be played now, and what would help. */
export function whyText({ speech }: Toolkit, { game, state }: Session, seat: Seat, wish: Action): string {
  return plain(speech.reason(game.view(state, seat), wish, game.why(state, seat, wish)));
}

/** The ways that a bot likes best, numbered. */
export function hintLines(
  { speech, words }: Toolkit,
  { game, state }: Session,
  seat: Seat,
  best: readonly Weighed<Action>[],
): string[] {
  if (best.length === 0) return [words.play.noHint];
  return speech.hint(game.view(state, seat), best).map((way, i) => `${i + 1}. ${plain(way)}`);
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
export function pointLines({ speech, words, colours }: Toolkit, { game, state }: Session): string[] {
  return scoreLines({ ...scoreSheet(game, state), edition: state.edition }, speech, words, colours);
}

/** The marks of one seat as far as they are known, and what is still to be looked at. */
interface Marking {
  readonly marks: Map<string, Mark>;
  readonly open: Ware[];
}

const known = new WeakMap<Session, Map<Seat, Marking>>();

function markingOf({ drawing }: Toolkit, session: Session, seat: Seat): Marking {
  const bySeat = known.get(session) ?? new Map<Seat, Marking>();
  known.set(session, bySeat);
  const before = bySeat.get(seat);
  if (before) return before;
  const { game, state } = session;
  const wares = drawing.offer(game.position(state, seat), seatLetter(seat)).flatMap(shelf => shelf.wares);
  const marking = { marks: new Map<string, Mark>(), open: wares.filter(({ wish }) => wish.startsWith('build ')) };
  bySeat.set(seat, marking);
  return marking;
}

/** So long somebody may wait for a screen, in milliseconds. */
const PATIENCE = 50;

/** Which of the things on offer a seat could pay for, as far as that is found quickly: see `markMore`. */
export function marksFor(
  toolkit: Toolkit,
  session: Session,
  seat: Seat,
  patience = PATIENCE,
): ReadonlyMap<string, Mark> {
  const { marks, open } = markingOf(toolkit, session, seat);
  const until = performance.now() + patience;
  while (performance.now() < until) {
    const ware = open.shift();
    if (!ware) break;
    const wish = wishOf(session, seat, ware.wish);
    if (wish) marks.set(ware.id, markOf(session, seat, wish));
  }
  return marks;
}

/** Looks at some more of them; false if all are known. */
export function markMore(toolkit: Toolkit, session: Session, seat: Seat): boolean {
  if (markingOf(toolkit, session, seat).open.length === 0) return false;
  marksFor(toolkit, session, seat);
  return true;
}

/** A wish that lacks nothing but its time can be paid for now. */
function markOf({ game, state }: Session, seat: Seat, wish: Action): Mark {
  const reason = game.why(state, seat, wish);
  if (!reason || (!reason.missing && !reason.first && reason.reach !== false)) return 'now';
  return reason.reach ? 'later' : 'no';
}

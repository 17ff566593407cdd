import { type Action, type Decision, isIllegal, lowest, replay, type Seat, seatLetter } from '@waldglas/core';
import { askBot, HUMAN } from './bot.ts';
import type { AnyEvent } from './catalog.ts';
import { isPrivate } from './events.ts';
import { playLines, type Session, takeBack } from './session.ts';

/** A game that is played at this terminal. */
export interface Play {
  readonly session: Session;
  /** Who sits where: a person, or the id of a bot. */
  readonly seats: readonly string[];
  /** What happened so far, as far as everybody may know it: all look at the same screen. */
  readonly events: readonly AnyEvent[];
  /** How many of the events each seat has seen. */
  readonly seen: readonly number[];
  /** Lines that were taken back and can be played again, the latest last. */
  readonly undone: readonly string[];
}

/** Begins or goes on with a game. */
export function beginPlay(session: Session, seats: readonly string[]): Play {
  const events = eventsOf(session);
  return { session, seats, events, seen: seats.map(() => events.length), undone: [] };
}

function eventsOf({ game, record }: Session): AnyEvent[] {
  const events: AnyEvent[] = [];
  const end = replay(game, record, undefined, event => events.push(event));
  if (isIllegal(end)) throw new Error(`line ${end.line}: ${end.illegal}`);
  return events.filter(event => !isPrivate(event));
}

/** The next question; none once the game is over. */
export function nextDecision({ session: { game, state } }: Play): Decision<Action> | undefined {
  return lowest(game.decisions(state));
}

/** Does a person play this seat? */
export function isPerson({ seats }: Play, seat: Seat): boolean {
  return seats[seat] === HUMAN;
}

/** How many people share the screen. */
export function people({ seats }: Play): number {
  return seats.filter(name => name === HUMAN).length;
}

/** Plays lines of one seat, all or none. */
export function act(play: Play, lines: readonly string[]): Play {
  const { session, events } = playLines(play.session, lines);
  const all = [...play.events, ...events.filter(event => !isPrivate(event))];
  const seat = (lines[0]?.charCodeAt(0) ?? 0) - 'A'.charCodeAt(0);
  return { ...play, session, events: all, seen: play.seen.with(seat, all.length), undone: [] };
}

/** Takes back a seat's last line; throws a refusal with the fence if that is not possible. */
export function back(play: Play, seat: Seat): Play {
  const { record } = play.session;
  const letter = seatLetter(seat);
  const session = takeBack(play.session, seat);
  const events = eventsOf(session);
  const seen = play.seen.map(n => Math.min(n, events.length));
  const line = lastLive(record.actions, letter);
  return { ...play, session, events, seen, undone: line === undefined ? [] : [...play.undone, line] };
}

/** A seat's last line that was not taken back. */
function lastLive(actions: readonly string[], letter: string): string | undefined {
  const standing: string[] = [];
  for (const line of actions) {
    if (!line.startsWith(`${letter} `)) continue;
    if (line === `${letter} undo`) standing.pop();
    else standing.push(line);
  }
  return standing.at(-1);
}

/** Plays again what was taken back last; nothing if there is nothing. */
export function again(play: Play): Play | undefined {
  const line = play.undone.at(-1);
  return line === undefined ? undefined : { ...act(play, [line]), undone: play.undone.slice(0, -1) };
}

/** Lets the bot whose turn it is play. */
export async function botTurn(play: Play): Promise<Play> {
  const decision = nextDecision(play);
  const level = decision && play.seats[decision.seat];
  if (!decision || level === undefined) return play;
  const lines = await askBot(play.session, decision, level);
  return lines.length === 0 ? play : { ...act(play, lines), undone: [] };
}

/** The only thing a seat can do now, if it has no choice at all. */
export function onlyLine({ session: { game, state } }: Play, { seat, options }: Decision<Action>): string | undefined {
  const [only, ...more] = options;
  return only && more.length === 0 && game.anytime(state, seat).length === 0 ? game.write(only) : undefined;
}

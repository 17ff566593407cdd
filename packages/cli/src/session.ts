import {
  type Action,
  append,
  type BaseState,
  begin,
  type GameRecord,
  isIllegal,
  type NewGame,
  newRecord,
  type Position,
  play,
  playRecord,
  readRecord,
  replay,
  type Score,
  type Seat,
  seatLetter,
  takeBack as takeBackLine,
  verify,
  writeRecord,
} from '@waldglas/core';
import { lineOfAction } from './arguments.ts';
import { type AnyEvent, type AnyGame, loadGame } from './catalog.ts';
import { admitDocument, factsFault } from './edition-files.ts';

/** A game under way: its record and the state the record leads to. */
export interface Session {
  readonly game: AnyGame;
  readonly record: GameRecord;
  readonly state: BaseState;
}

/** Something asked for cannot be done; nothing has changed. `fence`, `line`: the id of what stands against an undo, and where. */
export class Refused extends Error {
  readonly fence: string | undefined;
  readonly line: number | undefined;
  constructor(message: string, fence?: string, line?: number) {
    super(message);
    this.fence = fence;
    this.line = line;
  }
}

/** The game of an id. */
async function gameOf(id: string): Promise<AnyGame> {
  const game = await loadGame(id);
  if (isIllegal(game)) throw new Refused(game.illegal);
  return game;
}

/** A new game. */
export async function newSession(id: string, deal: NewGame, edition?: string | object): Promise<Session> {
  const game = await gameOf(id);
  const named = typeof edition === 'object' ? await admitDocument(game, edition, 'en') : edition;
  if (isIllegal(named)) throw new Refused(`the edition is wrong: ${named.illegal}`);
  const record = newRecord(game, { ...deal, ...(named === undefined ? {} : { edition: named }) });
  if (isIllegal(record)) throw new Refused(record.illegal);
  return sessionOf(game, record);
}

/** The game of a record's text. */
export async function loadSession(text: string): Promise<Session> {
  const read = readRecord(text);
  if (isIllegal(read)) throw new Refused(`line ${read.line} of the record: ${read.illegal}`);
  const game = await gameOf(read.rules);
  const wrong = await factsFault(read);
  if (wrong !== undefined) throw new Refused(wrong);
  const bad = verify(game, read);
  if (bad) throw new Refused(`line ${lineOfAction(text, bad.line)} of the record: ${bad.illegal}`);
  const { scores: _, ...record } = read;
  return sessionOf(game, record);
}

/** The game a sound record leads to. */
export function sessionOf(game: AnyGame, record: GameRecord): Session {
  const state = replay(game, record);
  if (isIllegal(state)) throw new Refused(`action ${state.line} of the record: ${state.illegal}`);
  return { game, record, state };
}

/** The record's text, with the scores once the game is over. */
export function sessionText({ game, record, state }: Session): string {
  if (game.decisions(state).length > 0) return writeRecord(record);
  return writeRecord({ ...record, scores: game.scores(state).map(score => score.points) });
}

/** The game with part of its position changed: its record starts anew from there. */
export function setPosition({ game, record, state }: Session, part: Position): Session {
  const placed = game.fromPosition(state, part);
  if (isIllegal(placed)) throw new Refused(placed.illegal);
  const start = JSON.stringify(game.position(placed, 'all'));
  const fresh = { ...record, start, actions: [] };
  const begun = begin(game, fresh);
  if (isIllegal(begun)) throw new Refused(begun.illegal);
  return { game, record: fresh, state: begun };
}

/** Plays lines, all or none; `A undo` among them takes back. */
export function playLines(
  session: Session,
  lines: readonly string[],
): { session: Session; events: readonly AnyEvent[] } {
  const { game } = session;
  const events: AnyEvent[] = [];
  let { record, state } = session;
  for (const line of lines) {
    const [letter = '', verb, ...rest] = line.trim().split(/\s+/);
    if (verb === 'undo' && rest.length === 0) {
      const seat = seatNamed(letter, record.players);
      ({ record, state } = takeBack({ game, record, state }, seat));
      events.push({ kind: 'undo', seat });
      continue;
    }
    const played = play(game, state, [readLine(game, line)]);
    if (isIllegal(played)) throw new Refused(played.illegal);
    record = append(record, [line.trim().split(/\s+/).join(' ')]);
    state = played.state;
    events.push(...played.events);
  }
  return { session: { game, record, state }, events };
}

/** The action of a line. */
export function readLine(game: AnyGame, line: string): Action {
  const action = game.read(line);
  if (isIllegal(action)) throw new Refused(`"${line}" is no action: ${action.illegal}`);
  return action;
}

/** Takes back a seat's last line. */
export function takeBack({ game, record }: Session, seat: Seat): Session {
  const running = playRecord(game, record);
  if (isIllegal(running)) throw new Refused(`action ${running.line} of the record: ${running.illegal}`);
  const taken = takeBackLine(game, running, seat);
  if (isIllegal(taken)) throw new Refused(`${seatLetter(seat)} cannot take back`, taken.fence, taken.line);
  return { game, record: append(record, [`${seatLetter(seat)} undo`]), state: taken.running.end.state };
}

/** The seat of a letter at this table. */
export function seatNamed(letter: unknown, players: number, field = 'seat', others: readonly string[] = []): Seat {
  const letters = Array.from({ length: players }, (_, seat) => seatLetter(seat));
  const seat = letters.indexOf(String(letter));
  if (seat < 0) throw new Refused(`"${field}" is one of ${[...letters, ...others].join(', ')}`);
  return seat;
}

/** The seats that have won or, before the end, lead. */
function leaders(scores: readonly Score[], final: boolean): string[] {
  const best = Math.max(...scores.map(score => score.points));
  return scores.filter(one => (final ? one.winner : one.points === best)).map(one => seatLetter(one.seat));
}

/** Scores as others read them. */
export function scoreSheet(game: AnyGame, state: BaseState) {
  const final = game.decisions(state).length === 0;
  const scores = game.scores(state);
  const seats = scores.map(({ seat, points, items }) => ({ seat: seatLetter(seat), points, items }));
  return { final, winners: leaders(scores, final), seats };
}

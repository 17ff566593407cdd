import type { LevelId } from '@waldglas/bots';
import { type Action, type AnyEvent, type Decision, isIllegal, type Seat } from '@waldglas/core';
import { type AnyTable, isFor, playBots, type Refusal } from '@waldglas/table';
import { loadLevels } from './catalog.ts';
import { handOf, isGathered, linesWith } from './gathering.ts';

/** Who sits on a seat that a person plays. */
export const HUMAN = 'human';

/** A game that is played at this terminal. It is a value: whatever is played leads to another one. */
export interface Play {
  readonly table: AnyTable;
  /** Who sits where: a person, or the id of a bot. */
  readonly seats: readonly string[];
  /** What happened so far, as far as everybody may know it: all look at the same screen. */
  readonly events: readonly AnyEvent[];
  /** How many of the events each seat has seen. */
  readonly seen: readonly number[];
  /** Lines that were taken back and can be played again, the latest last. */
  readonly undone: readonly string[];
  /** Cards that were chosen before others that the record has to name first. */
  readonly waiting: readonly string[];
}

/** Something that cannot be taken back: nothing has changed. */
export class Fenced extends Error {
  /** The id of what stands in the way. */
  readonly fence: string;
  constructor(refusal: Refusal) {
    super(refusal.illegal);
    this.fence = refusal.fence ?? '';
  }
}

/** Begins or goes on with a game. */
export function beginPlay(table: AnyTable, seats: readonly string[]): Play {
  const events = eventsOf(table);
  return { table, seats, events, seen: seats.map(() => events.length), undone: [], waiting: [] };
}

function eventsOf(table: AnyTable): AnyEvent[] {
  return table.log(undefined).flatMap(({ events }) => events);
}

/** The next question; none once the game is over. */
export function nextDecision({ table }: Play): Decision<Action> | undefined {
  const { turn } = table;
  return turn.length > 0 ? table.snapshot(Math.min(...turn)).decision : undefined;
}

/** Does a person play this seat? */
export function isPerson({ seats }: Play, seat: Seat): boolean {
  return seats[seat] === HUMAN;
}

/** How many people share the screen. */
export function people({ seats }: Play): number {
  return seats.filter(name => name === HUMAN).length;
}

/** Plays lines of one seat, all or none. Whoever sits here may play for every person, so nobody's lines are foreign. */
export function act(play: Play, lines: readonly string[]): Play {
  const table = play.table.copy();
  const proposal = table.propose('all', { lines });
  if (isIllegal(proposal)) throw new Error(proposal.illegal);
  table.append(proposal.lines);
  return { ...moved(play, table, proposal.events, proposal.lines[0]?.seat ?? 0), undone: [] };
}

/** What can be chosen: of cards that are chosen together, all that are left, in any order. */
export function optionsOf({ table, waiting }: Play, decision: Decision<Action>): readonly Action[] {
  if (!isGathered(decision)) return decision.options;
  const { choices, chosen } = handOf(table, decision.seat);
  const taken = new Set([...chosen, ...waiting]);
  return choices.filter(choice => !taken.has(table.game.write(choice)));
}

/** Plays an answer; of cards that are chosen together, one more. */
export function choose(play: Play, decision: Decision<Action>, action: Action): Play {
  const line = play.table.game.write(action);
  if (!isGathered(decision)) return act(play, [line]);
  const { lines, waiting } = linesWith(play.table, decision.seat, play.waiting, line);
  return { ...(lines.length === 0 ? play : act(play, lines)), waiting };
}

/** The game after a seat has played: what everybody may know is told, and that seat has seen it. */
function moved(play: Play, table: AnyTable, happened: readonly AnyEvent[], seat: Seat): Play {
  const events = [...play.events, ...happened.filter(event => isFor(event, undefined))];
  return { ...play, table, events, seen: play.seen.with(seat, events.length) };
}

/** Takes back a seat's last line, or throws what stands in the way. */
export function back(play: Play, seat: Seat): Play {
  if (play.waiting.length > 0) return { ...play, waiting: play.waiting.slice(0, -1) };
  const table = play.table.copy();
  const line = table.snapshot(seat).undo.lines.at(-1) ?? '';
  const proposal = table.proposeUndo(seat, 1);
  if (isIllegal(proposal)) throw new Fenced(proposal);
  table.append(proposal.lines);
  const events = eventsOf(table);
  const seen = play.seen.map(n => Math.min(n, events.length));
  return { ...play, table, events, seen, undone: [...play.undone, line] };
}

/** Plays again what was taken back last; nothing if there is nothing. */
export function again(play: Play): Play | undefined {
  const line = play.undone.at(-1);
  return line === undefined ? undefined : { ...act(play, [line]), undone: play.undone.slice(0, -1) };
}

/** Lets the bot whose turn it is give one answer. */
export async function botTurn(play: Play): Promise<Play> {
  const table = play.table.copy();
  const levels = await loadLevels(table.game.id);
  const bots = play.seats.map(name => (name === HUMAN ? undefined : levels[name as LevelId]));
  let after = play;
  await playBots(table, bots, {
    budget: { cancelled: () => after !== play },
    played(seat, from) {
      after = { ...moved(play, table, table.snapshot(undefined, from).events, seat), undone: [] };
    },
  });
  return after;
}

/** The only thing a seat can do now, if it has no choice at all. */
export function onlyLine({ table }: Play, { seat, options }: Decision<Action>): string | undefined {
  const [only, ...more] = options;
  return only && more.length === 0 && table.snapshot(seat).anytime.length === 0 ? table.game.write(only) : undefined;
}

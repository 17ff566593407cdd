import { type Action, type Advice, type Bot, type Budget, isIllegal, type Seat } from '@waldglas/core';
import { botSeed } from './bot-seed.ts';
import type { LiveTable } from './live-table.ts';
import type { Move } from './move.ts';
import { type Submit, submitTo } from './submit.ts';

/** A bot in this thread, or the way to one in another. */
export type BotCall<A extends Action, V> = (
  ...asked: Parameters<Bot<A, V>>
) => Pick<Advice<A>, 'actions'> | Promise<Pick<Advice<A>, 'actions'>>;

/** How bots play at a table. */
export interface BotPlay<E> {
  /** How long each may think for an answer. */
  readonly budget?: Omit<Budget, 'seed'>;
  /** Plays a move of a bot. Unless told, it is appended at once; a server stores it first. */
  readonly submit?: Submit<E>;
  /** A bot has played: the length of the record before, and how long it thought by the clock of the budget. */
  played?(seat: Seat, from: number, milliseconds: number): void;
}

/** No game takes so many lines: one that does is broken. */
const MOST_LINES = 20_000;

/**
 * Lets bots play as long as one of them is asked: each is given its own view and answers with a list of own actions,
 * which is played as long as it is legal; then it is asked again. A seat without a bot is somebody else's. Ends too once
 * the budget is cancelled.
 */
export async function playBots<A extends Action, V, E>(
  table: LiveTable<A, V, E>,
  bots: readonly (BotCall<A, V> | undefined)[],
  { budget = {}, submit = submitTo(table), played }: BotPlay<E> = {},
): Promise<void> {
  const { clock, cancelled } = budget;
  for (let seat = nextBot(table, bots); seat !== undefined && !cancelled?.(); seat = nextBot(table, bots)) {
    const { view, decision, length } = table.snapshot(seat);
    const bot = bots[seat];
    if (!bot || !decision) throw new Error(`seat ${seat} is asked nothing`);
    if (length > MOST_LINES) throw new Error(`the game does not end within ${MOST_LINES} lines`);
    const begun = clock?.() ?? 0;
    const { actions } = await bot(view, decision, { ...budget, seed: botSeed(table.head.seed, seat, length) });
    const milliseconds = (clock?.() ?? 0) - begun;
    if (cancelled?.()) return;
    const lines = actions.map(action => table.game.write(action));
    const wasPlayed = await playWhileLegal(table, seat, { seen: length, lines }, submit);
    // somebody may have acted or taken back meanwhile: then the bot is asked again
    if (!wasPlayed && table.length === length) {
      // without the seed: a server logs it
      throw new Error(`the bot of seat ${seat} has no legal answer in line ${length + 1}`);
    }
    if (wasPlayed) played?.(seat, length, milliseconds);
  }
}

/** The lowest seat that is asked and has a bot. */
function nextBot<A extends Action, V, E>(
  table: LiveTable<A, V, E>,
  bots: readonly (BotCall<A, V> | undefined)[],
): Seat | undefined {
  const asked = table.turn.filter(seat => bots[seat]);
  return asked.length > 0 ? Math.min(...asked) : undefined;
}

/** Plays as much of a move as is legal; what shows something ends a list, so the rest may be a list of its own. */
async function playWhileLegal<A extends Action, V, E>(
  table: LiveTable<A, V, E>,
  seat: Seat,
  { seen, lines }: Required<Pick<Move, 'seen' | 'lines'>>,
  submit: Submit<E>,
): Promise<boolean> {
  let known = seen;
  let left = lines;
  let wasPlayed = false;
  while (left.length > 0) {
    const proposal = table.propose(seat, { seen: known, lines: left });
    const some = isIllegal(proposal) ? left.slice(0, proposal.playable) : left;
    if (some.length === 0) break;
    const answer = await submit(seat, { seen: known, lines: some });
    if (isIllegal(answer)) break;
    wasPlayed = true;
    known = answer.length;
    left = left.slice(some.length);
  }
  return wasPlayed;
}

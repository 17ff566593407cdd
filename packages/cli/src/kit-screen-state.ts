import { isIllegal } from '@waldglas/core';
import { needDeal, needGame, tableOf } from './arguments.ts';
import { type Lang, loadWords } from './catalog.ts';
import { coloursFor } from './io.ts';
import { toolkitFor } from './play.ts';
import { act, beginPlay, botTurn, nextDecision, type Play } from './play-game.ts';
import { openScreen, type ScreenState } from './screen-state.ts';
import { marksFor, type Toolkit } from './telling.ts';

/** Words that no German or Polish text has. */
export const ENGLISH =
  /\b(the|and|you|your|with|from|for|of|is|are|has|have|gains?|pays?|builds?|turns|between|choose|play|plays|move|moves|village|remove|removes|which|what|where|each|any|card|cards|points?|empty|forest|water|wood|brick|bricks)\b/i;

/** A person and a toolkit in the middle of a game that bots have played so far. */
export async function screenMidGame(
  game: string,
  lang: Lang,
  steps: number,
  players = 2,
): Promise<{ toolkit: Toolkit; screenState: ScreenState }> {
  const rules = await needGame(game);
  const table = tableOf(rules, needDeal(rules, players, 'desk'));
  let play: Play = beginPlay(table, Array<string>(players).fill('random'));
  for (let i = 0; i < steps || nextDecision(play)?.seat !== 0; i++) play = await botTurn(play);
  const seats = play.seats.with(0, 'human');
  return screenOf({ ...play, seats, seen: play.seen.with(0, Math.max(0, play.events.length - 6)) }, lang);
}

/** A person and a toolkit before a position that is set by hand. */
export async function screenAtPosition(
  game: string,
  lang: Lang,
  position: object,
): Promise<{ toolkit: Toolkit; screenState: ScreenState }> {
  const rules = await needGame(game);
  const record = tableOf(rules, needDeal(rules, 2, 'desk')).recordFrom({ ...position });
  if (isIllegal(record)) throw new Error(record.illegal);
  return screenOf(beginPlay(tableOf(rules, record), ['human', 'random']), lang);
}

async function screenOf(play: Play, lang: Lang): Promise<{ toolkit: Toolkit; screenState: ScreenState }> {
  const decision = nextDecision(play);
  if (!decision) throw new Error('the game is over');
  const toolkit = await toolkitFor(play.table, await loadWords(lang), coloursFor(false));
  // however slow the machine is, the screen is the same
  marksFor(toolkit, play.table, decision.seat, Infinity);
  return { toolkit, screenState: openScreen(play, decision) };
}

/** The screen after a line was played. */
export function after({ play }: ScreenState, line: string): ScreenState {
  const then = act(play, [line]);
  const decision = nextDecision(then);
  if (!decision) throw new Error('the game is over');
  return openScreen(then, decision);
}

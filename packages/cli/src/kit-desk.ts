import { needDeal, needGame } from './arguments.ts';
import { type Lang, loadWords } from './catalog.ts';
import { type Desk, openDesk } from './desk.ts';
import { coloursFor } from './io.ts';
import { craftFor } from './play.ts';
import { act, beginPlay, botTurn, nextDecision, type Play } from './play-game.ts';
import { sessionOf, setPosition } from './session.ts';
import { type Craft, marksFor } from './telling.ts';

/** Words that no German or Polish text has. */
export const ENGLISH =
  /\b(the|and|you|your|with|from|for|of|is|are|has|have|gains?|pays?|builds?|turns|between|choose|play|plays|move|moves|village|remove|removes|which|what|where|each|any|card|cards|points?|empty|forest|water|wood|brick|bricks)\b/i;

/** A person and a craft in the middle of a game that bots have played so far. */
export async function atDesk(
  game: string,
  lang: Lang,
  steps: number,
  players = 2,
): Promise<{ craft: Craft; desk: Desk }> {
  const rules = await needGame(game);
  const session = sessionOf(rules, needDeal(rules, players, 'desk'));
  let play: Play = beginPlay(session, Array<string>(players).fill('random'));
  for (let i = 0; i < steps || nextDecision(play)?.seat !== 0; i++) play = await botTurn(play);
  const seats = play.seats.with(0, 'human');
  return deskOf({ ...play, seats, seen: play.seen.with(0, Math.max(0, play.events.length - 6)) }, lang);
}

/** A person and a craft before a position that is set by hand. */
export async function deskAt(game: string, lang: Lang, position: object): Promise<{ craft: Craft; desk: Desk }> {
  const rules = await needGame(game);
  const session = setPosition(sessionOf(rules, needDeal(rules, 2, 'desk')), { ...position });
  return deskOf(beginPlay(session, ['human', 'random']), lang);
}

async function deskOf(play: Play, lang: Lang): Promise<{ craft: Craft; desk: Desk }> {
  const decision = nextDecision(play);
  if (!decision) throw new Error('the game is over');
  const craft = await craftFor(play.session, await loadWords(lang), coloursFor(false));
  // however slow the machine is, the screen is the same
  marksFor(craft, play.session, decision.seat, Infinity);
  return { craft, desk: openDesk(play, decision) };
}

/** The desk after a line was played. */
export function after({ play }: Desk, line: string): Desk {
  const then = act(play, [line]);
  const decision = nextDecision(then);
  if (!decision) throw new Error('the game is over');
  return openDesk(then, decision);
}

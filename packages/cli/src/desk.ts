import { type Action, type Decision, seatLetter, type Weighed } from '@waldglas/core';
import type { Ware } from './drawing.ts';
import { type Menu, pressMenu, TOP } from './menu.ts';
import { act, again, back, nextDecision, type Play } from './play-game.ts';
import { Refused } from './session.ts';
import { type Craft, cardText, hintLines, logLines, optionText, pointLines, whyText, wishOf } from './telling.ts';

/** What lies on the screen beside the game. */
export type Mode =
  | { readonly kind: 'main'; readonly menu: Menu }
  /** What can be done at any time. */
  | { readonly kind: 'conversions'; readonly menu: Menu }
  | { readonly kind: 'offer'; readonly menu: Menu }
  /** A text to read, from line `top` on. */
  | { readonly kind: 'page'; readonly page: Page; readonly top: number }
  | { readonly kind: 'prompt'; readonly asks: 'save' | 'wish' | 'save and leave'; readonly text: string }
  | { readonly kind: 'leave' };

/** A text that may be longer than the screen; its lines are wrapped when they are shown. */
export interface Page {
  readonly title: string;
  readonly lines: readonly string[];
}

/** One person's turn at the screen. Nothing in it knows a terminal. */
export interface Desk {
  readonly play: Play;
  readonly decision: Decision<Action>;
  readonly mode: Mode;
  /** What the last key came to. */
  readonly message: string;
  /** Something that the driver has to do. */
  readonly wants?: { readonly save: string } | 'hint' | 'leave';
}

/** How many lines or items the screen shows at a time: so far a page is turned. */
const PAGE = 8;

/** The screen at the begin of a person's turn. */
export function openDesk(play: Play, decision: Decision<Action>, message = ''): Desk {
  return { play, decision, mode: { kind: 'main', menu: TOP }, message };
}

/** The things on offer, in the order in which they are numbered. */
export function waresOf({ drawing }: Craft, { play, decision }: Desk): readonly Ware[] {
  const { game, state } = play.session;
  const { seat } = decision;
  return drawing.offer(game.position(state, seat), seatLetter(seat)).flatMap(shelf => shelf.wares);
}

/** What this seat can do at any time. */
export function anytimeOf({ play: { session }, decision }: Desk): readonly Action[] {
  return session.game.anytime(session.state, decision.seat);
}

/** What a key does. */
export function press(craft: Craft, desk: Desk, key: string): Desk {
  const { wants: _, ...rest } = desk;
  const calm: Desk = { ...rest, message: '' };
  if (key === 'interrupt') return { ...calm, wants: 'leave' };
  switch (desk.mode.kind) {
    case 'main':
      return pressMain(craft, calm, desk.mode.menu, key);
    case 'conversions':
      return pressConversions(craft, calm, desk.mode.menu, key);
    case 'offer':
      return pressOffer(craft, calm, desk.mode.menu, key);
    case 'page':
      return pressPage(calm, desk.mode.page, desk.mode.top, key);
    case 'prompt':
      return pressPrompt(craft, calm, desk.mode, key);
    case 'leave':
      return pressLeave(calm, key);
  }
}

const main = (desk: Desk): Desk => ({ ...desk, mode: { kind: 'main', menu: TOP } });
const page = (desk: Desk, title: string, lines: readonly string[]): Desk => ({
  ...desk,
  mode: { kind: 'page', page: { title, lines }, top: 0 },
});

function pressMain(craft: Craft, desk: Desk, menu: Menu, key: string): Desk {
  const { options } = desk.decision;
  const pressed = pressMenu(menu, key, options.length, PAGE);
  if (!pressed) return command(craft, desk, menu, key);
  if (!('chosen' in pressed)) return { ...desk, mode: { kind: 'main', menu: pressed } };
  const chosen = options[pressed.chosen];
  return chosen ? played(desk, chosen) : desk;
}

/** The keys that are letters. */
function command(craft: Craft, desk: Desk, menu: Menu, key: string): Desk {
  const { words, drawing, speech, colours } = craft;
  const { titles, keys, empty } = words.play;
  const { session } = desk.play;
  switch (key) {
    case '?':
      return page(desk, titles.help, [
        ...keys.map(([name, meaning]) => `${colours.bold(name.padEnd(12))} ${meaning}`),
        '',
        words.play.marks,
        words.play.signs,
      ]);
    case 'h':
      return { ...desk, wants: 'hint' };
    case 'c':
      if (anytimeOf(desk).length === 0) return { ...desk, message: words.play.noAnytime };
      return { ...desk, mode: { kind: 'conversions', menu: TOP } };
    case 'm':
      return { ...desk, mode: { kind: 'offer', menu: TOP } };
    case 'u':
      return undone(craft, desk);
    case 'r':
      return redone(craft, desk);
    case 'w':
      return { ...desk, mode: { kind: 'prompt', asks: 'wish', text: '' } };
    case 's':
      return { ...desk, mode: { kind: 'prompt', asks: 'save', text: '' } };
    case 'i': {
      const option = desk.decision.options[menu.cursor];
      return option ? info(craft, desk, option) : desk;
    }
    case 'l': {
      const log = logLines(craft, desk.play.events);
      return page(desk, titles.log, log.length > 0 ? log.reverse() : [empty]);
    }
    case 'p': {
      const position = session.game.position(session.state, desk.decision.seat);
      const boards = desk.play.seats.flatMap((_, seat) => [
        colours.bold(speech.who(seat)),
        ...drawing.seat(position, seatLetter(seat), 78),
        '',
      ]);
      return page(desk, titles.players, boards);
    }
    case 'o':
      return page(desk, titles.scores, pointLines(craft, session));
    case 'q':
      return { ...desk, mode: { kind: 'leave' } };
    default:
      return desk;
  }
}

/** Shows what a bot would do. */
export function hinted(craft: Craft, desk: Desk, best: readonly Weighed<Action>[]): Desk {
  const { play, decision } = desk;
  const lines = hintLines(craft, play.session, decision.seat, best).flatMap(line => [line, '']);
  return page({ ...desk, message: '' }, craft.words.play.titles.hint, lines.slice(0, -1));
}

/** The card that an action is about, or else the one that asks, or the option in full. */
function info(craft: Craft, desk: Desk, action: Action): Desk {
  const { speech, words } = craft;
  const { game } = desk.play.session;
  const isCard = (id: string | undefined) => id !== undefined && game.cards.some(row => row.id === id);
  const id = [speech.subject(action), desk.decision.ask.source].find(isCard);
  const text = [optionText(craft, desk.play.session, action)];
  return page(desk, words.play.titles.card, id === undefined ? text : [...text, '', ...cardText(craft, id)]);
}

function pressConversions(craft: Craft, desk: Desk, menu: Menu, key: string): Desk {
  const actions = anytimeOf(desk);
  const pressed = pressMenu(menu, key, actions.length, PAGE);
  if (key === 'i') return info(craft, desk, actions[menu.cursor] ?? desk.decision.options[0] ?? { seat: 0, verb: '' });
  if (!pressed) return main(desk);
  if (!('chosen' in pressed)) return { ...desk, mode: { kind: 'conversions', menu: pressed } };
  const chosen = actions[pressed.chosen];
  return chosen ? played(desk, chosen) : desk;
}

function pressOffer(craft: Craft, desk: Desk, menu: Menu, key: string): Desk {
  const wares = waresOf(craft, desk);
  const pressed = pressMenu(menu, key, wares.length, PAGE);
  if (!pressed) return main(desk);
  if (!('chosen' in pressed)) return { ...desk, mode: { kind: 'offer', menu: pressed } };
  const { session } = desk.play;
  const { seat, options } = desk.decision;
  const line = `${seatLetter(seat)} ${wares[pressed.chosen]?.wish ?? ''}`;
  const offered = options.find(option => session.game.write(option) === line);
  // what cannot be taken is explained on the same page
  return offered
    ? played(desk, offered)
    : { ...desk, mode: { kind: 'offer', menu: { ...TOP, cursor: pressed.chosen } } };
}

function pressPage(desk: Desk, text: Page, top: number, key: string): Desk {
  const to = (line: number): Desk => ({
    ...desk,
    mode: { kind: 'page', page: text, top: Math.max(0, Math.min(text.lines.length - 1, line)) },
  });
  if (key === 'up') return to(top - 1);
  if (key === 'down') return to(top + 1);
  if (key === 'pageup' || key === 'left') return to(top - PAGE);
  if (key === 'pagedown' || key === 'right' || key === ' ') return to(top + PAGE);
  if (key === 'home') return to(0);
  if (key === 'end') return to(text.lines.length - PAGE);
  return main(desk);
}

function pressPrompt(craft: Craft, desk: Desk, prompt: Extract<Mode, { kind: 'prompt' }>, key: string): Desk {
  const { asks, text } = prompt;
  if (key === 'escape') return main(desk);
  if (key === 'backspace') return { ...desk, mode: { ...prompt, text: text.slice(0, -1) } };
  if (key !== 'enter') return key.length > 2 ? desk : { ...desk, mode: { ...prompt, text: text + key } };
  const typed = text.trim();
  if (asks === 'wish') return wished(craft, desk, typed);
  if (typed === '') return main(desk);
  return asks === 'save'
    ? { ...main(desk), wants: { save: typed } }
    : { ...main(desk), mode: { kind: 'leave' }, wants: { save: typed } };
}

function wished(craft: Craft, desk: Desk, typed: string): Desk {
  const { words } = craft;
  if (typed === '') return { ...desk, mode: { kind: 'offer', menu: TOP } };
  const { session } = desk.play;
  const wish = wishOf(session, desk.decision.seat, typed);
  if (!wish) return { ...main(desk), message: words.play.notUnderstood(typed) };
  return page(desk, words.play.whyNot, [
    optionText(craft, session, wish),
    '',
    whyText(craft, session, desk.decision.seat, wish),
  ]);
}

function pressLeave(desk: Desk, key: string): Desk {
  if (key === 'y' || key === 'q' || key === 'enter') return { ...desk, wants: 'leave' };
  if (key === 's') return { ...desk, mode: { kind: 'prompt', asks: 'save and leave', text: '' } };
  return main(desk);
}

/** Plays an action of this seat; the next question may be somebody else's. */
function played(desk: Desk, action: Action): Desk {
  return moved(desk, act(desk.play, [desk.play.session.game.write(action)]));
}

/** The desk after something was played or taken back; once the game is over the old question stays behind. */
function moved(desk: Desk, play: Play, message = ''): Desk {
  return openDesk(play, nextDecision(play) ?? desk.decision, message);
}

function undone(craft: Craft, desk: Desk): Desk {
  const { words, speech } = craft;
  try {
    return moved(desk, back(desk.play, desk.decision.seat), words.play.takenBack);
  } catch (error) {
    if (!(error instanceof Refused) || error.fence === undefined) throw error;
    return { ...desk, message: words.play.fenced(speech.fence(error.fence)) };
  }
}

function redone({ words }: Craft, desk: Desk): Desk {
  const play = again(desk.play);
  return play ? moved(desk, play, words.play.redone) : { ...desk, message: words.play.nothingToRedo };
}

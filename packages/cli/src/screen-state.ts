import { type Action, type Decision, seatLetter, type Weighed } from '@waldglas/core';
import type { Ware } from './drawing.ts';
import { type Menu, pressMenu, TOP } from './menu.ts';
import { act, again, back, choose, Fenced, nextDecision, optionsOf, type Play } from './play-game.ts';
import {
  cardText,
  hintLines,
  isCardOf,
  logLines,
  optionText,
  pointLines,
  type Toolkit,
  whyText,
  wishOf,
} from './telling.ts';

/** What lies on the screen beside the game. */
type Mode =
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
export interface ScreenState {
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
export function openScreen(play: Play, decision: Decision<Action>, message = ''): ScreenState {
  return { play, decision, mode: { kind: 'main', menu: TOP }, message };
}

/** The things on offer, in the order in which they are numbered. */
export function waresOf({ drawing }: Toolkit, { play, decision }: ScreenState): readonly Ware[] {
  const { seat } = decision;
  return drawing.offer(play.table.position(seat), seatLetter(seat)).flatMap(shelf => shelf.wares);
}

/** What this seat can do at any time. */
export function anytimeOf({ play: { table }, decision }: ScreenState): readonly Action[] {
  return table.snapshot(decision.seat).anytime;
}

/** What a key does. */
export function press(toolkit: Toolkit, screenState: ScreenState, key: string): ScreenState {
  const { wants: _, ...rest } = screenState;
  const calm: ScreenState = { ...rest, message: '' };
  if (key === 'interrupt') return { ...calm, wants: 'leave' };
  switch (screenState.mode.kind) {
    case 'main':
      return pressMain(toolkit, calm, screenState.mode.menu, key);
    case 'conversions':
      return pressConversions(toolkit, calm, screenState.mode.menu, key);
    case 'offer':
      return pressOffer(toolkit, calm, screenState.mode.menu, key);
    case 'page':
      return pressPage(calm, screenState.mode.page, screenState.mode.top, key);
    case 'prompt':
      return pressPrompt(toolkit, calm, screenState.mode, key);
    case 'leave':
      return pressLeave(toolkit, calm, key);
  }
}

const main = (screenState: ScreenState): ScreenState => ({ ...screenState, mode: { kind: 'main', menu: TOP } });
const page = (screenState: ScreenState, title: string, lines: readonly string[]): ScreenState => ({
  ...screenState,
  mode: { kind: 'page', page: { title, lines }, top: 0 },
});

function pressMain(toolkit: Toolkit, screenState: ScreenState, menu: Menu, key: string): ScreenState {
  const { play, decision } = screenState;
  const options = optionsOf(play, decision);
  const pressed = pressMenu(menu, key, options.length, PAGE);
  if (!pressed) return command(toolkit, screenState, menu, key);
  if (!('chosen' in pressed)) return { ...screenState, mode: { kind: 'main', menu: pressed } };
  const chosen = options[pressed.chosen];
  return chosen ? moved(screenState, choose(play, decision, chosen)) : screenState;
}

/** The keys that are letters. */
function command(toolkit: Toolkit, screenState: ScreenState, menu: Menu, key: string): ScreenState {
  const { words, drawing, speech, colours } = toolkit;
  const { titles, keys, empty } = words.play;
  const { table } = screenState.play;
  switch (key) {
    case '?':
      return page(screenState, titles.help, [
        ...keys.map(([name, meaning]) => `${colours.bold(name.padEnd(12))} ${meaning}`),
        '',
        words.play.marks,
        words.play.signs,
      ]);
    case 'h':
      return { ...screenState, wants: 'hint' };
    case 'c':
      if (anytimeOf(screenState).length === 0) return { ...screenState, message: words.play.noAnytime };
      return { ...screenState, mode: { kind: 'conversions', menu: TOP } };
    case 'm':
      return { ...screenState, mode: { kind: 'offer', menu: TOP } };
    case 'u':
      return undone(toolkit, screenState);
    case 'r':
      return redone(toolkit, screenState);
    case 'w':
      return { ...screenState, mode: { kind: 'prompt', asks: 'wish', text: '' } };
    case 's':
      return { ...screenState, mode: { kind: 'prompt', asks: 'save', text: '' } };
    case 'i': {
      const option = optionsOf(screenState.play, screenState.decision)[menu.cursor];
      return option ? info(toolkit, screenState, option) : screenState;
    }
    case 'l': {
      const log = logLines(toolkit, screenState.play.events);
      return page(screenState, titles.log, log.length > 0 ? log.reverse() : [empty]);
    }
    case 'p': {
      const position = table.position(screenState.decision.seat);
      const boards = screenState.play.seats.flatMap((_, seat) => [
        colours.bold(speech.who(seat)),
        ...drawing.seat(position, seatLetter(seat), 78),
        '',
      ]);
      return page(screenState, titles.players, boards);
    }
    case 'o':
      return page(screenState, titles.scores, pointLines(toolkit, table));
    case 'q':
      return { ...screenState, mode: { kind: 'leave' } };
    default:
      return screenState;
  }
}

/** Shows what a bot would do. */
export function hinted(toolkit: Toolkit, screenState: ScreenState, best: readonly Weighed<Action>[]): ScreenState {
  const { play, decision } = screenState;
  const lines = hintLines(toolkit, play.table, decision.seat, best).flatMap(line => [line, '']);
  return page({ ...screenState, message: '' }, toolkit.words.play.titles.hint, lines.slice(0, -1));
}

/** The card that an action is about, or else the one that asks, or the option in full. */
function info(toolkit: Toolkit, screenState: ScreenState, action: Action): ScreenState {
  const { speech, words } = toolkit;
  const { table } = screenState.play;
  const isCard = (id: string | undefined) => id !== undefined && isCardOf(table, id);
  const id = [speech.subject(action), screenState.decision.ask.source].find(isCard);
  const text = [optionText(toolkit, table, action)];
  return page(
    screenState,
    words.play.titles.card,
    id === undefined ? text : [...text, '', ...cardText(toolkit, table, id)],
  );
}

function pressConversions(toolkit: Toolkit, screenState: ScreenState, menu: Menu, key: string): ScreenState {
  const actions = anytimeOf(screenState);
  const pressed = pressMenu(menu, key, actions.length, PAGE);
  if (key === 'i')
    return info(toolkit, screenState, actions[menu.cursor] ?? screenState.decision.options[0] ?? { seat: 0, verb: '' });
  if (!pressed) return main(screenState);
  if (!('chosen' in pressed)) return { ...screenState, mode: { kind: 'conversions', menu: pressed } };
  const chosen = actions[pressed.chosen];
  return chosen ? played(screenState, chosen) : screenState;
}

function pressOffer(toolkit: Toolkit, screenState: ScreenState, menu: Menu, key: string): ScreenState {
  const wares = waresOf(toolkit, screenState);
  const pressed = pressMenu(menu, key, wares.length, PAGE);
  if (!pressed) return main(screenState);
  if (!('chosen' in pressed)) return { ...screenState, mode: { kind: 'offer', menu: pressed } };
  const { table } = screenState.play;
  const { seat, options } = screenState.decision;
  const line = `${seatLetter(seat)} ${wares[pressed.chosen]?.wish ?? ''}`;
  const offered = options.find(option => table.game.write(option) === line);
  // what cannot be taken is explained on the same page
  return offered
    ? played(screenState, offered)
    : { ...screenState, mode: { kind: 'offer', menu: { ...TOP, cursor: pressed.chosen } } };
}

function pressPage(screenState: ScreenState, text: Page, top: number, key: string): ScreenState {
  const to = (line: number): ScreenState => ({
    ...screenState,
    mode: { kind: 'page', page: text, top: Math.max(0, Math.min(text.lines.length - 1, line)) },
  });
  if (key === 'up') return to(top - 1);
  if (key === 'down') return to(top + 1);
  if (key === 'pageup' || key === 'left') return to(top - PAGE);
  if (key === 'pagedown' || key === 'right' || key === ' ') return to(top + PAGE);
  if (key === 'home') return to(0);
  if (key === 'end') return to(text.lines.length - PAGE);
  return main(screenState);
}

function pressPrompt(
  toolkit: Toolkit,
  screenState: ScreenState,
  prompt: Extract<Mode, { kind: 'prompt' }>,
  key: string,
): ScreenState {
  const { asks, text } = prompt;
  if (key === 'escape') return main(screenState);
  if (key === 'backspace') return { ...screenState, mode: { ...prompt, text: text.slice(0, -1) } };
  if (key !== 'enter') return key.length > 2 ? screenState : { ...screenState, mode: { ...prompt, text: text + key } };
  const typed = text.trim();
  if (asks === 'wish') return wished(toolkit, screenState, typed);
  if (typed === '') return main(screenState);
  return asks === 'save'
    ? { ...main(screenState), wants: { save: typed } }
    : { ...main(screenState), mode: { kind: 'leave' }, wants: { save: typed } };
}

function wished(toolkit: Toolkit, screenState: ScreenState, typed: string): ScreenState {
  const { words } = toolkit;
  if (typed === '') return { ...screenState, mode: { kind: 'offer', menu: TOP } };
  const { table } = screenState.play;
  const wish = wishOf(table, screenState.decision.seat, typed);
  if (!wish) return { ...main(screenState), message: words.play.notUnderstood(typed) };
  return page(screenState, words.play.whyNot, [
    optionText(toolkit, table, wish),
    '',
    whyText(toolkit, table, screenState.decision.seat, wish),
  ]);
}

function pressLeave({ words }: Toolkit, screenState: ScreenState, key: string): ScreenState {
  if (key === words.play.yes || key === 'y' || key === 'q' || key === 'enter')
    return { ...screenState, wants: 'leave' };
  if (key === 's') return { ...screenState, mode: { kind: 'prompt', asks: 'save and leave', text: '' } };
  return main(screenState);
}

/** Plays an action of this seat; the next question may be somebody else's. */
function played(screenState: ScreenState, action: Action): ScreenState {
  return moved(screenState, act(screenState.play, [screenState.play.table.game.write(action)]));
}

/** The screen after something was played or taken back; once the game is over the old question stays behind. */
function moved(screenState: ScreenState, play: Play, message = ''): ScreenState {
  return openScreen(play, nextDecision(play) ?? screenState.decision, message);
}

function undone(toolkit: Toolkit, screenState: ScreenState): ScreenState {
  const { words, speech } = toolkit;
  try {
    return moved(screenState, back(screenState.play, screenState.decision.seat), words.play.takenBack);
  } catch (error) {
    if (!(error instanceof Fenced)) throw error;
    return { ...screenState, message: words.play.fenced(speech.fence(error.fence)) };
  }
}

function redone({ words }: Toolkit, screenState: ScreenState): ScreenState {
  const play = again(screenState.play);
  return play ? moved(screenState, play, words.play.redone) : { ...screenState, message: words.play.nothingToRedo };
}

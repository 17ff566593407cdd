import { seatLetter } from '@waldglas/core';
import { markSign } from './drawing.ts';
import type { Size } from './io.ts';
import { beside } from './layout.ts';
import { optionsOf } from './play-game.ts';
import { type Choice, choiceLines } from './screen-list.ts';
import { anytimeOf, type ScreenState, waresOf } from './screen-state.ts';
import {
  cardText,
  chosenText,
  isCardOf,
  logLines,
  marksFor,
  optionText,
  questionText,
  sinceLines,
  type Toolkit,
  whyText,
  wishOf,
} from './telling.ts';
import { bare, cut, wrap } from './width.ts';

/** On less there is no screen. */
const SMALLEST: Size = { columns: 60, rows: 20 };
/** From so many columns on, the log and the card under the cursor have a column of their own. */
const WIDE = 116;
const MAIN_WIDTH = 84;
/** So many lines of the log always stand beside the board. */
const SIDE_LOG = 6;

/** The whole screen of a person's turn: exactly as many lines as there are, none too wide. */
export function compose(toolkit: Toolkit, screenState: ScreenState, size: Size): string[] {
  const { columns, rows } = size;
  if (columns < SMALLEST.columns || rows < SMALLEST.rows)
    return filled(wrap(toolkit.words.play.tooSmall, columns), size);
  switch (screenState.mode.kind) {
    case 'page':
      return pageScreen(toolkit, screenState.mode.page.title, screenState.mode.page.lines, screenState.mode.top, size);
    case 'offer':
      return offerScreen(toolkit, screenState, screenState.mode.menu.cursor, size);
    default:
      return tableScreen(toolkit, screenState, size);
  }
}

/** The position with what is asked below it. */
function tableScreen(toolkit: Toolkit, screenState: ScreenState, size: Size): string[] {
  const { words, colours, drawing } = toolkit;
  const { table } = screenState.play;
  const { seat } = screenState.decision;
  const wide = size.columns >= WIDE;
  const width = wide ? Math.max(MAIN_WIDTH, size.columns - 52) : size.columns;
  const letter = seatLetter(seat);
  const position = table.position(seat);
  const least = drawing.least(position, letter);
  const asked = askLines(toolkit, screenState, width, size.rows - 2 - least);
  const height = size.rows - 2 - asked.length;
  const board = drawing.board({
    position,
    me: letter,
    width,
    height,
    marks: () => marksFor(toolkit, table, seat),
    points: Object.fromEntries(table.snapshot(undefined).scores.map(one => [seatLetter(one.seat), one.points])),
    log: wide ? [] : recent(toolkit, screenState, 60),
  });
  const left = [...board, ...Array<string>(Math.max(0, height - board.length)).fill(''), ...asked];
  const body = wide
    ? beside(left, sideLines(toolkit, screenState, size.columns - width - 3, size.rows - 2), width, colours.dim(' │ '))
    : left;
  const hint =
    words.play.hints[
      screenState.mode.kind === 'main'
        ? 'main'
        : screenState.mode.kind === 'conversions'
          ? 'list'
          : screenState.mode.kind === 'leave'
            ? 'leave'
            : 'prompt'
    ];
  const title = [drawing.header(position), ...(table.head.facts ? [table.head.facts.name] : [])].join(' · ');
  return filled([colours.inverse(` ${title} `), ...body, colours.dim(hint)], size);
}

/** What happened lately: summed up while a player was away, then line by line. */
function recent(toolkit: Toolkit, { play, decision }: ScreenState, most: number): string[] {
  const seen = play.seen[decision.seat] ?? 0;
  const since = sinceLines(toolkit, play.events.slice(seen), decision.seat);
  const before = logLines(toolkit, play.events.slice(Math.max(0, seen - most), seen));
  return since.length === 0 ? before.slice(-most) : [...before, toolkit.words.play.meanwhile, ...since].slice(-most);
}

/** The question, the options or whatever else is chosen from, and what the last key came to. */
function askLines(toolkit: Toolkit, screenState: ScreenState, width: number, most: number): string[] {
  const { words, colours } = toolkit;
  const { mode, play, decision } = screenState;
  const { table } = play;
  if (mode.kind === 'leave') return [...wrap(colours.bold(words.play.leave), width), ''];
  if (mode.kind === 'prompt') {
    const asks = mode.asks === 'wish' ? words.play.wish : words.play.saveAs;
    return [...wrap(colours.bold(asks), width), `> ${mode.text}█`];
  }
  const isMain = mode.kind === 'main';
  const text = isMain ? questionText(toolkit, play, decision) : words.play.titles.conversions;
  const menu = mode.kind === 'main' || mode.kind === 'conversions' ? mode.menu : undefined;
  const who = play.seats.length > 1 ? `${toolkit.speech.who(decision.seat)}: ` : '';
  const question = wrap(`${who}${text}`, width, '  ').slice(0, 3);
  const offered = isMain ? optionsOf(play, decision) : anytimeOf(screenState);
  const choices: Choice[] = offered.map(action => ({ text: optionText(toolkit, table, action) }));
  const list = choiceLines(choices, menu?.cursor ?? 0, width, Math.max(2, most - question.length - 1), colours);
  const beside = isMain && anytimeOf(screenState).length > 0 ? words.play.anytime(anytimeOf(screenState).length) : '';
  const typed = menu && menu.typed !== '' ? `> ${menu.typed}` : '';
  const notes = [
    typed,
    screenState.message,
    list.pages > 1 ? words.play.page(list.page, list.pages) : '',
    beside,
    isMain ? chosenText(toolkit, play, decision) : '',
  ];
  const note = notes.filter(one => one !== '').join('   ');
  return [...question.map(line => colours.bold(line)), ...list.lines, colours.yellow(cut(note, width))];
}

/** Beside the table: the card under the cursor, what lies open as far as there is room for it, and the log. */
function sideLines(toolkit: Toolkit, screenState: ScreenState, width: number, height: number): string[] {
  const { table } = screenState.play;
  const { mode, decision } = screenState;
  const menu = mode.kind === 'main' || mode.kind === 'conversions' ? mode.menu : undefined;
  const options = mode.kind === 'conversions' ? anytimeOf(screenState) : optionsOf(screenState.play, decision);
  const option = options[menu?.cursor ?? 0];
  const id = [option && toolkit.speech.subject(option), decision.ask.source].find(
    one => one !== undefined && isCardOf(table, one),
  );
  const card = id === undefined ? [] : cardText(toolkit, table, id).flatMap(line => wrap(line, width, '  '));
  const above = card.length === 0 ? [] : [...card, ''];
  const room = Math.max(0, height - above.length);
  const log = recent(toolkit, screenState, 200).flatMap(line => wrap(line, width, '  '));
  const marks = marksFor(toolkit, table, decision.seat);
  const open = toolkit.drawing.column(table.position(decision.seat), width, marks);
  const most = Math.max(0, room - SIDE_LOG - 1);
  const shown = open.length > most ? [...open.slice(0, Math.max(0, most - 1)), '…'] : [...open, ''];
  const told = log.slice(-(room - shown.length)).map(toolkit.colours.dim);
  return [...above, ...shown, ...told].slice(0, height);
}

/** Everything on offer; of what is under the cursor the whole card, and why it cannot be taken now. */
function offerScreen(toolkit: Toolkit, screenState: ScreenState, cursor: number, size: Size): string[] {
  const { words, speech, colours } = toolkit;
  const { table } = screenState.play;
  const { seat } = screenState.decision;
  const { columns, rows } = size;
  const wares = waresOf(toolkit, screenState);
  const ware = wares[cursor];
  const wish = ware && wishOf(table, seat, ware.wish);
  const reason = wish ? [`${words.play.whyNot} ${whyText(toolkit, table, seat, wish)}`] : [];
  const detail = [...(ware ? cardText(toolkit, screenState.play.table, ware.id) : []), ...reason].flatMap(line =>
    wrap(line, columns, '  '),
  );
  const marks = marksFor(toolkit, table, seat);
  const choices = wares.map(({ id }) => ({ text: `${markSign(marks.get(id), colours)} ${speech.name(id)}` }));
  const below = detail.slice(0, rows - 8);
  const list = choiceLines(choices, cursor, columns, rows - below.length - 5, colours);
  const pages = list.pages > 1 ? `   ${words.play.page(list.page, list.pages)}` : '';
  const lines = [
    colours.inverse(` ${words.play.titles.market} `),
    ...list.lines,
    colours.dim(`${words.play.marks}${pages}`),
    '',
    ...below,
  ];
  return filled([...padded(lines, rows - 1), colours.dim(words.play.hints.market)], size);
}

/** A long text, a screenful of it. */
export function pageScreen(
  toolkit: Toolkit,
  title: string,
  lines: readonly string[],
  top: number,
  size: Size,
): string[] {
  const { words, colours } = toolkit;
  const { columns, rows } = size;
  const wrapped = lines.slice(top).flatMap(line => (bare(line) === '' ? [''] : wrap(line, columns, '    ')));
  const body = [colours.inverse(` ${title} `), ...wrapped.slice(0, rows - 2)];
  return filled([...padded(body, rows - 1), colours.dim(words.play.hints.page)], size);
}

/** The screen between two people. */
export function coverScreen(toolkit: Toolkit, who: string, size: Size): string[] {
  const { words, colours } = toolkit;
  const above = Array<string>(Math.max(0, Math.floor(size.rows / 2) - 2)).fill('');
  return filled([...above, `  ${colours.bold(words.play.handOver(who))}`, '', `  ${words.play.pressEnter}`], size);
}

function padded(lines: readonly string[], height: number): string[] {
  return [...lines, ...Array<string>(Math.max(0, height - lines.length)).fill('')].slice(0, height);
}

/** Exactly as many lines as the screen has, none too wide. */
function filled(lines: readonly string[], { columns, rows }: Size): string[] {
  return padded(lines, rows).map(line => cut(line, columns));
}

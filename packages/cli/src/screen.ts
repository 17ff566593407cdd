import { type Action, seatLetter } from '@waldglas/core';
import { anytimeOf, type Desk, waresOf } from './desk.ts';
import { markSign } from './drawing.ts';
import type { Size } from './io.ts';
import { beside } from './layout.ts';
import { type Choice, choiceLines } from './screen-list.ts';
import {
  type Craft,
  cardText,
  logLines,
  marksFor,
  optionText,
  questionText,
  sinceLines,
  whyText,
  wishOf,
} from './telling.ts';
import { bare, cut, wrap } from './width.ts';

/** On less there is no screen. */
export const SMALLEST: Size = { columns: 60, rows: 20 };
/** From so many columns on, the log and the card under the cursor have a column of their own. */
const WIDE = 116;
const MAIN_WIDTH = 84;

/** The whole screen of a person's turn: exactly as many lines as there are, none too wide. */
export function compose(craft: Craft, desk: Desk, size: Size): string[] {
  const { columns, rows } = size;
  if (columns < SMALLEST.columns || rows < SMALLEST.rows) return filled(wrap(craft.words.play.tooSmall, columns), size);
  switch (desk.mode.kind) {
    case 'page':
      return pageScreen(craft, desk.mode.page.title, desk.mode.page.lines, desk.mode.top, size);
    case 'offer':
      return offerScreen(craft, desk, desk.mode.menu.cursor, size);
    default:
      return tableScreen(craft, desk, size);
  }
}

/** The position with what is asked below it. */
function tableScreen(craft: Craft, desk: Desk, size: Size): string[] {
  const { words, colours, drawing } = craft;
  const { session } = desk.play;
  const { seat } = desk.decision;
  const wide = size.columns >= WIDE;
  const width = wide ? Math.max(MAIN_WIDTH, size.columns - 52) : size.columns;
  const letter = seatLetter(seat);
  const position = session.game.position(session.state, seat);
  const least = drawing.least(position, letter);
  const asked = askLines(craft, desk, width, size.rows - 2 - least);
  const height = size.rows - 2 - asked.length;
  const board = drawing.board({
    position,
    me: letter,
    width,
    height,
    marks: () => marksFor(craft, session, seat),
    points: Object.fromEntries(session.game.scores(session.state).map(one => [seatLetter(one.seat), one.points])),
    log: wide ? [] : recent(craft, desk, 60),
  });
  const left = [...board, ...Array<string>(Math.max(0, height - board.length)).fill(''), ...asked];
  const body = wide
    ? beside(left, sideLines(craft, desk, size.columns - width - 3, size.rows - 2), width, colours.dim(' │ '))
    : left;
  const hint =
    words.play.hints[
      desk.mode.kind === 'main'
        ? 'main'
        : desk.mode.kind === 'conversions'
          ? 'list'
          : desk.mode.kind === 'leave'
            ? 'leave'
            : 'prompt'
    ];
  return filled([colours.inverse(` ${drawing.header(position)} `), ...body, colours.dim(hint)], size);
}

/** What happened lately: summed up while a player was away, then line by line. */
function recent(craft: Craft, { play, decision }: Desk, most: number): string[] {
  const seen = play.seen[decision.seat] ?? 0;
  const since = sinceLines(craft, play.events.slice(seen), decision.seat);
  const before = logLines(craft, play.events.slice(Math.max(0, seen - most), seen));
  return since.length === 0 ? before.slice(-most) : [...before, craft.words.play.meanwhile, ...since].slice(-most);
}

/** The question, the options or whatever else is chosen from, and what the last key came to. */
function askLines(craft: Craft, desk: Desk, width: number, most: number): string[] {
  const { words, colours } = craft;
  const { mode, play, decision } = desk;
  const { session } = play;
  if (mode.kind === 'leave') return [...wrap(colours.bold(words.play.leave), width), ''];
  if (mode.kind === 'prompt') {
    const asks = mode.asks === 'wish' ? words.play.wish : words.play.saveAs;
    return [...wrap(colours.bold(asks), width), `> ${mode.text}█`];
  }
  const isMain = mode.kind === 'main';
  const text = isMain ? questionText(craft, session, decision) : words.play.titles.conversions;
  const menu = mode.kind === 'main' || mode.kind === 'conversions' ? mode.menu : undefined;
  const who = play.seats.length > 1 ? `${craft.speech.who(decision.seat)}: ` : '';
  const question = wrap(`${who}${text}`, width, '  ').slice(0, 3);
  const offered: readonly Action[] = isMain ? decision.options : anytimeOf(desk);
  const choices: Choice[] = offered.map(action => ({ text: optionText(craft, session, action) }));
  const list = choiceLines(choices, menu?.cursor ?? 0, width, Math.max(2, most - question.length - 1), colours);
  const beside = isMain && anytimeOf(desk).length > 0 ? words.play.anytime(anytimeOf(desk).length) : '';
  const typed = menu && menu.typed !== '' ? `> ${menu.typed}` : '';
  const notes = [typed, desk.message, list.pages > 1 ? words.play.page(list.page, list.pages) : '', beside];
  const note = notes.filter(one => one !== '').join('   ');
  return [...question.map(line => colours.bold(line)), ...list.lines, colours.yellow(cut(note, width))];
}

/** Beside the table: the card under the cursor, and the log. */
function sideLines(craft: Craft, desk: Desk, width: number, height: number): string[] {
  const { session } = desk.play;
  const { mode, decision } = desk;
  const menu = mode.kind === 'main' || mode.kind === 'conversions' ? mode.menu : undefined;
  const option = (mode.kind === 'conversions' ? anytimeOf(desk) : decision.options)[menu?.cursor ?? 0];
  const id = [option && craft.speech.subject(option), decision.ask.source].find(
    one => one !== undefined && session.game.cards.some(row => row.id === one),
  );
  const card = id === undefined ? [] : cardText(craft, id).flatMap(line => wrap(line, width, '  '));
  const above = card.length === 0 ? [] : [...card, ''];
  const room = Math.max(0, height - above.length);
  const log = recent(craft, desk, 200).flatMap(line => wrap(line, width, '  '));
  return [...above, ...log.slice(-room).map(craft.colours.dim)].slice(0, height);
}

/** Everything on offer; of what is under the cursor the whole card, and why it cannot be taken now. */
function offerScreen(craft: Craft, desk: Desk, cursor: number, size: Size): string[] {
  const { words, speech, colours } = craft;
  const { session } = desk.play;
  const { seat } = desk.decision;
  const { columns, rows } = size;
  const wares = waresOf(craft, desk);
  const ware = wares[cursor];
  const wish = ware && wishOf(session, seat, ware.wish);
  const reason = wish ? [`${words.play.whyNot} ${whyText(craft, session, seat, wish)}`] : [];
  const detail = [...(ware ? cardText(craft, ware.id) : []), ...reason].flatMap(line => wrap(line, columns, '  '));
  const marks = marksFor(craft, session, seat);
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
export function pageScreen(craft: Craft, title: string, lines: readonly string[], top: number, size: Size): string[] {
  const { words, colours } = craft;
  const { columns, rows } = size;
  const wrapped = lines.slice(top).flatMap(line => (bare(line) === '' ? [''] : wrap(line, columns, '    ')));
  const body = [colours.inverse(` ${title} `), ...wrapped.slice(0, rows - 2)];
  return filled([...padded(body, rows - 1), colours.dim(words.play.hints.page)], size);
}

/** The screen between two people. */
export function coverScreen(craft: Craft, who: string, size: Size): string[] {
  const { words, colours } = craft;
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

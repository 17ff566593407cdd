import { writeFileSync } from 'node:fs';
import {
  type Action,
  type Decision,
  lowest,
  randomAction,
  rngFrom,
  type Seat,
  seatLetter,
  underway,
} from '@waldglas/core';
import { eventLine, isPrivate } from './events.ts';
import type { Io } from './io.ts';
import { inputLines } from './lines.ts';
import { actionPhrase, whyNot } from './play-words.ts';
import { playLines, Refused, type Session, scoreSheet, sessionText, takeBack } from './session.ts';
import { drawingOf } from './show.ts';
import { showScores } from './show-scores.ts';

/** Who sits where, and what the person wants. */
export interface Seating {
  readonly seats: readonly string[];
  readonly save: string | undefined;
  readonly auto: boolean;
}

const HELP = `  a number      that option          c, c2         list anytime actions, do the second
  u             take back            w build inn   why can I not?
  p             the whole position   s FILE        save
  q             leave                ?             this help
  or the words of an action, such as: end
`;

const LONGEST = 10_000;

/** Plays a session to its end, or until the person leaves or the input ends; returns where it got to. */
export async function conversation(begun: Session, io: Io, { seats, save, auto }: Seating): Promise<Session> {
  const { game } = begun;
  const { bold, dim, cyan, yellow } = io.colours;
  const draw = drawingOf(game, begun.record, io.colours);
  const lines = inputLines(io.input, LONGEST);
  const people = seats.filter(name => name === 'human').length;
  let session = begun;
  let holder: Seat | undefined;
  let asked = '';

  /** The next line typed; undefined once the input has ended. */
  async function ask(prompt: string): Promise<string | undefined> {
    io.out(prompt);
    const { value, done } = await lines.next();
    return done ? undefined : (value ?? '').trim();
  }

  function doLines(texts: readonly string[]): void {
    const played = playLines(session, texts);
    session = played.session;
    // what only one seat may know is left out: everybody looks at the same screen
    const open = played.events.filter(event => !isPrivate(event));
    for (const line of open.map(eventLine)) if (line !== '') io.out(dim(`  ${line}\n`));
  }

  function saveTo(file: string): boolean {
    try {
      writeFileSync(file, sessionText(session));
      io.out(`Saved as ${file}.\n`);
      return true;
    } catch {
      io.out(yellow(`${file} cannot be written.\n`));
      return false;
    }
  }

  /** Shows a person what is asked. */
  function pose({ seat, ask: { what, rule, source }, options }: Decision<Action>): void {
    const question = `${seat} ${what} ${source}`;
    const { agenda } = session.state;
    // in the middle of an action the position of a moment ago is still on the screen
    if (question !== asked && !underway(agenda as Parameters<typeof underway>[0], seat)) {
      io.out(`\n${draw(game.position(session.state, seat), seatLetter(seat))}`);
    }
    asked = question;
    const by = source === undefined ? '' : ` (${source})`;
    io.out(`\n${bold(`${seatLetter(seat)}: ${what}${by}`)} ${dim(rule)}\n`);
    for (const [i, option] of options.entries()) io.out(optionLine(String(i + 1), option, source));
    const anytime = game.anytime(session.state, seat).length;
    if (anytime > 0) io.out(dim(`    c ${anytime} anytime actions\n`));
  }

  function optionLine(number: string, action: Action, source: string | undefined): string {
    const meaning = actionPhrase(session, action, source);
    return `  ${cyan(number.padStart(3))} ${game.write(action).slice(2)}${meaning === '' ? '' : dim(`  ${meaning}`)}\n`;
  }

  /** Does what a person typed; false: the person leaves. */
  function obey(decision: Decision<Action>, typed: string): boolean {
    const { seat, options } = decision;
    const anytime = game.anytime(session.state, seat);
    const [word = '', ...rest] = typed.split(/\s+/);
    const tail = rest.join(' ');
    const chosen = /^\d+$/.test(word) ? options[Number(word) - 1] : anytime[Number(word.slice(1)) - 1];
    if (word === '') return true;
    if (/^c?\d+$/.test(typed)) {
      if (chosen) doLines([game.write(chosen)]);
      else io.out(yellow(`There is no ${typed}.\n`));
    } else if (typed === 'c') {
      for (const [i, action] of anytime.entries()) io.out(optionLine(`c${i + 1}`, action, undefined));
    } else if (typed === 'u') {
      session = takeBack(session, seat);
      io.out('Taken back.\n');
    } else if (word === 'w') io.out(whyNot(session, seat, tail));
    else if (typed === 'p') io.out(draw(game.position(session.state, seat)));
    else if (typed === 's') io.out(yellow('s needs the name of a file.\n'));
    else if (word === 's') saveTo(tail);
    else if (typed === '?') io.out(HELP);
    else if (typed === 'q') return false;
    else doWords(seat, typed);
    return true;
  }

  /** Plays typed words; other people at this terminal may act too, by their letter. */
  function doWords(seat: Seat, typed: string): void {
    const line = /^[A-D] /.test(typed) ? typed : `${seatLetter(seat)} ${typed}`;
    if (seats[line.charCodeAt(0) - 'A'.charCodeAt(0)] !== 'human') throw new Refused('that seat is not played here');
    doLines([line]);
  }

  /** Gives the terminal to the person who decides; false: the input has ended. */
  async function handOver(seat: Seat): Promise<boolean> {
    if (people < 2 || holder === seat) return true;
    if (io.terminal) io.out('\x1b[2J\x1b[3J\x1b[H');
    if ((await ask(`\nHand over to ${seatLetter(seat)}, press Enter. `)) === undefined) return false;
    holder = seat;
    asked = '';
    return true;
  }

  /** One action of a person; false: the person leaves, undefined: the input has ended. */
  async function person(decision: Decision<Action>): Promise<boolean | undefined> {
    if (!(await handOver(decision.seat))) return undefined;
    pose(decision);
    const before = session;
    while (session === before) {
      const typed = await ask('> ');
      if (typed === undefined) return undefined;
      try {
        if (!obey(decision, typed)) return false;
      } catch (error) {
        if (!(error instanceof Refused)) throw error;
        io.out(yellow(`${error.message}.\n`));
      }
    }
    return true;
  }

  /** One action of a bot. Its chance goes by the length of the record, so that a loaded game goes on the same way. */
  function bot(): void {
    const { record, state } = session;
    const action = randomAction(game, state, rngFrom(`${record.seed}/bots/${record.actions.length}`));
    if (action) doLines([game.write(action)]);
  }

  async function offerToSave(): Promise<void> {
    if (save !== undefined) return;
    for (let file = await ask('Save as (Enter: do not save): '); file; file = await ask('Save as: '))
      if (saveTo(file)) return;
  }

  try {
    io.out(`${game.id}, seed ${session.record.seed}. Type ? for help.\n`);
    for (let next = lowest(game.decisions(session.state)); next; next = lowest(game.decisions(session.state))) {
      const [only, ...more] = next.options;
      if (seats[next.seat] !== 'human') bot();
      else if (auto && only && more.length === 0 && game.anytime(session.state, next.seat).length === 0) {
        doLines([game.write(only)]);
      } else {
        const goesOn = await person(next);
        if (goesOn === false) await offerToSave();
        if (!goesOn) break;
      }
    }
    io.out(`\n${showScores(scoreSheet(game, session.state), io.colours)}`);
    if (save !== undefined) saveTo(save);
    return session;
  } finally {
    await lines.return(undefined);
  }
}

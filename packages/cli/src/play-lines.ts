import { type Action, type Decision, quoted, type Seat, seatLetter, underway } from '@waldglas/core';
import { type Mark, markSign } from './drawing.ts';
import { requestHint, SILENT_MS } from './hint.ts';
import type { Io } from './io.ts';
import { onLeaving } from './leaving.ts';
import { inputLines } from './lines.ts';
import {
  act,
  again,
  back,
  botTurn,
  choose,
  Fenced,
  isPerson,
  nextDecision,
  onlyLine,
  optionsOf,
  type Play,
  people,
} from './play-game.ts';
import type { Manner } from './play-screen.ts';
import {
  cardText,
  chosenText,
  editionTitle,
  hintLines,
  isCardOf,
  logLines,
  marksFor,
  optionText,
  pointLines,
  questionText,
  sinceLines,
  type Toolkit,
  whyText,
  wishOf,
} from './telling.ts';

const LONGEST = 10_000;
const WIDTH = 100;
/** High enough for everything. */
const HEIGHT = 60;
const ESCAPE = String.fromCharCode(27);
/** Clears the screen and what has left it at the top. */
const CLEAR = `${ESCAPE}[H${ESCAPE}[2J${ESCAPE}[3J`;
const NO_MARKS: ReadonlyMap<string, Mark> = new Map();

/** Plays line by line, for pipes and screen readers, until the game is over, left, or the input ends. */
export async function playByLines(begun: Play, io: Io, toolkit: Toolkit, { auto, save, keep }: Manner): Promise<Play> {
  const { words, colours, drawing, speech } = toolkit;
  const said = words.play;
  const { bold, dim, cyan, yellow } = colours;
  const lines = inputLines(io.input, LONGEST);
  // whoever stops the program or closes its window has said all there is to say
  const offLeaving = onLeaving(() => io.input.push(null));
  const tell = (text: readonly string[], indent = '') => io.out(text.map(line => `${indent}${line}\n`).join(''));
  let play = begun;
  let holder: Seat | undefined;
  let asked = '';

  /** The next line typed; undefined once the input has ended. */
  async function ask(prompt: string): Promise<string | undefined> {
    io.out(prompt);
    const { value, done } = await lines.next();
    return done ? undefined : (value ?? '').trim();
  }

  /** Goes on to another state of the game, and tells what happened. */
  function goOn(then: Play): void {
    const before = play.events.length;
    play = then;
    tell(logLines(toolkit, play.events.slice(before)).map(dim), '  ');
  }

  const doLines = (texts: readonly string[]) => goOn(act(play, texts));

  function saveTo(file: string): boolean {
    const done = save(play, file);
    tell([done ? said.saved(file) : yellow(said.unsaved(file))]);
    return done;
  }

  function positionOf(seat: Seat) {
    return play.table.position(seat);
  }

  function drawBoard(seat: Seat): void {
    const position = positionOf(seat);
    const { scores } = play.table.snapshot(seat);
    const points = Object.fromEntries(scores.map(one => [seatLetter(one.seat), one.points]));
    // nobody waits for them line by line: `m` shows them
    const marks = () => NO_MARKS;
    const viewport = { position, me: seatLetter(seat), width: WIDTH, height: HEIGHT, marks, points, log: [] };
    tell(['', bold(drawing.header(position)), ...drawing.board(viewport)]);
  }

  function drawAll(seat: Seat): void {
    const position = positionOf(seat);
    tell(['', bold(drawing.header(position)), ...drawing.table(position, WIDTH, NO_MARKS)]);
    for (const other of play.seats.keys()) {
      tell(['', bold(speech.who(other)), ...drawing.seat(position, seatLetter(other), WIDTH)]);
    }
  }

  /** Shows a person what is asked. */
  function pose(decision: Decision<Action>): void {
    const { seat, ask: wanted } = decision;
    const options = optionsOf(play, decision);
    const { view, anytime } = play.table.snapshot(seat);
    const { agenda } = view as { readonly agenda: Parameters<typeof underway>[0] };
    const question = questionText(toolkit, play, decision);
    const key = `${seat} ${wanted.what} ${wanted.source}`;
    // in the middle of an action the position of a moment ago is still on the screen
    if (key !== asked && !underway(agenda, seat)) drawBoard(seat);
    asked = key;
    tell(['', bold(`${speech.who(seat)}: ${question}`)]);
    tell(options.map((option, i) => optionLine(String(i + 1), option)));
    const notes = [chosenText(toolkit, play, decision), anytime.length > 0 ? said.anytime(anytime.length) : ''];
    tell(notes.filter(note => note !== '').map(note => dim(`      ${note}`)));
  }

  function optionLine(number: string, action: Action): string {
    return `  ${cyan(number.padStart(4))} ${optionText(toolkit, play.table, action)}`;
  }

  /** What lies open, numbered; or one thing of it with its card, and why it cannot be taken. */
  function showOffer(seat: Seat, number: string): void {
    const wares = drawing.offer(positionOf(seat), seatLetter(seat)).flatMap(shelf => shelf.wares);
    const marks = marksFor(toolkit, play.table, seat, Infinity);
    if (number === '') {
      tell(
        wares.map(
          ({ id }, i) => `  ${cyan(`m${i + 1}`.padStart(4))} ${markSign(marks.get(id), colours)} ${speech.name(id)}`,
        ),
      );
      tell([dim(`  ${said.marks}`)]);
      return;
    }
    const ware = wares[Number(number) - 1];
    const wish = ware && wishOf(play.table, seat, ware.wish);
    if (!ware || !wish) return tell([yellow(said.noSuch(`m${number}`))]);
    tell([...cardText(toolkit, play.table, ware.id), whyText(toolkit, play.table, seat, wish)], '  ');
  }

  function showCard(decision: Decision<Action>, number: string): void {
    const { source } = decision.ask;
    const option = optionsOf(play, decision)[Number(number) - 1];
    const isCard = (id: string | undefined) => id !== undefined && isCardOf(play.table, id);
    const id = [option && speech.subject(option), source].find(isCard);
    tell(id === undefined ? [yellow(said.noSuch(`i${number}`))] : cardText(toolkit, play.table, id), '  ');
  }

  function explain(seat: Seat, text: string): void {
    const wish = wishOf(play.table, seat, text);
    tell([wish ? whyText(toolkit, play.table, seat, wish) : yellow(unknown(seat, text))]);
  }

  /** Why a line is none: it is not understood, or another seat's. */
  function unknown(seat: Seat, text: string): string {
    const isOthers = /^[A-D] /.test(text) && !text.startsWith(seatLetter(seat));
    return isOthers ? said.onlyAsked(speech.who(seat)) : said.notUnderstood(quoted(text).slice(1, -1));
  }

  /** What a bot would do; that it thinks is told if it takes long. */
  async function showHint(decision: Decision<Action>): Promise<void> {
    const { best, stop } = requestHint(play.table, decision);
    const note = setTimeout(() => tell([dim(said.thinking)]), SILENT_MS);
    try {
      tell(hintLines(toolkit, play.table, decision.seat, await best), '  ');
    } finally {
      clearTimeout(note);
      stop();
    }
  }

  function takeBack(seat: Seat): void {
    play = back(play, seat);
    tell([said.takenBack]);
  }

  function redo(): void {
    const then = again(play);
    if (then) play = then;
    tell([then ? said.redone : yellow(said.nothingToRedo)]);
  }

  /** Does what a person typed; false: the person leaves. */
  function obey(decision: Decision<Action>, typed: string): boolean {
    const { seat } = decision;
    const anytime = play.table.snapshot(seat).anytime;
    const [, letter = '', number = ''] = /^([a-z?]?)(\d*)$/.exec(typed) ?? [];
    const [word = '', ...rest] = typed.split(/\s+/);
    const tail = rest.join(' ');
    if (typed === '') return true;
    if (typed === 'q') return false;
    if (number !== '' && (letter === '' || letter === 'c')) {
      const chosen = (letter === '' ? optionsOf(play, decision) : anytime)[Number(number) - 1];
      if (chosen && letter === '') goOn(choose(play, decision, chosen));
      else if (chosen) doLines([play.table.game.write(chosen)]);
      else tell([yellow(said.noSuch(typed))]);
    } else if (typed === 'c') tell(anytime.map((action, i) => optionLine(`c${i + 1}`, action)));
    else if (letter === 'm') showOffer(seat, number);
    else if (letter === 'i') showCard(decision, number === '' ? '1' : number);
    else if (typed === 'u') takeBack(seat);
    else if (typed === 'r') redo();
    else if (word === 'w') tail === '' ? showOffer(seat, '') : explain(seat, tail);
    else if (typed === 'p') drawAll(seat);
    else if (typed === 'o') tell(pointLines(toolkit, play.table));
    else if (typed === 'l') tell(logLines(toolkit, play.events), '  ');
    else if (typed === 's') tell([yellow(said.saveNeedsName)]);
    else if (word === 's') saveTo(tail);
    else if (typed === '?') tell(said.typed.map(([key, meaning]) => `  ${key.padEnd(14)}${meaning}`));
    else doWords(decision, typed);
    return true;
  }

  /** Plays typed notation of the person who is asked: what others could do is not for these eyes. */
  function doWords(decision: Decision<Action>, typed: string): void {
    const { table } = play;
    const { seat } = decision;
    const wish = wishOf(table, seat, typed);
    if (!wish) return tell([yellow(unknown(seat, typed))]);
    const offered = optionsOf(play, decision).find(option => table.game.write(option) === table.game.write(wish));
    if (offered) return goOn(choose(play, decision, offered));
    if (table.why(wish.seat, wish)) tell([yellow(whyText(toolkit, table, wish.seat, wish))]);
    else doLines([table.game.write(wish)]);
  }

  /** Gives the terminal to the person who decides; false: the input has ended. */
  async function handOver(seat: Seat): Promise<boolean> {
    if (people(play) < 2 || holder === seat) return true;
    // what the person before has seen is gone, also from the lines above
    if (io.terminal) io.out(CLEAR);
    if ((await ask(`\n${said.handOver(speech.who(seat))}. ${said.pressEnter} `)) === undefined) return false;
    holder = seat;
    asked = '';
    const since = sinceLines(toolkit, play.events.slice(play.seen[seat] ?? 0), seat);
    if (since.length > 0) tell([said.meanwhile, ...since.map(line => `  ${line}`)]);
    return true;
  }

  /** One action of a person; false: the person leaves, undefined: the input has ended. */
  async function person(decision: Decision<Action>): Promise<boolean | undefined> {
    if (!(await handOver(decision.seat))) return undefined;
    pose(decision);
    const before = play;
    while (play === before) {
      const typed = await ask('> ');
      if (typed === undefined) return undefined;
      try {
        if (typed === 'h') await showHint(decision);
        else if (!obey(decision, typed)) return false;
      } catch (error) {
        if (!(error instanceof Fenced)) throw error;
        tell([yellow(said.fenced(speech.fence(error.fence)))]);
      }
    }
    return true;
  }

  async function offerToSave(): Promise<void> {
    for (let file = await ask(said.saveAs); file; file = await ask(said.saveAs)) if (saveTo(file)) return;
  }

  try {
    const { game, head } = play.table;
    const name = words.games[game.id as 'glass-road'];
    tell([said.welcome(head.facts ? `${name} (${editionTitle(play.table)})` : name, head.seed)]);
    for (let next = nextDecision(play); next; next = nextDecision(play)) {
      const only = auto ? onlyLine(play, next) : undefined;
      if (!isPerson(play, next.seat)) {
        const before = play.events.length;
        play = await botTurn(play);
        tell(logLines(toolkit, play.events.slice(before)).map(dim), '  ');
      } else if (only !== undefined) doLines([only]);
      else {
        const goesOn = await person(next);
        if (goesOn === false) await offerToSave();
        if (!goesOn) break;
      }
      const unkept = keep(play);
      if (unkept !== undefined) tell([yellow(unkept)]);
    }
    tell(['', ...pointLines(toolkit, play.table)]);
    return play;
  } finally {
    offLeaving();
    await lines.return(undefined);
  }
}

import type { Seat } from '@waldglas/core';
import { requestHint, SILENT_MS } from './hint.ts';
import type { Io, Keyboard } from './io.ts';
import { act, botTurn, isPerson, nextDecision, onlyLine, type Play, people } from './play-game.ts';
import { compose, coverScreen, pageScreen } from './screen.ts';
import { hinted, openScreen, press, type ScreenState } from './screen-state.ts';
import { markMore, pointLines, type Toolkit } from './telling.ts';
import { openTerminal, type Terminal } from './terminal.ts';

/** How a game is played, beside who sits where. */
export interface Manner {
  readonly auto: boolean;
  /** Writes the game to a file; tells whether it could. */
  save(play: Play, file: string): boolean;
  /** Keeps the game as it is now: whatever happens, at most the press under way is lost. What to tell if it cannot be. */
  keep(play: Play): string | undefined;
}

/** Plays on a full screen until the game is over or the person leaves; returns where it got to. */
export async function playOnScreen(
  begun: Play,
  io: Io,
  keyboard: Keyboard,
  toolkit: Toolkit,
  manner: Manner,
): Promise<Play> {
  const terminal = openTerminal(io, keyboard);
  let play = begun;
  let holder: Seat | undefined;
  try {
    for (let next = nextDecision(play); next; next = nextDecision(play)) {
      const only = manner.auto ? onlyLine(play, next) : undefined;
      if (!isPerson(play, next.seat)) play = await botTurn(play);
      else if (only !== undefined) play = act(play, [only]);
      else {
        if (people(play) > 1 && holder !== next.seat && !(await cover(terminal, toolkit, next.seat))) return play;
        holder = next.seat;
        const screenState = await turn(terminal, toolkit, openScreen(play, next), manner);
        play = screenState.play;
        if (screenState.wants === 'leave') return play;
      }
      manner.keep(play);
    }
    await read(terminal, toolkit, pointLines(toolkit, play.table));
    return play;
  } finally {
    terminal.close();
  }
}

/** One person's turn, as long as it is this person's. */
async function turn(
  terminal: Terminal,
  toolkit: Toolkit,
  begun: ScreenState,
  { save, keep }: Manner,
): Promise<ScreenState> {
  let screenState = begun;
  while (screenState.wants !== 'leave') {
    terminal.draw(size => compose(toolkit, screenState, size));
    await markAll(terminal, toolkit, screenState);
    const key = await terminal.key();
    if (key === 'resize') continue;
    const before = screenState.play;
    screenState = press(toolkit, screenState, key);
    const unkept = screenState.play === before ? undefined : keep(screenState.play);
    if (unkept !== undefined) screenState = { ...screenState, message: unkept };
    const { wants } = screenState;
    if (typeof wants === 'object') screenState = saved(toolkit, screenState, wants.save, save);
    if (wants === 'hint') screenState = await hint(terminal, toolkit, screenState);
    const next = nextDecision(screenState.play);
    if (next?.seat !== begun.decision.seat) return screenState;
  }
  return screenState;
}

/** What could be paid for may take a while to find out: it is shown as soon as it is known, unless a key comes first. */
async function markAll(terminal: Terminal, toolkit: Toolkit, screenState: ScreenState): Promise<void> {
  const { mode, play, decision } = screenState;
  if (mode.kind !== 'main' && mode.kind !== 'offer') return;
  let more = false;
  while (!(await terminal.pressed()) && markMore(toolkit, play.table, decision.seat)) more = true;
  if (more) terminal.draw(size => compose(toolkit, screenState, size));
}

/** How often it is looked whether a key was pressed, in milliseconds. */
const GLANCE = 20;

/** Shows what a bot would do as soon as it knows; a key that comes first is more important. */
async function hint(
  terminal: Terminal,
  toolkit: Toolkit,
  { wants: _, ...screenState }: ScreenState,
): Promise<ScreenState> {
  const { best, stop } = requestHint(screenState.play.table, screenState.decision);
  const begun = performance.now();
  let told = false;
  while (!(await terminal.pressed())) {
    if (!told && performance.now() - begun > SILENT_MS) {
      terminal.draw(size => compose(toolkit, { ...screenState, message: toolkit.words.play.thinking }, size));
      told = true;
    }
    const found = await Promise.race([best, new Promise<void>(resolve => setTimeout(resolve, GLANCE))]);
    if (found) return hinted(toolkit, screenState, found);
  }
  stop();
  return screenState;
}

function saved({ words }: Toolkit, screenState: ScreenState, file: string, save: Manner['save']): ScreenState {
  const { wants: _, ...rest } = screenState;
  const done = save(screenState.play, file);
  const message = done ? words.play.saved(file) : words.play.unsaved(file);
  return screenState.mode.kind === 'leave' && done ? { ...rest, wants: 'leave' } : { ...rest, message };
}

/** Hides everything until the next person is there; false if somebody wants to leave. */
async function cover(terminal: Terminal, toolkit: Toolkit, seat: Seat): Promise<boolean> {
  terminal.forgetKeys();
  for (;;) {
    terminal.draw(size => coverScreen(toolkit, toolkit.speech.who(seat), size));
    const key = await terminal.key();
    if (key === 'enter') return true;
    if (key === 'interrupt') return false;
  }
}

/** Shows how the game ended, until a key says that it is read. */
async function read(terminal: Terminal, toolkit: Toolkit, lines: readonly string[]): Promise<void> {
  terminal.forgetKeys();
  let top = 0;
  for (;;) {
    terminal.draw(size => pageScreen(toolkit, toolkit.words.play.titles.end, lines, top, size));
    const key = await terminal.key();
    if (key === 'down' || key === 'pagedown') top = Math.min(lines.length - 1, top + (key === 'down' ? 1 : 8));
    else if (key === 'up' || key === 'pageup') top = Math.max(0, top - (key === 'up' ? 1 : 8));
    else if (key !== 'resize') return;
  }
}

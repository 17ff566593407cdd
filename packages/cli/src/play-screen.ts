import type { Seat } from '@waldglas/core';
import { type Desk, hinted, openDesk, press } from './desk.ts';
import { think, UNTOLD } from './hint.ts';
import type { Io, Keyboard } from './io.ts';
import { act, botTurn, isPerson, nextDecision, onlyLine, type Play, people } from './play-game.ts';
import { compose, coverScreen, pageScreen } from './screen.ts';
import { type Craft, markMore, pointLines } from './telling.ts';
import { openTerminal, type Terminal } from './terminal.ts';

/** How a game is played, beside who sits where. */
export interface Manner {
  readonly auto: boolean;
  /** Writes the game to a file; tells whether it could. */
  save(play: Play, file: string): boolean;
}

/** Plays on a full screen until the game is over or the person leaves; returns where it got to. */
export async function playOnScreen(
  begun: Play,
  io: Io,
  keyboard: Keyboard,
  craft: Craft,
  { auto, save }: Manner,
): Promise<Play> {
  const terminal = openTerminal(io, keyboard);
  let play = begun;
  let holder: Seat | undefined;
  try {
    for (let next = nextDecision(play); next; next = nextDecision(play)) {
      const only = auto ? onlyLine(play, next) : undefined;
      if (!isPerson(play, next.seat)) play = await botTurn(play);
      else if (only !== undefined) play = act(play, [only]);
      else {
        if (people(play) > 1 && holder !== next.seat && !(await cover(terminal, craft, next.seat))) return play;
        holder = next.seat;
        const desk = await turn(terminal, craft, openDesk(play, next), save);
        play = desk.play;
        if (desk.wants === 'leave') return play;
      }
    }
    await read(terminal, craft, pointLines(craft, play.session));
    return play;
  } finally {
    terminal.close();
  }
}

/** One person's turn, as long as it is this person's. */
async function turn(terminal: Terminal, craft: Craft, begun: Desk, save: Manner['save']): Promise<Desk> {
  let desk = begun;
  while (desk.wants !== 'leave') {
    terminal.draw(compose(craft, desk, terminal.size()));
    await markAll(terminal, craft, desk);
    const key = await terminal.key();
    if (key === 'resize') continue;
    desk = press(craft, desk, key);
    const { wants } = desk;
    if (typeof wants === 'object') desk = saved(craft, desk, wants.save, save);
    if (wants === 'hint') desk = await hint(terminal, craft, desk);
    const next = nextDecision(desk.play);
    if (next?.seat !== begun.decision.seat) return desk;
  }
  return desk;
}

/** What could be paid for may take a while to find out: it is shown as soon as it is known, unless a key comes first. */
async function markAll(terminal: Terminal, craft: Craft, desk: Desk): Promise<void> {
  const { mode, play, decision } = desk;
  if (mode.kind !== 'main' && mode.kind !== 'offer') return;
  let more = false;
  while (!(await terminal.pressed()) && markMore(craft, play.session, decision.seat)) more = true;
  if (more) terminal.draw(compose(craft, desk, terminal.size()));
}

/** How often it is looked whether a key was pressed, in milliseconds. */
const GLANCE = 20;

/** Shows what a bot would do as soon as it knows; a key that comes first is more important. */
async function hint(terminal: Terminal, craft: Craft, { wants: _, ...desk }: Desk): Promise<Desk> {
  const { best, stop } = think(desk.play.session, desk.decision);
  const begun = performance.now();
  let told = false;
  while (!(await terminal.pressed())) {
    if (!told && performance.now() - begun > UNTOLD) {
      terminal.draw(compose(craft, { ...desk, message: craft.words.play.thinking }, terminal.size()));
      told = true;
    }
    const found = await Promise.race([best, new Promise<void>(resolve => setTimeout(resolve, GLANCE))]);
    if (found) return hinted(craft, desk, found);
  }
  stop();
  return desk;
}

function saved({ words }: Craft, desk: Desk, file: string, save: Manner['save']): Desk {
  const { wants: _, ...rest } = desk;
  const done = save(desk.play, file);
  const message = done ? words.play.saved(file) : words.play.unsaved(file);
  return desk.mode.kind === 'leave' && done ? { ...rest, wants: 'leave' } : { ...rest, message };
}

/** Hides everything until the next person is there; false if somebody wants to leave. */
async function cover(terminal: Terminal, craft: Craft, seat: Seat): Promise<boolean> {
  for (;;) {
    terminal.draw(coverScreen(craft, craft.speech.who(seat), terminal.size()));
    const key = await terminal.key();
    if (key === 'enter') return true;
    if (key === 'interrupt') return false;
  }
}

/** Shows how the game ended, until a key says that it is read. */
async function read(terminal: Terminal, craft: Craft, lines: readonly string[]): Promise<void> {
  let top = 0;
  for (;;) {
    terminal.draw(pageScreen(craft, craft.words.play.titles.end, lines, top, terminal.size()));
    const key = await terminal.key();
    if (key === 'down' || key === 'pagedown') top = Math.min(lines.length - 1, top + (key === 'down' ? 1 : 8));
    else if (key === 'up' || key === 'pageup') top = Math.max(0, top - (key === 'up' ? 1 : 8));
    else if (key !== 'resize') return;
  }
}

import type { Io, Keyboard, Size } from './io.ts';
import { keysIn } from './keys.ts';
import { onLeaving } from './leaving.ts';

const ESCAPE = String.fromCharCode(27);
const ENTER = `${ESCAPE}[?1049h${ESCAPE}[?25l`;
const LEAVE = `${ESCAPE}[?25h${ESCAPE}[?1049l`;
/** Terminals that know these show a screen only when it is whole. */
const BEGIN = `${ESCAPE}[?2026h${ESCAPE}[H`;
/** Comes after every screen. */
export const END = `${ESCAPE}[J${ESCAPE}[?2026l`;

/** A full screen with keys. */
export interface Terminal {
  /** Shows a screen of the size there is, unless keys wait that will change it: nobody would see it. */
  draw(screen: (size: Size) => readonly string[]): void;
  /** Has a key been pressed that nobody has taken yet? */
  pressed(): Promise<boolean>;
  /** The next key; `resize` if the size has changed, `interrupt` once the input has ended or the program is to end. */
  key(): Promise<string>;
  /** Keys typed ahead were meant for the screen before. */
  forgetKeys(): void;
  close(): void;
}

/** Takes over the terminal; whatever happens, `close` gives it back as it was. */
export function openTerminal(io: Io, keyboard: Keyboard): Terminal {
  let waiting: string[] = [];
  let wake: (() => void) | undefined;
  let open = true;
  const push = (...keys: string[]) => {
    waiting.push(...keys);
    wake?.();
  };
  const onData = (chunk: Buffer | string) => push(...keysIn(chunk.toString()));
  const onEnd = () => push('interrupt');
  /** Whoever ends the program does not wait for keys typed ahead. */
  const onLeave = () => {
    waiting = [];
    onEnd();
  };
  const offResize = keyboard.onResize(() => push('resize'));
  io.input.on('data', onData);
  io.input.on('end', onEnd);
  io.input.on('error', onEnd);
  process.on('exit', close);
  const offLeaving = onLeaving(onLeave);
  keyboard.raw(true);
  io.input.resume();
  io.out(ENTER);

  function close(): void {
    if (!open) return;
    open = false;
    offResize();
    io.input.off('data', onData);
    io.input.off('end', onEnd);
    io.input.off('error', onEnd);
    io.input.pause();
    process.off('exit', close);
    offLeaving();
    giveBack();
  }

  /** A window that was closed takes nothing back. */
  function giveBack(): void {
    try {
      keyboard.raw(false);
      io.out(LEAVE);
    } catch {
      // there is nobody left to see it
    }
  }

  async function key(): Promise<string> {
    // also with many keys waiting it is heard that the program is to end
    while (!(await pressed())) {
      await new Promise<void>(resolve => {
        wake = resolve;
      });
    }
    wake = undefined;
    return waiting.shift() ?? '';
  }

  function forgetKeys(): void {
    waiting = waiting.filter(one => one === 'interrupt');
  }

  function draw(screen: (size: Size) => readonly string[]): void {
    if (waiting.length > 0) return;
    const lines = screen(keyboard.size());
    io.out(`${BEGIN}${lines.map(line => `${line}${ESCAPE}[K`).join('\r\n')}${END}`);
  }

  /** Keys come in between two turns of the event loop. */
  const pressed = () => new Promise<boolean>(resolve => void setImmediate(() => resolve(waiting.length > 0)));

  return { draw, key, forgetKeys, pressed, close };
}

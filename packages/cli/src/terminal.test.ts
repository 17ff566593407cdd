import { PassThrough } from 'node:stream';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { capture } from './kit.ts';
import { openTerminal, type Terminal } from './terminal.ts';

let typed: PassThrough;
let io: ReturnType<typeof capture>;
let terminal: Terminal;

beforeEach(() => {
  typed = new PassThrough();
  io = { ...capture(), input: typed };
  terminal = openTerminal(io, { size: () => ({ columns: 80, rows: 24 }), raw: () => {}, onResize: () => () => {} });
});
afterEach(() => terminal.close());

const draw = (word: string) => terminal.draw(({ columns }) => [`${word} on ${columns} columns`]);

describe('keys typed ahead', () => {
  test('have no screen each: the one that somebody sees is drawn', async () => {
    typed.write('ab');
    expect(await terminal.key()).toBe('a');
    draw('first');
    expect(await terminal.key()).toBe('b');
    draw('second');
    expect(io.text()).not.toContain('first');
    expect(io.text()).toContain('second on 80 columns');
  });

  test('are not for a screen that nobody has seen', async () => {
    typed.write('abc');
    expect(await terminal.key()).toBe('a');
    terminal.forgetKeys();
    draw('next');
    expect(io.text()).toContain('next');
    typed.write('d');
    expect(await terminal.key()).toBe('d');
  });

  test('do not keep anybody waiting who ends the program', async () => {
    typed.write('x'.repeat(3000));
    expect(await terminal.key()).toBe('x');
    process.emit('SIGHUP');
    expect(await terminal.key()).toBe('interrupt');
    expect(await terminal.pressed()).toBe(false);
  });
});

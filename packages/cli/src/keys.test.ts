import { expect, test } from 'vitest';
import { keysIn } from './keys.ts';
import { pressMenu, TOP } from './menu.ts';

const ESCAPE = String.fromCharCode(27);

test.each<[string, string, string[]]>([
  ['characters', 'aż1', ['a', 'ż', '1']],
  ['arrows of both kinds', `${ESCAPE}[A${ESCAPE}OB`, ['up', 'down']],
  [
    'jumps',
    `${ESCAPE}[H${ESCAPE}[F${ESCAPE}[5~${ESCAPE}[6~${ESCAPE}[1~`,
    ['home', 'end', 'pageup', 'pagedown', 'home'],
  ],
  ['Escape alone', ESCAPE, ['escape']],
  [
    'Enter, backspace, Ctrl-C',
    `\r${String.fromCharCode(127)}${String.fromCharCode(3)}`,
    ['enter', 'backspace', 'interrupt'],
  ],
  ['unknown sequences are no keys', `${ESCAPE}[15~x`, ['x']],
])('%s', (_, sent, keys) => {
  expect(keysIn(sent)).toEqual(keys);
});

test('the cursor stays inside the list', () => {
  expect(pressMenu(TOP, 'up', 3, 8)).toEqual(TOP);
  expect(pressMenu(TOP, 'pagedown', 3, 8)).toEqual({ cursor: 2, typed: '' });
  expect(pressMenu(TOP, 'x', 3, 8)).toBeUndefined();
  expect(pressMenu({ cursor: 0, typed: '9' }, '9', 20, 8)).toEqual({ cursor: 0, typed: '9' });
});

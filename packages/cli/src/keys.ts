const ESCAPE = String.fromCharCode(27);

/** What terminals send for keys that are no characters. */
const SEQUENCES: readonly (readonly [sequence: string, key: string])[] = [
  ['[A', 'up'],
  ['[B', 'down'],
  ['[C', 'right'],
  ['[D', 'left'],
  ['OA', 'up'],
  ['OB', 'down'],
  ['OC', 'right'],
  ['OD', 'left'],
  ['[H', 'home'],
  ['[F', 'end'],
  ['OH', 'home'],
  ['OF', 'end'],
  ['[1~', 'home'],
  ['[7~', 'home'],
  ['[4~', 'end'],
  ['[8~', 'end'],
  ['[5~', 'pageup'],
  ['[6~', 'pagedown'],
];

const CONTROLS: Readonly<Record<string, string>> = {
  '\r': 'enter',
  '\n': 'enter',
  '\t': 'down',
  '\b': 'backspace',
  [String.fromCharCode(127)]: 'backspace',
  [String.fromCharCode(3)]: 'interrupt',
  [String.fromCharCode(4)]: 'interrupt',
};

/** The keys in what a terminal has sent: names for special ones, characters as they are. */
export function keysIn(sent: string): string[] {
  const keys: string[] = [];
  for (let rest = sent; rest !== ''; ) {
    const [key, length] = firstKey(rest);
    if (key !== undefined) keys.push(key);
    rest = rest.slice(length);
  }
  return keys;
}

function firstKey(sent: string): readonly [key: string | undefined, length: number] {
  if (sent.startsWith(ESCAPE)) {
    const found = SEQUENCES.find(([sequence]) => sent.startsWith(sequence, 1));
    if (found) return [found[1], 1 + found[0].length];
    // a sequence that we do not know is no key
    const unknown = /^[[O][0-9;]*[A-Za-z~]/.exec(sent.slice(1));
    return unknown ? [undefined, 1 + unknown[0].length] : ['escape', 1];
  }
  const character = String.fromCodePoint(sent.codePointAt(0) ?? 0);
  const control = CONTROLS[character];
  if (control !== undefined) return [control, character.length];
  return [character < ' ' ? undefined : character, character.length];
}

import { type Illegal, illegal } from './illegal.ts';
import { quoted } from './reading.ts';
import { type Action, seatLetter, seatOf } from './rules.ts';

/** One argument of a verb: its field in the action and what may stand there. */
export interface Argument {
  readonly name: string;
  /** The words allowed; `'number'` for a whole number, `'choice'` for one that may be left out; `'flag'` for the word itself, or nothing. */
  readonly words: ReadonlySet<string> | 'number' | 'choice' | 'flag';
}

/** The verbs of a game with their arguments in written order. */
export type Grammar = Readonly<Record<string, readonly Argument[]>>;

/** The line of an action: `A use 1 sparing`. */
export function writeAction(grammar: Grammar, action: Action): string {
  const { seat, verb } = action;
  let line = `${seatLetter(seat)} ${verb}`;
  const args = grammar[verb];
  if (!args) throw new Error(`no verb ${verb}`);
  for (const { name, words } of args) {
    const value = (action as unknown as Record<string, unknown>)[name];
    if (words === 'flag') line += value === true ? ` ${name}` : '';
    else if (words === 'choice') line += value === undefined ? '' : ` ${value}`;
    else line += ` ${value}`;
  }
  return line;
}

/** The action of a line, or why it is none. Inverse of `writeAction`. */
export function readAction<A extends Action>(grammar: Grammar, line: string): A | Illegal {
  const [letter = '', verb = '', ...rest] = line.trim().split(/\s+/);
  const seat = seatOf(letter);
  if (seat === undefined) return illegal('noLineStart', quoted(letter));
  const args = Object.hasOwn(grammar, verb) ? grammar[verb] : undefined;
  if (!args) return illegal('noVerb', quoted(verb));
  const action: Record<string, unknown> = { seat, verb };
  for (const { name, words } of args) {
    const word = rest[0];
    if (words === 'flag') {
      if (word === name) action[name] = rest.shift() === name;
      continue;
    }
    if (words === 'choice' && (word === undefined || !/^[1-9]$/.test(word))) continue;
    if (word === undefined) return illegal('missingPart', verb, name);
    rest.shift();
    if (words === 'number' || words === 'choice') {
      if (!/^(0|[1-9]\d?)$/.test(word)) return illegal('noWhole', quoted(word));
      action[name] = Number(word);
    } else {
      if (!words.has(word)) return illegal('noArgument', quoted(word), name);
      action[name] = word;
    }
  }
  if (rest.length > 0) return illegal('tooMuchAfter', quoted(rest.join(' ')), verb);
  return action as unknown as A;
}

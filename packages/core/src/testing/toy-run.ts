import { expect } from 'vitest';
import { isPendingEffect, type PendingEffect, type SharedTodo } from '../agenda.ts';
import type { Effect } from '../effect.ts';
import type { Answer } from '../port.ts';
import { type Event, type Paint, type Player, playerOf, playerWith, type State, shared, stateOf } from './toy-port.ts';

type Todo = SharedTodo<Paint>;

/** Where an effect starts: what the seat has, and how the toy is played. */
interface Start extends Partial<Player> {
  readonly sparing?: number;
  readonly at?: string;
  readonly ordered?: boolean;
  readonly clearing?: boolean;
  /** Another resolver than the usual one. */
  readonly by?: typeof shared;
}

/** Without the verb: `a1`, `red`, `2`; `blue 1` for an amount. */
function short({ seat, verb, ...rest }: Answer<Paint>): string {
  return Object.values(rest).join(' ') || verb;
}

/** What is asked on the way, with the answers given by word, and what is there afterwards. */
export function run(effect: Effect<Paint>, start: Start, ...answers: string[]) {
  const { sparing, at, ordered = false, clearing = false, by = shared, ...own } = start;
  const s: State = stateOf([playerWith(own), playerWith({})], { ordered, clearing });
  const pending: PendingEffect<Paint> = { seat: 0, source: 'card', effect };
  s.agenda.push({ ...pending, ...(sparing === undefined ? {} : { sparing }), ...(at === undefined ? {} : { at }) });
  const events: Event[] = [];
  const emit = (event: Event) => events.push(event);
  const asked: string[] = [];
  for (let todo = s.agenda.at(-1) as Todo; todo; todo = s.agenda.at(-1) as Todo) {
    const options = isPendingEffect(todo) ? by.options(s, todo) : by.restOptions(s, todo);
    if (isPendingEffect(todo)) expect(by.asks(s, todo)).toBe(options.length > 0);
    if (options.length > 0) {
      asked.push(options.map(short).join(' | '));
      const word = answers.shift();
      if (word === undefined) break;
      const given = options.find(option => short(option) === word);
      if (!given) throw new Error(`${word} is not among: ${options.map(short).join(', ')}`);
      s.agenda.pop();
      if (isPendingEffect(todo)) by.answer(s, todo, given, emit);
      else by.restAnswer(s, todo, given);
    } else {
      s.agenda.pop();
      if (isPendingEffect(todo)) by.perform(s, todo, emit);
    }
  }
  expect(answers, 'answers left over').toEqual([]);
  return { asked, events, own: playerOf(s, 0), other: playerOf(s, 1), agenda: s.agenda };
}

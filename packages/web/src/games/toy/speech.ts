import { type Action, type Decision, seatLetter } from '@waldglas/core';
import type { ToyAction, ToyEvent, ToyView } from '@waldglas/core/toy';
import type { Lang, Runs, Speech } from '@waldglas/text';

const QUESTIONS: Readonly<Record<string, string>> = {
  pick: 'Which card do you pick?',
  turn: 'What do you do?',
  marble: 'Which marble do you take out of the bowl?',
  end: 'Is your turn over?',
};

/** What an action is about, if it names something. */
function objectOf(action: ToyAction): string {
  return 'card' in action ? ` ${action.card}` : 'marble' in action ? ` ${action.marble}` : '';
}

/** What is said about the toy: one language will do. */
export async function loadSpeech(lang: Lang, who = seatLetter): Promise<Speech<ToyView, ToyAction, ToyEvent>> {
  const named = (id: string) => id;
  return {
    lang,
    who,
    name: named,
    noun: named,
    counted: (id, n) => [`${n} ${id}`],
    wheel: named,
    card: id => ({ name: id, kind: 'card', lines: [[`Brings ${id} marbles, all picks together modulo 3.`]] }),
    question: (_, { ask }: Decision<ToyAction>): Runs => [QUESTIONS[ask.what] ?? ask.what],
    option: (_, action) => [`${action.verb}${objectOf(action)}`],
    subject: action => ('card' in action ? String(action.card) : undefined),
    event: event => (event.kind === 'gain' ? [`${who(event.seat)} gains a ${event.marble} marble`] : undefined),
    since: () => [],
    reason: () => ['That is not possible now.'],
    hint: (_, best) => best.map(({ actions }) => [actions.map(({ verb }: Action) => verb).join(', ')]),
    score: ({ source }) => [source],
    title: () => undefined,
    fence: what => what,
  };
}

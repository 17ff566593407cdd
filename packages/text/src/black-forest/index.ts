import {
  type Action,
  type BlackForest,
  blackForest,
  type Event,
  factsOf,
  type Obstacle,
  type View,
} from '@waldglas/black-forest';
import { type Reason, type ScoreItem, seatLetter } from '@waldglas/core';
import { asking, asLineStart, capitalised } from '../asking.ts';
import { effects } from '../effects.ts';
import { hintWords } from '../hints.ts';
import { effectLog, sinceWords } from '../log.ts';
import { reasonWords } from '../reasons.ts';
import type { Runs } from '../runs.ts';
import type { Speech, Who } from '../speech.ts';
import { cardWords } from './cards.ts';
import { decisionWords } from './decisions.ts';
import { lexicon } from './lexicon.ts';
import { logWords } from './log.ts';
import type { TitleId } from './names.ts';
import type { BlackForestWords } from './words.ts';

export type { BlackForestWords } from './words.ts';

/** Black Forest in the language of `words`. */
export function blackForestSpeech(words: BlackForestWords, who: Who = seatLetter): Speech<View, Action, Event> {
  const { phrases: p } = words;
  const names = lexicon(words);
  const said = effects<BlackForest>(p, names);
  const decided = decisionWords(words, names, said, asking<BlackForest>(p, said), who);
  const tell = logWords(words, names, said, effectLog<BlackForest>(p, said, names));

  function reason(view: View, wish: Action, why: Reason | undefined): Runs {
    const subject = subjectOf(wish);
    const about = {
      name: aboutOf(view, wish),
      object: subject === undefined ? '' : names.object(subject),
      cell: 'cell' in wish ? wish.cell : '',
    };
    const obstacle = why ? words.reasons[why.what as Obstacle](about) : '';
    return reasonWords<Action>(p, why, obstacle, said.missing, action => decided.option(view, action));
  }

  function aboutOf(view: View, wish: Action): string {
    if ('to' in wish) return decided.location(view, wish.to);
    const subject = subjectOf(wish);
    return subject === undefined ? '' : names.name(subject);
  }

  return {
    lang: p.lang,
    who,
    name: names.name,
    noun: names.thing,
    counted: (id, n) => [said.alone(id, n)],
    wheel: names.wheel,
    card: cardWords(words, names, said),
    question: (view, decision) => capitalised(decided.question(view, decision)),
    option: (view, action) => asLineStart(action, decided.option(view, action)),
    subject: subjectOf,
    event: event => tell(event, 'seat' in event ? who(event.seat) : ''),
    since: (events, seat) => sinceWords(p, events, seat, who, tell),
    reason,
    hint: hintWords(p, blackForest, { option: decided.option, name: names.name }),
    score: ({ source }: ScoreItem) => [words.scores[source as 'glass'] ?? names.name(source)],
    title(edition, points) {
      const reached = factsOf({ edition }).solo.titles.findLast(([least]) => points >= least);
      return reached && words.names.titles[reached[1] as TitleId];
    },
    fence: what => p.fences[what as 'answered'] ?? words.fences[what as 'job'] ?? what,
  };
}

function subjectOf(action: Action): string | undefined {
  switch (action.verb) {
    case 'build':
    case 'convert':
      return action.building;
    case 'visit':
    case 'swap':
      return action.tradesperson;
    case 'job':
      return action.job;
    default:
      return undefined;
  }
}

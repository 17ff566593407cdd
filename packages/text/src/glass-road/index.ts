import { type Reason, type ScoreItem, seatLetter } from '@waldglas/core';
import { type Action, type Event, type GlassRoad, glassRoad, type Obstacle, type View } from '@waldglas/glass-road';
import { asking, asLineStart, capitalised } from '../asking.ts';
import { effects } from '../effects.ts';
import { hintWords } from '../hints.ts';
import { effectLog, sinceWords } from '../log.ts';
import { reasonWords } from '../reasons.ts';
import { plain, type Runs } from '../runs.ts';
import type { Speech, Who } from '../speech.ts';
import { cardWords } from './cards.ts';
import { decisionWords } from './decisions.ts';
import { lexicon } from './lexicon.ts';
import { logWords } from './log.ts';
import type { GlassRoadWords } from './words.ts';

export type { GlassRoadWords } from './words.ts';

/** Glass Road in the language of `words`. */
export function glassRoadSpeech(words: GlassRoadWords, who: Who = seatLetter): Speech<View, Action, Event> {
  const { phrases: p } = words;
  const names = lexicon(words);
  const said = effects<GlassRoad>(p, names);
  const decided = decisionWords(words, names, said, asking<GlassRoad>(p, said));
  const tell = logWords(words, names, effectLog<GlassRoad>(p, said, names), who);

  function reason(view: View, wish: Action, why: Reason | undefined): Runs {
    const subject = subjectOf(wish);
    const about = {
      name: subject === undefined ? '' : names.name(subject),
      object: subject === undefined ? '' : names.object(subject),
      cell: 'cell' in wish ? wish.cell : '',
    };
    const obstacle = why ? words.reasons[why.what as Obstacle](about) : '';
    return reasonWords<Action>(p, why, obstacle, said.missing, action => decided.option(view, action));
  }

  /** A whole hand is chosen at once. */
  function hand(actions: readonly Action[]): Runs | undefined {
    const cards = actions.flatMap(action => (action.verb === 'pick' ? [[names.object(action.card)]] : []));
    return cards.length > 0 && cards.length === actions.length ? words.answers.pick(plain(p.and(cards))) : undefined;
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
    hint: hintWords(p, glassRoad, { option: decided.option, name: names.name, atOnce: hand }),
    score: ({ source }: ScoreItem) => [names.name(source)],
    title: () => undefined,
    fence: what => p.fences[what as 'answered'] ?? words.fences[what as 'card'] ?? what,
  };
}

function subjectOf(action: Action): string | undefined {
  if ('card' in action) return action.card;
  return 'building' in action ? action.building : undefined;
}

import type { BlackForest, Event } from '@waldglas/black-forest';
import type { effects } from '../effects.ts';
import type { effectLog, Tell } from '../log.ts';
import type { BlackForestLexicon } from './lexicon.ts';
import type { BlackForestWords } from './words.ts';

/** Says what happened, in one language. */
export function logWords(
  words: BlackForestWords,
  names: BlackForestLexicon,
  said: ReturnType<typeof effects<BlackForest>>,
  effect: ReturnType<typeof effectLog<BlackForest>>,
): Tell<Event> {
  const { phrases: p, log } = words;

  /** Where a pawn stands, without the tradespeople beside it: they may have moved by the time the log is read. */
  function location(to: string): string {
    const [village = '', space] = to.split('.');
    if (space === 'centre') return words.centre(names.name(village));
    return space === undefined ? names.name(village) : `${names.name(village)} (${to})`;
  }

  return (event, name) => {
    switch (event.kind) {
      case 'animals':
        return log.herd(name, said.goods({ pig: event.pigs, cattle: event.cattle }));
      case 'progress':
        return log.progress(name, event.tracker);
      case 'estate':
        return log.estate(name, event.estates);
      case 'build':
        return p.builds(name, names.object(event.building), event.cell);
      case 'swap':
        return log.swaps(name, names.object(event.tradesperson));
      case 'move':
        return log.moves(
          name,
          location(event.to),
          event.provisions > 0 ? [said.counted('provisions', event.provisions)] : undefined,
        );
      case 'neutral':
        return log.movesNeutral(name, location(event.to));
      case 'beg':
        return log.begs(name);
      case 'visit':
        return log.visits(name, names.object(event.tradesperson));
      case 'job':
        return log.newJob(names.name(event.job), location(event.place));
      case 'completed':
        return log.completes(name, names.name(event.job));
      case 'ending':
        return log.endsGame(name);
      case 'year':
        return log.year(event.year);
      case 'ready':
        return p.ready(name);
      case 'over':
        return [p.over];
      case 'shown':
        return undefined;
      default:
        return effect(event, name);
    }
  };
}

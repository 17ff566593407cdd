import type { Event, GlassRoad } from '@waldglas/glass-road';
import type { effectLog, Tell } from '../log.ts';
import type { Runs } from '../runs.ts';
import type { Who } from '../speech.ts';
import type { GlassRoadLexicon } from './lexicon.ts';
import type { GlassRoadWords } from './words.ts';

/** Says what happened, in one language. */
export function logWords(
  words: GlassRoadWords,
  names: GlassRoadLexicon,
  effect: ReturnType<typeof effectLog<GlassRoad>>,
  who: Who,
): Tell<Event> {
  const { phrases: p, log, rows } = words;
  const list = (tiles: readonly string[]): Runs => p.and(tiles.map(id => [names.name(id)]));

  return (event, name) => {
    switch (event.kind) {
      case 'discard':
        return log.discards(name, names.object(event.tile));
      case 'ready':
        return p.ready(name);
      case 'reveal':
        return log.reveals(name, names.object(event.card), event.joined.map(who));
      case 'offer':
        return log.draws(name, p.and(event.tiles.map(id => [names.object(id)])));
      case 'build':
        return p.builds(name, names.object(event.building), event.cell);
      case 'refill':
        return log.refills(rows[event.row], list(event.tiles));
      case 'period':
        return log.period(event.period, event.goblet === undefined ? undefined : who(event.goblet));
      case 'over':
        return [p.over];
      case 'shown':
        return undefined;
      default:
        return effect(event, name);
    }
  };
}

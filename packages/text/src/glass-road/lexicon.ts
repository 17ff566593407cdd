import {
  BASIC,
  type BuildingId,
  type CardId,
  type Noun as Countable,
  type GlassRoad,
  type StartId,
  type WheelName,
} from '@waldglas/glass-road';
import type { Lexicon } from '../effects.ts';
import type { Log } from '../log.ts';
import type { GlassRoadWords } from './words.ts';

/** The names of things and the game's own effects, in one language. */
export interface GlassRoadLexicon extends Lexicon<GlassRoad>, Log {
  /** A card, a building tile or a start building. */
  name(id: string): string;
  /** The same as what is built, chosen or played. */
  object(id: string): string;
  fromWheel(wheel: string): string;
  onWheel(wheel: string): string;
}

export function lexicon(words: GlassRoadWords): GlassRoadLexicon {
  const { names, nouns, wheels } = words;

  function name(id: string): string {
    return names.buildings[id as BuildingId] ?? names.cards[id as CardId] ?? names.start[id as StartId] ?? id;
  }

  return {
    name,
    object: id => names.objects?.[id as BuildingId] ?? name(id),
    noun: id => nouns[id as Countable],
    source: id => (id === '' ? undefined : name(id)),
    thing: id => nouns[id as Countable]?.name ?? name(id),
    onWheel: wheel => wheels[wheel as WheelName].on,
    fromWheel: wheel => wheels[wheel as WheelName].from,
    wheel: id => wheels[id as WheelName].name,
    basic: BASIC,
    own: effect => (effect.op === 'discard' ? words.discard(effect.n) : [words.specials[effect.id]]),
    costs: effect => effect.op === 'discard',
    gained: () => undefined,
  };
}

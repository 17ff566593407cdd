import {
  BASIC,
  type BlackForest,
  type BuildingId,
  type JobId,
  type LocationId,
  type Own,
  type TradespersonId,
} from '@waldglas/black-forest';
import type { Lexicon } from '../effects.ts';
import type { Noun } from '../language.ts';
import { form } from '../language.ts';
import type { Log } from '../log.ts';
import type { Picture, Runs } from '../runs.ts';
import type { VillageId } from './names.ts';
import type { BlackForestWords, Part, WheelWords } from './words.ts';

/** The names of things and the game's own effects, in one language. */
export interface BlackForestLexicon extends Lexicon<BlackForest>, Log {
  /** A building, tradesperson, job or place; or whatever else asks or gives. */
  name(id: string): string;
  /** The same as what is built or visited. */
  object(id: string): string;
  /** A good, tile, animal or part of a reward, or else a name. */
  thing(id: string): string;
  fromWheel(wheel: string): string;
  onWheel(wheel: string): string;
}

/** The source of units that had to wait while a wheel turned: who gave them has been told already. */
const REMAINDER = 'rest';

export function lexicon(words: BlackForestWords): BlackForestLexicon {
  const { phrases: p, names, nouns } = words;

  const noun = (id: string): Noun => nouns[id as keyof typeof nouns];
  const wheelWords = (id: string): WheelWords => words.wheels[id as keyof typeof words.wheels];

  function name(id: string): string {
    return (
      names.buildings[id as BuildingId] ??
      names.tradespeople[id as TradespersonId] ??
      names.jobs[id as JobId] ??
      names.locations[id as LocationId] ??
      names.villages[id as VillageId] ??
      words.sources[id as 'travel'] ??
      id
    );
  }

  function thing(id: string): string {
    return words.parts[id as Part] ?? noun(id)?.name ?? name(id);
  }

  /** `3 pigs`, or so many animals of any kind. */
  function animals(kinds: readonly string[], n: number): Picture {
    const id = kinds.length === 1 ? (kinds[0] ?? '') : 'animal';
    return { glyph: id, n, words: `${n} ${form(p.lang, noun(id).counted, n)}` };
  }

  function newcomers({ kinds, n }: Extract<Own, { op: 'herd' }>): Runs {
    return kinds.length > 1 ? [animals(kinds, n), ` ${words.anyKind}`] : [animals(kinds, n)];
  }

  function own(effect: Own): Runs {
    switch (effect.op) {
      case 'herd':
        return p.gain(newcomers(effect));
      case 'cull':
        return words.cull([animals(effect.kinds, effect.n)]);
      case 'advance':
        return words.advance(effect.n);
      case 'retreat':
        return words.retreat(effect.n);
      case 'special':
        return [words.specials[effect.id]];
      case 'construct':
        return p.build({ small: effect.size === 'small', free: effect.free === true });
      case 'rehouse':
        return [words.questions.keep];
      case 'fee':
        return words.questions.fee(undefined);
      case 'zeros':
        return [words.questions.raiseZero];
      case 'litter':
        return [words.questions.young];
      case 'kinds':
        return words.questions.payKinds(effect.n);
      case 'occur':
        return [words.occasions[effect.occasion]];
    }
  }

  return {
    noun,
    name,
    object: id => names.objects?.[id as BuildingId] ?? name(id),
    source: id => (id === '' || id === REMAINDER ? undefined : name(id)),
    thing,
    onWheel: wheel => wheelWords(wheel).on,
    fromWheel: wheel => wheelWords(wheel).from,
    wheel: id => wheelWords(id).name,
    basic: BASIC,
    own,
    gained: effect => (effect.op === 'herd' ? newcomers(effect) : undefined),
    costs: effect => effect.op === 'cull' || effect.op === 'retreat',
  };
}

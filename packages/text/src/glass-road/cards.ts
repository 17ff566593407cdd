import {
  type Bonus,
  type Building,
  type BuildingId,
  type CardId,
  factsOf,
  type GlassRoad,
  NEWEST,
  SPECIALISTS,
  type SpecialistRow,
  START,
  type StartId,
} from '@waldglas/glass-road';
import type { effects } from '../effects.ts';
import { type Runs, sentence } from '../runs.ts';
import type { CardText } from '../speech.ts';
import type { GlassRoadLexicon } from './lexicon.ts';
import type { GlassRoadWords } from './words.ts';

/** Says every card and building in one language. */
export function cardWords(
  words: GlassRoadWords,
  names: GlassRoadLexicon,
  said: ReturnType<typeof effects<GlassRoad>>,
): (id: string, edition?: string, players?: number) => CardText {
  const { phrases: p, kinds, answers } = words;

  function bonus({ points, per }: Bonus): Runs {
    if ('of' in per && per.atLeast !== undefined) return p.atEndIf(p.points(points), said.condition(per));
    return p.atEnd(p.points(points), said.each(per), per.max);
  }

  function building({ cost, kind, points, effect, bonus: scored, replaces }: Building): Runs[] {
    const lines = [p.cost(said.goods(cost))];
    if (points !== 0 || !scored) lines.push(p.points(points));
    if (effect)
      lines.push(kind === 'processing' ? p.anytime(said.effect(effect)) : p.whenBuilt(said.effect(effect), []));
    if (scored) lines.push(bonus(scored));
    if (replaces) lines.push(words.covers(names.object(replaces)));
    return lines;
  }

  function specialist(id: CardId, players: number | undefined): Runs[] {
    const { fee, abilities, solo }: SpecialistRow = SPECIALISTS[id];
    const lines = ((players === 1 && solo) || abilities).map((ability, i) => answers.use(i + 1, said.effect(ability)));
    if (fee) lines.unshift(p.fee(said.effect(fee)));
    if (players !== undefined) return lines;
    for (const [i, ability] of (solo ?? []).entries()) {
      const differs = JSON.stringify(ability) !== JSON.stringify(abilities[i]);
      if (differs) lines.push(p.alone(answers.use(i + 1, said.effect(ability))));
    }
    return lines;
  }

  return (id, edition = NEWEST, players) => {
    const name = names.name(id);
    if (Object.hasOwn(SPECIALISTS, id)) {
      return { name, kind: kinds.specialist, lines: specialist(id as CardId, players).map(sentence) };
    }
    if (Object.hasOwn(START, id)) {
      return { name, kind: kinds.start, lines: [sentence(bonus(START[id as StartId].bonus))] };
    }
    const tile = factsOf({ edition }).buildings[id as BuildingId];
    return { name, kind: kinds[tile.kind], lines: building(tile).map(sentence) };
  };
}

import {
  type BlackForest,
  type Bonus,
  BUILDINGS,
  type Building,
  type BuildingId,
  type Cost,
  factsOf,
  JOBS,
  type JobId,
  NEWEST,
  TRADESPEOPLE,
  type TradespersonId,
} from '@waldglas/black-forest';
import type { Effect } from '@waldglas/core';
import type { effects } from '../effects.ts';
import { joined, type Runs, say, sentence } from '../runs.ts';
import type { CardText } from '../speech.ts';
import type { BlackForestLexicon } from './lexicon.ts';
import type { BlackForestWords } from './words.ts';

/** Says every building, tradesperson and job in one language. */
export function cardWords(
  words: BlackForestWords,
  names: BlackForestLexicon,
  said: ReturnType<typeof effects<BlackForest>>,
): (id: string, edition?: string) => CardText {
  const { phrases: p } = words;

  function bonus({ points, per }: Bonus): Runs {
    const { max } = per;
    // what is lost is limited by how many count
    const most = max === undefined || points < 0 ? max : p.points(max * points);
    return p.atEnd(p.points(points), said.each(per), most);
  }

  /** What can be chosen from is numbered, as in actions. */
  function alternatives(of: readonly Effect<BlackForest>[]): Runs {
    const [only, ...more] = of;
    if (only && more.length === 0) return said.effect(only);
    return joined(
      of.map((effect, i) => say`${i + 1}) ${said.effect(effect)}`),
      '; ',
    );
  }

  function building(row: Building): Runs[] {
    const { cost, points, needs, convert, instant, if: conditions = [], whenever, bends, bonus: scored } = row;
    const lines = [p.cost(costWords(words, said, cost)), p.points(points)];
    if (needs === 'alone') lines.push([words.needsAlone]);
    else if (needs) lines.push(p.needs(needs.map(said.condition)));
    if (convert) lines.push(p.anytime(alternatives(convert)));
    if (instant) lines.push(p.whenBuilt(said.effect(instant), conditions.map(said.condition)));
    if (whenever) {
      const condition = whenever.if && said.condition(whenever.if);
      lines.push(words.whenever(words.occasions[whenever.on], condition, said.effect(whenever.then)));
    }
    // a rule that is bent when the building is built has been told already
    if (bends && !(instant?.op === 'special' && instant.id === bends)) lines.push([words.specials[bends]]);
    if (scored) lines.push(bonus(scored));
    return lines;
  }

  return (id, edition = NEWEST) => {
    const name = names.name(id);
    if (Object.hasOwn(BUILDINGS, id)) {
      const row = factsOf({ edition }).buildings[id as BuildingId];
      const kind = row.size === 1 ? words.kinds.small : words.kinds.large;
      return { name, kind, lines: building(row).map(sentence) };
    }
    const person = TRADESPEOPLE[id as TradespersonId];
    const line = person ? alternatives(person.effects) : said.effect(JOBS[id as JobId].effect);
    return { name, kind: person ? words.kinds.tradesperson : words.kinds.job, lines: [sentence(line)] };
  };
}

/** What a building costs: goods, tiles that leave, and bricks by the number of players. */
export function costWords(
  words: BlackForestWords,
  said: ReturnType<typeof effects<BlackForest>>,
  { rivals, ...goods }: Cost,
): Runs {
  return rivals ? said.goods(goods, [words.rivals]) : said.goods(goods);
}

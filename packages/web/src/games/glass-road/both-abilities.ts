import type { Action, View } from '@waldglas/glass-road';
import { sameData } from '../../drawing/same-data.ts';
import { guide } from '../../table/guide.ts';
import { followUpOf, isPlayable, previewOf } from '../../table/preview.ts';
import { RULES } from './rules.ts';
import { type Snap, speech, tableWords } from './shown.ts';
import { isSparing } from './sparing.ts';
import { wheelTitle } from './speech.ts';

/** An ability with the answer to what it asks. */
type Used = readonly [Action, ...Action[]];

/** What lies on the table after two abilities, if they can be used in that order and nothing more is asked. */
function tableAfter(now: Snap, [first, ...answered]: Used, second: Used): Pick<View, 'players' | 'market'> | undefined {
  if (!isPlayable(RULES, now, [first, ...answered, ...second])) return undefined;
  const { view, asks } = previewOf(RULES, now, first, ...answered, ...second);
  const { players, market } = view as View;
  return asks ? undefined : { players, market };
}

/** On which wheel an ability that asks for one can be used; anything else it asks is answered by itself. */
function usesOf(now: Snap, action: Action): readonly Used[] {
  const answers = (followUpOf(RULES, now, action)?.answers ?? []) as readonly Action[];
  if (answers.length === 0) return [[action]];
  return answers.every(({ verb }) => verb === 'wheel') ? answers.map((answer): Used => [action, answer]) : [];
}

const wheelOf = ([, answer]: Used) => (answer?.verb === 'wheel' ? answer.wheel : undefined);

/**
 * Both abilities of a card by one press, where that leaves nothing open: their order makes no difference, and if both ask for a
 * wheel it is the same one. Whoever is led through a lesson uses them one by one.
 */
export function waysToUseBoth(now: Snap): readonly { readonly actions: Used; readonly name: string }[] {
  const uses = (now.decision?.options ?? []).filter(one => one.verb === 'use' && !isSparing(one));
  const [first, second] = uses;
  const { value: said } = speech;
  if (guide.peek() || !said || uses.length !== 2 || !first || !second) return [];
  const others = usesOf(now, second);
  const { value: w } = tableWords;
  return usesOf(now, first).flatMap(one =>
    others.flatMap(other => {
      const [wheel, otherWheel] = [wheelOf(one), wheelOf(other)];
      if (wheel !== undefined && otherWheel !== undefined && wheel !== otherWheel) return [];
      const after = tableAfter(now, one, other);
      if (!after || !sameData(after, tableAfter(now, other, one))) return [];
      const on = wheel ?? otherWheel;
      const name = on === undefined ? w.bothAbilities : `${w.bothAbilities}: ${wheelTitle(said, on)}`;
      const [start, ...rest] = one;
      return [{ actions: [start, ...rest, ...other] as const, name }];
    }),
  );
}

import type { Action } from '@waldglas/core';
import type { TableSnapshot } from '../connection/connection.ts';
import type { AnyFace } from './face.ts';
import { type FollowUp, followUpOf } from './preview.ts';

/** The options shown as a list, in the order of their digits. */
export function listed({ asking }: AnyFace, now: TableSnapshot): readonly Action[] {
  const asked = (now.decision?.options ?? []).filter(action => asking.spotOf(action) === 'list');
  return [...asked, ...asking.alsoListed(now)];
}

/** What the digits choose: the list, then the cards in hand. */
export function numbered(face: AnyFace, now: TableSnapshot): readonly Action[] {
  const held = (now.decision?.options ?? []).filter(action => face.asking.spotOf(action) === 'hand');
  return [...listed(face, now), ...held];
}

/** The option that ends the turn. */
export function endOf({ asking }: AnyFace, { decision }: TableSnapshot): Action | undefined {
  return decision?.options.find(action => asking.spotOf(action) === 'end');
}

/** The same option, taking less. */
export function lessOf({ rules }: AnyFace, { decision, anytime }: TableSnapshot, action: Action): Action | undefined {
  const line = `${rules.write(action)} sparing`;
  return [...(decision?.options ?? []), ...anytime].find(one => rules.write(one) === line);
}

/** The good whose amount is asked, and between which numbers. */
export function amountsOf(
  answers: readonly Action[],
): { readonly good: string; readonly least: number; readonly most: number } | undefined {
  const amounts = answers.flatMap(one => ('good' in one && 'n' in one ? [one as { good: string; n: number }] : []));
  const [first] = amounts;
  if (!first) return undefined;
  const numbers = amounts.map(({ n }) => n);
  return { good: first.good, least: Math.min(...numbers), most: Math.max(...numbers) };
}

const MOST_BRANCHES = 3;

/** What an option asks next, if it is offered together with its answers, those are few and each is said in a word. */
export function branchesOf({ rules, asking }: AnyFace, now: TableSnapshot, action: Action): FollowUp | undefined {
  if (!asking.isChosenWithAnswer(action)) return undefined;
  const further = followUpOf(rules, now, action);
  const answers = further?.answers ?? [];
  const few = answers.length > 1 && answers.length <= MOST_BRANCHES;
  return few && answers.every(asking.isAlongside) ? further : undefined;
}

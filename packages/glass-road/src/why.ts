import { isPendingEffect, legal, type Reason, type Rules, type Seat, underway } from '@waldglas/core';
import type { Action } from './action.ts';
import { help } from './reach.ts';
import type { Event, State, Todo } from './state.ts';
import type { View } from './view.ts';
import { missingFor, whyNotBuild, whyNotConvert, whyNotRemove } from './why-build.ts';
import { whyNotEnd, whyNotFee, whyNotPick, whyNotPlay, whyNotUse } from './why-turn.ts';

/** Whatever can stand against a wish. */
export const OBSTACLES = [
  /** It is another seat's, the game is over, others are asked, something else is asked, an own action comes first. */
  'seat',
  'over',
  'turn',
  'question',
  'underway',
  /** Neither on the building board nor in the own private offer; no empty space; a covered start building. */
  'offer',
  'room',
  'covered',
  /** Something is missing: goods, tiles, or tiles of the private `offer`. */
  'goods',
  /** It could be built, but nothing lets this seat build now. */
  'leave',
  /** Not an own building that converts; no tile there that may leave. */
  'owned',
  'tile',
  /** The fee comes first, cannot be paid, or would be paid in vain. */
  'fee',
  'unpaid',
  'vain',
  /** The ability, or every use of the card, was used; it would change nothing. */
  'used',
  'useless',
  /** The card is not in hand, rests in this period, is not to be played now, or is out of its order. */
  'hand',
  'resting',
  'laid',
  'order',
] as const;
export type Obstacle = (typeof OBSTACLES)[number];

/** A reason in the words of Glass Road. */
export type Why = Reason & { readonly what: Obstacle };

type GlassRoadRules = Rules<State, Action, View, Event>;

/** Why `wish` cannot be played now: what stands against it, and the rule; nothing if it can. */
export function whyNot(rules: GlassRoadRules, s: State, seat: Seat, wish: Action): Why | undefined {
  // what others could play tells what they hold
  if (wish.seat !== seat) return { what: 'seat', rule: 'GR-4.4' };
  if (legal(rules, s, wish)) return undefined;
  if (s.agenda.length === 0) return { what: 'over', rule: 'GR-9.1' };
  if ('sparing' in wish && legal(rules, s, unsparing(wish))) return { what: 'useless', rule: 'GR-2.6' };
  return obstacle(s, seat, wish) ?? untimely(rules, s, seat, wish);
}

/** The same with everything taken. */
function unsparing(wish: Extract<Action, { readonly sparing?: true }>): Action {
  const { sparing: _, ...plain } = wish;
  return plain;
}

/** What stands against the wish itself; nothing if it is a matter of time only. */
function obstacle(s: State, seat: Seat, wish: Action): Why | undefined {
  switch (wish.verb) {
    case 'build':
      return whyNotBuild(s, seat, wish);
    case 'convert':
      return whyNotConvert(s, seat, wish);
    case 'remove':
      return whyNotRemove(s, seat, wish.cell);
    case 'pick':
      return whyNotPick(s, seat, wish.card);
    case 'play':
      return whyNotPlay(s, seat, wish.card);
    case 'fee':
      return whyNotFee(s, seat, wish);
    case 'use':
      return whyNotUse(s, seat, wish);
    case 'take':
      return whyNotTake(s, seat, wish);
    case 'end':
      return whyNotEnd(s, seat);
    default:
      return undefined;
  }
}

/** Once more, without the means; or a gift without room. */
function whyNotTake(s: State, seat: Seat, wish: Action): Why | undefined {
  const top = s.agenda.at(-1);
  if (!top || isPendingEffect(top) || top.seat !== seat) return undefined;
  if (top.step === 'receive') return { what: 'useless', rule: 'GR-2.2', ...help(s, seat, wish) };
  if (top.step !== 'repeat') return undefined;
  return { what: 'goods', rule: 'GR-8.4', missing: missingFor(s, seat, top.about.then), ...help(s, seat, wish) };
}

/** The seat is not asked, has an action to finish, or is asked something else. */
function untimely(rules: GlassRoadRules, s: State, seat: Seat, wish: Action): Why {
  const asked = rules.decisions(s).find(decision => decision.seat === seat);
  const top = s.agenda.at(-1);
  if (!asked) return { what: 'turn', rule: ruleOfTurn(top) };
  const { rule } = asked.ask;
  if (!asked.options.some(({ verb }) => verb === wish.verb))
    return underway(s.agenda, seat) ? { what: 'underway', rule: 'GR-3.8' } : { what: 'question', rule };
  const leaves = wish.verb === 'cell' && top && isPendingEffect(top) && top.effect.op === 'remove';
  return { what: leaves ? 'tile' : 'question', rule };
}

/** The rule by which others are asked. Their options tell what they hold, so only the open agenda is looked at. */
function ruleOfTurn(top: Todo | undefined): string {
  if (!top || isPendingEffect(top)) return 'GR-4.4';
  switch (top.step) {
    case 'choose':
      return 'GR-4.1';
    case 'lay':
      return 'GR-4.2';
    case 'play':
      return top.about.extra ? 'GR-5.2' : 'GR-5.1';
    case 'receive':
      return 'GR-7.3';
    case 'final':
      return 'GR-3.5';
    default:
      return 'GR-4.4';
  }
}

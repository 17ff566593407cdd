import { isPendingEffect, legal, type Reason, type Rules, type Seat, underway } from '@waldglas/core';
import type { Action } from './action.ts';
import type { BuildingId } from './data/index.ts';
import { help } from './reach.ts';
import type { Event, State, Todo } from './state.ts';
import type { View } from './view.ts';
import { whyNotBuild, whyNotConvert, whyNotRemove } from './why-build.ts';
import { whyNotBeg, whyNotJob, whyNotMove, whyNotSwap, whyNotVisit } from './why-turn.ts';

/** Whatever can stand against a wish. */
export const OBSTACLES = [
  /** It is another seat's, the game is over, others are asked, something else is asked, an own action comes first. */
  'seat',
  'over',
  'turn',
  'question',
  'underway',
  /** Not on the boards; no room; no estate without buildings; the condition of the building. */
  'offer',
  'room',
  'alone',
  'needs',
  /** Something is missing: goods, tiles, `pig`, `cattle`, `animal` of any kind, `progress`. */
  'goods',
  /** It could be built, but nothing lets this seat build now. */
  'leave',
  /** Not an own building that converts; it would change nothing; no tile there that may leave. */
  'owned',
  'useless',
  'tile',
  /** Already swapped in this turn. */
  'swapped',
  /** A pawn is there; no job there; not a village in the first turn; the own pawn is there. */
  'taken',
  'job',
  'village',
  'here',
  /** The way cannot be paid for: `provisions`, or any `basic` goods; nothing could be done there. */
  'travel',
  'idle',
  /** Not beside the pawn; visited before; the action of this turn is taken. */
  'beside',
  'visited',
  'acted',
  /** No begging now; no such herd; the neutral pawn cannot go there, or not now. */
  'beg',
  'herd',
  'neutral',
] as const;
export type Obstacle = (typeof OBSTACLES)[number];

/** A reason in the words of Black Forest. */
export type Why = Reason & { readonly what: Obstacle };

type BlackForestRules = Rules<State, Action, View, Event>;

/** Why `wish` cannot be played now: what stands against it, and the rule; nothing if it can. */
export function whyNot(rules: BlackForestRules, s: State, seat: Seat, wish: Action): Why | undefined {
  if (wish.seat !== seat) return { what: 'seat', rule: 'BF-4.1' };
  if (legal(rules, s, wish)) return undefined;
  if (s.agenda.length === 0) return { what: 'over', rule: s.solo ? 'BF-8.7' : 'BF-7.1' };
  return obstacle(s, seat, wish) ?? untimely(rules, s, seat, wish);
}

/** What stands against the wish itself; nothing if it is a matter of time only. */
function obstacle(s: State, seat: Seat, wish: Action): Why | undefined {
  switch (wish.verb) {
    case 'build':
      // BF-5.4: whatever conversions are left would bring, nobody builds any more
      if (isFinal(s)) return { what: 'question', rule: 'BF-5.4' };
      return whyNotBuild(s, seat, wish.building as BuildingId);
    case 'convert':
      return whyNotConvert(s, seat, wish);
    case 'remove':
      return whyNotRemove(s, seat, wish.cell);
    case 'swap':
      return whyNotSwap(s, seat, wish);
    case 'move':
      return whyNotMove(s, seat, wish);
    case 'visit':
      return whyNotVisit(s, seat, wish);
    case 'job':
      return whyNotJob(s, seat, wish);
    case 'beg':
      return whyNotBeg(s, seat);
    case 'neutral':
      return { what: 'neutral', rule: choosesNeutral(s) ? 'BF-1.5' : 'BF-4.10' };
    case 'keep':
      return whyNotKeep(s, seat);
    case 'give':
      return isPaying(s, seat) ? { what: 'goods', rule: 'BF-4.3', missing: { [wish.good]: 1 } } : undefined;
    case 'take':
      return isGiven(s, seat) ? { what: 'useless', rule: 'BF-2.2', ...help(s, seat, wish) } : undefined;
    default:
      return undefined;
  }
}

/** Inside an own action only the herds that can be housed are asked about; at other times one animal may go. */
function whyNotKeep(s: State, seat: Seat): Why {
  const top = s.agenda.at(-1);
  const asked = top && isPendingEffect(top) && top.seat === seat && top.effect.op === 'rehouse';
  if (underway(s.agenda, seat) && !asked) return { what: 'underway', rule: 'BF-5.1' };
  return { what: 'herd', rule: 'BF-3.4' };
}

/** Have all turns been played, so that only conversions are left? */
export function isFinal({ agenda }: Pick<State, 'agenda'>): boolean {
  return agenda.some(todo => !isPendingEffect(todo) && todo.step === 'final');
}

/** Is this seat asked which good it pays for a pawn? */
function isPaying(s: State, seat: Seat): boolean {
  const top = s.agenda.at(-1);
  return top !== undefined && isPendingEffect(top) && top.seat === seat && top.effect.op === 'fee';
}

/** Is this seat offered a good by another one? */
function isGiven(s: State, seat: Seat): boolean {
  const top = s.agenda.at(-1);
  return top !== undefined && !isPendingEffect(top) && top.step === 'receive' && top.seat === seat;
}

/** Is the neutral pawn still to be placed, or is there none? */
function choosesNeutral(s: State): boolean {
  const placing = (todo: Todo) => !isPendingEffect(todo) && todo.step === 'neutral' && todo.about.setup === true;
  return s.players.length !== 2 || s.agenda.some(placing);
}

/** The seat is not asked, has an action to finish, or is asked something else. */
function untimely(rules: BlackForestRules, s: State, seat: Seat, wish: Action): Why {
  const asked = rules.decisions(s).find(decision => decision.seat === seat);
  const top = s.agenda.at(-1);
  if (!asked) return { what: 'turn', rule: ruleOfTurn(s, top) };
  const { rule } = asked.ask;
  if (!asked.options.some(({ verb }) => verb === wish.verb))
    return underway(s.agenda, seat) ? { what: 'underway', rule: 'BF-5.1' } : { what: 'question', rule };
  const leaves = wish.verb === 'cell' && top && isPendingEffect(top) && top.effect.op === 'remove';
  return leaves ? { what: 'tile', rule: 'BF-3.6' } : { what: 'question', rule };
}

/** The rule by which others are asked. */
function ruleOfTurn(s: State, top: Todo | undefined): string {
  if (!top || isPendingEffect(top)) return 'BF-4.1';
  if (top.step === 'neutral' && choosesNeutral(s)) return 'BF-1.5';
  return top.step === 'final' ? 'BF-5.4' : 'BF-4.1';
}

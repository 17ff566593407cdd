import {
  type Ask,
  type Effect,
  type Emit,
  isPendingEffect,
  machine,
  onlySeat,
  type Playing,
  type Seat,
} from '@waldglas/core';
import type { Action } from './action.ts';
import { beginAnytime } from './anytime.ts';
import { buildOptions, startBuild } from './build.ts';
import { applyResolve, resolveOptions, takeBackUse } from './card.ts';
import type { CardId } from './data/index.ts';
import { EFFECTS, PORT } from './engine.ts';
import { factsOf, handSize } from './facts.ts';
import { proceed, reveal } from './flow.ts';
import { type Event, type Flow, type Player, playerOf, type State, show, type Todo } from './state.ts';
import type { GlassRoad } from './words.ts';

/** The seats that a step waits for; none: it goes on by itself. */
function deciding(s: State, step: Flow): readonly Seat[] {
  switch (step.step) {
    case 'choose':
      return choosing(s);
    case 'lay':
      return seatsWhere(s, ({ faceDown, hand }) => faceDown === 'none' && hand.length > 0);
    case 'final':
      return seatsWhere(s, ({ done }) => !done);
    case 'play':
    case 'resolve':
    case 'build':
      return onlySeat(step.seat);
    default:
      return [];
  }
}

function choosing(s: State): Seat[] {
  const size = handSize(s);
  return seatsWhere(s, ({ hand }) => hand.length < size);
}

function seatsWhere(s: State, fits: (player: Player) => boolean): Seat[] {
  const seats: Seat[] = [];
  for (let seat = 0; seat < s.players.length; seat++) if (fits(playerOf(s, seat))) seats.push(seat);
  return seats;
}

/** Every answer of one seat to a step, in canonical order. */
function options(s: State, step: Flow, seat: Seat, playing: Playing<State, Action>): readonly Action[] {
  switch (step.step) {
    case 'choose':
      return pickOptions(s, seat);
    case 'lay':
    case 'play': {
      const plays = playerOf(s, seat).hand.map((card): Action => ({ seat, verb: 'play', card }));
      return step.step === 'play' && step.about.extra ? [...plays, { seat, verb: 'pass' }] : plays;
    }
    case 'final':
      return [{ seat, verb: 'end' }];
    case 'resolve':
      return resolveOptions(s, step, playing);
    case 'build':
      return buildOptions(s, seat);
    default:
      return [];
  }
}

/** A hand is picked in the order of the cards, so that each hand can be chosen in one way only. */
function pickOptions(s: State, seat: Seat): Action[] {
  const { hand, resting } = playerOf(s, seat);
  const { cardIds } = factsOf(s);
  const last = hand.at(-1);
  const from = last === undefined ? 0 : cardIds.indexOf(last) + 1;
  const picks: Action[] = [];
  // the last cards come too late to complete the hand
  let late = handSize(s) - hand.length - 1;
  for (let i = cardIds.length - 1; i >= from; i--) {
    const card = cardIds[i] as CardId;
    if (resting.includes(card)) continue;
    if (late > 0) late--;
    else picks.push({ seat, verb: 'pick', card });
  }
  return picks.reverse();
}

/** The rule behind each question. */
const RULES = {
  cell: 'GR-8.7',
  tile: 'GR-7.6',
  good: 'GR-2.7',
  wheel: 'GR-2.7',
  split: 'GR-2.8',
  amount: 'GR-2.6',
  take: 'GR-8.4',
  decline: 'GR-8.5',
  choose: 'GR-4.1',
  lay: 'GR-4.2',
  play: 'GR-5.1',
  extra: 'GR-5.2',
  final: 'GR-3.5',
  fee: 'GR-4.6',
  use: 'GR-4.4',
  end: 'GR-4.5',
  build: 'GR-8.1',
  repeat: 'GR-8.4',
  gift: 'GR-7.3',
} as const;

/** Where the chapter about playing alone says something of its own. */
const SOLO_RULES: Readonly<Record<string, string>> = { choose: 'GR-6.1', play: 'GR-6.2', use: 'GR-6.2' };

/** The rule behind a question of an effect. */
function ruleOf(effect: Effect<GlassRoad>, verb: string): string {
  if (verb === 'cell' && effect.op === 'remove') return effect.tile === 'forest' ? 'GR-3.2' : 'GR-3.9';
  if (effect.op === 'place') return effect.where === 'adjacent' ? 'GR-8.5' : 'GR-7.5';
  if (effect.op === 'gain-any' && effect.gift !== undefined) return 'GR-7.3';
  return RULES[verb as keyof typeof RULES];
}

/** What is asked: by an effect or a card the verb of the first answer, by another step its name. */
function ask(todo: Todo, offered: readonly Action[], s: State): Ask {
  const about = askOf(todo, offered);
  const rule = s.players.length === 1 ? SOLO_RULES[about.what] : undefined;
  return rule === undefined || isPendingEffect(todo) ? about : { ...about, rule };
}

function askOf(todo: Todo, offered: readonly Action[]): Ask {
  const verb = offered[0]?.verb ?? '';
  if (isPendingEffect(todo)) return { what: verb, rule: ruleOf(todo.effect, verb), source: todo.source };
  switch (todo.step) {
    case 'resolve':
      return asked(verb, todo.about.card);
    case 'build':
    case 'repeat':
      return asked(todo.step, todo.about.source);
    case 'receive':
      return asked('gift', todo.about.source);
    case 'lay':
      return { what: 'play', rule: RULES.lay };
    case 'play':
      return { what: 'play', rule: todo.about.extra ? RULES.extra : RULES.play };
    default:
      return { what: todo.step, rule: RULES[todo.step as 'choose' | 'final'] };
  }
}

function asked(what: string, source: string): Ask {
  return { what, rule: RULES[what as keyof typeof RULES], source };
}

/** Plays the answer to a step. */
function answer(s: State, step: Flow, action: Action, emit: Emit<Event>): void {
  if (step.step === 'resolve') applyResolve(s, step, action);
  else if (step.step === 'build') {
    if (action.verb === 'build') startBuild(s, step.seat, action.building, action.sparing === true);
    else takeBackUse(s);
  } else if (step.step === 'play' && action.verb === 'play') {
    takeFromHand(s, step.seat, action.card);
    reveal(s, step.seat, action.card, emit);
  } else if (step.step === 'choose' || step.step === 'lay' || step.step === 'final') {
    s.agenda.push(step);
    answerTogether(s, step.step, action, emit);
  }
}

/** One seat's part of a simultaneous choice. */
function answerTogether(s: State, step: 'choose' | 'lay' | 'final', action: Action, emit: Emit<Event>): void {
  const { seat } = action;
  const player = playerOf(s, seat);
  if (action.verb === 'pick') player.hand = [...player.hand, action.card];
  if (action.verb === 'play') {
    takeFromHand(s, seat, action.card);
    player.faceDown = action.card;
  }
  if (action.verb === 'end') player.done = true;
  if (step !== 'choose' || player.hand.length === handSize(s)) emit?.({ kind: 'ready', seat });
}

function takeFromHand(s: State, seat: Seat, card: CardId): void {
  const player = playerOf(s, seat);
  player.hand = player.hand.filter(one => one !== card);
}

/** Goes on: the last answer closes a simultaneous step, everything else is a matter of the flow. */
function goOn(s: State, step: Flow, emit: Emit<Event>): void {
  if (step.step !== 'choose' && step.step !== 'lay' && step.step !== 'final') return proceed(s, step, emit);
  if (step.step === 'choose') for (const player of s.players) player.lastHand = player.hand;
  show(s, 'choice', emit);
  if (step.step === 'final') emit?.({ kind: 'over' });
}

/** Glass Road on the shared machine. The wheels turn when an own action is over (GR-2.4), so nothing comes between. */
export const { decisions, apply, runAgenda, playing } = machine<State, GlassRoad, Flow, Action, Event>(EFFECTS, PORT, {
  deciding,
  options,
  answer,
  proceed: goOn,
  ask,
  beginAnytime,
  after: () => {},
});

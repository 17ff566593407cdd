import {
  type Ask,
  type Decision,
  type Emit,
  type GiftStep,
  isDoing,
  type RepeatStep,
  type Seat,
  underway,
} from '@waldglas/core';
import { type Action, offer } from './action.ts';
import { buildOptions, startBuild } from './build.ts';
import { applyResolve, resolveOptions } from './card.ts';
import { BUILDINGS, type BuildingId, CARD_IDS, type CardId } from './data/index.ts';
import { EFFECTS } from './engine.ts';
import { handSize, proceed, reveal } from './flow.ts';
import { cellIndex, cleared, GRID } from './land.ts';
import { type Event, playerOf, type State, show, type Todo } from './state.ts';
import type { GlassRoad, Landscape } from './words.ts';

/** The open questions. */
export function decisions(s: State): readonly Decision<Action>[] {
  const todo = s.agenda.at(-1);
  if (!todo) return [];
  return deciding(s, todo).map(seat => {
    const offered = options(s, todo, seat);
    return { seat, ask: ask(todo, offered[0]?.verb ?? ''), options: offered };
  });
}

/** The seats that a question on top of the agenda waits for. */
function deciding(s: State, todo: Todo): readonly Seat[] {
  if (isDoing(todo)) return [todo.seat];
  switch (todo.step) {
    case 'choose':
      return seatsWhere(s, seat => playerOf(s, seat).hand.length < handSize(s));
    case 'lay':
      return seatsWhere(s, seat => playerOf(s, seat).faceDown === 'none' && playerOf(s, seat).hand.length > 0);
    case 'final':
      return seatsWhere(s, seat => !playerOf(s, seat).done);
    case 'play':
    case 'resolve':
    case 'build':
    case 'repeat':
    case 'gift':
      return [todo.seat];
    default:
      return [];
  }
}

function seatsWhere(s: State, fits: (seat: Seat) => boolean): Seat[] {
  const seats: Seat[] = [];
  for (let seat = 0; seat < s.players.length; seat++) if (fits(seat)) seats.push(seat);
  return seats;
}

/** Every answer of one seat to the to-do on top, in canonical order. */
function options(s: State, todo: Todo, seat: Seat): readonly Action[] {
  if (isDoing(todo)) return EFFECTS.options(s, todo);
  switch (todo.step) {
    case 'choose':
      return pickOptions(s, seat);
    case 'lay':
    case 'play': {
      const plays = playerOf(s, seat).hand.map((card): Action => ({ seat, verb: 'play', card }));
      return todo.step === 'play' && todo.extra ? [...plays, { seat, verb: 'pass' }] : plays;
    }
    case 'final':
      return [{ seat, verb: 'end' }];
    case 'resolve':
      return resolveOptions(s, todo);
    case 'build':
      return buildOptions(s, seat);
    case 'repeat':
    case 'gift':
      return EFFECTS.restOptions(s, todo);
    default:
      return [];
  }
}

/** A hand is picked in the order of the cards, so that each hand can be chosen in one way only. */
function pickOptions(s: State, seat: Seat): Action[] {
  const { hand, resting } = playerOf(s, seat);
  const last = hand.at(-1);
  const from = last === undefined ? 0 : CARD_IDS.indexOf(last) + 1;
  const picks: Action[] = [];
  for (let i = from; i < CARD_IDS.length; i++) {
    const card = CARD_IDS[i] as CardId;
    if (!resting.includes(card)) picks.push({ seat, verb: 'pick', card });
  }
  // the last cards come too late to complete the hand
  picks.length -= handSize(s) - hand.length - 1;
  return picks;
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

/** What is asked: by an effect or a card the verb of the first answer, by another step its name. */
function ask(todo: Todo, verb: string): Ask {
  if (isDoing(todo)) return asked(verb, todo.source);
  switch (todo.step) {
    case 'resolve':
      return asked(verb, todo.card);
    case 'build':
    case 'repeat':
    case 'gift':
      return asked(todo.step, todo.source);
    case 'lay':
      return { what: 'play', rule: RULES.lay };
    case 'play':
      return { what: 'play', rule: todo.extra ? RULES.extra : RULES.play };
    default:
      return { what: todo.step, rule: RULES[todo.step as 'choose' | 'final'] };
  }
}

function asked(what: string, source: string): Ask {
  return { what, rule: RULES[what as keyof typeof RULES], source };
}

/** GR-3.1: trades of the own processing buildings and free removals, unless an own action is under way. */
export function anytime(s: State, seat: Seat): readonly Action[] {
  if (s.agenda.length === 0 || underway(s.agenda, seat)) return [];
  const { land } = playerOf(s, seat);
  const options: Action[] = [];
  for (const what of land) {
    const effect = TRADES.get(what);
    if (!effect || !EFFECTS.tradable(s, seat, effect)) continue;
    offer(options, { seat, verb: 'convert', building: what as BuildingId }, EFFECTS.most(s, seat, effect) > 0);
  }
  for (let cell = 0; cell < land.length; cell++) {
    if (isLandscape(land[cell])) options.push({ seat, verb: 'remove', cell: GRID.names[cell] ?? '' });
  }
  return options;
}

/** What each processing building trades. */
const TRADES = new Map(
  Object.values(BUILDINGS).flatMap(({ id, kind, effect }) =>
    kind === 'processing' && effect ? [[id as string, effect]] : [],
  ),
);

function isLandscape(what: string | undefined): what is Landscape {
  return what === 'pit' || what === 'grove' || what === 'pond';
}

/** Plays an action that is on offer, then goes on to the next question. */
export function apply(s: State, action: Action, emit?: (event: Event) => void): void {
  if (action.verb === 'convert' || action.verb === 'remove') startAnytime(s, action, emit);
  else answer(s, action, emit);
  settle(s, emit);
}

function startAnytime(s: State, action: Extract<Action, { verb: 'convert' | 'remove' }>, emit: Emit<Event>): void {
  const { seat } = action;
  if (action.verb === 'remove') {
    const player = playerOf(s, seat);
    const tile = player.land[cellIndex(action.cell)] as Landscape;
    player.land = cleared(player.land, action.cell);
    emit?.({ kind: 'remove', seat, tile, cell: action.cell });
    return;
  }
  const effect = TRADES.get(action.building);
  if (!effect) throw new Error(`${action.building} trades nothing`);
  const doing = { seat, effect, source: action.building };
  s.agenda.push(action.sparing ? { ...doing, sparing: 0 } : doing);
}

/** Takes the answer to the question on top of the agenda. */
function answer(s: State, action: Action, emit: Emit<Event>): void {
  const todo = s.agenda.at(-1);
  if (!todo) throw new Error('the game is over');
  if (isDoing(todo)) {
    s.agenda.pop();
    EFFECTS.answer(s, todo, action as Parameters<typeof EFFECTS.answer>[2], emit);
    endAction(s, todo.seat, emit);
    return;
  }
  if (todo.step === 'choose' || todo.step === 'lay' || todo.step === 'final') {
    answerTogether(s, todo.step, action, emit);
    return;
  }
  s.agenda.pop();
  if (todo.step === 'resolve') applyResolve(s, todo, action);
  else if (todo.step === 'build' && action.verb === 'build')
    startBuild(s, todo.seat, action.building, action.sparing === true);
  else if (todo.step === 'play' && action.verb === 'play') {
    takeFromHand(s, todo.seat, action.card);
    reveal(s, todo.seat, action.card, emit);
  } else if (todo.step === 'repeat' || todo.step === 'gift') {
    EFFECTS.restAnswer(s, todo as RepeatStep<GlassRoad> | GiftStep<GlassRoad>, action as never);
  }
}

/** One seat's part of a simultaneous choice; the last answer closes the step. */
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

/** The wheels turn when an own action is over: no part of it is left on the agenda (GR-2.4). */
function endAction(s: State, seat: Seat, emit: Emit<Event>): void {
  if (!underway(s.agenda, seat)) EFFECTS.settle(s, seat, emit);
}

/** Must somebody answer before the game goes on? */
function asks(s: State, todo: Todo): boolean {
  return isDoing(todo) ? EFFECTS.asks(s, todo) : deciding(s, todo).length > 0;
}

/** Does everything that leaves no choice. What is on top of the agenda afterwards is a question, or the game is over. */
export function settle(s: State, emit: Emit<Event>): void {
  for (let todo = s.agenda.at(-1); todo && !asks(s, todo); todo = s.agenda.at(-1)) {
    s.agenda.pop();
    if (isDoing(todo)) {
      EFFECTS.perform(s, todo, emit);
      endAction(s, todo.seat, emit);
    } else if (todo.step === 'choose' || todo.step === 'lay' || todo.step === 'final') {
      show(s, 'choice', emit);
      if (todo.step === 'final') emit?.({ kind: 'over' });
    } else proceed(s, todo as Parameters<typeof proceed>[1], emit);
  }
}

import {
  type Ask,
  type Effect,
  type Emit,
  isPendingEffect,
  machine,
  onlySeat,
  pendingEffect,
  type Seat,
  underway,
} from '@waldglas/core';
import type { Action } from './action.ts';
import { BUILDINGS } from './data/index.ts';
import { EFFECTS, PORT } from './engine.ts';
import { applyMove, applyNeutral, neutralOptions, proceed } from './flow.ts';
import { finishing, type Play } from './foresight.ts';
import { at, cellsWith, spotOf } from './land.ts';
import { counted } from './nouns.ts';
import { setHerd } from './own.ts';
import { type Event, type Flow, playerOf, type State, show, type Todo } from './state.ts';
import { surveyOf } from './survey.ts';
import { moveOptions } from './travel.ts';
import { paying, setOff } from './triggers.ts';
import { actionOptions, applyAction } from './visit.ts';
import { type BlackForest, LANDSCAPES, type Landscape } from './words.ts';

/** The seats that a step waits for; none: it goes on by itself. */
function deciding(s: State, step: Flow): readonly Seat[] {
  switch (step.step) {
    case 'neutral':
    case 'move':
    case 'action':
      return onlySeat(step.seat);
    case 'final':
      return seatsNotDone(s);
    default:
      return [];
  }
}

function seatsNotDone(s: State): Seat[] {
  const seats: Seat[] = [];
  for (let seat = 0; seat < s.players.length; seat++) if (!s.players[seat]?.done) seats.push(seat);
  return seats;
}

/** Every answer of one seat to a step, in canonical order. */
function options(s: State, step: Flow, seat: Seat, play: Play): readonly Action[] {
  switch (step.step) {
    case 'neutral':
      return neutralOptions(s, step);
    case 'move':
      return moveOptions(s, step, play);
    case 'action':
      return actionOptions(s, step, play);
    case 'final':
      return [{ seat, verb: 'end' }];
    default:
      return [];
  }
}

/** Plays the answer to a step. */
function answer(s: State, step: Flow, action: Action, emit: Emit<Event>): void {
  switch (step.step) {
    case 'move':
      return applyMove(s, step, action, emit);
    case 'action':
      return applyAction(s, step, action, emit);
    case 'neutral':
      if (action.verb === 'neutral') applyNeutral(s, step, action.to, emit);
      return;
    case 'final':
      s.agenda.push(step);
      playerOf(s, action.seat).done = true;
      emit?.({ kind: 'ready', seat: action.seat });
  }
}

function goOn(s: State, step: Flow, emit: Emit<Event>): void {
  if (step.step !== 'final') return proceed(s, step, emit);
  show(s, 'choice', emit);
  emit?.({ kind: 'over' });
}

/** The rule behind each question of an effect. */
const RULES: Readonly<Record<string, string>> = {
  cell: 'BF-3.3',
  tile: 'BF-3.3',
  good: 'BF-2.8',
  wheel: 'BF-2.4',
  split: 'BF-2.4',
  amount: 'BF-3.4',
  part: 'BF-2.5',
  take: 'BF-6.3',
  build: 'BF-6.1',
  keep: 'BF-3.4',
  give: 'BF-4.3',
};

/** What most turns ask, made once. */
const MOVE: Ask = { what: 'move', rule: 'BF-4.1' };
const ACTION: Ask = { what: 'action', rule: 'BF-4.6' };

/** What is asked: by an effect the verb of the first answer, by a step its name. */
function ask(todo: Todo, offered: readonly Action[]): Ask {
  if (isPendingEffect(todo)) {
    const what = offered[0]?.verb ?? '';
    if (todo.source === 'start') return { what, rule: 'BF-1.4', source: todo.source };
    return { what, rule: RULES[what] ?? 'BF-2.5', source: todo.source };
  }
  switch (todo.step) {
    case 'action':
      return ACTION;
    case 'neutral':
      return { what: 'neutral', rule: todo.about.setup ? 'BF-1.5' : 'BF-4.10' };
    case 'receive':
      return { what: 'gift', rule: todo.about.source === 'fee' ? 'BF-4.3' : 'BF-4.15', source: todo.about.source };
    case 'repeat':
      return { what: 'repeat', rule: 'BF-4.1', source: todo.about.source };
    case 'final':
      return { what: 'final', rule: 'BF-5.4' };
    default:
      return MOVE;
  }
}

/** BF-5.1, BF-3.4: conversions of the own buildings, tiles removed and animals returned, unless an own action is under way. */
export function anytime(s: State, seat: Seat): readonly Action[] {
  if (s.agenda.length === 0 || underway(s.agenda, seat)) return [];
  const actions: Action[] = [];
  const { conversions, tiles } = surveyOf(s, seat);
  for (const { id, effects } of conversions) {
    for (let i = 0; i < effects.length; i++) {
      const effect = effects[i] as Effect<BlackForest>;
      if (!EFFECTS.costPayable(s, seat, effect) || bringsNothing(s, seat, effect)) continue;
      if (effects.length > 1) actions.push({ seat, verb: 'convert', building: id, option: i + 1 });
      else actions.push({ seat, verb: 'convert', building: id });
    }
  }
  const { domain } = playerOf(s, seat);
  for (const tile of LANDSCAPES) {
    if (tiles[tile] === 0) continue;
    for (const cell of cellsWith(domain, tile)) actions.push({ seat, verb: 'remove', cell });
  }
  const { pigs, cattle } = playerOf(s, seat);
  if (pigs > 0) actions.push({ seat, verb: 'keep', pigs: pigs - 1, cattle });
  if (cattle > 0) actions.push({ seat, verb: 'keep', pigs, cattle: cattle - 1 });
  return actions;
}

/** The ox stable without cattle: a reward that counts nothing is not offered. */
function bringsNothing(s: State, seat: Seat, effect: Effect<BlackForest>): boolean {
  const reward = effect.op === 'all' ? effect.of.at(-1) : effect;
  return reward?.op === 'per' && counted(s, seat, reward.count) === 0;
}

/** Begins a conversion, or removes a tile or returns an animal at once. */
function beginAnytime(s: State, action: Action, emit: Emit<Event>): boolean {
  switch (action.verb) {
    case 'remove':
      removeTile(s, action.seat, action.cell, emit);
      return true;
    case 'keep':
      if (underway(s.agenda, action.seat)) return false;
      setHerd(s, action.seat, action.pigs, action.cattle, emit);
      return true;
    case 'convert': {
      const effect = BUILDINGS[action.building].convert?.[(action.option ?? 1) - 1];
      if (!effect) throw new Error(`${action.building} converts nothing`);
      s.agenda.push(pendingEffect(action.seat, effect, action.building));
      return true;
    }
    default:
      return false;
  }
}

function removeTile(s: State, seat: Seat, cell: string, emit: Emit<Event>): void {
  const tile = at(playerOf(s, seat).domain, spotOf(cell)) as Landscape;
  PORT.clear(s, seat, cell);
  emit?.({ kind: 'remove', seat, tile, cell });
}

/** Black Forest on the shared machine. Permanent effects come after each part, but never inside a payment (BF-6.4). */
export const { decisions, apply, runAgenda, playing } = machine<State, BlackForest, Flow, Action, Event>(
  EFFECTS,
  PORT,
  {
    deciding,
    options,
    finishing,
    answer,
    proceed: goOn,
    ask,
    beginAnytime,
    after(s, seat) {
      if (s.noted.length > 0 && !paying(s, seat)) setOff(s, seat);
    },
  },
);

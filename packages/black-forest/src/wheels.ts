import type { Emit, Seat, Stock, Wheels } from '@waldglas/core';
import { factsOf } from './facts.ts';
import { revealForReminder } from './jobs.ts';
import { type Event, note, type Player, playerOf, type State } from './state.ts';
import { BASIC, type WheelName } from './words.ts';

export const BASIC_MAX = 7;
export const REFINED_MAX = 3;

/** BF-2.1: where each good stands. Brick has a track of its own, provisions two markers. */
export const STOCK: Stock = {
  places: {
    brick: ['track'],
    wood: ['glass'],
    sand: ['glass'],
    charcoal: ['glass', 'cooking'],
    water: ['glass'],
    porridge: ['cooking'],
    meat: ['cooking'],
    glass: ['glass'],
    provisions: ['first', 'second'],
    commodity: ['cooking'],
  },
  limits: {
    ...Object.fromEntries(BASIC.map(good => [good, BASIC_MAX])),
    glass: REFINED_MAX,
    provisions: REFINED_MAX,
    commodity: REFINED_MAX,
  },
  divided: new Set(['provisions']),
  overflowAllowed: true,
};

export function wheelsOf(s: State, seat: Seat): Wheels {
  return playerOf(s, seat) as unknown as Wheels;
}

/** BF-2.3: how far a wheel would turn now: no basic good may be at 0, no refined good at its end. */
export function due(player: Pick<Player, 'glass' | 'cooking' | 'first' | 'second'>, wheel: WheelName): number {
  return wheel === 'glass' ? glassDue(player.glass) : cookingDue(player);
}

function glassDue({ sand, charcoal = BASIC_MAX, water, wood, glass }: Player['glass']): number {
  return Math.min(sand, charcoal, water, wood, REFINED_MAX - glass);
}

/** The cooking wheel moves both provision markers. */
function cookingDue({ cooking, first, second }: Pick<Player, 'cooking' | 'first' | 'second'>): number {
  const { porridge, meat, charcoal, commodity } = cooking;
  const end = Math.max(commodity, first.provisions, second.provisions);
  return Math.min(porridge, meat, charcoal, REFINED_MAX - end);
}

/** Turns the glassmaking wheel as far as it goes, as one process; how far. */
function rotateGlass(wheel: Player['glass']): number {
  const steps = Math.max(0, glassDue(wheel));
  wheel.sand -= steps;
  if (wheel.charcoal !== undefined) wheel.charcoal -= steps;
  wheel.water -= steps;
  wheel.wood -= steps;
  wheel.glass += steps;
  return steps;
}

function rotateCooking(player: Player): number {
  const steps = Math.max(0, cookingDue(player));
  const { cooking, first, second } = player;
  cooking.porridge -= steps;
  cooking.meat -= steps;
  cooking.charcoal -= steps;
  cooking.commodity += steps;
  first.provisions += steps;
  second.provisions += steps;
  return steps;
}

/** BF-2.3: turns a wheel as far as it goes. True if that moved the reminder away (BF-2.6). */
export function produceOn(s: State, seat: Seat, wheel: WheelName, emit: Emit<Event>): boolean {
  const player = playerOf(s, seat);
  const steps = wheel === 'glass' ? rotateGlass(player.glass) : rotateCooking(player);
  if (steps === 0) return false;
  const { glass, cooking } = player.steps;
  emit?.({ kind: 'turn', seat, wheel, steps });
  if (wheel === 'glass') {
    player.steps = { glass: glass + steps, cooking };
    note(s, seat, 'glass-gained', steps);
    return false;
  }
  player.steps = { glass, cooking: cooking + steps };
  if (!player.reminder || player.steps.cooking < factsOf(s).reminderSteps) return false;
  player.reminder = false;
  revealForReminder(s, emit);
  return true;
}

/** Both wheels; true if the reminder was moved away, so that its good is due. */
export function produce(s: State, seat: Seat, emit: Emit<Event>): boolean {
  produceOn(s, seat, 'glass', emit);
  return produceOn(s, seat, 'cooking', emit);
}

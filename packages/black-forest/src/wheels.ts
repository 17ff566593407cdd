import { type Emit, type Seat, type Stock, stepsDue, turn, type WheelSpec, type Wheels } from '@waldglas/core';
import { factsOf } from './facts.ts';
import { revealForReminder } from './jobs.ts';
import { type Event, note, type Player, playerOf, type State } from './state.ts';
import { BASIC, type WheelName } from './words.ts';

const BASIC_MAX = 7;
const REFINED_MAX = 3;

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
  wasteful: true,
};

export function wheelsOf(s: State, seat: Seat): Wheels {
  return playerOf(s, seat) as unknown as Wheels;
}

const GLASS: WheelSpec = {
  basic: ['sand', 'charcoal', 'water', 'wood'],
  refined: ['glass'],
  basicMax: BASIC_MAX,
  refinedMax: REFINED_MAX,
};
const GLASS_WITHOUT_CHARCOAL: WheelSpec = { ...GLASS, basic: ['sand', 'water', 'wood'] };
const COOKING: WheelSpec = {
  basic: ['porridge', 'meat', 'charcoal'],
  refined: ['commodity'],
  basicMax: BASIC_MAX,
  refinedMax: REFINED_MAX,
};

function glassSpec(player: Player): WheelSpec {
  return player.glass.charcoal === undefined ? GLASS_WITHOUT_CHARCOAL : GLASS;
}

/** How far the wheels of a seat would turn now. */
export function due(player: Player, wheel: WheelName): number {
  if (wheel === 'glass') return stepsDue(player.glass as Record<string, number>, glassSpec(player));
  const markers = REFINED_MAX - Math.max(player.first.provisions, player.second.provisions);
  return Math.min(stepsDue(player.cooking, COOKING), markers);
}

/** BF-2.3: turns a wheel as far as it goes, as one process. True if that moved the reminder away (BF-2.6). */
export function produceOn(s: State, seat: Seat, wheel: WheelName, emit: Emit<Event>): boolean {
  const player = playerOf(s, seat);
  const steps = due(player, wheel);
  if (steps <= 0) return false;
  if (wheel === 'glass') {
    turn(player.glass as Record<string, number>, glassSpec(player), steps);
    note(s, seat, 'glass-gained', steps);
  } else {
    turn(player.cooking, COOKING, steps);
    player.first.provisions += steps;
    player.second.provisions += steps;
  }
  player.steps = { ...player.steps, [wheel]: player.steps[wheel] + steps };
  emit?.({ kind: 'turn', seat, wheel, steps });
  if (wheel !== 'cooking' || !player.reminder || player.steps.cooking < factsOf(s).reminderSteps) return false;
  player.reminder = false;
  revealForReminder(s, emit);
  return true;
}

/** Both wheels; true if the reminder was moved away, so that its good is due. */
export function produce(s: State, seat: Seat, emit: Emit<Event>): boolean {
  produceOn(s, seat, 'glass', emit);
  return produceOn(s, seat, 'cooking', emit);
}

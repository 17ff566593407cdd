import { type Emit, rotate, type Seat, type Stock, stepsDue, type WheelSpec, type Wheels } from '@waldglas/core';
import { type Event, playerOf, type State } from './state.ts';
import { GOODS, WHEELS, type WheelName } from './words.ts';

const BASIC_MAX = 7;
const REFINED_MAX = 3;

/** GR-2.1, GR-2.2: what stands on each wheel, and how far it goes. */
export const WHEEL_SPECS: Record<WheelName, WheelSpec> = {
  glassworks: {
    basic: ['sand', 'food', 'charcoal', 'water', 'wood'],
    refined: ['glass'],
    basicMax: BASIC_MAX,
    refinedMax: REFINED_MAX,
  },
  brickworks: { basic: ['clay', 'charcoal', 'food'], refined: ['brick'], basicMax: BASIC_MAX, refinedMax: REFINED_MAX },
};

const onWheel = (wheel: WheelName, good: string) =>
  WHEEL_SPECS[wheel].basic.includes(good) || WHEEL_SPECS[wheel].refined.includes(good);

export const STOCK: Stock = {
  places: Object.fromEntries(GOODS.map(good => [good, WHEELS.filter(wheel => onWheel(wheel, good))])),
  limits: Object.fromEntries(GOODS.map(good => [good, good === 'glass' || good === 'brick' ? REFINED_MAX : BASIC_MAX])),
};

export function wheelsOf(s: State, seat: Seat): Wheels {
  return playerOf(s, seat) as unknown as Wheels;
}

/** GR-2.3: turns both wheels of a seat as far as they go, each as one process. */
export function produce(s: State, seat: Seat, emit: Emit<Event>): void {
  const player = playerOf(s, seat);
  for (const wheel of WHEELS) {
    const steps = stepsDue(player[wheel], WHEEL_SPECS[wheel]);
    if (steps <= 0) continue;
    rotate(player[wheel], WHEEL_SPECS[wheel], steps);
    const { glassworks, brickworks } = player.steps;
    player.steps =
      wheel === 'glassworks'
        ? { glassworks: glassworks + steps, brickworks }
        : { glassworks, brickworks: brickworks + steps };
    emit?.({ kind: 'turn', seat, wheel, steps });
  }
}

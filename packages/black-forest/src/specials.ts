import { type Emit, held, type PendingEffect, type Seat, thenEffect } from '@waldglas/core';
import { type Event, playerOf, type State } from './state.ts';
import { produceIfDue } from './triggers.ts';
import { STOCK, wheelsOf } from './wheels.ts';
import { type BlackForest, GOODS, type Special } from './words.ts';

const BREED_PAIRS = 4;
const KINDS = 3;

/** Would it change anything? Asked only for effects that act when a building goes up. */
export function usefulSpecial(s: State, seat: Seat, id: Special): boolean {
  const { pigs, cattle } = playerOf(s, seat);
  if (id === 'pay-three-kinds') return GOODS.filter(good => held(STOCK, wheelsOf(s, seat), good) > 0).length >= KINDS;
  if (id === 'breed') return pigs > 1 || cattle > 1;
  return true;
}

/** The named functions: what no shared word expresses. */
export function actSpecial(s: State, pending: PendingEffect<BlackForest>, id: Special, emit: Emit<Event>): void {
  const { seat } = pending;
  const player = playerOf(s, seat);
  switch (id) {
    case 'raise-zeros-and-turn-again':
      s.again = true;
      s.agenda.push(thenEffect(pending, { op: 'zeros', markers: markersAtZero(s, seat) }));
      return;
    case 'drop-glass-charcoal': {
      const { charcoal: _, ...rest } = player.glass;
      player.glass = rest;
      produceIfDue(s, seat, emit);
      return;
    }
    case 'wood-to-three':
      // one move of the marker, only then the wheels are looked at
      player.glass.wood = Math.max(player.glass.wood, 3);
      produceIfDue(s, seat, emit);
      return;
    case 'pay-three-kinds':
      if (!usefulSpecial(s, seat, id)) return;
      s.agenda.push(thenEffect(pending, { op: 'gain', goods: { porridge: 5 } }));
      s.agenda.push(thenEffect(pending, { op: 'produce' }));
      s.agenda.push(thenEffect(pending, { op: 'kinds', n: KINDS, from: 0 }));
      return;
    case 'breed':
      return breed(s, pending);
    case 'keep-butchered-pigs':
    case 'two-pigs-a-forest':
    case 'visit-anyone':
    case 'no-pawn-fees':
    case 'no-more-estates':
      return; // these bend a rule, each in one place
  }
}

/** One animal for each pair, pairs counted before the young come; of more than four pairs the owner chooses. */
function breed(s: State, pending: PendingEffect<BlackForest>): void {
  const { pigs, cattle } = playerOf(s, pending.seat);
  const pairs = { pig: Math.floor(pigs / 2), cattle: Math.floor(cattle / 2) };
  if (pairs.pig + pairs.cattle > BREED_PAIRS) {
    s.agenda.push(thenEffect(pending, { op: 'litter', ...pairs, n: BREED_PAIRS }));
    return;
  }
  for (const kind of ['cattle', 'pig'] as const) {
    if (pairs[kind] > 0) s.agenda.push(thenEffect(pending, { op: 'herd', kinds: [kind], n: pairs[kind] }));
  }
}

/** The markers of basic goods by name; charcoal has one on each wheel. */
export function markerNames(): string[] {
  return ['brick', 'wood', 'sand', 'glass-charcoal', 'water', 'porridge', 'meat', 'cooking-charcoal'];
}

/** The markers that stand at 0. */
function markersAtZero(s: State, seat: Seat): string[] {
  const { glass, cooking, track } = playerOf(s, seat);
  const zero = (name: string, value: number | undefined) => (value === 0 ? [name] : []);
  return [
    ...zero('brick', track.brick),
    ...zero('wood', glass.wood),
    ...zero('sand', glass.sand),
    ...zero('glass-charcoal', glass.charcoal),
    ...zero('water', glass.water),
    ...zero('porridge', cooking.porridge),
    ...zero('meat', cooking.meat),
    ...zero('cooking-charcoal', cooking.charcoal),
  ];
}

/** One marker goes to 1; the wheels are looked at after each. */
export function raiseMarker(s: State, seat: Seat, marker: string, emit: Emit<Event>): void {
  const { glass, cooking, track } = playerOf(s, seat);
  if (marker === 'brick') track.brick = 1;
  else if (marker === 'glass-charcoal') glass.charcoal = 1;
  else if (marker === 'cooking-charcoal') cooking.charcoal = 1;
  else if (marker === 'porridge' || marker === 'meat') cooking[marker] = 1;
  else if (marker === 'wood' || marker === 'sand' || marker === 'water') glass[marker] = 1;
  produceIfDue(s, seat, emit);
}

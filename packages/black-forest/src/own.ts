import {
  type Answer,
  bagOf,
  type Emit,
  held,
  isPendingEffect,
  type OwnPort,
  type PendingEffect,
  pendingEffect,
  type Seat,
  stepOf,
  thenEffect,
} from '@waldglas/core';
import { anyBuildable, buildOptions, meansOf, startBuild } from './build.ts';
import type { BuildingId } from './data/index.ts';
import { factsOf } from './facts.ts';
import { follows } from './fixes.ts';
import { fits, type Herd, housing, largestHerds, newcomers } from './herd.ts';
import { relocate } from './hut.ts';
import { actSpecial, raiseMarker, usefulSpecial } from './specials.ts';
import { type Event, note, playerOf, type State } from './state.ts';
import { bends } from './survey.ts';
import { STOCK, wheelsOf } from './wheels.ts';
import { ANIMALS, type Animal, BASIC, type BlackForest, GOODS, type Good } from './words.ts';

type D = PendingEffect<BlackForest>;
type A = Answer<BlackForest>;

const TANNERY = 5;

/** The effects that only Black Forest knows. */
export const OWN: OwnPort<State, BlackForest, Event> = {
  useful(s, seat, effect) {
    const { tracker } = playerOf(s, seat);
    switch (effect.op) {
      case 'herd':
        // others may be returned for a newcomer
        return effect.n > 0 && effect.kinds.some(kind => hasRoomFor(s, seat, kind));
      case 'advance':
        return tracker < factsOf(s).hutSteps || !bends(s, seat, 'no-more-estates');
      case 'construct':
        return anyBuildable(meansOf(s, seat), effect);
      case 'special':
        return usefulSpecial(s, seat, effect.id);
      default:
        return OWN.costPayable(s, seat, effect);
    }
  },
  costPayable(s, seat, effect) {
    const player = playerOf(s, seat);
    switch (effect.op) {
      case 'cull':
        return owned(s, seat, effect.kinds) >= effect.n;
      case 'retreat':
        return player.tracker >= effect.n;
      case 'kinds':
        return kindsHeld(s, seat, effect.from).length >= effect.n;
      default:
        return true;
    }
  },
  options(s, pending, effect): readonly A[] {
    const { seat } = pending;
    const player = playerOf(s, seat);
    switch (effect.op) {
      case 'herd':
        return mixOptions(s, seat, effect);
      case 'cull': {
        if (effect.kinds.length < 2) return [];
        const [from, to] = [Math.max(0, effect.n - player.cattle), Math.min(effect.n, player.pigs)];
        return from < to ? amounts(seat, from, to) : [];
      }
      case 'litter': {
        const [from, to] = [Math.max(0, effect.n - effect.cattle), Math.min(effect.n, effect.pig)];
        return from < to ? amounts(seat, from, to) : [];
      }
      case 'rehouse': {
        const herds = largestHerds(housing(s, seat), player.pigs, player.cattle);
        return herds.length > 1 ? herds.map(([pigs, cattle]) => ({ seat, verb: 'keep', pigs, cattle })) : [];
      }
      case 'fee':
        return BASIC.filter(good => held(STOCK, wheelsOf(s, seat), good) > 0).map(good => give(seat, good));
      case 'construct':
        return buildOptions(s, seat, effect);
      case 'zeros':
        return effect.markers.length > 1 ? effect.markers.map(part => ({ seat, verb: 'part', part })) : [];
      case 'kinds':
        if (effect.n === 0 || !OWN.costPayable(s, seat, effect)) return [];
        return kindsLeavingEnough(s, seat, effect.from, effect.n).map(good => ({ seat, verb: 'good', good }));
      default:
        return [];
    }
  },
  answer(s, pending, effect, given, emit) {
    switch (effect.op) {
      case 'herd':
        if (given.verb === 'amount') {
          const mix = newcomersOf(s, pending.seat, effect.n).find(([pigs]) => pigs === given.n);
          if (mix) addAnimals(s, pending, ...mix, emit);
        }
        return;
      case 'litter':
        if (given.verb === 'amount') addAnimals(s, pending, given.n, effect.n - given.n, emit);
        return;
      case 'cull':
        if (given.verb === 'amount') takeAnimals(s, pending, given.n, effect.n - given.n, emit);
        return;
      case 'rehouse':
        if (given.verb === 'keep') setHerd(s, pending.seat, given.pigs, given.cattle, emit);
        return;
      case 'construct':
        if (given.verb === 'build') startBuild(s, pending, given.building as BuildingId, effect.free === true);
        return;
      case 'fee':
        if (given.verb === 'give') payFee(s, pending, given.good, effect.to);
        return;
      case 'zeros': {
        if (given.verb !== 'part') return;
        const markers = effect.markers.filter(marker => marker !== given.part);
        s.agenda.push(thenEffect(pending, { op: 'zeros', markers }));
        return raiseMarker(s, pending.seat, given.part, emit);
      }
      case 'kinds': {
        if (given.verb !== 'good') return;
        const from = GOODS.indexOf(given.good) + 1;
        s.agenda.push(thenEffect(pending, { op: 'kinds', n: effect.n - 1, from }));
        s.agenda.push(thenEffect(pending, { op: 'pay', goods: bagOf(given.good, 1) }));
      }
    }
  },
  perform(s, pending, effect, emit) {
    const { seat } = pending;
    const player = playerOf(s, seat);
    switch (effect.op) {
      case 'herd': {
        const [only, other] = effect.kinds;
        if (other === undefined)
          return addAnimals(s, pending, only === 'pig' ? effect.n : 0, only === 'cattle' ? effect.n : 0, emit);
        return addAnimals(s, pending, ...(newcomersOf(s, seat, effect.n)[0] ?? [0, 0]), emit);
      }
      case 'cull': {
        const pigs = effect.kinds.includes('pig') ? Math.min(effect.n, player.pigs) : 0;
        return takeAnimals(s, pending, pigs, effect.n - pigs, emit);
      }
      case 'rehouse': {
        const [pigs, cattle] = largestHerds(housing(s, seat), player.pigs, player.cattle)[0] ?? [0, 0];
        return setHerd(s, seat, pigs, cattle, emit);
      }
      case 'advance':
        return advance(s, pending, effect.n, emit);
      case 'retreat':
        player.tracker -= effect.n;
        emit?.({ kind: 'progress', seat, tracker: player.tracker });
        return;
      case 'special':
        return actSpecial(s, pending, effect.id, emit);
      case 'zeros':
        for (const marker of effect.markers) raiseMarker(s, seat, marker, emit);
        return;
      case 'litter': {
        const pigs = Math.min(effect.n, effect.pig);
        return addAnimals(s, pending, pigs, effect.n - pigs, emit);
      }
      case 'occur':
        return note(s, seat, effect.occasion);
      case 'construct': // nothing can be built
      case 'fee': // nothing to give
      case 'kinds': // all paid
        return;
    }
  },
  part(effect) {
    switch (effect.op) {
      case 'herd':
      case 'cull':
        return effect.kinds.length > 1 ? 'livestock' : (effect.kinds[0] ?? '');
      case 'advance':
        return 'progress';
      case 'construct':
        return 'build';
      default:
        return effect.op;
    }
  },
};

function hasRoomFor(s: State, seat: Seat, kind: Animal): boolean {
  const { pigs, cattle } = playerOf(s, seat);
  return kind === 'pig' ? fits(housing(s, seat), pigs + 1, 0) : fits(housing(s, seat), 0, cattle + 1);
}

function give(seat: Seat, good: Good): A {
  return { seat, verb: 'give', good };
}

/** How many of the animals that come are pigs, if that is the owner's choice. */
function mixOptions(s: State, seat: Seat, { kinds, n }: { kinds: readonly Animal[]; n: number }): A[] {
  const mixes = kinds.length > 1 ? newcomersOf(s, seat, n) : [];
  return mixes.length > 1 ? mixes.map(([pigs]) => ({ seat, verb: 'amount', good: ANIMALS[0], n: pigs })) : [];
}

/** only what can be housed is offered. */
function newcomersOf(s: State, seat: Seat, n: number): readonly Herd[] {
  const { pigs, cattle } = playerOf(s, seat);
  if (follows(s, 'R-160')) return newcomers(housing(s, seat), pigs, cattle, n);
  return Array.from({ length: n + 1 }, (_, i) => [i, n - i]);
}

/** Of so many animals, how many are pigs. */
function amounts(seat: Seat, from: number, to: number): A[] {
  const answers: A[] = [];
  for (let n = from; n <= to; n++) answers.push({ seat, verb: 'amount', good: ANIMALS[0], n });
  return answers;
}

function owned(s: State, seat: Seat, kinds: readonly Animal[]): number {
  const { pigs, cattle } = playerOf(s, seat);
  return (kinds.includes('pig') ? pigs : 0) + (kinds.includes('cattle') ? cattle : 0);
}

/** New animals come; those that cannot be housed go back, the owner's choice. */
function addAnimals(s: State, { seat, source }: D, pigs: number, cattle: number, emit: Emit<Event>): void {
  const player = playerOf(s, seat);
  player.pigs += pigs;
  player.cattle += cattle;
  emit?.({ kind: 'animals', seat, pigs: player.pigs, cattle: player.cattle });
  rehouse(s, seat, source);
}

/** Asks for a smaller herd if this one has no room any more. */
export function rehouse(s: State, seat: Seat, source: string): void {
  const { pigs, cattle } = playerOf(s, seat);
  if (!fits(housing(s, seat), pigs, cattle)) s.agenda.push(pendingEffect(seat, { op: 'rehouse' }, source));
}

export function setHerd(s: State, seat: Seat, pigs: number, cattle: number, emit: Emit<Event>): void {
  const player = playerOf(s, seat);
  player.pigs = pigs;
  player.cattle = cattle;
  emit?.({ kind: 'animals', seat, pigs, cattle });
}

/** Animals are paid; at the butcher the tannery keeps a pig while it has room. */
function takeAnimals(s: State, { seat, source }: D, pigs: number, cattle: number, emit: Emit<Event>): void {
  const player = playerOf(s, seat);
  setHerd(s, seat, player.pigs - pigs, player.cattle - cattle, emit);
  const kept =
    source === 'butcher' && bends(s, seat, 'keep-butchered-pigs') ? Math.min(pigs, TANNERY - player.tannery) : 0;
  player.tannery += kept;
}

/** BF-3.5: step by step; a move of the hut, and what it sets off, comes before the next step. */
function advance(s: State, pending: D, steps: number, emit: Emit<Event>): void {
  const { seat } = pending;
  const player = playerOf(s, seat);
  const top = factsOf(s).hutSteps;
  for (let left = steps; left > 0; left--) {
    if (player.tracker === top) return;
    player.tracker++;
    emit?.({ kind: 'progress', seat, tracker: player.tracker });
    if (player.tracker < top || bends(s, seat, 'no-more-estates')) continue;
    relocate(s, seat, emit);
    note(s, seat, 'estate-added');
    if (left > 1) s.agenda.push(thenEffect(pending, { op: 'advance', n: left - 1 }));
    return;
  }
}

/** The good leaves with the travel cost; its receiver is asked once the whole payment is made. */
function payFee(s: State, pending: D, good: Good, to: Seat | undefined): void {
  const { seat } = pending;
  if (to !== undefined) {
    // the first one paid is the first to receive
    const arrived = s.agenda.findLastIndex(
      todo => !isPendingEffect(todo) && todo.step === 'arrived' && todo.seat === seat,
    );
    s.agenda.splice(arrived + 1, 0, stepOf('receive', to, { source: 'fee', good, n: 1 }));
  }
  s.agenda.push(thenEffect(pending, { op: 'pay', goods: bagOf(good, 1) }));
}

/** The goods from a place in the order on of which at least one is there. */
function kindsHeld(s: State, seat: Seat, from: number): Good[] {
  return GOODS.slice(from).filter(good => held(STOCK, wheelsOf(s, seat), good) > 0);
}

function kindsLeavingEnough(s: State, seat: Seat, from: number, n: number): Good[] {
  const kinds = kindsHeld(s, seat, from);
  return kinds.slice(0, kinds.length - n + 1);
}

import { type Action, blackForest, type Player, STOCK, type State, type View } from '@waldglas/black-forest';
import { isPendingEffect, rngFrom, type Seat, type Seed } from '@waldglas/core';
import { afterstates, type TurnPort } from '../afterstates.ts';
import type { Advice } from '../bot.ts';
import { type Meter, portion } from '../meter.ts';
import type { Worth } from './evaluate.ts';
import { landFacts } from './land.ts';
import { locationOf } from './spaces.ts';
import { allSwaps, promisingSwaps, type Swap } from './swaps.ts';
import { isAtEnd, nearing, type Tempo, turnsAfter } from './time.ts';

/** One way to play a turn to its end, and what the state after it is worth. */
export interface End {
  readonly state: State;
  readonly actions: readonly Action[];
  readonly value: number;
}

/** How a mind looks at a turn. */
export interface Look {
  readonly port: TurnPort<State, Action>;
  readonly worth: Worth;
  /** How many conversions it tries in a turn. */
  readonly anytimeActions: number;
  /** How many positions it looks at for one move, and for one move after a swap; 0: swaps are not tried. */
  readonly moveNodes: number;
  readonly swapNodes: number;
  /** Only so many moves after a swap are tried, the most promising ones; all of them if nothing is said. */
  readonly swaps?: number;
  readonly tempo: Tempo;
}

/** A state that fits a view, with nothing left in the job pile: what will be revealed is nobody's plan. */
export function imagined(view: View, seed: Seed): State {
  const s = blackForest.imagine(view, rngFrom(seed));
  s.pile = [];
  return s;
}

/** Advice with the actions of each way up to the first that shows something unknown: then it is better to think again. */
export function untilShown(view: View, seed: Seed, { best }: Advice<Action>): Advice<Action> {
  const start = blackForest.imagine(view, rngFrom(seed));
  const cut = best.map(way => {
    const s = blackForest.clone(start);
    const showing = way.actions.findIndex(action => {
      blackForest.apply(s, action);
      return s.shown > start.shown;
    });
    return showing < 0 ? way : { ...way, actions: way.actions.slice(0, showing + 1) };
  });
  return { actions: cut[0]?.actions ?? [], best: cut };
}

/** Is a seat asked for its move? */
export function isMoving(s: State, seat: Seat): boolean {
  const top = s.agenda.at(-1);
  return top !== undefined && !isPendingEffect(top) && top.step === 'move' && top.seat === seat;
}

/** The ways to go on from a state to the end of the turn, the best first. */
export function endsOf(s: State, seat: Seat, look: Look, nodes: Meter): End[] {
  const ends = isMoving(s, seat) ? afterMove(s, seat, look, nodes) : restOf(s, seat, [], look, nodes);
  return ends.sort((a, b) => b.value - a.value);
}

function afterMove(s: State, seat: Seat, look: Look, nodes: Meter): End[] {
  const options = blackForest.decisions(s)[0]?.options ?? [];
  const ends = [...afterMoves(s, seat, options, look, nodes)];
  if (look.swapNodes === 0) return ends;
  const swaps = look.swaps === undefined ? allSwaps(s, options) : promisingSwaps(s, options, ends, look.swaps);
  // full of commodities the cooking wheel stands still: even in a hurry one swap is tried, or the game might never end
  let spared = isFull(s, seat) ? 1 : 0;
  for (const [swap, spaces] of swaps) {
    if (nodes.spent() && spared-- <= 0) continue;
    for (const { state, actions } of movesAfter(s, seat, swap, spaces)) {
      ends.push(...restOf(state, seat, actions, look, portion(nodes, look.swapNodes)));
    }
  }
  return ends;
}

function restOf(s: State, seat: Seat, before: readonly Action[], look: Look, nodes: Meter): End[] {
  return afterstates(rulesFor(s, seat), look.port, s, seat, look.anytimeActions, nodes).map(({ state, actions }) => ({
    state,
    actions: before.length > 0 ? [...before, ...actions] : actions,
    value: valueAt(state, seat, look),
  }));
}

/** The rules with copies that share what a planning seat leaves alone: the other players stand still. */
function rulesFor(s: State, seat: Seat): Pick<typeof blackForest, 'clone' | 'apply' | 'decisions'> {
  if (s.players.length === 1) return blackForest;
  return { clone: one => cloneFor(one, seat), apply: blackForest.apply, decisions: blackForest.decisions };
}

function cloneFor(s: State, seat: Seat): State {
  const { players } = s;
  s.players = players.slice(seat, seat + 1);
  const copy = blackForest.clone(s);
  s.players = players;
  copy.players = players.with(seat, copy.players[0] as Player);
  return copy;
}

/** What a state at the end of a turn is worth. */
function valueAt(s: State, seat: Seat, { worth, tempo }: Look): number {
  const player = s.players[seat];
  if (!player || s.solo) return worth(s, seat, turnsAfter(s, seat));
  const value = worth(s, seat, s.again ? tempo.turns + 1 : tempo.turns) + tempo.pace * nearing(player);
  return !s.ending && isAtEnd(s, player) ? value + tempo.end : value;
}

/** The ends of a turn that is about to begin: each move and begging. */
function* afterMoves(s: State, seat: Seat, options: readonly Action[], look: Look, nodes: Meter): Iterable<End> {
  for (const option of options) {
    if (option.verb === 'swap' || !isWorthTrying(s, seat, option)) continue;
    yield* restOf(played(s, option), seat, [option], look, portion(nodes, look.moveNodes));
  }
}

/** A turn that has begun. */
interface Begun {
  readonly state: State;
  readonly actions: readonly Action[];
}

/** The moves to these spaces that are possible after a swap, each played. */
function* movesAfter(s: State, seat: Seat, swap: Swap, spaces: ReadonlySet<string>): Iterable<Begun> {
  const swapped = untilMove(played(s, swap), seat, [swap], spaces);
  if (!swapped) return;
  for (const move of blackForest.decisions(swapped.state)[0]?.options ?? []) {
    if (move.verb !== 'move' || !spaces.has(move.to) || !isWorthTrying(swapped.state, seat, move)) continue;
    yield { state: played(swapped.state, move), actions: [...swapped.actions, move] };
  }
}

function isFull(s: State, seat: Seat): boolean {
  return s.players[seat]?.cooking.commodity === STOCK.limits.commodity;
}

/** Plays on a copy. */
function played(s: State, action: Action): State {
  const then = cloneFor(s, action.seat);
  blackForest.apply(then, action);
  return then;
}

/** The white pawn is kept for villages where others would have to pay. */
function isWorthTrying(s: State, seat: Seat, action: Action): boolean {
  if (action.verb !== 'move' || !action.white || !s.solo || s.solo.coloured === 0) return true;
  const player = s.players[seat];
  if (!player || player.pawn === 'none' || landFacts(player.domain).noFees) return false;
  const village = locationOf(action.to);
  return locationOf(player.pawn) !== village && Object.keys(s.solo.placed).some(space => locationOf(space) === village);
}

/** Answers what a swap asks until the move is asked: the neutral pawn goes where it is least in the way. */
function untilMove(s: State, seat: Seat, before: readonly Action[], spaces: ReadonlySet<string>): Begun | undefined {
  let state = s;
  const actions = [...before];
  for (;;) {
    const decision = blackForest.decisions(state)[0];
    if (!decision || decision.seat !== seat) return undefined;
    if (decision.ask.what === 'move') return { state, actions };
    const villages = new Set([...spaces].map(locationOf));
    const apart = (action: Action) => action.verb === 'neutral' && !villages.has(locationOf(action.to));
    const answer = decision.options.find(apart) ?? decision.options[0];
    if (!answer) return undefined;
    actions.push(answer);
    state = played(state, answer);
  }
}

import { type Action, blackForest, type State } from '@waldglas/black-forest';
import { legal, lowest, type Seat } from '@waldglas/core';
import { type Meter, portion } from '../meter.ts';
import { endsOf, type Look } from './ends.ts';
import type { Worth } from './evaluate.ts';
import { tempoOf } from './time.ts';

/** How others are thought to look at their turns, and how many positions one of them may cost. */
export interface Replies {
  readonly look: Omit<Look, 'worth' | 'tempo'>;
  readonly nodes: number;
  /** How much of a point of theirs counts as a point lost. */
  readonly share: number;
}

const HURRY = 0.1;

/** What others answered to another way of the own turn: mostly they answer the same to the next one. */
export type Known = Map<Seat, readonly Action[]>;

/** Plays the others' turns as somebody would who looks one turn ahead, until it is the own turn again or the game is over. */
export function afterReplies(s: State, seat: Seat, known: Known, replies: Replies, worth: Worth, nodes: Meter): State {
  let then = blackForest.clone(s);
  blackForest.apply(then, { seat, verb: 'end' });
  for (let decision = lowest(blackForest.decisions(then)); decision; decision = lowest(blackForest.decisions(then))) {
    const { ask, seat: other, options } = decision;
    if (ask.what === 'final' || (other === seat && ask.what === 'move')) return then;
    const again = ask.what === 'move' ? played(then, known.get(other)) : undefined;
    if (again) {
      then = again;
      continue;
    }
    const tempo = tempoOf(then, other, HURRY);
    const actions =
      other === seat
        ? options.slice(0, 1)
        : (endsOf(then, other, { ...replies.look, worth, tempo }, portion(nodes, replies.nodes))[0]?.actions ?? []);
    if (actions.length === 0) return then;
    if (ask.what === 'move') known.set(other, actions);
    for (const action of actions) blackForest.apply(then, action);
  }
  return then;
}

/** The state after some actions, if all of them are possible. */
function played(s: State, actions: readonly Action[] | undefined): State | undefined {
  if (!actions) return undefined;
  const then = blackForest.clone(s);
  for (const action of actions) {
    if (!legal(blackForest, then, action)) return undefined;
    blackForest.apply(then, action);
  }
  return then;
}

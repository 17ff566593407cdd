import type { Step } from '../agenda.ts';
import type { Rng } from '../random.ts';
import type { BaseState, Seat, ShownEvent } from '../rules.ts';

/** What lies in the bowl. */
export const BOWL = ['blue', 'green'] as const;
/** A marble of the bowl. */
type Bowl = (typeof BOWL)[number];

/** Everything a seat can do. */
export type ToyAction =
  | { readonly seat: Seat; readonly verb: 'pick'; readonly card: number }
  | { readonly seat: Seat; readonly verb: 'fill' | 'marble'; readonly marble: Bowl }
  | { readonly seat: Seat; readonly verb: 'take' | 'draw' | 'end' | 'swap' };

/** What is still to happen. */
export type ToyTodo =
  | Step<'pick' | 'turn' | 'end', undefined>
  | { readonly effect: 'swap'; readonly seat: Seat; readonly source: string };

/** What one seat has. */
export interface ToyPlayer {
  marbles: Record<Bowl | 'red', number>;
  hand: number[];
  picks: number[];
  drawn: number[];
}

/** The whole game. */
export interface ToyState extends BaseState {
  readonly agenda: ToyTodo[];
  readonly rng: Rng;
  readonly rounds: number;
  /** Every card of the game, known to all. */
  readonly pack: readonly number[];
  readonly players: ToyPlayer[];
  bowl: Record<Bowl, number>;
  deck: readonly number[];
  drawn: number;
  round: number;
}

/** What is told while it happens. */
export type ToyEvent = ShownEvent | { readonly kind: 'gain'; readonly seat: Seat; readonly marble: Bowl | 'red' };

/** So many cards each seat picks. */
export const PICKS = 2;

/** Whether all secret picks lie open. */
export function isOpen(s: { readonly players: readonly { readonly picks: readonly number[] }[] }): boolean {
  return s.players.every(player => player.picks.length === PICKS);
}

/** Whether a seat has picked all it has to. */
export function isReady(player: ToyPlayer): boolean {
  return player.picks.length === PICKS;
}

/** An independent copy. */
export function clone(s: ToyState): ToyState {
  return {
    ...s,
    agenda: s.agenda.slice(),
    rng: [...s.rng],
    bowl: { ...s.bowl },
    players: s.players.map(({ marbles, hand, picks, drawn }) => ({
      marbles: { ...marbles },
      hand: hand.slice(),
      picks: picks.slice(),
      drawn: drawn.slice(),
    })),
  };
}

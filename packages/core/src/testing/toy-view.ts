import { type Rng, shuffled } from '../random.ts';
import type { Seat } from '../rules.ts';
import { isOpen, isReady, type ToyState, type ToyTodo } from './toy-state.ts';

/** What a seat or spectator knows of a player: of hidden cards only how many there are. */
interface ViewedPlayer {
  readonly marbles: { readonly red: number; readonly blue: number; readonly green: number };
  readonly drawn: readonly number[];
  readonly ready: boolean;
  readonly hidden: number;
  readonly hand?: readonly number[];
  readonly picks?: readonly number[];
}

/** The game as one viewer knows it. */
export interface ToyView {
  readonly known: Pick<ToyState, 'edition' | 'fixes' | 'shown' | 'rounds' | 'round' | 'pack' | 'bowl'>;
  readonly agenda: readonly ToyTodo[];
  readonly players: readonly ViewedPlayer[];
  readonly left: number;
}

/** The toy as one seat, or a spectator, sees it. */
export function view(s: ToyState, viewer: Seat | undefined): ToyView {
  const { edition, fixes, shown, rounds, round, pack, bowl } = s;
  const open = isOpen(s);
  return {
    known: { edition, fixes, shown, rounds, round, pack, bowl: { ...bowl } },
    agenda: s.agenda.slice(),
    players: s.players.map((player, seat) => {
      const { hand, picks, drawn } = player;
      const own = seat === viewer;
      return {
        marbles: { ...player.marbles },
        drawn: drawn.slice(),
        ready: isReady(player),
        hidden: hand.length + (open ? 0 : picks.length),
        ...(own ? { hand: hand.slice() } : {}),
        ...(own || open ? { picks: picks.slice() } : {}),
      };
    }),
    left: s.deck.length - s.drawn,
  };
}

/** One toy that looks so to the viewer. */
export function imagine({ known, agenda, players, left }: ToyView, rng: Rng): ToyState {
  const seen = new Set(players.flatMap(({ hand = [], picks = [], drawn }) => [...hand, ...picks, ...drawn]));
  const unknown = shuffled(
    rng,
    known.pack.filter(card => !seen.has(card)),
  );
  const deck = unknown.splice(0, left);
  return {
    ...known,
    bowl: { ...known.bowl },
    agenda: agenda.slice(),
    rng: [...rng],
    deck,
    drawn: 0,
    players: players.map(({ marbles, drawn, ready, hidden, hand, picks }) => {
      const cards = hand ? hand.slice() : unknown.splice(0, hidden).sort((a, b) => a - b);
      const own = picks ? picks.slice() : cards.splice(0, ready ? 2 : 0);
      return { marbles: { ...marbles }, hand: cards, picks: own, drawn: drawn.slice() };
    }),
  };
}

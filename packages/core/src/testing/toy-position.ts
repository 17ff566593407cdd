import { stepOf } from '../agenda.ts';
import { type Illegal, illegal } from '../illegal.ts';
import { quoted } from '../reading.ts';
import { type Position, type Seat, seatLetter, seatOf } from '../rules.ts';
import { clone, isOpen, type ToyState } from './toy-state.ts';

interface Place {
  readonly phase: 'pick' | 'turn' | 'end' | 'final';
  readonly turn: string;
  readonly round: number;
  readonly bowl: ToyState['bowl'];
  readonly deck: readonly number[];
  readonly seats: Readonly<Record<string, ToyState['players'][number]>>;
}

/** The toy's position as one viewer may know it; a hidden hand is its size. */
export function position(s: ToyState, viewer: Seat | 'spectator' | 'all'): Position {
  const step = s.agenda.find(todo => 'step' in todo);
  const open = isOpen(s);
  const seats = s.players.map(({ marbles, hand, picks, drawn }, seat) => {
    const known = viewer === 'all' || viewer === seat;
    return [
      seatLetter(seat),
      {
        marbles: { ...marbles },
        hand: known ? hand : hand.length + (open ? 0 : picks.length),
        ...(known || open ? { picks } : {}),
        drawn,
      },
    ];
  });
  return {
    phase: step?.step ?? 'final',
    turn: seatLetter(step?.seat ?? 0),
    round: s.round,
    bowl: { ...s.bowl },
    ...(viewer === 'all' ? { deck: s.deck.slice(s.drawn) } : {}),
    seats: Object.fromEntries(seats),
  };
}

/** The toy with `part` merged into its position, or why not. */
export function fromPosition(s: ToyState, part: Position): ToyState | Illegal {
  const whole = merged(position(s, 'all'), part) as unknown as Place;
  const seat = seatOf(whole.turn);
  const players = Object.values(whole.seats);
  if (seat === undefined || seat >= players.length) return illegal('noSeat', quoted(whole.turn));
  if (!['pick', 'turn', 'end', 'final'].includes(whole.phase)) return illegal('cannotBe', 'phase', quoted(whole.phase));
  const cards = [...whole.deck, ...players.flatMap(({ hand, picks, drawn }) => [...hand, ...picks, ...drawn])];
  if (cards.toSorted((a, b) => a - b).join() !== s.pack.join()) return illegal('listsUnknown', 'deck');
  const next = clone(s);
  next.agenda.length = 0;
  if (whole.phase !== 'final') next.agenda.push(stepOf(whole.phase, seat));
  next.round = whole.round;
  next.bowl = whole.bowl;
  next.deck = whole.deck;
  next.drawn = 0;
  next.players.splice(0, players.length, ...players);
  return next;
}

/** Lists are replaced, everything else is merged. */
function merged(whole: Position, part: Position): Position {
  const entries = Object.entries(part).map(([key, value]) => {
    const old = whole[key];
    return [key, isGroup(old) && isGroup(value) ? merged(old, value) : value];
  });
  return { ...whole, ...Object.fromEntries(entries) };
}

function isGroup(value: unknown): value is Position {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

import { isPendingEffect, type Position, type Seat, seatLetter } from '@waldglas/core';
import type { CardId } from './data/index.ts';
import { cellName, EMPTY, FOREST_NORTH, FOREST_WEST, GRID, isBuilding, VOID } from './land.ts';
import type { Flow, State, Todo } from './state.ts';
import { type PlayerView, type View, view } from './view.ts';
import { KINDS } from './words.ts';

export type Phase = 'choose' | 'play' | 'resolve' | 'final';

/** The position a viewer may know, as JSON; `'all'` hides nothing. Hidden things are absent, a hidden hand is its size. */
export function position(s: State, viewer: Seat | 'spectator' | 'all'): Position {
  if (viewer === 'all') {
    const stacks = Object.fromEntries(KINDS.map(kind => [kind, s.stacks[kind].slice(s.drawn[kind])]));
    return { ...written(everything(s)), stacks };
  }
  return written(view(s, viewer === 'spectator' ? undefined : viewer));
}

/** The view of somebody who sees all hands. */
function everything(s: State): View {
  const open = view(s, undefined);
  const players = open.players.map((player, seat): PlayerView => {
    const { hand, faceDown } = s.players[seat] ?? { hand: [], faceDown: 'none' };
    return { ...player, hand, faceDown };
  });
  return { ...open, players };
}

function written(v: View): Position {
  const { phase, turn, ...card } = phaseOf(v.agenda, v.goblet);
  return {
    phase,
    period: v.period,
    round: v.round,
    turn: seatLetter(turn),
    goblet: seatLetter(v.goblet),
    ...card,
    market: v.market,
    left: v.left,
    discarded: v.discarded,
    history: v.history.map(one => ({ ...one, seat: seatLetter(one.seat), joined: one.joined.map(seatLetter) })),
    seats: Object.fromEntries(v.players.map((player, seat) => [seatLetter(seat), writtenSeat(player)])),
  };
}

/** What a position leaves out: nothing, and the second half of what is named already. */
const UNNAMED: readonly string[] = [EMPTY, VOID, FOREST_WEST, FOREST_NORTH];

function writtenSeat(player: PlayerView) {
  const land: Record<string, string> = {};
  const start: Record<string, string> = {};
  player.land.forEach((what, cell) => {
    const name = GRID.names[cell] ?? '';
    if (name.startsWith('a')) {
      if (isBuilding(what)) start[name] = what;
    } else if (!UNNAMED.includes(what)) land[cellName(player.land, cell)] = what;
  });
  const { faceDown } = player;
  return {
    glassworks: player.glassworks,
    brickworks: player.brickworks,
    land,
    start,
    offer: player.offer,
    hand: player.hand,
    slots: player.slots,
    ...(faceDown === 'none' || faceDown === 'hidden' ? {} : { faceDown }),
    ...(faceDown === 'hidden' ? { ready: true } : {}),
    ...(player.resting.length > 0 ? { resting: player.resting } : {}),
    paid: player.paid,
    ...(player.done ? { done: true } : {}),
  };
}

interface PhaseNow {
  readonly phase: Phase;
  readonly turn: Seat;
  readonly card?: CardId;
  readonly abilities?: number;
  readonly used?: readonly number[];
  readonly feePaid?: true;
  readonly waiting?: readonly string[];
}

type Resolve = Extract<Flow, { step: 'resolve' }>;

/** The phase a state is in: the card under way and who resolves it after, otherwise the step that rests. */
function phaseOf(agenda: readonly Todo[], goblet: Seat): PhaseNow {
  const [card, ...waiting] = agenda
    .filter((todo): todo is Resolve => !isPendingEffect(todo) && todo.step === 'resolve')
    .reverse();
  if (card) {
    const { abilities, used, feePaid } = card.about;
    return {
      phase: 'resolve',
      turn: card.seat,
      card: card.about.card,
      abilities,
      ...(used.length > 0 ? { used } : {}),
      ...(feePaid ? { feePaid: true } : {}),
      ...(waiting.length > 0 ? { waiting: waiting.map(({ seat }) => seatLetter(seat)) } : {}),
    };
  }
  for (const todo of [...agenda].reverse()) {
    if (isPendingEffect(todo)) continue;
    if (todo.step === 'choose') return { phase: 'choose', turn: goblet };
    if (todo.step === 'lay' || todo.step === 'play') return { phase: 'play', turn: todo.seat };
  }
  return { phase: 'final', turn: goblet };
}

import { readFileSync } from 'node:fs';
import { isIllegal, live, type Seat, seatLetter } from '@waldglas/core';
import { CARD_IDS, type Event, glassRoad, type View } from '@waldglas/glass-road';
import type { AnyGame } from '../catalog.ts';
import type { AnyEvent, Sitting, Snapshot } from './connection.ts';
import { type Dealer, dealer, newRecord, recordOf } from './dealer.ts';

export const GAME = glassRoad as AnyGame;

export type Snap = Snapshot<View, never, Event>;

export const person = (name: string): Sitting => ({ kind: 'human', name });
export const bot = (name: string): Sitting => ({ kind: 'random', name });
export const ONE_PERSON = [person('Ada'), bot('Bruno'), bot('Wilma')];
export const TWO_PEOPLE = [person('Ada'), person('Ben')];

export function deal(sittings: readonly Sitting[], seed = '7'): Dealer {
  return dealer(GAME, 'one', sittings, newRecord(GAME, { game: GAME.id, sittings, options: {}, seed }));
}

export const RECORDED = recordOf(
  GAME,
  readFileSync(new URL('../../../../games/recorded-three.game', import.meta.url), 'utf8'),
);
/** The lines that were not taken back. */
export function standing(): string[] {
  const found = live(RECORDED.actions);
  return isIllegal(found) ? [] : found.map(i => RECORDED.actions[i] ?? '');
}

/** A has revealed a card and is asked what to use of it. */
export const AT_USE = RECORDED.actions.findIndex(line => line.startsWith('A use'));

/** A recorded game of three, whole or so far, as a table where A is a person. */
export function recorded(lines = RECORDED.actions.length): Dealer {
  return dealer(GAME, 'one', ONE_PERSON, { ...RECORDED, actions: RECORDED.actions.slice(0, lines) });
}

/** What A does then. */
export const USES = ['A use 2', 'A build foresters-lodge', 'A cell e2'];

/** The same table with a game in which every line is whispered about to its seat: Glass Road has no such events. */
export function whispering(lines: number): Dealer {
  const game: AnyGame = {
    ...GAME,
    apply(s, action, emit) {
      GAME.apply(s, action, emit);
      emit?.({ kind: 'whisper', seat: action.seat, to: action.seat } as AnyEvent);
    },
  };
  return dealer(game, 'one', ONE_PERSON, { ...RECORDED, actions: RECORDED.actions.slice(0, lines) });
}

/** To whom some events whisper. */
export const whispered = (events: readonly AnyEvent[]) => [
  ...new Set(events.flatMap(event => ('to' in event ? [event.to] : []))),
];

export const looked = (table: Dealer) => table.snapshot() as Snap;
export const hand = (seat: Seat, cards: readonly string[] = CARD_IDS.slice(0, 5)) =>
  cards.map(card => `${seatLetter(seat)} pick ${card}`);

/** Gives the first answer to what is asked. */
export function answer(table: Dealer): Snap {
  const option = table.snapshot().decision?.options[0];
  if (!option) throw new Error('nobody is asked');
  return table.act([GAME.write(option)]) as Snap;
}

/** Keys that only a state has. */
export const SECRET = ['stacks', 'drawn', 'rng', 'seed'];

export function keysIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => [key, ...keysIn(inner)]);
}

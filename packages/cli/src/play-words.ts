import { type Action, type CardRow, type Effect, type Seat, seatLetter, type Words } from '@waldglas/core';
import { rowPhrase } from './cards.ts';
import type { AnyGame } from './catalog.ts';
import { bagPhrase, effectPhrase } from './phrase.ts';
import { readLine, type Session } from './session.ts';

/** Why a wish cannot be played now, and what would help, in one line. */
export function whyNot({ game, state }: Session, seat: Seat, words: string): string {
  const letter = seatLetter(seat);
  const wish = readLine(game, words.startsWith(`${letter} `) ? words : `${letter} ${words}`);
  const reason = game.why(state, seat, wish);
  if (!reason) return 'You can.\n';
  const missing = reason.missing ? `: missing ${bagPhrase(reason.missing)}` : '';
  const way = game.reach(state, seat, wish);
  if (!way.reached) return `Not now, by ${reason.rule}${missing}.\n`;
  const first = way.actions.map(action => game.write(action).slice(2)).join(', ');
  return `Not now, by ${reason.rule}${missing}. First: ${first}.\n`;
}

/** What an action would do, by the card or tile that it or its question names; empty if they tell nothing. */
export function actionPhrase(game: AnyGame, action: Action, source: string | undefined, players: number): string {
  const facts = Object.values(action);
  const row = game.cards.find(one => facts.includes(one.id));
  if (row) return rowPhrase(row);
  const card: Partial<CardRow> = game.cards.find(one => one.id === source) ?? {};
  const { fee, abilities, solo } = card;
  if (action.verb === 'fee' && fee) return effectPhrase(fee as Effect<Words>);
  if (action.verb !== 'use' || !('ability' in action)) return '';
  const both = (players === 1 && solo ? solo : abilities) as readonly Effect<Words>[] | undefined;
  const used = both?.[Number(action.ability) - 1];
  return used ? effectPhrase(used) : '';
}

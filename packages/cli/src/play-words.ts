import {
  type Action,
  type CardRow,
  type Effect,
  type Position,
  type Seat,
  seatLetter,
  type Words,
} from '@waldglas/core';
import { rowPhrase } from './cards.ts';
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
export function actionPhrase({ game, record, state }: Session, action: Action, source: string | undefined): string {
  const facts = Object.values(action);
  const row = game.cards.find(one => facts.includes(one.id));
  if (row) return alternative(row, 'option' in action ? Number(action.option) : undefined) ?? rowPhrase(row);
  if ('to' in action) return placePhrase(game.position(state, action.seat), String(action.to));
  const card: Partial<CardRow> = game.cards.find(one => one.id === source) ?? {};
  const { fee, abilities, solo } = card;
  if (action.verb === 'fee' && fee) return effectPhrase(fee as Effect<Words>);
  if (action.verb !== 'use' || !('ability' in action)) return '';
  const both = (record.players === 1 && solo ? solo : abilities) as readonly Effect<Words>[] | undefined;
  const used = both?.[Number(action.ability) - 1];
  return used ? effectPhrase(used) : '';
}

/** The one of a card's alternatives that an action names by its number. */
function alternative({ effects, convert }: CardRow, number: number | undefined): string | undefined {
  if (number === undefined) return undefined;
  const chosen = ((effects ?? convert) as readonly Effect<Words>[] | undefined)?.[number - 1];
  return chosen && effectPhrase(chosen);
}

/** Who and what is at a place of the board: `v1.2` lies between the second and the third of the ring. */
function placePhrase(position: Position, to: string): string {
  const { tradespeople, jobs } = position as Readonly<Record<string, Readonly<Record<string, unknown>> | undefined>>;
  const [place = '', number] = to.split('.');
  const ring = (tradespeople?.[place] ?? []) as readonly string[];
  const near = number === undefined ? ring : [ring[Number(number) - 1], ring[Number(number) % ring.length]];
  return [...near, jobs?.[place]].filter(one => one !== undefined).join(', ');
}

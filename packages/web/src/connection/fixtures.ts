import { type Action, type AnyGame, pickOne, rngFrom } from '@waldglas/core';
import { toy } from '@waldglas/core/toy';
import type { LocalGame, TableSeat, TableSnapshot } from './connection.ts';
import { type AskBot, type LocalTable, newLocalTable } from './local-table.ts';

/** The toy game as a table of this browser plays it. */
export const TOY: LocalGame = { rules: toy as unknown as AnyGame, howFar: () => ({ unit: 'round', n: 1 }) };
export const BOT: TableSeat = { kind: 'random', name: 'Bruno' };
export const person = (name: string): TableSeat => ({ kind: 'human', name });

export const deal = (...seats: TableSeat[]): LocalTable =>
  newLocalTable(TOY, 'one', { game: 'toy', seats, options: {}, seed: '7' });
export const lineOf = (action: Action | undefined): string => (action ? TOY.rules.write(action) : '');
export const firstLine = ({ decision }: TableSnapshot): string => lineOf(decision?.options[0]);
export const askBot: AskBot = async (_, __, { options }, seed) => [pickOne(rngFrom(seed), options)];

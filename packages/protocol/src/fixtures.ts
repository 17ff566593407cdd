import { type AnyEvent, type AnyGame, isIllegal, newRecord } from '@waldglas/core';
import { CARD_IDS, glassRoad } from '@waldglas/glass-road';
import { type AnyTable, openTable, type Submit } from '@waldglas/table';
import type { AnySpeech } from '@waldglas/text';
import { glassRoadSpeech } from '@waldglas/text/glass-road';
import { EN } from '@waldglas/text/glass-road/en';
import { type Asker, answer } from './answer.ts';
import type { Reply } from './reply.ts';

export const GAME = glassRoad as AnyGame;
const SPEECH = glassRoadSpeech(EN) as AnySpeech;

/** A new game of two. */
export function newTable(): AnyTable {
  const record = newRecord(GAME, { players: 2, options: {}, seed: '1' });
  const table = isIllegal(record) ? record : openTable(GAME, record);
  if (isIllegal(table)) throw new Error(table.illegal);
  return table;
}

/** A game of two in which this part of the position is as told. */
export function tableAt(position: Readonly<Record<string, unknown>>): AnyTable {
  const record = newTable().recordFrom(position);
  const table = isIllegal(record) ? record : openTable(GAME, record);
  if (isIllegal(table)) throw new Error(table.illegal);
  return table;
}

/** Whoever asks this table in English. */
export function asking(table: AnyTable, asker: Asker, submit?: Submit<AnyEvent>): (message: object) => Promise<Reply> {
  return message => answer(table, asker, { ...message }, SPEECH, submit);
}

/** The lines that choose the first five cards. */
export function hand(letter: string, from = 0): string[] {
  return CARD_IDS.slice(from, from + 5).map(card => `${letter} pick ${card}`);
}

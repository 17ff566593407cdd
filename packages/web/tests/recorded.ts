import { readFileSync } from 'node:fs';
import { isIllegal, isPendingEffect, readRecord, replay } from '@waldglas/core';
import { type Action, type CardId, glassRoad, type State } from '@waldglas/glass-road';

/** A moment of a recorded game of Glass Road by what A is asked in it, and when. */
export interface Asked {
  readonly asks: 'choose' | 'play' | 'fee' | 'use' | 'build' | 'wheel' | 'gift' | 'final';
  readonly period: number;
  readonly round?: number;
  /** The card that A resolves, and how many of its abilities may still be used. */
  readonly card?: CardId;
  readonly abilities?: number;
  /** How many cards A holds. */
  readonly hand?: number;
  /** Something that A can answer. */
  readonly offers?: string;
}

function isAt(s: State, { asks, period, round, card, abilities, hand, offers }: Asked): boolean {
  const decision = glassRoad.decisions(s).find(({ seat }) => seat === 0);
  const resolved = s.agenda.findLast(todo => !isPendingEffect(todo) && todo.step === 'resolve' && todo.seat === 0);
  const about = resolved && !isPendingEffect(resolved) && resolved.step === 'resolve' ? resolved.about : undefined;
  return (
    decision?.ask.what === asks &&
    s.period === period &&
    (round === undefined || s.round === round) &&
    (card === undefined || about?.card === card) &&
    (abilities === undefined || about?.abilities === abilities) &&
    (hand === undefined || s.players[0]?.hand.length === hand) &&
    (offers === undefined || decision.options.some((one: Action) => glassRoad.write(one) === offers))
  );
}

const textOf = (name: string) => readFileSync(new URL(`../../../games/${name}.game`, import.meta.url), 'utf8');

/** How many lines of a record lead to the first such moment. */
function linesUntil(text: string, moment: Asked): number {
  const record = readRecord(text);
  if (isIllegal(record)) throw new Error(record.illegal);
  for (let n = 0; n <= record.actions.length; n++) {
    const s = replay(glassRoad, { ...record, actions: record.actions.slice(0, n) });
    if (!isIllegal(s) && isAt(s, moment)) return n;
  }
  throw new Error(`nobody is asked that: ${JSON.stringify(moment)}`);
}

const SEATS = ['# A human Ada', '# B random Bruno', '# C random Wilma', '# D random Jakob'];
const isPlayed = (line: string) => /^[A-D] /.test(line);

/** A recorded game as a file with random bots on the other seats: whole, or up to a moment. */
export function recorded(name: string, moment?: Asked): string {
  const text = textOf(name);
  const [version = '', ...rest] = text.split('\n');
  if (!moment) return [version, ...SEATS, ...rest].join('\n');
  const lines = rest.filter(isPlayed).slice(0, linesUntil(text, moment));
  return [version, ...SEATS, ...rest.slice(0, rest.findIndex(isPlayed)), ...lines, ''].join('\n');
}

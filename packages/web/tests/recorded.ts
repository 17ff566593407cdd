import { readFileSync } from 'node:fs';
import { blackForest, type Event as ForestEvent, type State as ForestState } from '@waldglas/black-forest';
import { isIllegal, isPendingEffect, readRecord, replay } from '@waldglas/core';
import { type Action, type CardId, glassRoad, type State } from '@waldglas/glass-road';

/** A moment of a recorded game of Glass Road by what A is asked in it, and when. */
export interface Asked {
  readonly asks: 'choose' | 'play' | 'fee' | 'use' | 'build' | 'wheel' | 'gift' | 'end' | 'final';
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

/** So many lines of a recorded game as a file with random bots on the other seats. */
function linesOf(text: string, n: number): string {
  const [version = '', ...rest] = text.split('\n');
  const lines = rest.filter(isPlayed).slice(0, n);
  return [version, ...SEATS, ...rest.slice(0, rest.findIndex(isPlayed)), ...lines, ''].join('\n');
}

/** A recorded game of Black Forest to its end. */
export const forestEnd = (name: string): string => linesOf(textOf(name), Number.MAX_SAFE_INTEGER);

/** Every moment of a recorded game of Black Forest, from its beginning: how it stands, and how many lines led there. */
function* forestMoments(text: string): Iterable<{ readonly s: ForestState; readonly n: number }> {
  const record = readRecord(text);
  if (isIllegal(record)) throw new Error('no record');
  let s = replay(blackForest, { ...record, actions: [] });
  for (const [n, line] of record.actions.entries()) {
    if (isIllegal(s)) throw new Error(s.illegal);
    yield { s, n };
    const action = blackForest.read(line);
    // what is taken back is found by playing anew
    if (isIllegal(action)) s = replay(blackForest, { ...record, actions: record.actions.slice(0, n + 1) });
    else blackForest.apply(s, action);
  }
}

/** A recorded game of Black Forest up to the first moment in which A may play such a line, and none of another kind. */
export function recordedForest(name: string, offers: RegExp, without?: RegExp): string {
  const text = textOf(name);
  for (const { s, n } of forestMoments(text)) {
    const asked = blackForest.decisions(s).find(({ seat }) => seat === 0);
    const lines = asked?.options.map(one => blackForest.write(one)) ?? [];
    if (lines.some(line => offers.test(line)) && !lines.some(line => without?.test(line))) return linesOf(text, n);
  }
  throw new Error(`A is never offered ${offers}`);
}

/** The same up to the first line of A by which something happens; and that line. */
export function recordedForestUntil(
  name: string,
  happens: (event: ForestEvent) => boolean,
): { readonly text: string; readonly line: string } {
  const text = textOf(name);
  const lines = text.split('\n').filter(isPlayed);
  for (const { s, n } of forestMoments(text)) {
    const { [n]: line = '' } = lines;
    const action = blackForest.read(line);
    if (!line.startsWith('A ') || isIllegal(action)) continue;
    let found = false;
    blackForest.apply(blackForest.clone(s), action, event => {
      found ||= happens(event);
    });
    if (found) return { text: linesOf(text, n), line };
  }
  throw new Error('A never does that');
}

/** The same up to the first move for which A pays so many fees and nothing else is asked; and that move. */
export function recordedFee(name: string, fees = 1): { readonly text: string; readonly move: string } {
  const text = textOf(name);
  const lines = text.split('\n').filter(isPlayed);
  const pays = (from: number) => lines.slice(from, from + fees).every(line => line.startsWith('A give '));
  const at = lines.findIndex((line, i) => line.startsWith('A move ') && pays(i + 1));
  const { [at]: move } = lines;
  if (move === undefined) throw new Error(`A never pays ${fees} fees alone`);
  return { text: linesOf(text, at), move };
}

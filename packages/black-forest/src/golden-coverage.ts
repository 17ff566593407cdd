import { type Decision, type GameRecord, isPendingEffect } from '@waldglas/core';
import { type Line as AnyLine, eachLine } from '@waldglas/core/testing';
import { locationOfSpace } from './board.ts';
import {
  type Action,
  BUILDING_IDS,
  BUILDINGS,
  type BuildingId,
  blackForest,
  type Event,
  JOB_IDS,
  type State,
  TRADESPEOPLE,
  TRADESPERSON_IDS,
} from './index.ts';
import { isBuilding } from './survey.ts';

type Line = AnyLine<State, Action, Event>;

const words = (text: string) => text.split(' ');
const VERBS = words(
  'swap move neutral beg give visit job part keep build convert remove cell tile good wheel split amount take decline pass end undo',
);
const ASKS = words('neutral move action final gift cell tile good wheel split amount part take build keep give');

/** The buildings with a permanent effect that brings goods. */
const WHENEVER = BUILDING_IDS.filter(id => JSON.stringify(BUILDINGS[id].whenever?.then ?? {}).includes('"gain"'));

/** Everything that has to occur in some golden game. */
export const NEEDED: readonly string[] = [
  ...BUILDING_IDS.map(id => `building ${id}`),
  ...TRADESPERSON_IDS.flatMap(id => TRADESPEOPLE[id].effects.map((_, i) => `visit ${id} ${i + 1}`)),
  ...JOB_IDS.map(id => `job ${id}`),
  ...[1, 2, 3, 4].map(players => `players ${players}`),
  ...['none', 'firstGame'].map(name => `option ${name}`),
  ...['neutral', 'turn', 'action', 'final'].map(phase => `phase ${phase}`),
  ...ASKS.map(what => `ask ${what}`),
  ...VERBS.map(verb => `verb ${verb}`),
  ...WHENEVER.map(id => `whenever ${id}`),
  'move: white pawn',
  'move: to a location',
  'move: out of a centre',
  'beg: forced',
  'beg: by choice',
  'fee: to a seat',
  'fee: to the supply',
  'neutral: after a swap',
  'wheel: reminder',
  'hut: a small estate',
  'turn: extra',
  'turn: extra alone',
  'year: dealt anew',
  'ending: end mark',
  'game: end mark',
  'game: five years',
];

/** What of all that occurs in one record. */
export function coverage(record: GameRecord): Set<string> {
  const found = new Set<string>([`players ${record.players}`]);
  found.add(record.options.firstGame ? 'option firstGame' : 'option none');
  if (record.actions.some(line => line.endsWith(' undo'))) found.add('verb undo');
  const end = eachLine(blackForest, record, line => {
    const { before, action } = line;
    const decision = blackForest.decisions(before).find(({ seat }) => seat === action.seat);
    found.add(`phase ${String(blackForest.position(before, 'spectator').phase)}`);
    for (const thing of seenIn(line, decision)) found.add(thing);
  });
  if (end.agenda.length === 0) found.add(end.solo ? 'game: five years' : 'game: end mark');
  return found;
}

/** What one line shows; the decision is that of its seat, if it had one. */
export function seenIn({ before, action, events }: Line, decision: Decision<Action> | undefined): string[] {
  const found = [`verb ${action.verb}`];
  if (decision) found.push(`ask ${decision.ask.what}`);
  if (action.verb === 'visit') found.push(`visit ${action.tradesperson} ${action.option ?? 1}`);
  if (action.verb === 'give') found.push(`fee: to ${feeTo(before) === undefined ? 'the supply' : 'a seat'}`);
  if (action.verb === 'beg') found.push(decision?.options.length === 1 ? 'beg: forced' : 'beg: by choice');
  if (action.verb === 'move') found.push(...moved(before, action));
  for (const event of events) found.push(...told(before, event));
  return found;
}

function feeTo(s: State): number | undefined {
  const top = s.agenda.at(-1);
  return top && isPendingEffect(top) && top.effect.op === 'fee' ? top.effect.to : undefined;
}

function moved(before: State, { seat, to, white }: Extract<Action, { verb: 'move' }>): string[] {
  const found: string[] = [];
  if (white) found.push('move: white pawn');
  if (locationOfSpace(to) === to) found.push('move: to a location');
  if (before.players[seat]?.pawn.endsWith('.centre')) found.push('move: out of a centre');
  if (before.extra) found.push(before.solo?.again ? 'turn: extra alone' : 'turn: extra');
  return found;
}

function told(before: State, event: Event): string[] {
  switch (event.kind) {
    case 'build':
      return [`building ${event.building}`];
    case 'completed':
      return [`job ${event.job}`];
    case 'gain':
      if (event.source === 'reminder') return ['wheel: reminder'];
      return WHENEVER.includes(event.source as BuildingId) ? [`whenever ${event.source}`] : [];
    case 'neutral':
      return before.players.every(({ pawn }) => pawn === 'none') ? [] : ['neutral: after a swap'];
    case 'estate':
      return ['hut: a small estate'];
    case 'ending':
      return ['ending: end mark'];
    case 'shown':
      return event.what === 'deal' ? ['year: dealt anew'] : [];
    default:
      return [];
  }
}

/** Every building, wherever it is: on the boards, on a domain or being put up. */
export function buildingsEverywhere(s: State): string[] {
  const raised = s.agenda.flatMap(todo =>
    isPendingEffect(todo) && todo.effect.op === 'raise' ? [todo.effect.building] : [],
  );
  const built = s.players.flatMap(({ domain }) => domain.flat().filter(isBuilding));
  return inOrder([...s.small, ...s.large, ...raised, ...built]);
}

/** In the order of the tables. */
export function inOrder(buildings: readonly string[]): string[] {
  return [...buildings].sort((a, b) => BUILDING_IDS.indexOf(a as 'inn') - BUILDING_IDS.indexOf(b as 'inn'));
}

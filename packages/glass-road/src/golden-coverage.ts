import { type GameRecord, isPendingEffect, type Seat } from '@waldglas/core';
import { type Line as AnyLine, eachLine } from '@waldglas/core/testing';
import { rowSize } from './facts.ts';
import {
  type Action,
  BUILDING_IDS,
  BUILDINGS,
  CARD_IDS,
  type Event,
  glassRoad,
  KINDS,
  type Kind,
  type State,
} from './index.ts';
import { GRID, isTile } from './land.ts';

type Line = AnyLine<State, Action, Event>;

/** The ways in which a period of two players ends (GR-5.2, GR-5.3). */
const TWO_END = ['own last card', 'forced copy', 'both hands at once', 'extra card played', 'extra card passed'];
const words = (text: string) => text.split(' ');
const VERBS = words(
  'pick play fee use build convert remove cell tile good wheel split amount take decline pass end undo',
);
const ASKS = words('choose play fee use end build repeat gift final cell tile good wheel split amount');

/** Everything that has to occur in some golden game. */
export const NEEDED: readonly string[] = [
  ...BUILDING_IDS.map(id => `tile ${id}`),
  ...CARD_IDS.flatMap(id => [`ability ${id} 1`, `ability ${id} 2`, `joined ${id}`]),
  ...[1, 2, 3, 4].map(players => `players ${players}`),
  ...['none', 'introductory', 'smallMarket', 'fivePeriods', 'without roofer'].map(name => `option ${name}`),
  ...['choose', 'play', 'resolve', 'final'].map(phase => `phase ${phase}`),
  ...ASKS.map(what => `ask ${what}`),
  ...VERBS.map(verb => `verb ${verb}`),
  ...['use', 'build', 'convert'].map(verb => `sparing ${verb}`),
  ...TWO_END.map(way => `period of two: ${way}`),
  ...['three rounds', 'alone'].map(way => `period: ${way}`),
  'goblet: clockwise',
  'goblet of three: fewest buildings',
  'goblet of three: tie of the fewest',
  ...[2, 3, 4].map(players => `goblet: fifth period of ${players}`),
  ...['four periods', 'five periods', 'seven periods', 'one winner', 'shared win'].map(way => `game: ${way}`),
  'slots full: not joined',
  'joined by several',
  'fee not paid',
  'stack dry: space left empty',
  'stack dry: draw of fewer tiles',
];

/** What of all that occurs in one record. */
export function coverage(record: GameRecord): Set<string> {
  const found = new Set<string>([`players ${record.players}`]);
  const { fivePeriods, introductory, smallMarket, without } = record.options;
  if (Object.keys(record.options).length === 0) found.add('option none');
  for (const [name, on] of Object.entries({ fivePeriods, introductory, smallMarket }))
    if (on) found.add(`option ${name}`);
  if (Array.isArray(without) && without.includes('roofer')) found.add('option without roofer');
  if (record.actions.some(line => line.endsWith(' undo'))) found.add('verb undo');
  const end = eachLine(glassRoad, record, line => {
    note(line, found);
    noteCards(line, found);
    notePeriod(line, found);
  });
  if (end.agenda.length > 0) return found;
  found.add(`game: ${['four', 'five', '', 'seven'][end.period - 4]} periods`);
  if (record.players > 1) {
    const winners = glassRoad.scores(end).filter(({ winner }) => winner);
    found.add(winners.length > 1 ? 'game: shared win' : 'game: one winner');
  }
  return found;
}

function note({ before, action, events }: Line, found: Set<string>): void {
  found.add(`verb ${action.verb}`);
  if ('sparing' in action && action.sparing) found.add(`sparing ${action.verb}`);
  found.add(`phase ${String(glassRoad.position(before, 'spectator').phase)}`);
  for (const { seat, ask } of glassRoad.decisions(before)) if (seat === action.seat) found.add(`ask ${ask.what}`);
  for (const event of events) {
    if (event.kind === 'build') found.add(`tile ${event.building}`);
    if (event.kind === 'offer' && event.tiles.length < KINDS.length) found.add('stack dry: draw of fewer tiles');
  }
}

function noteCards({ before, action, events }: Line, found: Set<string>): void {
  const top = before.agenda.at(-1);
  if (top && !isPendingEffect(top) && top.step === 'resolve') {
    const { card, feePaid } = top.about;
    if (action.verb === 'use') found.add(`ability ${card} ${action.ability}`);
    const open = glassRoad.decisions(before).some(({ ask }) => ask.what === 'fee');
    if (action.verb === 'end' && !feePaid && open) found.add('fee not paid');
  }
  for (const event of events) {
    if (event.kind !== 'reveal') continue;
    if (event.joined.length > 0) found.add(`joined ${event.card}`);
    if (event.joined.length > 1) found.add('joined by several');
    const full = before.players.some(
      ({ hand, slots }, seat) => seat !== event.seat && slots.length === 2 && hand.includes(event.card),
    );
    if (full) found.add('slots full: not joined');
  }
}

function notePeriod({ before, action, after }: Line, found: Set<string>): void {
  const players = before.players.length;
  if (players === 2 && action.verb === 'play') found.add(`period of two: ${endOfTwo(before, action.seat, after)}`);
  if (action.verb === 'pass') found.add('period of two: extra card passed');
  const closed = after.period > before.period || (before.history.length > 0 && after.history.length === 0);
  if (closed && players > 2 && before.round === 3) found.add('period: three rounds');
  if (closed && players === 1 && before.players[0]?.hand.length === 1) found.add('period: alone');
  if (after.period === before.period) return;
  const { left } = glassRoad.view(after, undefined);
  const gap = KINDS.some(kind => left[kind] === 0 && after.market[kind].length < rowSize(after));
  if (gap) found.add('stack dry: space left empty');
  noteGoblet(before, after, found);
}

/** How the card that a seat of two just played ends the period, if it does. */
function endOfTwo(before: State, seat: Seat, after: State): string {
  const top = before.agenda.at(-1);
  if (top && !isPendingEffect(top) && top.step === 'play' && top.about.extra) return 'extra card played';
  const own = before.players[seat]?.hand.length === 1;
  const other = after.players[1 - seat]?.hand.length === 0;
  if (own && other) return 'both hands at once';
  if (own) return 'own last card';
  return other ? 'forced copy' : 'goes on';
}

function noteGoblet(before: State, after: State, found: Set<string>): void {
  const players = before.players.length;
  if (players === 1) return;
  const next = (before.goblet + 1) % players;
  if (after.period === 5) found.add(`goblet: fifth period of ${players}`);
  else if (players !== 3 || after.period !== 4) found.add('goblet: clockwise');
  else {
    const counts = after.players.map(({ land }) => land.filter((what, cell) => isTile(what) && !onStart(cell)).length);
    const fewest = counts.filter(n => n === Math.min(...counts)).length;
    if (fewest > 1) found.add('goblet of three: tie of the fewest');
    else if (after.goblet !== next) found.add('goblet of three: fewest buildings');
  }
}

function onStart(cell: number): boolean {
  return GRID.names[cell]?.startsWith('a') === true;
}

/** Every tile of a kind, wherever it is, in the order of the tables. */
export function tilesEverywhere(s: State, kind: Kind): string[] {
  const built = s.agenda.flatMap(todo =>
    isPendingEffect(todo) && todo.effect.op === 'raise' ? [todo.effect.building] : [],
  );
  const boards = s.players.flatMap(({ land, offer }) => [...land.filter(isTile), ...offer]);
  const rows = [...s.stacks[kind].slice(s.drawn[kind]), ...s.market[kind]];
  const elsewhere = [...boards, ...s.discarded, ...built].filter(id => BUILDINGS[id as 'inn'].kind === kind);
  return inOrder([...rows, ...elsewhere]);
}

/** In the order of the tables. */
export function inOrder(tiles: readonly string[]): string[] {
  return [...tiles].sort((a, b) => BUILDING_IDS.indexOf(a as 'inn') - BUILDING_IDS.indexOf(b as 'inn'));
}

import { factsOf, type View } from '@waldglas/black-forest';
import { plain } from '@waldglas/text';
import { pointsText } from '../../boards/points.ts';
import { words } from '../../words/language.ts';
import { isPayable } from './cost.ts';
import { holdingsOf } from './holdings.ts';
import { toEndMark } from './how-far.ts';
import { domainCell } from './land.tsx';
import { landsOf } from './lands.ts';
import { open } from './moving.ts';
import { pawnsOf } from './pawns.ts';
import { type Snap, told } from './shown.ts';
import { type Told, wheelTitle } from './speech.ts';
import { costOf } from './tile.tsx';
import { MARKERS, markersOf } from './wheels.tsx';

/** Says what lies on a part of the table, if there are words. */
function reading(say: (now: Snap, words: Told) => string): (now: Snap) => string {
  return now => (told.value ? say(now, told.value) : '');
}

function wheels(view: View, seat: number, { said, table }: Told): string {
  const player = view.players[seat];
  if (!player) return '';
  const both = (['glass', 'cooking'] as const).map(wheel => {
    const values = markersOf(player, wheel);
    const goods = [...MARKERS[wheel].basic, ...MARKERS[wheel].refined].flatMap(marker => {
      const n = values[marker];
      return n === undefined ? [] : [`${said.noun(marker)} ${n}`];
    });
    return `${wheelTitle(said, wheel)}: ${goods.join(', ')}.`;
  });
  const brick = `${said.noun('brick')} ${player.track.brick}`;
  const end = view.solo ? '' : ` ${table.toEndMark(toEndMark(player, factsOf(view).endMark))}.`;
  return `${both.join(' ')} ${brick}.${end}`;
}

/** Everybody's pawn, and what is open. */
function map({ view }: Snap, { said, table }: Told): string {
  const placeOf = (space: string) => said.name(space.split('.')[0] ?? '');
  const pawns = pawnsOf(view).map(
    ({ space, seat }) => `${seat === undefined ? table.nobodysPawn : said.who(seat)}: ${placeOf(space)}`,
  );
  const rings = Object.entries(view.tradespeople).map(
    ([village, ring]) => `${said.name(village)}: ${ring.map(said.name).join(', ')}`,
  );
  const spaces = Object.values(view.tradespeople).flat().length;
  const reachable = [...open.value.keys()].filter(space => space.includes('.')).length;
  return `${pawns.join('. ')}. ${table.openSpaces(reachable, spaces)} ${rings.join('. ')}.`;
}

function domain({ view, seat: viewer = 0 }: Snap, { said, table }: Told): string {
  const player = view.players[viewer];
  const held = holdingsOf(view, viewer);
  const lands = landsOf(player?.domain ?? []).flatMap((land, estate) =>
    Object.entries(land).map(([cell, what]) => `${domainCell(estate, cell)} ${said.noun(what)}`),
  );
  const animals = ['pig', 'cattle'].map(kind => `${said.noun(kind)} ${held[kind] ?? 0}`);
  return `${table.domain}: ${lands.join(', ')}. ${animals.join(', ')}. ${table.hut(player?.tracker ?? 0, factsOf(view).hutSteps)}.`;
}

/** The buildings that can be paid for now. */
function buildings({ view, seat: viewer = 0 }: Snap, { said, table }: Told): string {
  const setting = { edition: view.edition, players: view.players.length };
  const payable = [...view.small, ...view.large].filter(id => isPayable(view, viewer, id));
  const listed = payable.map(id => {
    const price = Object.entries(costOf(id, setting)).map(([good, n = 0]) => plain(said.counted(good, n)));
    return `${said.name(id)} (${price.join(', ')})`;
  });
  return `${table.buildings}, ${table.standings.now}: ${listed.join(', ') || '–'}.`;
}

function others({ view, seat: viewer = 0, seats, scores }: Snap, spoken: Told): string {
  return view.players
    .flatMap((_, seat) => {
      if (seat === viewer) return [];
      const points = words.value.pointsOf(pointsText(scores[seat]?.points ?? 0));
      return `${seats[seat]?.name}, ${points}. ${wheels(view, seat, spoken)}`;
    })
    .join(' ');
}

/** What can be read out to those who do not look, by its key. */
export const READINGS: Readonly<Record<string, (now: Snap) => string>> = {
  w: reading(({ view, seat: viewer = 0 }, spoken) => wheels(view, viewer, spoken)),
  c: reading(domain),
  m: reading(map),
  b: reading(buildings),
  o: reading(others),
};

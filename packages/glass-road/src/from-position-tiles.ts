import { impossible, objectAt, onlyKeys, type Position, quoted, seatLetter } from '@waldglas/core';
import { BUILDINGS, type BuildingId, type CardId } from './data/index.ts';
import { factsOf, rowSize } from './facts.ts';
import { isTile } from './land.ts';
import { tilesInPlay } from './setup.ts';
import type { Player, State } from './state.ts';
import { KINDS, type Kind } from './words.ts';

/**
 * Sets market, stacks and discarded tiles. Tiles never double: one that `part` names leaves wherever else it was. Tiles
 * that are nowhere then go under their stack, or out of the game if the stack is given.
 */
export function mergeTiles(s: State, part: Position): void {
  const seats = objectAt(part, 'seats');
  const market = objectAt(part, 'market');
  const stacks = objectAt(part, 'stacks');
  onlyKeys(market, KINDS, 'market');
  onlyKeys(stacks, KINDS, 'stacks');
  const named = new Set<string>();
  const name = (tiles: readonly string[]) => {
    for (const tile of tiles)
      if (named.has(tile)) impossible('thereTwice', tile);
      else named.add(tile);
  };
  for (const list of [market, stacks])
    for (const kind of KINDS) if (list[kind] !== undefined) name(tilesAt(s, list, kind));
  for (const [seat, player] of s.players.entries()) {
    const given = objectAt(seats, seatLetter(seat));
    if (given.offer !== undefined) name(player.offer);
    if (given.land !== undefined || given.start !== undefined) name(buildings(player));
  }
  leaveOldPlaces(s, seats, named);
  if (part.discarded !== undefined) s.discarded = tilesAt(s, part, 'discarded');
  const stays = (tile: string) => !named.has(tile);
  s.discarded = s.discarded.filter(stays);
  for (const kind of KINDS) {
    const row = market[kind] === undefined ? s.market[kind].filter(stays) : tilesAt(s, market, kind);
    const stack =
      stacks[kind] === undefined ? s.stacks[kind].slice(s.drawn[kind]).filter(stays) : tilesAt(s, stacks, kind);
    if (row.length > rowSize(s)) impossible('listBetween', `market.${kind}`, 0, rowSize(s));
    const stray = [...row, ...stack].find(tile => BUILDINGS[tile].kind !== kind);
    if (stray !== undefined) impossible('doesNotLieOn', quoted(stray), quoted(kind));
    const lost = lostTiles(s, kind, [...row, ...stack]);
    const under = stacks[kind] === undefined ? lost : [];
    s.market = { ...s.market, [kind]: row };
    s.stacks = { ...s.stacks, [kind]: [...stack, ...under] };
    s.drawn = { ...s.drawn, [kind]: 0 };
    if (stacks[kind] !== undefined) s.discarded = [...s.discarded, ...lost];
  }
}

/** A named tile leaves offers it was in; a building that stands cannot be somewhere else as well. */
function leaveOldPlaces(s: State, seats: Position, named: ReadonlySet<string>): void {
  for (const [seat, player] of s.players.entries()) {
    const given = objectAt(seats, seatLetter(seat));
    if (given.offer === undefined) player.offer = player.offer.filter(tile => !named.has(tile));
    const boardGiven = given.land !== undefined || given.start !== undefined;
    const standing = boardGiven ? undefined : buildings(player).find(tile => named.has(tile));
    if (standing !== undefined) impossible('thereTwice', standing);
  }
}

function buildings(player: Player): BuildingId[] {
  return player.land.filter(isTile);
}

function lostTiles(s: State, kind: Kind, placed: readonly string[]): BuildingId[] {
  const there = new Set<string>([...placed, ...s.discarded]);
  for (const player of s.players) for (const tile of [...player.offer, ...buildings(player)]) there.add(tile);
  return tilesInPlay(s, kind).filter(tile => !there.has(tile));
}

/** The list of building tiles at a key, none of them twice. */
export function tilesAt(s: State, part: Position, key: string): BuildingId[] {
  const list = part[key];
  const { buildingIds } = factsOf(s);
  if (!Array.isArray(list) || !list.every(id => buildingIds.includes(id))) impossible('listsUnknown', key);
  if (new Set(list).size < list.length) impossible('listsTwice', key);
  return list.slice();
}

/** In the order of the table. */
export function sortCards(s: State, cards: readonly CardId[]): CardId[] {
  return factsOf(s).cardIds.filter(card => cards.includes(card));
}

export function isCard(s: State, value: unknown): value is CardId {
  return factsOf(s).cardIds.includes(value as CardId);
}

/** The list of cards at a key, none of them twice. */
export function cardsAt(s: State, part: Position, key: string, most = factsOf(s).cardIds.length): CardId[] {
  const list = part[key];
  if (!Array.isArray(list) || !list.every(card => isCard(s, card))) return impossible('listsUnknown', key);
  if (list.length > most) impossible('listBetween', key, 0, most);
  if (new Set(list).size < list.length) impossible('listsTwice', key);
  return list.slice();
}

import type { GameRecord, Position } from '@waldglas/core';
import type { AnyGame } from './catalog.ts';
import type { Colours } from './io.ts';
import { drawBlackForest } from './show-black-forest.ts';
import { drawGlassRoad } from './show-glass-road.ts';

/** A position as lines of text; with `focus` only that seat's board is drawn as one. */
export type Drawing = (position: Position, focus?: string) => string;

/** How the positions of each game are drawn. */
const DRAWINGS: Readonly<Record<string, (game: AnyGame, record: GameRecord, colours: Colours) => Drawing>> = {
  'glass-road': drawGlassRoad,
  'black-forest': drawBlackForest,
};

/** How to draw the positions of a record. */
export function drawingOf(game: AnyGame, record: GameRecord, colours: Colours): Drawing {
  const draw = DRAWINGS[game.id];
  if (!draw) throw new Error(`nobody draws ${game.id}`);
  return draw(game, record, colours);
}

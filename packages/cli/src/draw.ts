import { drawBlackForest } from './draw-black-forest.ts';
import { drawGlassRoad } from './draw-glass-road.ts';
import type { DrawContext, Drawing } from './drawing.ts';

const DRAWINGS: Readonly<Record<string, (context: DrawContext) => Drawing>> = {
  'glass-road': drawGlassRoad,
  'black-forest': drawBlackForest,
};

/** How to draw the positions of a record. */
export function drawingOf(context: DrawContext): Drawing {
  const draw = DRAWINGS[context.game.id];
  if (!draw) throw new Error(`nobody draws ${context.game.id}`);
  return draw(context);
}

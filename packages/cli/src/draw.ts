import { drawBlackForest } from './draw-black-forest.ts';
import { drawGlassRoad } from './draw-glass-road.ts';
import type { Brush, Drawing } from './drawing.ts';

const DRAWINGS: Readonly<Record<string, (brush: Brush) => Drawing>> = {
  'glass-road': drawGlassRoad,
  'black-forest': drawBlackForest,
};

/** How to draw the positions of a record. */
export function drawingOf(brush: Brush): Drawing {
  const draw = DRAWINGS[brush.game.id];
  if (!draw) throw new Error(`nobody draws ${brush.game.id}`);
  return draw(brush);
}

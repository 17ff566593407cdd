import { pointsText } from '../boards/points.ts';
import { preview } from './hover-preview.ts';
import { snapshot } from './model.ts';

/** The viewer's points, and those that the option under the pointer would leave: `2 › 3½`. */
export function ownPoints(): string {
  const { scores, seat: viewer = 0 } = snapshot.value ?? {};
  const now = scores?.[viewer]?.points ?? 0;
  const then = preview.value?.scores?.[viewer]?.points ?? now;
  return then === now ? pointsText(now) : `${pointsText(now)} › ${pointsText(then)}`;
}

import { factsOf, type View } from '@waldglas/black-forest';
import type { HowFar } from '../../connection/connection.ts';

/** How many provisions the nearer marker may still lose before it stands on the end mark; 0 once one does. */
export function toEndMark({ first, second, steps }: View['players'][number], endMark: number): number {
  return Math.max(0, endMark - steps.cooking + Math.min(first.provisions, second.provisions));
}

/** Alone one plays for some years; together until somebody reaches the end mark. */
export function howFar(view: View): HowFar {
  if (view.solo) return { unit: 'year', n: view.year };
  const { endMark } = factsOf(view);
  return { unit: 'provisions', n: Math.min(...view.players.map(player => toEndMark(player, endMark))) };
}

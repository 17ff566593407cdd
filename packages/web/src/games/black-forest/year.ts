import { type Event, factsOf, type View } from '@waldglas/black-forest';
import { isPendingEffect } from '@waldglas/core';
import type { Moment } from '../../connection/connection.ts';
import { eventsOf, gainsIn } from '../../table/closed-stretch.ts';
import type { ClosedStretch } from '../../table/face.ts';

type YearMoment = Moment<View, Event>;

/** BF-8.1: how many years of a solo game are over; games of several players have none. */
export function yearsDone(view: View): number {
  if (!view.solo) return 0;
  const atEnd = view.agenda.length === 0 || view.agenda.some(todo => !isPendingEffect(todo) && todo.step === 'final');
  return atEnd ? factsOf(view).solo.years : view.year - 1;
}

/** What a year has brought. */
export function closedYear(year: readonly YearMoment[]): ClosedStretch | undefined {
  const events = eventsOf(year);
  return gainsIn(year, seat => {
    const steps = (wheel: string) =>
      events.reduce(
        (sum, one) => sum + (one.kind === 'turn' && one.seat === seat && one.wheel === wheel ? one.steps : 0),
        0,
      );
    return {
      built: events.flatMap(one => (one.kind === 'build' && one.seat === seat ? [one.building] : [])),
      // BF-2.3: a step of the cooking wheel moves both provision markers
      produced: { glass: steps('glass'), provisions: 2 * steps('cooking'), commodity: steps('cooking') },
    };
  });
}

import { isPendingEffect, type Seat } from '@waldglas/core';
import { type CardId, type Event, periodsOf, type View } from '@waldglas/glass-road';
import type { Moment } from '../../connection/connection.ts';
import { eventsOf, gainsIn } from '../../table/closed-stretch.ts';
import type { ClosedStretch, SeatGains } from '../../table/face.ts';
import { WHEELS } from './wheels.ts';

type PeriodMoment = Moment<View, Event>;

/** How many periods are over: after the last one conversions are all that is left. */
export function periodsDone(view: View): number {
  const atEnd = view.agenda.length === 0 || view.agenda.some(todo => !isPendingEffect(todo) && todo.step === 'final');
  return atEnd ? periodsOf(view) : view.period - 1;
}

/** What a period has brought everybody. */
export function closedPeriod(period: readonly PeriodMoment[]): ClosedStretch | undefined {
  const events = eventsOf(period);
  return gainsIn(period, seat => ({
    built: events.flatMap(event => (event.kind === 'build' && event.seat === seat ? [event.building] : [])),
    produced: producedBy(events, seat),
  }));
}

/** The refined goods that each wheel gave a seat. */
function producedBy(events: readonly Event[], seat: Seat): SeatGains['produced'] {
  const turns = events.flatMap(event => (event.kind === 'turn' && event.seat === seat ? [event] : []));
  return Object.fromEntries(
    WHEELS.map(({ id, refined }) => [
      refined,
      turns.filter(({ wheel }) => wheel === id).reduce((sum, { steps }) => sum + steps, 0),
    ]),
  );
}

/** A card that was shown, who followed, and who of all these could do nothing with it. */
interface PlayedCard {
  readonly round: number;
  readonly seat: Seat;
  readonly card: CardId;
  readonly joined: readonly Seat[];
  readonly unused: readonly Seat[];
}

/** By these a seat does something, whatever it is; goods name the card that brings them. */
const DEEDS: readonly Event['kind'][] = ['place', 'remove', 'build', 'offer', 'discard'];

/** The cards of a period, in the order in which they were shown. */
export function playedCards(period: readonly PeriodMoment[]): readonly PlayedCard[] {
  const cards: PlayedCard[] = [];
  for (const { view, entry } of period.slice(1)) {
    for (const event of entry?.events ?? []) {
      const now = cards.at(-1);
      if (event.kind === 'reveal') {
        const { seat, card, joined } = event;
        cards.push({ round: view.round, seat, card, joined, unused: [seat, ...joined] });
      } else if (now && 'seat' in event && isUse(event, now.card)) {
        cards[cards.length - 1] = { ...now, unused: now.unused.filter(one => one !== event.seat) };
      }
    }
  }
  return cards;
}

const isUse = (event: Event, card: CardId) => ('source' in event ? event.source === card : DEEDS.includes(event.kind));

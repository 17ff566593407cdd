import { type Seat, seatLetter } from '@waldglas/core';
import type { Clock, Pace } from '../store/table.ts';

const MINUTE = 60 * 1000;
const DAY = 24 * 60 * MINUTE;

/** After so many milliseconds somebody who is asked counts as idle; without a pace nobody does. */
const IDLE: Readonly<Record<Pace, number>> = { live: 3 * MINUTE, daily: DAY, none: Number.POSITIVE_INFINITY };

/** The clock of a game that starts. */
export function startClock(players: number, turn: readonly Seat[], now: number): Clock {
  const seats = Array.from({ length: players }, (_, seat) => seat);
  return { used: seats.map(() => 0), since: seats.map(seat => (turn.includes(seat) ? now : 0)), paused: 0 };
}

/** The clock after somebody has acted, who then thinks anew; whoever acts starts a clock that was stopped. */
export function clockAfter(before: Clock, actor: Seat, turn: readonly Seat[], now: number): Clock {
  const { used, since } = resume(before, now);
  const goesOn = (seat: Seat) => turn.includes(seat) && seat !== actor && since[seat] !== 0;
  return {
    used: used.map((milliseconds, seat) => (goesOn(seat) ? milliseconds : milliseconds + thought(since[seat], now))),
    since: since.map((asked, seat) => (goesOn(seat) ? asked : turn.includes(seat) ? now : 0)),
    paused: 0,
  };
}

function thought(since: number | undefined, now: number): number {
  return since ? Math.max(0, now - since) : 0;
}

/** The clock stopped. */
export function pause(clock: Clock, now: number): Clock {
  return clock.paused === 0 ? { ...clock, paused: now } : clock;
}

/** The clock going on: the time in between is nobody's. */
export function resume(clock: Clock, now: number): Clock {
  if (clock.paused === 0) return clock;
  const gone = Math.max(0, now - clock.paused);
  return { ...clock, since: clock.since.map(asked => (asked === 0 ? 0 : asked + gone)), paused: 0 };
}

/** Has this seat been asked for so long that a bot may stand in? */
export function isIdle({ since, paused }: Clock, pace: Pace, seat: Seat, now: number): boolean {
  const asked = since[seat] ?? 0;
  return asked > 0 && (paused === 0 ? now : paused) - asked >= IDLE[pace];
}

/**
 * The clock as everybody sees it: milliseconds used by each seat up to `now`, and when those who are asked count as
 * idle. Clocks of other machines may differ: what is left is the difference to `now`.
 */
export function clockJson(clock: Clock, pace: Pace, now: number) {
  const { used, since, paused } = clock;
  const until = paused === 0 ? now : paused;
  const bySeat = (value: (asked: number, seat: Seat) => number | undefined) =>
    Object.fromEntries(
      since.flatMap((asked, seat) => {
        const found = value(asked, seat);
        return found === undefined ? [] : [[seatLetter(seat), found]];
      }),
    );
  return {
    used: bySeat((asked, seat) => (used[seat] ?? 0) + thought(asked, until)),
    paused: paused !== 0,
    now,
    idleAt: paused === 0 ? bySeat(asked => (asked === 0 ? undefined : asked + IDLE[pace])) : {},
  };
}

import type { Emit, Seat } from '@waldglas/core';
import { JOBS, type JobId } from './data/index.ts';
import { factsOf } from './facts.ts';
import { type Event, type State, show } from './state.ts';

/** Where a job goes: its location, or the village of its tradesperson, or the next one clockwise without a job. */
function placeFor(s: State, job: JobId): string | undefined {
  const { location, tradesperson } = JOBS[job];
  if (location !== undefined) return location;
  const villages = factsOf(s).board.clockwise;
  const home = villages.findIndex(village => s.tradespeople[village]?.some(one => one === tradesperson));
  for (let i = 0; i < villages.length; i++) {
    const village = villages[(home + i) % villages.length] ?? '';
    if (s.jobs[village] === undefined) return village;
  }
  return undefined;
}

/** BF-4.8, BF-4.9: reveals the next job of the pile, if there is one and not too many are open. */
function revealJob(s: State, emit: Emit<Event>): void {
  const job = s.pile[s.revealed];
  const most = factsOf(s).mostJobs[s.players.length] ?? 0;
  if (job === undefined || Object.keys(s.jobs).length >= most) return;
  const place = placeFor(s, job);
  if (place === undefined) return;
  s.revealed++;
  s.jobs = { ...s.jobs, [place]: job };
  show(s, 'job', emit);
  emit?.({ kind: 'job', job, place });
}

/** BF-2.6: one job for each reminder moved; the second one of two players reveals two, a single player three. */
export function revealForReminder(s: State, emit: Emit<Event>): void {
  const gone = s.players.filter(player => !player.reminder).length;
  const jobs = s.players.length === 1 ? factsOf(s).solo.reminderJobs : s.players.length === 2 && gone === 2 ? 2 : 1;
  for (let i = 0; i < jobs; i++) revealJob(s, emit);
}

/** The job is done: off the board, before its owner, and the next one comes. */
export function completeJob(s: State, seat: Seat, job: JobId, emit: Emit<Event>): void {
  const { [locationOfJob(s, job) ?? '']: _, ...others } = s.jobs;
  s.jobs = others;
  const player = s.players[seat];
  if (player) player.jobs = [...player.jobs, job];
  emit?.({ kind: 'completed', seat, job });
  revealJob(s, emit);
}

function locationOfJob(s: State, job: JobId): string | undefined {
  return Object.keys(s.jobs).find(place => s.jobs[place] === job);
}

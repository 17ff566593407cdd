import { next, type Rng, type Seat, shuffled } from '@waldglas/core';
import { factsOf } from './facts.ts';
import { clonePlayer, type State } from './state.ts';

/** What anybody may know: all but the order of the job pile and chance. Nothing is hidden from one seat alone. */
export interface View extends Omit<State, 'pile' | 'rng'> {
  readonly viewer: Seat | undefined;
  /** How many jobs the pile still holds. */
  readonly left: number;
}

export function view(s: State, viewer: Seat | undefined): View {
  const { pile, rng: _, ...open } = s;
  return {
    ...open,
    players: s.players.map(clonePlayer),
    agenda: s.agenda.slice(),
    viewer,
    left: pile.length - s.revealed,
  };
}

/** One full state that fits the view: the pile is some order of the jobs not seen. */
export function imagine(v: View, rng: Rng): State {
  const { viewer: _, left, ...open } = v;
  const seen = new Set<string>([...Object.values(v.jobs), ...v.players.flatMap(({ jobs }) => jobs)]);
  const { jobIds } = factsOf(v);
  const hidden = shuffled(
    rng,
    jobIds.filter(job => !seen.has(job)),
  );
  const known = jobIds.filter(job => seen.has(job)).slice(0, v.revealed);
  return {
    ...open,
    players: v.players.map(clonePlayer),
    agenda: v.agenda.slice(),
    pile: [...known, ...hidden].slice(0, known.length + left),
    revealed: known.length,
    rng: [next(rng) | 0, next(rng) | 0, next(rng) | 0, next(rng) | 0],
  };
}

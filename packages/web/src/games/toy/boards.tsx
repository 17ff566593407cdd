import type { Seat } from '@waldglas/core';
import type { ToyAction, ToyEvent, ToyView } from '@waldglas/core/toy';
import { useQueued } from '../../drawing/slice.ts';
import type { ReplayBoardsProps } from '../../table/face.ts';
import { modelOf } from '../../table/model.ts';

const { snapshot } = modelOf<ToyView, ToyAction, ToyEvent>();

const listed = (marbles: Readonly<Record<string, number>>) =>
  Object.entries(marbles)
    .map(([marble, n]) => `${n} ${marble}`)
    .join(', ');

/** What lies in the bowl. */
export function BowlPanel() {
  const bowl = useQueued('answer', () => snapshot.value?.view.known.bowl ?? {});
  return (
    <section class="panel bowl">
      <h2>Bowl</h2>
      <p>{listed(bowl)}</p>
    </section>
  );
}

/** What a seat has. */
export function PlayerSummary({ seat }: { readonly seat: Seat }) {
  const player = useQueued('look', () => snapshot.value?.view.players[seat], [seat]);
  return player ? <p>{listed(player.marbles)}</p> : null;
}

/** How far the game is. */
export function Rounds() {
  const known = useQueued('look', () => snapshot.value?.view.known);
  return known ? <p>{`Round ${Math.min(known.round, known.rounds)} of ${known.rounds}`}</p> : null;
}

/** The bowl at one moment of a replay. */
export function ReplayBoards({ moment, children }: ReplayBoardsProps<ToyView, ToyEvent>) {
  return (
    <div class="stage">
      <p>{listed(moment.view.known.bowl)}</p>
      {children}
    </div>
  );
}

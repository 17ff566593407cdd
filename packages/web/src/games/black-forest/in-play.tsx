import { useEffect } from 'preact/hooks';
import { lazyPart } from '../../drawing/lazy-part.tsx';
import { choose } from '../../table/calls.ts';
import { lookAhead } from '../../table/hover-preview.ts';
import { lineOf } from '../../table/model.ts';
import { MovePanel } from './move-panel.tsx';
import { isMoving } from './moving.ts';
import type { RewardProps } from './reward-order.tsx';
import { effectWords, preview, snapshot, told, viewerNow } from './shown.ts';
import type { Told } from './speech.ts';

// the boards can be pressed without it
const BuildChoice = lazyPart<Told>(async () => (await import('./build-choice.tsx')).BuildChoice);

/** A reward in parts is seldom the first question; should one come sooner than this does, its parts are listed as any options. */
export const RewardOrder = lazyPart<RewardProps>(async () => (await import('./reward-order.tsx')).RewardOrder);

/** So long a table stands before more is fetched for it, in milliseconds. */
const IDLE = 1000;

/** What stands before the list: where the pawn goes, what the neutral pawn is, which buildings are looked for, or the parts of a reward. */
export function InPlay() {
  const { value: now } = snapshot;
  const { value: spoken } = told;
  const { value: say } = effectWords;
  useEffect(() => {
    const idle = setTimeout(() => void RewardOrder.fetchAhead(), IDLE);
    return () => clearTimeout(idle);
  }, []);
  if (!now || !spoken || !say) return null;
  if (isMoving(now)) return <MovePanel />;
  if (now.decision?.ask.what === 'build') return <BuildChoice {...spoken} />;
  if (now.decision?.ask.what === 'neutral') return <p class="told">{spoken.table.neutralPawn}</p>;
  if (now.decision?.ask.what !== 'part') return null;
  const { action: looked } = preview.value ?? {};
  return (
    <RewardOrder
      view={now.view}
      seat={viewerNow()}
      say={say}
      looked={looked?.verb === 'part' ? looked.part : undefined}
      onTake={([first, ...more]) => first && choose(first, ...more)}
      look={({ action }) => ({ 'data-action': lineOf(action), ...lookAhead(action) })}
      {...spoken}
    />
  );
}

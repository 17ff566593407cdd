import { useQueued } from '../../drawing/slice.ts';
import { nextView } from './moving.ts';
import { isOwn, shownSeat, snapshot, told } from './shown.ts';
import { ForestWheel } from './wheels.tsx';

/** The wheels of the seat that is looked at; of the own ones also what an option would make of them. */
function wheelsNow() {
  const { view } = snapshot.value ?? {};
  return view && { view, seat: shownSeat(), next: isOwn() ? nextView.value : undefined };
}

/** Both wheels. */
export function WheelsPanel() {
  const shown = useQueued('answer', wheelsNow);
  const { value: words } = told;
  if (!shown || !words) return null;
  return (
    <div class="wheelpair">
      {(['glass', 'cooking'] as const).map(wheel => (
        <ForestWheel key={wheel} wheel={wheel} {...shown} {...words} />
      ))}
    </div>
  );
}

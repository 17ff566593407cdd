import { factsOf, periodsOf } from '@waldglas/glass-road';
import { aboutApart } from '../../boards/about.ts';
import { useQueued } from '../../drawing/slice.ts';
import { snapshot, tableWords } from './shown.ts';

/** How far the game is: periods, and the rounds of each. */
export function PeriodTrack() {
  const { periods, rounds, now, current } = useQueued('look', () => {
    const { view } = snapshot.value ?? {};
    if (!view) return { periods: 0, rounds: 0, now: 0, current: 0 };
    // alone there are none
    const rounds = view.players.length === 1 ? 0 : factsOf(view).rounds;
    return { periods: periodsOf(view), rounds, now: view.period, current: view.round };
  });
  return (
    <div class="pt" {...aboutApart('rule', rounds === 0 ? 'GR-6.1' : 'GR-4.1')}>
      <span class="label">{tableWords.value.period}</span>
      <ol>
        {Array.from({ length: periods }, (_, i) => i + 1).map(period => (
          <li
            key={period}
            class={period === now ? 'now' : period < now ? 'past' : ''}
            aria-current={period === now ? 'step' : undefined}
          >
            <b>{period}</b>
            {rounds > 0 && (
              <span aria-hidden="true">
                {Array.from({ length: rounds }, (_, i) => i + 1).map(round => (
                  <i key={round} class={roundClass(period, round, now, current)} />
                ))}
              </span>
            )}
          </li>
        ))}
      </ol>
    </div>
  );
}

function roundClass(period: number, round: number, now: number, current: number): string {
  if (period < now || (period === now && round < current)) return 'd';
  return period === now && round === current ? 'n' : '';
}

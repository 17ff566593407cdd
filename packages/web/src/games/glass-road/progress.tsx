import { aboutApart } from '../../boards/about.ts';
import { useQueued } from '../../drawing/slice.ts';
import { snapshot, tableWords } from './shown.ts';

const ROUNDS = 3;

/** How many periods a game has (GR-4.1, GR-6.1). */
export const periodCount = (alone: boolean, five: boolean): number => (alone ? 7 : five ? 5 : 4);

/** How far the game is: periods, and the rounds of each. */
export function PeriodTrack() {
  const { alone, five, now, current } = useQueued('look', () => {
    const { view } = snapshot.value ?? {};
    const { period: now = 0, round: current = 0 } = view ?? {};
    return { alone: view?.players.length === 1, five: view?.options.fivePeriods === true, now, current };
  });
  const periods = periodCount(alone, five);
  return (
    <div class="pt" {...aboutApart('rule', alone ? 'GR-6.1' : 'GR-4.1')}>
      <span class="label">{tableWords.value.period}</span>
      <ol>
        {Array.from({ length: periods }, (_, i) => i + 1).map(period => (
          <li
            key={period}
            class={period === now ? 'now' : period < now ? 'past' : ''}
            aria-current={period === now ? 'step' : undefined}
          >
            <b>{period}</b>
            {!alone && (
              <span aria-hidden="true">
                {Array.from({ length: ROUNDS }, (_, i) => i + 1).map(round => (
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

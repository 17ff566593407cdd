import { factsOf } from '@waldglas/black-forest';
import { aboutApart } from '../../boards/about.ts';
import { useQueued } from '../../drawing/slice.ts';
import { Glyph } from '../../glyphs/glyph.tsx';
import { closing } from '../../table/model.ts';
import { phaseOf } from './moving.ts';
import { snapshot, told } from './shown.ts';

const PHASES = [
  { id: 'swap', glyph: 'commodity', rule: 'BF-4.1' },
  { id: 'move', glyph: 'pawn', rule: 'BF-4.3' },
  { id: 'act', glyph: 'wheel', rule: 'BF-4.6' },
] as const;

/** How far the turn has come; a single player also sees the years. */
export function TurnTrack() {
  const known = useQueued('look', () => {
    const { value: now } = snapshot;
    if (!now) return undefined;
    const { view, over } = now;
    const years = view.solo ? factsOf(view).solo.years : undefined;
    return {
      phase: now.decision && phaseOf(now),
      year: view.year,
      years,
      ending: view.ending,
      idle: over || closing.value,
    };
  });
  const { value: words } = told;
  if (!known || !words) return null;
  const { table, said } = words;
  const { phase, year, years, ending, idle } = known;
  if (idle) return null;
  return (
    <>
      {years !== undefined && (
        <span class="years" {...aboutApart('rule', 'BF-4.13')}>
          {table.year(year, years)}
        </span>
      )}
      {ending && ending.left > 0 && (
        <span class="years ends" {...aboutApart('say', table.lastTurns(said.who(ending.by), ending.left))}>
          <Glyph name="endmark" size={16} /> {table.turnsLeft(ending.left)}
        </span>
      )}
      <ol class="phases">
        {PHASES.map(({ id, glyph, rule }) => (
          <li
            key={id}
            class={id === phase ? 'now' : ''}
            aria-current={id === phase ? 'step' : undefined}
            {...aboutApart('rule', rule)}
          >
            <Glyph name={glyph} size={18} />
            <span>{table.phases[id]}</span>
          </li>
        ))}
      </ol>
    </>
  );
}

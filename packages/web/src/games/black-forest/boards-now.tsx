import { signal } from '@preact/signals';
import type { Action, BuildingId } from '@waldglas/black-forest';
import { lastPlanOf } from '../../table/plans.ts';
import { affordableTo } from './affordable.ts';
import { type BoardFilter, GIVEN } from './board-filter.ts';
import { nextView } from './moving.ts';
import { preview, snapshot, viewerNow } from './shown.ts';
import type { Told } from './speech.ts';

/** The option to build it now. */
export function buildOf(id: BuildingId): Action | undefined {
  return snapshot.value?.decision?.options.find(one => one.verb === 'build' && one.building === id);
}

/** What is on the boards, how each building stands, and which ones can be built at once. */
export function boardsNow() {
  const { view } = snapshot.value ?? {};
  if (!view) return undefined;
  const builds = preview.value?.action.verb === 'build';
  const affordable = affordableTo(
    view,
    viewerNow(),
    id => lastPlanOf(id)?.reached === true,
    builds ? undefined : nextView.value,
  );
  return { view, affordable: [...affordable], can: [...affordable.keys()].filter(id => buildOf(id) !== undefined) };
}

/** What the boards are looked through for. */
export const filter = signal<BoardFilter>('all');

/** Lets those buildings stand out that are looked for. */
export function FilterChoice({ said, table }: Told) {
  return (
    <select
      class="boardfilter serif"
      aria-label={table.filter.label}
      value={filter.value}
      onChange={event => {
        filter.value = event.currentTarget.value as BoardFilter;
      }}
    >
      <option value="all">{table.buildings}</option>
      <option value="payable">{table.standings.now}</option>
      <option value="converted">{table.filter.converted}</option>
      <option value="scoring">{table.filter.scoring}</option>
      {GIVEN.map(noun => (
        <option key={noun} value={`gives ${noun}`}>
          {table.filter.gives(said.noun(noun))}
        </option>
      ))}
    </select>
  );
}

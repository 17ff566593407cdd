import { signal } from '@preact/signals';
import type { Action, BuildingId } from '@waldglas/black-forest';
import type { ComponentChildren } from 'preact';
import { useQueued } from '../../drawing/slice.ts';
import { Glyph } from '../../glyphs/glyph.tsx';
import { lastPlanOf } from '../../table/plans.ts';
import { affordableTo } from './affordable.ts';
import { type BoardFilter, GIVEN, passes } from './board-filter.ts';
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

/** While something is built: how many buildings there are of each kind that one looks for; a press picks them out. */
export function BuildChoice({ said, table }: Told) {
  const boards = useQueued('answer', boardsNow);
  if (!boards) return null;
  const standings = new Map(boards.affordable);
  const count = (which: BoardFilter) => [...standings].filter(([id, one]) => passes(which, id, one)).length;
  const kinds: readonly (readonly [BoardFilter, string])[] = [
    ['payable', table.standings.now],
    ['converted', table.filter.converted],
    ['scoring', table.filter.scoring],
  ];
  return (
    <fieldset class="buildchoice" aria-label={table.filter.label}>
      {kinds.map(([which, words]) => (
        <FilterChip key={which} which={which} words={words}>
          <b class="num">{count(which)}</b>
        </FilterChip>
      ))}
      <div class="gives">
        {GIVEN.map(noun => (
          <FilterChip key={noun} which={`gives ${noun}`} words={table.filter.gives(said.noun(noun))} brief>
            <Glyph name={noun} size={20} />
          </FilterChip>
        ))}
      </div>
    </fieldset>
  );
}

function FilterChip({
  which,
  words,
  brief = false,
  children,
}: {
  readonly which: BoardFilter;
  readonly words: string;
  /** The picture says it; the words are for those who listen or point. */
  readonly brief?: boolean;
  readonly children: ComponentChildren;
}) {
  const on = filter.value === which;
  return (
    <button
      type="button"
      class="fchip"
      aria-pressed={on}
      title={brief ? words : undefined}
      aria-label={brief ? words : undefined}
      onClick={() => {
        filter.value = on ? 'all' : which;
      }}
    >
      {children}
      {!brief && <span>{words}</span>}
    </button>
  );
}

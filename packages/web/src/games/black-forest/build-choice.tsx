import type { BuildingId } from '@waldglas/black-forest';
import type { Runs } from '@waldglas/text';
import type { ComponentChildren } from 'preact';
import { addStyles } from '../../drawing/add-styles.ts';
import { useQueued } from '../../drawing/slice.ts';
import css from '../../styles/black-forest/build-choice.css?inline';
import { choose } from '../../table/calls.ts';
import { lookAhead } from '../../table/hover-preview.ts';
import { lineOf } from '../../table/model.ts';
import { Said } from '../../table/options.tsx';
import { type BoardFilter, passes } from './board-filter.ts';
import { boardsNow, buildOf, filter } from './boards-now.tsx';
import type { Told } from './speech.ts';

addStyles(css);

/** While something is built: what can be built at once, in words; and how many buildings there are of each kind that one looks for. */
export function BuildChoice({ said, table }: Told) {
  const boards = useQueued('answer', boardsNow);
  if (!boards) return null;
  const { view, affordable, can } = boards;
  const standings = new Map(affordable);
  const count = (which: BoardFilter) => affordable.filter(([id, one]) => passes(which, id, one)).length;
  const kinds: readonly (readonly [BoardFilter, string])[] = [
    ['payable', table.standings.now],
    ['converted', table.filter.converted],
    ['scoring', table.filter.scoring],
  ];
  const found = can.filter(id => passes(filter.value, id, standings.get(id)));
  return (
    <>
      <fieldset class="buildchoice" aria-label={table.filter.label}>
        {kinds.map(([which, words]) => (
          <FilterChip key={which} which={which} words={words}>
            <b class="num">{count(which)}</b>
          </FilterChip>
        ))}
      </fieldset>
      <ul class="buildlist">
        {found.map(id => (
          <li key={id}>
            <BuildRow id={id} name={said.name(id)} lines={said.card(id, view.edition).lines.slice(COST_AND_POINTS)} />
          </li>
        ))}
      </ul>
    </>
  );
}

/** What a building costs and is worth comes first in its words, and stands on its tile. */
const COST_AND_POINTS = 2;

/** A building that can be built now, and what it does. */
function BuildRow({
  id,
  name,
  lines,
}: {
  readonly id: BuildingId;
  readonly name: string;
  readonly lines: readonly Runs[];
}) {
  const build = buildOf(id);
  if (!build) return null;
  return (
    <button type="button" class="opt" data-action={lineOf(build)} onClick={() => choose(build)} {...lookAhead(build)}>
      <b class="serif">{name}</b>
      {lines.map((line, i) => (
        <Said key={i} runs={line} />
      ))}
    </button>
  );
}

function FilterChip({
  which,
  words,
  children,
}: {
  readonly which: BoardFilter;
  readonly words: string;
  readonly children: ComponentChildren;
}) {
  const on = filter.value === which;
  return (
    <button
      type="button"
      class="fchip"
      aria-pressed={on}
      onClick={() => {
        filter.value = on ? 'all' : which;
      }}
    >
      {children}
      <span>{words}</span>
    </button>
  );
}

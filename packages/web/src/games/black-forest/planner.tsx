import { plain } from '@waldglas/text';
import { isByTouch } from '../../boards/steady-press.ts';
import { addStyles } from '../../drawing/add-styles.ts';
import { Chip, Glyph } from '../../glyphs/glyph.tsx';
import css from '../../styles/black-forest/planner.css?inline';
import { choose } from '../../table/calls.ts';
import { pointAt } from '../../table/hover-preview.ts';
import { words } from '../../words/language.ts';
import { listed } from '../../words/listed.ts';
import { portraitOf } from './card.tsx';
import { Changes } from './map-tags.tsx';
import { aim, takeAim } from './moving.ts';
import { areaOf } from './pawns.ts';
import type { PlannedSpace } from './planned-space.ts';
import { plannedSpaces } from './planned-spaces.ts';
import { told } from './shown.ts';
import type { Told } from './speech.ts';

addStyles(css);

/** The village planner: the three best spaces of the turn, each with what it costs and brings; a press goes there. */
export function Planner() {
  const { value: spoken } = told;
  const { value: spaces } = plannedSpaces;
  if (!spoken) return null;
  const { table } = spoken;
  return (
    <section class="planner" aria-label={table.planner.title}>
      <h2>{table.planner.title}</h2>
      {spaces ? (
        <ol>
          {spaces.map((space, i) => (
            <li key={i}>
              <Row space={space} index={i} {...spoken} />
            </li>
          ))}
        </ol>
      ) : (
        <p class="idle">{words.value.thinking}</p>
      )}
    </section>
  );
}

interface RowProps extends Told {
  readonly space: PlannedSpace;
  readonly index: number;
}

/** Shows a place on the map: the way there, or who would have changed places. */
function look({ to, white, fees, swaps, going }: PlannedSpace, plan: number): void {
  const [first] = going;
  if (swaps !== undefined && first) pointAt(first);
  takeAim({ plan, white, paid: fees, to: swaps === undefined ? to : undefined, looked: 'plan' });
}

function Row({ space, index, said, table }: RowProps) {
  const { going, to, visits, builds, costs, changes, points } = space;
  const [first, ...more] = going;
  const show = () => look(space, index);
  const leave = () => {
    if (space.swaps !== undefined) pointAt();
  };
  return (
    <button
      type="button"
      class={aim.value.plan === index ? 'plan hot' : 'plan'}
      aria-label={placeWords(space, { said, table })}
      onMouseEnter={show}
      onFocus={show}
      onMouseLeave={leave}
      onBlur={leave}
      onClick={() => {
        // a finger looks first, and goes by the button
        if (isByTouch() && to !== undefined && space.swaps === undefined)
          takeAim({ to, white: space.white, paid: space.fees, looked: 'space' });
        else if (first) choose(first, ...more);
      }}
    >
      <b class="nth num">{index + 1}</b>
      <span class="where">
        <b>{to === undefined ? table.planner.beg : said.name(areaOf(to))}</b>
        {Object.entries(costs).map(([good, n]) =>
          // who swaps the merchant pays with a commodity: its sign says so
          good === 'commodity' ? null : (
            <span key={good} class="cost">
              <Chip n={n} name={good} words={plain(said.counted(good, n))} size={14} />
            </span>
          ),
        )}
        {visits.map(one => (
          <Glyph key={one} name={portraitOf(one)} size={17} />
        ))}
        {builds.map(id => (
          <i key={id}>{said.name(id)}</i>
        ))}
      </span>
      {points !== 0 && (
        <span class="earns">
          <Chip
            n={points > 0 ? `+${points}` : `−${-points}`}
            name="star"
            words={words.value.pointsOf(String(points))}
          />
        </span>
      )}
      <span class="gives">
        {space.swaps !== undefined && (
          <span class="swaps">
            <Glyph name="k-conversion" size={14} />
            <Glyph name={portraitOf(space.swaps)} size={16} />
          </span>
        )}
        <Changes changes={changes} builds={false} />
      </span>
    </button>
  );
}

/** A place in words, for those who listen: where, what it costs, what it brings. */
function placeWords(
  { to, swaps, visits, builds, costs, changes, points }: PlannedSpace,
  { said, table }: Told,
): string {
  const { planner } = table;
  const count = (nouns: Readonly<Record<string, number>>, sign: number) =>
    Object.entries(nouns).flatMap(([noun, n]) => (n * sign > 0 ? [plain(said.counted(noun, Math.abs(n)))] : []));
  const paid = count(costs, 1);
  const gained = count(changes, 1);
  const lost = count(changes, -1);
  return [
    ...(swaps === undefined ? [] : [planner.swapFirst(said.name(swaps))]),
    to === undefined ? planner.beg : said.name(areaOf(to)),
    ...[...visits, ...builds].map(id => said.name(id)),
    ...(paid.length > 0 ? [planner.costs(listed(said.lang, paid))] : []),
    ...(gained.length > 0 ? [planner.brings(listed(said.lang, gained))] : []),
    ...(lost.length > 0 ? [planner.takes(listed(said.lang, lost))] : []),
    ...(points === 0 ? [] : [words.value.pointsOf(points > 0 ? `+${points}` : String(points))]),
  ].join('; ');
}

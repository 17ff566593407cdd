import { factsOf } from '@waldglas/black-forest';
import type { Seat } from '@waldglas/core';
import { plain } from '@waldglas/text';
import { about, aboutApart } from '../../boards/about.ts';
import { useQueued } from '../../drawing/slice.ts';
import { Chip, Glyph } from '../../glyphs/glyph.tsx';
import { visited } from '../../table/model.ts';
import { shownTab } from '../../table/tabs.tsx';
import { words } from '../../words/language.ts';
import { holdingsOf } from './holdings.ts';
import { toEndMark } from './how-far.ts';
import { nextView } from './moving.ts';
import { snapshot, told } from './shown.ts';

/** The goods of a seat, those of the glass wheel above, those of the cooking wheel below. */
const GOODS = [
  ['sand', 'water', 'wood', 'charcoal', 'brick', 'glass'],
  ['porridge', 'meat', 'provisions', 'commodity', 'pig', 'cattle'],
] as const;

/** Where one sees the domain of others on a small screen. */
export const DOMAIN_TAB = 'domain';

/** What everybody may see of a seat; for the viewer also where the end mark would be after an option. */
function publicOf(seat: Seat) {
  const { value: now } = snapshot;
  const player = now?.view.players[seat];
  if (!now || !player) return undefined;
  const { endMark, hutSteps } = factsOf(now.view);
  const me = seat === now.seat;
  const next = me ? nextView.value?.players[seat] : undefined;
  return {
    name: now.seats[seat]?.name ?? '',
    held: holdingsOf(now.view, seat),
    tracker: player.tracker,
    hutSteps,
    left: toEndMark(player, endMark),
    then: next && toEndMark(next, endMark),
    solo: now.view.solo !== undefined,
    me,
  };
}

/** The goods of others, everybody's hut, and how far everybody is from the end mark. */
export function PlayerSummary({ seat }: { readonly seat: Seat }) {
  const known = useQueued('look', () => publicOf(seat), [seat]);
  const { value: spoken } = told;
  if (!known || !spoken) return null;
  const { said, table } = spoken;
  const { name, held, tracker, hutSteps, left, then, solo, me } = known;
  const look = words.value.look(name);
  return (
    <>
      {!me && (
        <div class="goods">
          {GOODS.map(row => (
            <div key={row[0]}>
              {row.map(good => (
                <span key={good} class={held[good] === 0 ? 'pale' : ''} {...aboutApart('thing', `${good} ${seat}`)}>
                  <Chip n={held[good] ?? 0} name={good} words={plain(said.counted(good, held[good] ?? 0))} size={14} />
                </span>
              ))}
            </div>
          ))}
        </div>
      )}
      <footer>
        <span class="label" {...aboutApart('rule', 'BF-3.5')}>
          {table.hutLabel}
        </span>
        <span class="hutsteps" role="img" aria-label={table.hut(tracker, hutSteps)}>
          {Array.from({ length: hutSteps }, (_, n) => (
            <i key={n} class={n < tracker ? 'on' : ''} />
          ))}
        </span>
        <Chip
          n={held['small-estate'] ?? 0}
          name="small-estate"
          words={plain(said.counted('small-estate', held['small-estate'] ?? 0))}
        />
        {!solo && (
          <span class="toend" {...aboutApart('rule', 'BF-7.1')}>
            {/* the own panel says once what the hourglass means */}
            {me && <span class="label">{table.endMark}</span>}
            <Chip
              n={then === undefined || then === left ? left : `${left} › ${then}`}
              name="endmark"
              words={table.toEndMark(left)}
            />
          </span>
        )}
        {!me && (
          <button
            type="button"
            class="lm eye"
            {...about('say', look)}
            onClick={() => {
              visited.value = visited.value === seat ? undefined : seat;
              shownTab.value = DOMAIN_TAB;
            }}
          >
            <Glyph name="eye" size={18} />
            <span class="sr">{look}</span>
          </button>
        )}
      </footer>
    </>
  );
}

/** Where the pawn of a seat stands. */
export function Whereabouts({ seat }: { readonly seat: Seat }) {
  const village = useQueued('look', () => snapshot.value?.view.players[seat]?.pawn.split('.')[0] ?? 'none', [seat]);
  const { value: spoken } = told;
  if (!spoken || village === 'none' || village === '') return null;
  return <span class="sub">{spoken.said.name(village)}</span>;
}

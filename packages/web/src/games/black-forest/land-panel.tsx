import type { Action } from '@waldglas/black-forest';
import { plain, type Runs } from '@waldglas/text';
import { useQueued } from '../../drawing/slice.ts';
import { Chip, Glyph } from '../../glyphs/glyph.tsx';
import { choose } from '../../table/calls.ts';
import { lookAhead } from '../../table/hover-preview.ts';
import { lineOf, visited } from '../../table/model.ts';
import { Said } from '../../table/options.tsx';
import { words } from '../../words/language.ts';
import { holdingsOf } from './holdings.ts';
import { Domain } from './land.tsx';
import { choosePlot, pairsAsked, partings, plotInQuestion, spotOf } from './land-uses.ts';
import { nextView } from './moving.ts';
import { effectWords, isOwn, preview, shownSeat, snapshot, told } from './shown.ts';
import { BrickTrack } from './wheels.tsx';

/** The domain that is looked at, and what an option would make of the own one. */
function domainNow() {
  const { value: now } = snapshot;
  if (!now) return undefined;
  const seat = shownSeat();
  return {
    view: now.view,
    seat,
    own: isOwn(),
    // whoever only watches has no domain
    title: isOwn() && now.seat !== undefined ? undefined : (now.seats[seat]?.name ?? ''),
    items: now.scores[seat]?.items ?? [],
    brick: isOwn() && nextView.value ? holdingsOf(nextView.value, seat).brick : undefined,
    // spots are found anew for every question
    asked: now.decision,
    anytime: now.anytime,
    chosen: plotInQuestion.value,
  };
}

/** What the option under the pointer would lay or build. */
function ghostNow(): { readonly what: string; readonly cell: string } | undefined {
  const placed = preview.value?.events.find(event => event.kind === 'build' || event.kind === 'place');
  if (placed?.kind === 'build') return { what: placed.building, cell: placed.cell };
  return placed?.kind === 'place' ? { what: placed.tile, cell: placed.cell } : undefined;
}

/** The own domain, or another seat's that is looked at: estates, herd, bricks. */
export function LandPanel() {
  const shown = useQueued('answer', domainNow);
  const { value: spoken } = told;
  const { value: say } = effectWords;
  if (!shown || !spoken || !say) return null;
  const { view, seat, title, own, items, brick } = shown;
  const { said, table } = spoken;
  const held = holdingsOf(view, seat);
  const free = view.players[seat]?.domain.flat().filter(what => what === '').length ?? 0;
  return (
    <section
      class={own ? 'domainpanel panel scrolls' : 'domainpanel panel scrolls visited'}
      aria-label={title ?? table.domain}
    >
      <header>
        <h2>{title ?? table.domain}</h2>
        {!own && (
          <button
            type="button"
            class="soft"
            onClick={() => {
              visited.value = undefined;
            }}
          >
            {words.value.back}
          </button>
        )}
        <span class="label">{table.livestock}</span>
        <Chip n={held.pig ?? 0} name="pig" words={plain(said.counted('pig', held.pig ?? 0))} />
        <Chip n={held.cattle ?? 0} name="cattle" words={plain(said.counted('cattle', held.cattle ?? 0))} />
        <span class="freecells">
          <Glyph name="empty" size={14} /> {table.free(free)}
        </span>
      </header>
      <Domain
        view={view}
        seat={seat}
        say={say}
        worth={id => items.reduce((sum, { source, points }) => sum + (source === id ? points : 0), 0)}
        {...(own && { spotOf, pairs: pairsAsked.value, ghost: ghostNow() })}
        {...spoken}
      />
      {own && plotInQuestion.value !== undefined ? (
        <Partings />
      ) : (
        <BrickTrack brick={held.brick ?? 0} next={brick} said={said} />
      )}
    </section>
  );
}

/** What can be parted with at the space in question, each by a button that says so. */
function Partings() {
  const { value: now } = snapshot;
  const { value: spoken } = told;
  if (!now || !spoken) return null;
  const { clears, animal } = partings.value;
  return (
    <div class="partings">
      {clears && <Parting action={clears} runs={spoken.said.option(now.view, clears)} />}
      {animal && <Parting action={animal.action} runs={[spoken.table.giveBack[animal.kind]]} />}
      <button type="button" class="soft" onClick={() => choosePlot(undefined)}>
        {words.value.close}
      </button>
    </div>
  );
}

function Parting({ action, runs }: { readonly action: Action; readonly runs: Runs }) {
  return (
    <button
      type="button"
      class="soft"
      data-action={lineOf(action)}
      onClick={() => choose(action)}
      {...lookAhead(action)}
    >
      <Said runs={runs} />
    </button>
  );
}

import type { View } from '@waldglas/black-forest';
import { plain } from '@waldglas/text';
import { compact } from '../../drawing/compact.ts';
import { lazyPart } from '../../drawing/lazy-part.tsx';
import { Chip, Glyph } from '../../glyphs/glyph.tsx';
import { plansTurn } from '../../table/turn-plans.ts';
import { portraitOf } from './card.tsx';
import { holdingsOf } from './holdings.ts';
import { Changes, Fees } from './map-tags.tsx';
import { aim, spacePreview, takeAim } from './moving.ts';
import { areaOf, beside, pawnsOf } from './pawns.ts';
import { showsPlans } from './planned-spaces.ts';
import { type Snap, snapshot, told, viewerNow } from './shown.ts';
import type { SpacesProps } from './space-cards.tsx';
import type { SpacePreview } from './space-preview.ts';
import type { Told } from './speech.ts';

// it has something to say only once a turn has been thought about
const Planner = lazyPart(async () => (await import('./planner.tsx')).Planner);

// only where fingers choose
const SpaceCards = lazyPart<SpacesProps>(async () => (await import('./space-cards.tsx')).SpaceCards);

interface PanelProps extends Told {
  readonly view: View;
  readonly seat: number;
  readonly preview: SpacePreview;
}

/** Where the pawn goes: what the way costs, and what it brings. */
export function MovePanel() {
  const { value: now } = snapshot;
  const { value: spoken } = told;
  const { value: preview } = spacePreview;
  if (!now || !spoken) return null;
  const { said, table } = spoken;
  const panel = preview && { view: now.view, seat: viewerNow(), preview, ...spoken };
  return (
    <div class="movepanel">
      {now.view.solo && <PawnChoice now={now} {...spoken} />}
      {showsPlans.value ? (
        <Planner />
      ) : panel ? (
        <>
          {compact.value ? (
            <SpaceCards {...panel} onChoose={to => takeAim({ to, looked: 'space' })} />
          ) : (
            <header>
              <h2>{table.goTo(said.name(areaOf(panel.preview.to)))}</h2>
              <ToPlans {...spoken} />
            </header>
          )}
          <Payment {...panel} />
          <Neighbours {...panel} />
        </>
      ) : (
        <>
          <p class="idle">{aim.value.swapping ? table.swapWhom : table.whereTo}</p>
          <ToPlans {...spoken} />
        </>
      )}
    </div>
  );
}

/** Back to the best spaces of the turn. */
function ToPlans({ table }: Told) {
  if (!plansTurn.value) return null;
  return (
    <button
      type="button"
      class="toplans"
      onClick={() => takeAim({ to: undefined, swapping: false, looked: undefined })}
    >
      <Glyph name="hint" size={15} /> {table.planner.back}
    </button>
  );
}

/** Solo: which of the pawns goes. */
function PawnChoice({ now, table }: Told & { readonly now: Snap }) {
  const { solo } = now.view;
  const { white } = aim.value;
  if (!solo || solo.again) return null;
  const colours = [
    { isWhite: false, left: solo.coloured, words: table.colouredPawns(solo.coloured) },
    { isWhite: true, left: solo.white ? 1 : 0, words: table.whitePawn },
  ];
  return (
    <fieldset class="pawnchoice" aria-label={table.whichPawn}>
      {colours.map(({ isWhite, left, words }) => (
        <button
          key={words}
          type="button"
          class="soft"
          aria-pressed={white === isWhite}
          disabled={left === 0}
          onClick={() => takeAim({ white: isWhite, to: undefined, looked: 'space' })}
        >
          <span class={isWhite ? 'who white' : 'who p1'}>
            <Glyph name="pawn" size={18} />
          </span>
          {words}
        </button>
      ))}
    </fieldset>
  );
}

/** What the way costs: provisions, and for each pawn a good that can be chosen. */
function Payment({ view, seat, preview, said, table }: PanelProps) {
  const { provisions, fees, to } = preview;
  const held = holdingsOf(view, seat);
  return (
    <div class="payment">
      <span class="label">{table.pay}</span>
      <Chip n={provisions} name="provisions" words={plain(said.counted('provisions', provisions))} />
      {fees.map(({ good: paid, choices }, i) => (
        <fieldset key={i} class="feegoods" aria-label={table.feeFor(i + 1)}>
          <Fees fees={fees.slice(i, i + 1)} pawns={pawnsOf(view)} village={areaOf(to)} said={said} table={table} />
          {choices.map(good => (
            <button
              key={good}
              type="button"
              class={good === paid ? 'good paid' : 'good'}
              aria-pressed={good === paid}
              onClick={() => takeAim({ paid: fees.map((fee, n) => (n === i ? good : fee.good)) })}
            >
              <Chip n={held[good] ?? 0} name={good} words={plain(said.counted(good, held[good] ?? 0))} />
            </button>
          ))}
        </fieldset>
      ))}
    </div>
  );
}

/** Both neighbours of a space, and what each would give; or what the job there would bring. */
function Neighbours({ view, preview, said, table }: Omit<PanelProps, 'seat'>) {
  const village = areaOf(preview.to);
  return (
    <ul class="neighbours">
      {beside(view, preview.to).map(id => {
        const visits = preview.visits.filter(({ tradesperson }) => tradesperson === id);
        return (
          <li key={id} class={visits.length > 0 ? 'useful' : ''}>
            <span class="plate">
              <Glyph name={portraitOf(id)} size={28} />
            </span>
            <b>{said.name(id)}</b>
            <span class="gives">
              {visits.length === 0
                ? table.nothingThere
                : visits.map((visit, i) => (
                    <span key={i}>
                      <Changes {...visit} />
                    </span>
                  ))}
            </span>
          </li>
        );
      })}
      {preview.job && (
        <li class="useful">
          <span class="plate">
            <Glyph name="job" size={28} />
          </span>
          <b>{said.name(view.jobs[village] ?? '')}</b>
          <span class="gives">
            <Changes changes={preview.job} builds={false} />
          </span>
        </li>
      )}
    </ul>
  );
}

import { plain } from '@waldglas/text';
import { about } from '../../boards/about.ts';
import { Glyph } from '../../glyphs/glyph.tsx';
import { choose } from '../../table/calls.ts';
import { lookAhead, pointAt } from '../../table/hover-preview.ts';
import { lineOf } from '../../table/model.ts';
import { aim, goTo, isMoving, spacePreview, takeAim } from './moving.ts';
import { areaOf } from './pawns.ts';
import { showsPlans } from './planned-spaces.ts';
import { snapshot, told } from './shown.ts';

/** While a pawn is to go: swap, beg and go, beside undo. Beside the way there the other two are only signs. */
export function TurnKeys() {
  const { value: now } = snapshot;
  const { value: spoken } = told;
  if (!now || !spoken || !isMoving(now)) return null;
  const { said, table } = spoken;
  const options = now.decision?.options ?? [];
  const beg = options.find(({ verb }) => verb === 'beg');
  const { value: preview } = spacePreview;
  const { swapping } = aim.value;
  const goes = preview !== undefined && !showsPlans.value;
  const begs = beg ? plain(said.option(now.view, beg)) : '';
  return (
    <div class={goes ? 'turnkeys goes' : 'turnkeys'}>
      {options.some(({ verb }) => verb === 'swap') && (
        <button
          type="button"
          class="soft"
          data-leads-to="swap"
          aria-label={table.swapMerchant}
          {...about('say', table.swapMerchant)}
          aria-pressed={swapping}
          onClick={() => {
            pointAt();
            takeAim({ swapping: !swapping });
          }}
        >
          <Glyph name="commodity" size={18} /> {!goes && <span>{table.swapMerchant}</span>}
        </button>
      )}
      {beg && (
        <button
          type="button"
          class="soft"
          aria-label={begs}
          {...about('say', begs)}
          data-action={lineOf(beg)}
          onClick={() => choose(beg)}
          {...lookAhead(beg)}
        >
          <Glyph name="provisions" size={18} /> {!goes && <span>{table.planner.beg}</span>}
        </button>
      )}
      {goes && (
        <button type="button" class="end go" onClick={() => goTo(preview.to)}>
          {table.goTo(said.name(areaOf(preview.to)))}
        </button>
      )}
    </div>
  );
}

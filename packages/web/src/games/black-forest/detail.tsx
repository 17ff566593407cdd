import { BUILDINGS, type BuildingId } from '@waldglas/black-forest';
import { plain } from '@waldglas/text';
import { addStyles } from '../../drawing/add-styles.ts';
import { Glyph } from '../../glyphs/glyph.tsx';
import css from '../../styles/black-forest/detail.css?inline';
import { DoButton, PinButton, PlanSteps } from '../../table/detail-parts.tsx';
import { lineOf } from '../../table/model.ts';
import { planOf } from '../../table/plans.ts';
import { BothSides } from './both-sides.tsx';
import { effectWords, snapshot, told } from './shown.ts';

addStyles(css);

/** A building: both sides, why it cannot be built now, the conversions that would get there, and its own uses. */
export function Detail({ id: subject }: { readonly id: string }) {
  const id = subject as BuildingId;
  const { value: now } = snapshot;
  const { value: spoken } = told;
  const { value: say } = effectWords;
  if (!now || !spoken || !say || !Object.hasOwn(BUILDINGS, id)) return null;
  const wish = { seat: now.seat ?? 0, verb: 'build', building: id } as const;
  const plan = planOf(id);
  const build = now.decision?.options.find(one => one.verb === 'build' && one.building === id);
  const uses = now.anytime.filter(one => one.verb === 'convert' && one.building === id);
  const offered = ([...now.view.small, ...now.view.large] as string[]).includes(id);
  return (
    <div class="buildingdetail">
      <BothSides id={id} view={now.view} say={say} {...spoken} />
      {plan?.reason && offered && (
        <p class="reason">
          <Glyph name="why" /> {plain(spoken.said.reason(now.view, wish, { ...plan.reason, first: [] }))}
        </p>
      )}
      <PlanSteps id={id} />
      {uses.map(action => (
        <DoButton key={lineOf(action)} action={action} />
      ))}
      {build && <DoButton action={build} />}
      {offered && <PinButton id={id} />}
    </div>
  );
}

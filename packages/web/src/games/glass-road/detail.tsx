import { BUILDINGS, type BuildingId, START } from '@waldglas/glass-road';
import { plain } from '@waldglas/text';
import { Glyph } from '../../glyphs/glyph.tsx';
import { DoButton, PinButton, PlanSteps } from '../../table/detail-parts.tsx';
import { lineOf } from '../../table/model.ts';
import { Said } from '../../table/options.tsx';
import { planOf } from '../../table/plans.ts';
import { builds } from './builds.ts';
import { costOf, missingFrom } from './cost.ts';
import { effectWords, snapshot, speech } from './shown.ts';
import { Space } from './space.tsx';
import { TileFace } from './tile.tsx';

/** A tile: what it does, why it cannot be built now, and the conversions that would get there; or a space of the land. */
export function Detail({ id, cell }: { readonly id: string; readonly cell?: string | undefined }) {
  const isTile = Object.hasOwn(BUILDINGS, id) || Object.hasOwn(START, id);
  return isTile || cell === undefined ? <Tile id={id as BuildingId} /> : <Space id={id} cell={cell} />;
}

function Tile({ id }: { readonly id: BuildingId }) {
  const { value: now } = snapshot;
  const { value: said } = speech;
  const { value: say } = effectWords;
  if (!now || !said || !say) return null;
  const plan = planOf(id);
  const wish = { seat: now.seat ?? 0, verb: 'build', building: id } as const;
  const build = builds.value.get(id);
  /** What the own building there can be used for, also sparingly. */
  const uses = now.anytime.filter(one => one.verb === 'convert' && one.building === id);
  const offered = [...Object.values(now.view.market).flat(), ...(now.view.players[wish.seat]?.offer ?? [])];
  return (
    <div class="detail">
      {Object.hasOwn(BUILDINGS, id) && (
        <div class={`tile ${BUILDINGS[id].kind}`} aria-hidden="true">
          <TileFace
            id={id}
            name={said.name(id)}
            edition={now.view.edition}
            short={missingFrom(now.view, wish.seat, costOf(id, now.view.edition))}
            say={say}
          />
        </div>
      )}
      <div class="about">
        {said.card(id, now.view.edition, now.seats.length).lines.map((line, i) => (
          <p key={i}>
            <Said runs={line} />
          </p>
        ))}
        {plan?.reason && !build && (
          <p class="reason">
            <Glyph name="why" /> {plain(said.reason(now.view, wish, { ...plan.reason, first: [] }))}
          </p>
        )}
        <PlanSteps id={id} />
        {uses.map(action => (
          <DoButton key={lineOf(action)} action={action} />
        ))}
        {build && <DoButton action={build.action} answer={build.answer} />}
        {offered.includes(id) && <PinButton id={id} />}
      </div>
    </div>
  );
}

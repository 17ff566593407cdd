import { type Action, BUILDINGS, type BuildingId, type View } from '@waldglas/black-forest';
import { plain } from '@waldglas/text';
import { Glyph } from '../../glyphs/glyph.tsx';
import { choose } from '../../table/calls.ts';
import { dialog } from '../../table/dialog.ts';
import { lineOf, pinned, togglePin } from '../../table/model.ts';
import { Said } from '../../table/options.tsx';
import { planOf } from '../../table/plans.ts';
import { stepsOf } from '../../table/preview.ts';
import { words } from '../../words/language.ts';
import { BothSides } from './both-sides.tsx';
import { RULES } from './rules.ts';
import { effectWords, type Snap, snapshot, told } from './shown.ts';

/** A building: both sides, why it cannot be built now, the conversions that would get there, and its own uses. */
export function Detail({ id: subject }: { readonly id: string }) {
  const id = subject as BuildingId;
  const { value: now } = snapshot;
  const { value: spoken } = told;
  const { value: say } = effectWords;
  if (!now || !spoken || !say || !Object.hasOwn(BUILDINGS, id)) return null;
  const { value: w } = words;
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
      <Steps id={id} now={now} />
      {uses.map(action => (
        <Do key={lineOf(action)} action={action} now={now} />
      ))}
      {build && <Do action={build} now={now} />}
      {offered && (
        <button
          type="button"
          class="soft"
          onClick={() => {
            togglePin(id);
            dialog.close();
          }}
        >
          <Glyph name="pin" /> {pinned.value === id ? w.unpin : w.pin}
        </button>
      )}
    </div>
  );
}

/** The conversions that would pay for it, the first of which can be made here. */
function Steps({ id, now }: { readonly id: BuildingId; readonly now: Snap }) {
  const { value: spoken } = told;
  const steps = stepsOf(RULES, now, planOf(id)?.first ?? []);
  const [next] = steps;
  if (!next || !spoken) return null;
  const { value: w } = words;
  return (
    <section class="plan">
      <h3>{w.plan}</h3>
      <p>{w.planSteps(steps.length)}</p>
      <ol>
        {steps.map((step, i) => (
          <li key={i}>
            {step.map(({ action, view }, j) => (
              <span key={j}>
                {j > 0 && ' · '}
                <Said runs={spoken.said.option(view as View, action as Action)} />
              </span>
            ))}
          </li>
        ))}
      </ol>
      <button
        type="button"
        class="end"
        onClick={() => {
          const [first, ...answers] = next.map(({ action }) => action);
          if (first) choose(first, ...answers);
        }}
      >
        {w.planGo}
      </button>
    </section>
  );
}

/** Plays an option and leaves the dialog. */
function Do({ action, now }: { readonly action: Action; readonly now: Snap }) {
  const { value: spoken } = told;
  if (!spoken) return null;
  return (
    <button
      type="button"
      class={action.verb === 'build' ? 'end' : 'soft'}
      data-action={lineOf(action)}
      onClick={() => {
        choose(action);
        dialog.close();
      }}
    >
      <span>
        <Said runs={spoken.said.option(now.view, action)} />
      </span>
    </button>
  );
}

import { type Action, BUILDINGS, type BuildingId, START, type View } from '@waldglas/glass-road';
import { plain } from '@waldglas/text';
import { Glyph } from '../../glyphs/glyph.tsx';
import { choose } from '../../table/calls.ts';
import { dialog } from '../../table/dialog.ts';
import { lineOf, pinned, togglePin } from '../../table/model.ts';
import { linesOf } from '../../table/offered.ts';
import { Said } from '../../table/options.tsx';
import { planOf } from '../../table/plans.ts';
import { stepsOf } from '../../table/preview.ts';
import { words } from '../../words/language.ts';
import { builds } from './builds.ts';
import { costOf, missingFrom } from './cost.ts';
import { RULES } from './rules.ts';
import { effectWords, type Snap, snapshot, speech } from './shown.ts';
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
  const { value: w } = words;
  const plan = planOf(id);
  const wish = { seat: now.seat ?? 0, verb: 'build', building: id } as const;
  const steps = stepsOf(RULES, now, plan?.first ?? []);
  const [next] = steps;
  const build = builds.value.get(id);
  /** What the own building there can be used for, also sparingly. */
  const uses = now.anytime.filter(one => one.verb === 'convert' && one.building === id);
  const offered = [...Object.values(now.view.market).flat(), ...(now.view.players[wish.seat]?.offer ?? [])];
  const cost = costOf(id, now.view.edition);
  return (
    <div class="detail">
      {Object.hasOwn(BUILDINGS, id) && (
        <div class={`tile ${BUILDINGS[id].kind}`} aria-hidden="true">
          <TileFace
            id={id}
            name={said.name(id)}
            edition={now.view.edition}
            short={missingFrom(now.view, wish.seat, cost)}
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
        {next && (
          <section class="plan">
            <h3>{w.plan}</h3>
            <p>{w.planSteps(steps.length)}</p>
            <ol>
              {steps.map((step, i) => (
                <li key={i}>
                  {step.map(({ action, view }, j) => (
                    <span key={j}>
                      {j > 0 && ' · '}
                      <Said runs={said.option(view as View, action as Action)} />
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
        )}
        {uses.map(action => (
          <Do key={lineOf(action)} action={action} now={now} />
        ))}
        {build && <Do action={build.action} answer={build.answer} now={now} />}
        {offered.includes(id) && (
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
    </div>
  );
}

/** Plays an option and leaves the dialog. */
function Do({
  action,
  answer,
  now,
}: {
  readonly action: Action;
  readonly answer?: Action | undefined;
  readonly now: Snap;
}) {
  const { value: said } = speech;
  if (!said) return null;
  const done = answer ?? action;
  return (
    <button
      type="button"
      class={done.verb === 'build' ? 'end' : 'soft'}
      data-action={linesOf(action, answer)}
      onClick={() => {
        choose(action, answer);
        dialog.close();
      }}
    >
      <span>
        <Said runs={said.option(now.view, done)} />
      </span>
    </button>
  );
}

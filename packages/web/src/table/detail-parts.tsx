import type { Action } from '@waldglas/core';
import { Glyph } from '../glyphs/glyph.tsx';
import { words } from '../words/language.ts';
import { choose } from './calls.ts';
import { dialog } from './dialog.ts';
import { face, pinned, snapshot, speech, togglePin } from './model.ts';
import { linesOf } from './offered.ts';
import { Said } from './options.tsx';
import { planOf } from './plans.ts';
import { stepsOf } from './preview.ts';

/** The anytime actions that would pay for something, the first of which can be taken here; nothing if there is no such way. */
export function PlanSteps({ id }: { readonly id: string }) {
  const { value: now } = snapshot;
  const { value: of } = face;
  const { value: said } = speech;
  const steps = now && of ? stepsOf(of.rules, now, planOf(id)?.first ?? []) : [];
  const [next] = steps;
  if (!next || !said) return null;
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
                <Said runs={said.option(view, action)} />
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

/** Plays an option, with the answer that is chosen with it, and leaves the dialog. */
export function DoButton({ action, answer }: { readonly action: Action; readonly answer?: Action | undefined }) {
  const { value: now } = snapshot;
  const { value: said } = speech;
  if (!now || !said) return null;
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

/** Saves for something, or no longer, and leaves the dialog. */
export function PinButton({ id }: { readonly id: string }) {
  const { value: w } = words;
  return (
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
  );
}

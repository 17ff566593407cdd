import { plain } from '@waldglas/text';
import type { ComponentChildren } from 'preact';
import { othersPlay } from './bot-queue.ts';
import { Hint } from './hint-button.tsx';
import { face, lineOf, snapshot, speech } from './model.ts';
import { listed } from './option-list.ts';
import { BothButtons, Note, OptionRow } from './options.tsx';
import { Others } from './others.tsx';
import { UndoBar } from './undo-bar.tsx';

/** What is asked and what can be answered; the hand; undo and the end of the turn. */
export function DecisionPanel({ waiting }: { readonly waiting: ComponentChildren }) {
  const { value: now } = snapshot;
  const { value: said } = speech;
  const { value: of } = face;
  if (!now || !said || !of) return null;
  const { decision, view } = now;
  const { Instead, InPlay, Hand, isBrief, nothingListed } = of.asking;
  const asked = decision ? plain(said.question(view, decision)) : '';
  if (Instead?.when(now)) {
    return (
      <section class="dec panel" aria-label={asked}>
        <Hint />
        <Instead.Panel />
      </section>
    );
  }
  const options = listed(of, now);
  const brief = options.length > 1 && options.every(isBrief);
  const nothing = options.length === 0 ? nothingListed(now) : undefined;
  return (
    <section class="dec panel">
      <Hint />
      <div class="decbody scrolls">
        {InPlay && <InPlay />}
        {decision || !waiting || othersPlay.value ? (
          <fieldset class={brief ? 'opts brief scrolls' : 'opts scrolls'} aria-label={asked}>
            {options.map((action, i) => (
              <OptionRow key={lineOf(action)} action={action} number={i + 1} />
            ))}
            <BothButtons number={options.length + 1} />
            {nothing !== undefined && <p class="idle">{nothing}</p>}
          </fieldset>
        ) : (
          <div class="whilewaiting">{waiting}</div>
        )}
        <Others />
        {Hand && <Hand />}
        <Note />
      </div>
      {now.seat !== undefined && <UndoBar />}
    </section>
  );
}

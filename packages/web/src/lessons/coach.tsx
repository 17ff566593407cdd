import { useSignal } from '@preact/signals';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { sameData } from '../drawing/same-data.ts';
import { Glyph } from '../glyphs/glyph.tsx';
import { settings } from '../settings/settings.ts';
import { choose } from '../table/calls.ts';
import { face, snapshot, speech } from '../table/model.ts';
import { Said } from '../table/options.tsx';
import { type Box, coachPlace, GAP, overlap, SMALL_GAP, trailBetween } from './coach-place.ts';
import { courseWords, goBy, lesson, refusals, wantedMove, wantedPress } from './lesson.ts';
import { focusWanted, hasPress, light } from './lit.ts';
import { Told } from './told.tsx';
import { LESSON_WORDS } from './words.ts';

interface CoachProps {
  onLeave(): void;
  /** All steps are done. */
  onFinished(): void;
}

const say = () => LESSON_WORDS[settings.value.lang];

/** Who explains: what is talked about in this step, what to press, and the ways on, back and out. */
export function Coach({ onLeave, onFinished }: CoachProps) {
  const card = useRef<HTMLElement>(null);
  const place = useSignal<Box | undefined>(undefined);
  const { parts, wanted, page } = light.value;
  const { value: now } = lesson;
  const step = now?.course.steps[now.step];
  const said = courseWords.value[step?.id ?? ''];
  const { value: move } = wantedMove;
  const at = `${now?.step} ${now?.move}`;
  // upright it is a sheet at the bottom, under the thumb
  const isBeside = !hasPress.value || page.width > page.height;

  // whoever listens hears each text, and the keys go on from here
  useLayoutEffect(() => card.current?.focus({ preventScroll: true }), [at, said === undefined]);
  useLayoutEffect(() => {
    // its styles outlive a lesson: a table gives way only while there is a coach
    const { documentElement: root } = document;
    root.setAttribute('data-coached', '');
    return () => {
      root.removeAttribute('data-coached');
      root.style.removeProperty('--sheet');
    };
  }, []);
  useLayoutEffect(() => {
    const { offsetWidth: width = 0, offsetHeight: height = 0 } = card.current ?? {};
    const lit = wanted ? [...parts, wanted] : parts;
    const next = coachPlace(lit, { width, height }, page, hasPress.peek() ? SMALL_GAP : GAP);
    if (!sameData(place.peek(), next)) place.value = next;
    // the table gives way to the sheet
    document.documentElement.style.setProperty('--sheet', `${height}px`);
  });

  if (!now || !step || !said) return null;
  const w = say();
  const { value: box } = place;
  const go = (steps: number) => {
    if (!goBy(steps)) onFinished();
  };
  return (
    <>
      {!hasPress.value && box && <Trail from={box} />}
      <section
        ref={card}
        class={isBeside ? 'coach beside' : 'coach'}
        role="dialog"
        aria-labelledby="coach-title"
        aria-describedby="coach-text"
        tabIndex={-1}
        {...(isBeside && box && { style: { transform: `translate(${box.x}px, ${box.y}px)` } })}
      >
        <header>
          <span class="emblem">
            <Glyph name={step.glyph} size={24} />
          </span>
          <p>{w.step(now.step + 1, now.course.steps.length)}</p>
          <Dots at={now.step} of={now.course.steps.length} />
          <button type="button" class="leave" onClick={onLeave}>
            <Glyph name="close" size={16} /> <span>{w.leave}</span>
          </button>
        </header>
        <h2 id="coach-title">{said.title}</h2>
        <p id="coach-text" class="text">
          <Told text={(move ? said.moves[now.move] : said.done) ?? ''} />
        </p>
        {move ? <WantedPress /> : <NextButton isLast={now.step === now.course.steps.length - 1} onNext={() => go(1)} />}
        <p class="notnow" role="status">
          {refusals.value > 0 && (
            <span key={refusals.value}>
              <Glyph name="why" /> {move ? w.notNow : w.readFirst}
            </span>
          )}
        </p>
        <footer>
          <button type="button" disabled={now.step === 0} onClick={() => go(-1)}>
            <Glyph name="back" /> {w.back}
          </button>
          <button type="button" onClick={() => go(0)}>
            <Glyph name="again" /> {hasPress.value ? w.againShort : w.again}
          </button>
          <button type="button" class="leavelow" onClick={onLeave}>
            <Glyph name="leave" /> {w.leaveShort}
          </button>
          <button type="button" class="skipstep" onClick={() => go(1)}>
            {hasPress.value ? w.skipShort : w.skip} <Glyph name="skip" />
          </button>
        </footer>
      </section>
    </>
  );
}

/** How many steps there are, and which one this is. */
function Dots({ at, of }: { readonly at: number; readonly of: number }) {
  return (
    <ol class="dots" aria-hidden="true">
      {Array.from({ length: of }, (_, i) => (
        <li key={i} class={i < at ? 'past' : i === at ? 'now' : ''} />
      ))}
    </ol>
  );
}

/** The wanted press in words. Where the table does not show it, it is pressed here; else the keys are led to it. */
function WantedPress() {
  const { value: press } = wantedPress;
  const { value: now } = snapshot;
  const { value: spoken } = speech;
  const { value: of } = face;
  const w = say();
  if (!press || !now || !spoken) return null;
  const { action, answer } = press;
  // the button of the table is called so
  const runs = action.verb === 'end' && of ? [of.asking.endWords(now)] : spoken.option(now.view, action);
  // some presses need another one before the table shows them
  if (hasPress.value || !light.value.wanted) {
    return (
      <>
        <p class="presslabel" aria-hidden="true">
          {w.pressThis}
        </p>
        <button key="here" type="button" class="do" data-wanted="" onClick={() => choose(action, answer)}>
          <Said runs={runs} />
        </button>
      </>
    );
  }
  return (
    // no button for a hand: the press belongs to the table, and what a press here means does not change
    <>
      <p class="seek">
        {w.pressLit}: <Said runs={runs} />
      </p>
      <button type="button" class="skip" data-lead="" onClick={focusWanted}>
        {w.pressLit}
      </button>
    </>
  );
}

function NextButton({ isLast, onNext }: { readonly isLast: boolean; onNext(): void }) {
  const w = say();
  return (
    <button type="button" class="end nextstep" data-next="" onClick={onNext}>
      {isLast ? w.play : w.next} <Glyph name="arrow" size={18} />
    </button>
  );
}

/** A dotted trail from the coach to the wanted press. */
function Trail({ from }: { readonly from: Box }) {
  const { wanted } = light.value;
  if (!wanted || overlap(from, wanted) > 0) return null;
  const { path, tip } = trailBetween(from, wanted);
  return (
    <svg class="trail" aria-hidden="true">
      <path d={path} />
      <path class="tip" d="M-11 -6L0 0L-11 6Z" transform={`translate(${tip.x} ${tip.y}) rotate(${tip.angle})`} />
    </svg>
  );
}

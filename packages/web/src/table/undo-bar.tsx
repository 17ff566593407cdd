import { isIllegal } from '@waldglas/core';
import { about, aboutApart, aboutUnusable } from '../boards/about.ts';
import { lazyPart } from '../drawing/lazy-part.tsx';
import { useQueued } from '../drawing/slice.ts';
import { Glyph } from '../glyphs/glyph.tsx';
import { words } from '../words/language.ts';
import { redo, takeBack } from './calls.ts';
import { fenceWords } from './fence.ts';
import { asksToGiveUp, endTurn, givenUp } from './give-up.ts';
import { HintButton } from './hint-button.tsx';
import { ending, face, lineOf, snapshot, speech, undone } from './model.ts';
import { endOf } from './option-list.ts';

const SHOWN = 2;

/** Seldom asked, so it comes when nothing else is to be loaded. */
export const GiveUpQuestion = lazyPart(async () => (await import('./give-up-question.tsx')).GiveUpQuestion);

/** The steps that can be taken back, the fence before them, undo, redo, and the end of the turn. */
export function UndoBar() {
  const { value: said } = speech;
  const { value: of } = face;
  const undoable = useQueued('answer', () => snapshot.value?.undo);
  const end = useQueued('answer', () => (of && snapshot.value ? endOf(of, snapshot.value) : undefined), [of]);
  const { value: now } = snapshot;
  const { value: gives } = givenUp;
  if (!said || !of || !undoable || !now) return null;
  const steps = lastSteps(undoable.lines, SHOWN);
  const fence = fenceWords();
  const { Keys, endWords } = of.asking;
  return (
    <div class="bar">
      <UndoButtons />
      <div class="steps">
        <span class="fpost" {...aboutApart('say', fence.whole)}>
          <Glyph name="fence" size={18} />
          {steps.length === 0 && <small>{fence.short}</small>}
        </span>
        <span class="latest">
          {steps.map((step, i) => (
            <span key={`${i} ${step}`} class="st">
              {step}
            </span>
          ))}
        </span>
      </div>
      <HintButton />
      {asksToGiveUp.value && <GiveUpQuestion />}
      {Keys && <Keys />}
      {end && (
        <button
          type="button"
          class={`end${ending.value ? ' ending' : ''}${gives ? ' quiet' : ''}`}
          data-action={lineOf(end)}
          {...(gives && { ...about('say', gives.what), 'aria-expanded': asksToGiveUp.value })}
          onClick={endTurn}
        >
          <Glyph name="end-turn" size={18} />
          {endWords(now)}
          <span class="kbd">
            <Glyph name="enter" size={11} />
          </span>
        </button>
      )}
    </div>
  );
}

/** Undo step by step and as a whole, and redo. */
export function UndoButtons() {
  const { value: w } = words;
  const lines = useQueued('answer', () => snapshot.value?.undo.lines ?? []);
  const steps = lines.length;
  const [last] = lastSteps(lines, 1);
  const undo = last === undefined ? w.undo : `${w.undo}: ${last}`;
  return (
    <>
      <button
        type="button"
        class="ub"
        {...(steps === 0
          ? aboutUnusable('say', `${undo} (Ctrl+Z)`, fenceWords().whole)
          : about('say', `${undo} (Ctrl+Z)`))}
        disabled={steps === 0}
        onClick={() => takeBack('step')}
      >
        <Glyph name="undo" size={20} />
        <span class="sr">{undo}</span>
      </button>
      <button
        type="button"
        class="ub wide"
        {...about('say', w.undoAll)}
        disabled={steps < 2}
        onClick={() => takeBack('all')}
      >
        <Glyph name="undo" size={14} />
        <Glyph name="fence" size={14} />
        <span class="sr">{w.undoAll}</span>
      </button>
      <button
        type="button"
        class="ub"
        {...about('say', `${w.redo} (Ctrl+Y)`)}
        disabled={undone.value.length === 0}
        onClick={redo}
      >
        <Glyph name="redo" size={20} />
        <span class="sr">{w.redo}</span>
      </button>
    </>
  );
}

/** What was done, in a few words, with the thing it was done with. */
function deedWords(verb: string, what: string): string {
  const { done } = words.value.table;
  return Object.hasOwn(done, verb) ? done[verb as keyof typeof done](what) : what;
}

/** The last steps that can be taken back, the latest at the end; lines that go together are one step. */
function lastSteps(lines: readonly string[], most: number): string[] {
  if (lines.length === 0 || most === 0) return [];
  const together = face.value?.asking.together(lines) ?? 1;
  return [...lastSteps(lines.slice(0, -together), most - 1), stepOf(lines.slice(-together))];
}

/** Lines that are taken back together: so many cards of a hand, or what the first of them has done. */
function stepOf(lines: readonly string[]): string {
  const isHand = lines.length > 1 && lines.every(line => line.split(' ')[1] === 'pick');
  return isHand ? words.value.table.chosenCards(lines.length) : stepWords(lines[0] ?? '');
}

/** A step taken, in a few words. */
function stepWords(line: string): string {
  const { value: of } = face;
  const { value: said } = speech;
  const action = of?.rules.read(line);
  if (!of || !said || !action || isIllegal(action)) return line.slice(2);
  const subject = said.subject(action);
  if (subject !== undefined) return deedWords(action.verb, said.name(subject));
  return 'cell' in action ? deedWords(action.verb, String(action.cell)) : of.asking.stepWords(action);
}

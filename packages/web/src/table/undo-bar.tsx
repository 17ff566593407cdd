import { isIllegal } from '@waldglas/core';
import { about, aboutApart } from '../boards/about.ts';
import { useQueued } from '../drawing/slice.ts';
import { Glyph } from '../glyphs/glyph.tsx';
import { words } from '../words/language.ts';
import { choose, redo, takeBack } from './calls.ts';
import { HintButton } from './hint-button.tsx';
import { ending, face, lineOf, snapshot, speech, undone } from './model.ts';
import { endOf } from './option-list.ts';

const SHOWN = 2;

/** The steps that can be taken back, the fence before them, undo, redo, and the end of the turn. */
export function UndoBar() {
  const { value: said } = speech;
  const { value: of } = face;
  const undoable = useQueued('answer', () => snapshot.value?.undo);
  const end = useQueued('answer', () => (of && snapshot.value ? endOf(of, snapshot.value) : undefined), [of]);
  const { value: now } = snapshot;
  if (!said || !of || !undoable || !now) return null;
  const steps = undoable.lines.slice(-SHOWN);
  return (
    <div class="bar">
      <div class="steps">
        <span class="fpost" {...aboutApart('say', said.fence(undoable.fence))}>
          <Glyph name="fence" size={18} />
          {steps.length === 0 && <small>{said.fence(undoable.fence)}</small>}
        </span>
        {steps.map((line, i) => (
          <span key={`${i} ${line}`} class="st">
            {stepWords(line)}
          </span>
        ))}
      </div>
      <UndoButtons />
      <HintButton />
      {end && (
        <button
          type="button"
          class={ending.value ? 'end ending' : 'end'}
          data-action={lineOf(end)}
          onClick={() => choose(end)}
        >
          <Glyph name="end-turn" size={18} />
          {of.asking.endWords(now)}
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
  const steps = useQueued('answer', () => snapshot.value?.undo.lines.length ?? 0);
  return (
    <>
      <button
        type="button"
        class="ub"
        {...about('say', `${w.undo} (Ctrl+Z)`)}
        disabled={steps === 0}
        onClick={() => takeBack('step')}
      >
        <Glyph name="undo" size={20} />
        <span class="sr">{w.undo}</span>
      </button>
      {steps > 1 && (
        <button type="button" class="ub wide" {...about('say', w.undoAll)} onClick={() => takeBack('all')}>
          <Glyph name="undo" size={14} />
          <Glyph name="fence" size={14} />
          <span class="sr">{w.undoAll}</span>
        </button>
      )}
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

/** A step taken, in a word or two: the thing it was about. */
function stepWords(line: string): string {
  const { value: of } = face;
  const { value: said } = speech;
  const action = of?.rules.read(line);
  if (!of || !said || !action || isIllegal(action)) return line.slice(2);
  const subject = said.subject(action);
  return subject === undefined ? of.asking.stepWords(action) : said.name(subject);
}

import { isIllegal } from '@waldglas/core';
import { glassRoad } from '@waldglas/glass-road';
import { about, aboutApart } from '../boards/about.ts';
import { wheelTitle } from '../games/glass-road/speech.ts';
import { Glyph } from '../glyphs/glyph.tsx';
import { words } from '../words/language.ts';
import { choose, redo, takeBack } from './calls.ts';
import { ending } from './ending.ts';
import { HintButton } from './hint-button.tsx';
import { type Snap, speech, undone } from './model.ts';
import { atUndo } from './parts.ts';

const SHOWN = 2;

/** The steps that can be taken back, the fence before them, undo, redo, and the end of the turn. */
export function UndoBar() {
  const { value: now } = atUndo;
  const { value: said } = speech;
  if (!now || !said) return null;
  const { value: w } = words;
  const { undoable, decision } = now;
  const end = decision?.options.find(({ verb }) => verb === 'end');
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
      <UndoButtons now={now} />
      <HintButton />
      {end && (
        <button
          type="button"
          class={ending.value ? 'end ending' : 'end'}
          data-action={glassRoad.write(end)}
          onClick={() => choose(end)}
        >
          <Glyph name="end-turn" size={18} />
          {decision?.ask.what === 'final' ? w.countPoints : w.endTurn}
          <span class="kbd">
            <Glyph name="enter" size={11} />
          </span>
        </button>
      )}
    </div>
  );
}

/** Undo step by step and as a whole, and redo. */
export function UndoButtons({ now: { undoable } }: { readonly now: Snap }) {
  const { value: w } = words;
  return (
    <>
      <button
        type="button"
        class="ub"
        {...about('say', `${w.undo} (Ctrl+Z)`)}
        disabled={undoable.lines.length === 0}
        onClick={() => takeBack('step')}
      >
        <Glyph name="undo" size={20} />
        <span class="sr">{w.undo}</span>
      </button>
      {undoable.lines.length > 1 && (
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
  const action = glassRoad.read(line);
  const { value: said } = speech;
  const { value: w } = words;
  if (!said || isIllegal(action)) return line.slice(2);
  const subject = said.subject(action);
  if (subject !== undefined) return said.name(subject);
  if ('cell' in action) return action.cell;
  if ('good' in action) return said.noun(action.good);
  if ('wheel' in action) return wheelTitle(said, action.wheel);
  if (action.verb === 'use') return w.ability(action.ability);
  if (Object.hasOwn(w.taken, action.verb)) return w.taken[action.verb as keyof typeof w.taken];
  return action.verb === 'split' ? `${wheelTitle(said, 'glassworks')} ${action.n}` : line.slice(2);
}

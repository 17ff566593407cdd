import { computed, signal } from '@preact/signals';
import type { ComponentType } from 'preact';
import { about } from '../boards/about.ts';
import type { TableSnapshot } from '../connection/connection.ts';
import { Glyph } from '../glyphs/glyph.tsx';
import { words } from '../words/language.ts';
import type { HintProps } from './hint.tsx';
import { snapshot } from './model.ts';

/** Where a hint is wanted: once anything has happened there, it is wanted no more. */
const wanted = signal<string | undefined>(undefined);
/** Few want a hint: what shows it is loaded when somebody does. */
const panel = signal<ComponentType<HintProps> | undefined>(undefined);

const whereOf = ({ id, length, seat }: TableSnapshot) => `${id} ${length} ${seat}`;

const open = computed(() => {
  const { value: now } = snapshot;
  return now?.decision !== undefined && wanted.value === whereOf(now);
});

/** Asks for a hint, or puts it away. */
export function toggleHint(): void {
  const now = snapshot.peek();
  if (!now?.decision) return;
  wanted.value = open.peek() ? undefined : whereOf(now);
  if (panel.peek()) return;
  void import('./hint.tsx').then(({ HintPanel }) => {
    panel.value = HintPanel;
  });
}

export function closeHint(): void {
  wanted.value = undefined;
}

/** The button beside undo; it is there only while somebody here is asked. */
export function HintButton() {
  if (!snapshot.value?.decision) return null;
  const { value: w } = words;
  return (
    <button
      type="button"
      class="ub"
      {...about('say', `${w.hint.ask} (H)`)}
      aria-expanded={open.value}
      onClick={toggleHint}
    >
      <Glyph name="hint" size={20} />
      <span class="sr">{w.hint.ask}</span>
    </button>
  );
}

/** Does a hint take the place of what it is about? */
export const hinted = computed(() => open.value && panel.value !== undefined);

/** The hint that is wanted here, if any. */
export function Hint() {
  const { value: HintPanel } = panel;
  return open.value && HintPanel ? <HintPanel onClose={closeHint} /> : null;
}

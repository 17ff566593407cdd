import { computed, effect, signal } from '@preact/signals';
import type { ComponentType } from 'preact';
import { about } from '../boards/about.ts';
import type { TableSnapshot } from '../connection/connection.ts';
import { Glyph } from '../glyphs/glyph.tsx';
import { words } from '../words/language.ts';
import type { HintPanelProps } from './hint.tsx';
import { lineOf, snapshot } from './model.ts';

/** Where a hint is wanted: once anything has happened there, it is wanted no more. */
const wanted = signal<string | undefined>(undefined);
/** Few want a hint: what shows it is loaded when somebody does. */
const panel = signal<ComponentType<HintPanelProps> | undefined>(undefined);

/** The question in which somebody is: what others answer meanwhile does not make it another one. */
const whereOf = ({ id, seat, undo, decision }: TableSnapshot) =>
  [id, seat, undo.lines.length, decision?.ask.what, ...(decision?.options ?? []).map(lineOf)].join();

const KEY = 'waldglas.hints';

function keptGame(): string | undefined {
  try {
    return localStorage.getItem(KEY) ?? undefined;
  } catch {
    return undefined;
  }
}

/** The game of a beginner in which nobody has asked for a hint yet. */
const untriedIn = signal(keptGame());

/** Points out in a game that there are hints, until somebody has asked for one; without a game, no more. */
export function pointOutHints(game?: string): void {
  untriedIn.value = game;
  try {
    if (game === undefined) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, game);
  } catch {
    // a browser that keeps nothing points them out until the page is left
  }
}

const open = computed(() => {
  const { value: now } = snapshot;
  return now?.decision !== undefined && wanted.value === whereOf(now);
});

effect(() => {
  if (!open.value || panel.peek()) return;
  void import('./hint.tsx').then(({ HintPanel }) => {
    panel.value = HintPanel;
  });
});

/** Was it asked for by a key? Then it gets the focus, so that Enter takes it. */
let isByKey = false;

/** Asks for a hint, or puts it away. */
export function toggleHint(byKey = false): void {
  const now = snapshot.peek();
  if (!now?.decision) return;
  isByKey = byKey;
  if (open.peek()) return closeHint();
  wanted.value = whereOf(now);
  pointOutHints();
}

export function closeHint(): void {
  wanted.value = undefined;
}

/** The button beside undo; it is there only while somebody here is asked. */
export function HintButton() {
  const { value: now } = snapshot;
  if (!now?.decision) return null;
  const { value: w } = words;
  const isUntried = untriedIn.value === now.id;
  return (
    <button
      type="button"
      class={isUntried ? 'ub untried' : 'ub'}
      {...about('say', `${w.hint.ask} (H)`)}
      aria-expanded={open.value}
      onClick={() => toggleHint()}
    >
      <Glyph name="hint" size={20} />
      <span class={isUntried ? 'lampword' : 'sr'}>{w.hint.ask}</span>
    </button>
  );
}

/** The hint that is wanted here, if any. */
export function Hint() {
  const { value: HintPanel } = panel;
  const { value: now } = snapshot;
  // another question, another hint
  const where = now && whereOf(now);
  const takesFocus = isByKey && wanted.value === where;
  return open.value && HintPanel ? <HintPanel key={where} takesFocus={takesFocus} onClose={closeHint} /> : null;
}

import { signal } from '@preact/signals';
import { compact } from '../drawing/compact.ts';
import { Glyph } from '../glyphs/glyph.tsx';
import { words } from '../words/language.ts';
import type { AnyFace, Tab } from './face.ts';
import { face } from './model.ts';

/** The tab of the boards that are played on: every game has it. */
export const FIRST_TAB = 'table';

/** On a phone one thing is shown at a time, above the choices. */
export const shownTab = signal(FIRST_TAB);

/** The tab of the log; where people talk, of the chat, too. */
export const LOG_TAB = 'log';

/** The tabs of a game, then those that every game has. */
function tabsOf(of: AnyFace | undefined): readonly Tab[] {
  return [
    ...(of?.tabs ?? []),
    { id: 'players', glyph: 'players', name: () => words.value.tabs.players },
    { id: LOG_TAB, glyph: 'log', name: () => words.value.tabs.log },
  ];
}

/** A swipe is so long at least, and more sideways than up or down. */
const SWIPE = 60;

/** A swipe across what lies above the choices shows the next tab. */
export function watchSwipes(): () => void {
  const done = new AbortController();
  let from: Touch | undefined;
  const how = { signal: done.signal, passive: true };
  document.addEventListener(
    'touchstart',
    ({ target, touches }) => {
      const boards = target instanceof Element && target.closest('[data-tab], .tabs') !== null;
      from = boards && touches.length === 1 ? touches[0] : undefined;
    },
    how,
  );
  document.addEventListener(
    'touchend',
    ({ changedTouches: [to] }) => {
      if (!from || !to || !compact.peek()) return;
      const [x, y] = [to.clientX - from.clientX, to.clientY - from.clientY];
      if (Math.abs(x) < SWIPE || Math.abs(x) < 2 * Math.abs(y)) return;
      const tabs = tabsOf(face.peek());
      const next = tabs[tabs.findIndex(({ id }) => id === shownTab.peek()) - Math.sign(x)];
      if (next) shownTab.value = next.id;
    },
    how,
  );
  return () => done.abort();
}

interface TabsProps {
  /** How the tab of the log is called where people talk, and how much of that nobody here has looked at. */
  readonly chat?: { readonly tab: string; readonly unread: number } | undefined;
}

export function Tabs({ chat }: TabsProps) {
  return (
    <nav class="tabs">
      {tabsOf(face.value).map(({ id, glyph, name }) => (
        <button
          key={id}
          type="button"
          aria-pressed={shownTab.value === id}
          class={shownTab.value === id ? 'on' : ''}
          onClick={() => {
            shownTab.value = id;
          }}
        >
          <Glyph name={glyph} size={18} />
          {id === LOG_TAB && chat ? chat.tab : name()}
          {id === LOG_TAB && chat && chat.unread > 0 && <b class="unread">{chat.unread}</b>}
        </button>
      ))}
    </nav>
  );
}

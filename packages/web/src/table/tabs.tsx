import { signal } from '@preact/signals';
import { Glyph } from '../glyphs/glyph.tsx';
import { words } from '../words/language.ts';

const TABS = ['table', 'market', 'players', 'log'] as const;
type Tab = (typeof TABS)[number];

/** On a phone one thing is shown at a time, above the choices. */
export const shownTab = signal<Tab>('table');

const GLYPHS: Readonly<Record<Tab, string>> = { table: 'map', market: 'build', players: 'players', log: 'log' };

/** A swipe is so long at least, and more sideways than up or down. */
const SWIPE = 60;

/** A swipe across boards, market, players or log shows the next of them. */
export function watchSwipes(): () => void {
  const done = new AbortController();
  let from: Touch | undefined;
  const how = { signal: done.signal, passive: true };
  document.addEventListener(
    'touchstart',
    ({ target, touches }) => {
      const boards = target instanceof Element && target.closest('.mid, .wh, .side, .tabs') !== null;
      from = boards && touches.length === 1 ? touches[0] : undefined;
    },
    how,
  );
  document.addEventListener(
    'touchend',
    ({ changedTouches: [to] }) => {
      if (!from || !to || !matchMedia('(max-width: 56.25rem)').matches) return;
      const [x, y] = [to.clientX - from.clientX, to.clientY - from.clientY];
      if (Math.abs(x) < SWIPE || Math.abs(x) < 2 * Math.abs(y)) return;
      const next = TABS[TABS.indexOf(shownTab.peek()) - Math.sign(x)];
      if (next) shownTab.value = next;
    },
    how,
  );
  return () => done.abort();
}

export function Tabs() {
  return (
    <nav class="tabs">
      {TABS.map(tab => (
        <button
          key={tab}
          type="button"
          aria-pressed={shownTab.value === tab}
          class={shownTab.value === tab ? 'on' : ''}
          onClick={() => {
            shownTab.value = tab;
          }}
        >
          <Glyph name={GLYPHS[tab]} size={18} />
          {words.value.tabs[tab]}
        </button>
      ))}
    </nav>
  );
}

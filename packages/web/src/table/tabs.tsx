import { signal } from '@preact/signals';
import { Glyph } from '../glyphs/glyph.tsx';
import { words } from '../language.ts';

const TABS = ['table', 'market', 'players', 'log'] as const;
type Tab = (typeof TABS)[number];

/** On a phone one thing is shown at a time, above the choices. */
export const shownTab = signal<Tab>('table');

const GLYPHS: Readonly<Record<Tab, string>> = { table: 'map', market: 'build', players: 'players', log: 'log' };

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

import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { words } from '../language.ts';
import { Cover } from '../table/cover.tsx';
import { DecisionPanel } from '../table/decision-panel.tsx';
import { onKey } from '../table/keys.ts';
import { LandPanel } from '../table/land-panel.tsx';
import { LogPanel } from '../table/log-panel.tsx';
import { MarketPanel } from '../table/market-panel.tsx';
import { announced, covered, openTable, problem, snapshot, speech } from '../table/model.ts';
import { Players } from '../table/players.tsx';
import { shownTab, Tabs } from '../table/tabs.tsx';
import { TopBar } from '../table/top-bar.tsx';
import { WheelsPanel } from '../table/wheels-panel.tsx';
import { Dialogs } from './dialog-view.tsx';
import { quickOpening } from './opening.ts';
import { ResultPanel } from './results.tsx';

const asked = signal(false);

/** The table. Opened without a game it deals one at once, against bots. */
export function TablePage() {
  useEffect(() => {
    if (!snapshot.peek() && !asked.peek()) {
      asked.value = true;
      void openTable(quickOpening(words.peek())).finally(() => {
        asked.value = false;
      });
    }
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  const { value: now } = snapshot;
  const ready = now !== undefined && speech.value !== undefined;
  if (!ready) return <main class="table loading" aria-busy="true" />;
  const hidden = covered.value !== undefined;
  return (
    <main class={`table tab-${shownTab.value}`} {...(now.decision || now.over ? { 'data-ready': '' } : {})}>
      <TopBar />
      {hidden ? (
        <Cover />
      ) : (
        <>
          <div class="mid">
            <LandPanel />
            <MarketPanel />
          </div>
          <div class="bot">
            <WheelsPanel />
            {now.over ? <ResultPanel /> : <DecisionPanel />}
          </div>
          <Tabs />
          <aside class="side">
            <Players />
            <LogPanel />
          </aside>
        </>
      )}
      {problem.value !== undefined && (
        <p class="problem" role="alert">
          {problem.value}
        </p>
      )}
      <div class="sr" aria-live="polite">
        {announced.value}
      </div>
      <Dialogs />
    </main>
  );
}

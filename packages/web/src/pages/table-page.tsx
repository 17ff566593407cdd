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
import { looking, ResultBar, ResultPanel } from './results.tsx';
import { noteOpen, resume } from './session.ts';
import '../styles/boards/market.css';
import '../styles/boards/wheel.css';
import '../styles/table/frame.css';
import '../styles/table/top.css';
import '../styles/table/decision.css';
import '../styles/table/choose.css';
import '../styles/table/players.css';
import '../styles/table/log.css';
import '../styles/table/phone.css';

const asked = signal(false);

/** Goes on with the game of this tab, or deals one against bots. */
async function sitDown(): Promise<void> {
  if (snapshot.peek() || asked.peek()) return;
  asked.value = true;
  try {
    if (!(await resume())) await openTable(quickOpening(words.peek()));
  } finally {
    asked.value = false;
  }
}

/** The table. Opened without a game it deals one at once, against bots; a reload goes on with the game. */
export function TablePage() {
  const id = snapshot.value?.id;
  useEffect(() => {
    if (id !== undefined) noteOpen(id);
  }, [id]);
  useEffect(() => {
    void sitDown();
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  const { value: now } = snapshot;
  const ready = now !== undefined && speech.value !== undefined;
  if (!ready) return <main class="table loading" aria-busy="true" />;
  const hidden = covered.value !== undefined && !now.over;
  const over = now.over && looking.value !== now.id;
  return (
    <main
      class={`table tab-${over ? 'table' : shownTab.value}`}
      {...(now.decision || now.over ? { 'data-ready': '' } : {})}
    >
      <TopBar />
      {hidden ? (
        <Cover />
      ) : (
        <>
          {over ? <ResultPanel /> : <Boards over={now.over} />}
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

/** Land and market above, wheels and choices below. */
function Boards({ over }: { readonly over: boolean }) {
  return (
    <>
      <div class="mid">
        <LandPanel />
        <MarketPanel />
      </div>
      <div class="bot">
        <WheelsPanel />
        {over ? <ResultBar /> : <DecisionPanel />}
      </div>
      <Tabs />
    </>
  );
}

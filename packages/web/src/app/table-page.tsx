import { signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect } from 'preact/hooks';
import { WHEELS } from '../boards/wheel.tsx';
import { InTurn } from '../drawing/frame-queue.tsx';
import { later } from '../drawing/lazy-part.tsx';
import { LandPanel } from '../games/glass-road/land-panel.tsx';
import { MarketPanel } from '../games/glass-road/market-panel.tsx';
import { WheelPanel } from '../games/glass-road/wheel-panel.tsx';
import { announced } from '../table/announce.ts';
import { openTable } from '../table/calls.ts';
import { Cover } from '../table/cover.tsx';
import { DecisionPanel } from '../table/decision-panel.tsx';
import { dialog } from '../table/dialog.ts';
import { stay } from '../table/ending.ts';
import { explained, watchExplaining } from '../table/explain.ts';
import { onKey } from '../table/keys.ts';
import { LogPanel } from '../table/log-panel.tsx';
import { looking } from '../table/looking.ts';
import { covered, type Snap, snapshot, speech } from '../table/model.ts';
import { goOnWithKeys } from '../table/offered.ts';
import { areUpTo } from '../table/parts.ts';
import { Players } from '../table/players.tsx';
import { shownTab, Tabs, watchSwipes } from '../table/tabs.tsx';
import { TopBar } from '../table/top-bar.tsx';
import { words } from '../words/language.ts';
import { NoTable } from './no-table.tsx';
import { quickOpening } from './opening.ts';
import { resume } from './resume.ts';
import { noteOpen, notOpened, opens } from './session.ts';
import { useTitle } from './title.ts';
import { Troubles } from './troubles.tsx';
import '../styles/glass-road/market.css';
import '../styles/boards/wheel.css';
import '../styles/table/frame.css';
import '../styles/table/top.css';
import '../styles/table/decision.css';
import '../styles/table/choose.css';
import '../styles/table/players.css';
import '../styles/table/log.css';
import '../styles/table/phone.css';

// nobody needs these before the first move
const Dialogs = later(async () => (await import('./dialogs.tsx')).Dialogs);
const Explained = later(async () => (await import('../table/explanation.tsx')).Explained);
const ResultPanel = later(async () => (await import('../table/results.tsx')).ResultPanel);
const ResultBar = later(async () => (await import('../table/results.tsx')).ResultBar);
/** Then a table has begun, and there is time for what it may need later. */
const IDLE = 2000;

const asked = signal(false);

/** Goes on with the game of this tab; only if there was none, one is dealt against bots. */
async function sitDown(): Promise<void> {
  if (!(await resume())) await openTable(quickOpening(words.peek()));
}

/** What there is to see, or whose turn it is. */
function titleOf(now: Snap | undefined): string[] {
  const { value: w } = words;
  if (!now) return [];
  const { over, viewer, decision, deciding, sittings } = now;
  if (over) return [w.results];
  const names = deciding.map(seat => sittings[seat]?.name ?? '');
  if (!decision || viewer === undefined) return names.length === 0 ? [] : [w.waiting(names)];
  const people = sittings.filter(({ kind }) => kind === 'human').length;
  return [people > 1 ? w.cover.title(sittings[viewer]?.name ?? '') : w.yourTurn];
}

/** The table. Opened without a game it deals one at once, against bots; a reload goes on with the game. */
export function TablePage() {
  const id = snapshot.value?.id;
  useTitle(...titleOf(snapshot.value), words.value.games['glass-road'].name);
  useEffect(() => {
    if (id !== undefined) noteOpen(id);
  }, [id]);
  useLayoutEffect(() => {
    if (!snapshot.peek() && !asked.peek()) {
      asked.value = true;
      void opens(sitDown()).then(() => {
        asked.value = false;
      });
    }
    document.addEventListener('keydown', onKey);
    const leave = [watchExplaining(), watchSwipes(), stay];
    return () => {
      for (const one of leave) one();
      document.removeEventListener('keydown', onKey);
    };
  }, []);
  const { value: now } = snapshot;
  const ready = now !== undefined && speech.value !== undefined;
  useEffect(() => {
    if (!ready) return;
    const idle = setTimeout(() => {
      for (const part of [Dialogs, Explained, ResultPanel, ResultBar]) void part.fetchAhead();
    }, IDLE);
    return () => clearTimeout(idle);
  }, [ready]);
  const asks = now?.decision !== undefined && areUpTo(now);
  useEffect(() => {
    if (asks) goOnWithKeys();
  }, [asks, now]);
  if (!ready && notOpened.value !== undefined) return <NoTable />;
  if (!ready) return <main class="table loading" aria-busy="true" />;
  const hidden = covered.value !== undefined && !now.over;
  const over = now.over && looking.value !== now.id;
  const phase = hidden ? ' covered' : now.decision?.ask.what === 'choose' ? ' choosing' : '';
  return (
    <main
      class={`table tab-${over ? 'table' : shownTab.value}${phase}`}
      {...(asks || (now.over && (!over || ResultPanel.isThere())) ? { 'data-ready': '' } : {})}
    >
      <Place>
        <TopBar />
        <Announced />
      </Place>
      {hidden ? (
        <Cover />
      ) : (
        <>
          {over ? <ResultPanel /> : <Boards over={now.over} />}
          <Place beside>
            <aside class="side">
              <Players />
              <InTurn>
                <LogPanel />
              </InTurn>
            </aside>
          </Place>
        </>
      )}
      <Troubles />
      <Explaining />
      {dialog.shown.value && <Dialogs />}
    </main>
  );
}

/** The explanation of what is asked about: by itself, so that nothing else is drawn for it. */
function Explaining() {
  return explained.value ? <Explained /> : null;
}

/** What happens, for those who listen. */
function Announced() {
  return (
    <div class="sr" aria-live="polite">
      {announced.value}
    </div>
  );
}

/** Where a panel lies: what is in the panel does not change how the table is laid out. */
function Place({ beside = false, children }: { readonly beside?: boolean; readonly children: ComponentChildren }) {
  return <div class={beside ? 'place beside' : 'place'}>{children}</div>;
}

/** Land and market above, wheels and choices below. */
function Boards({ over }: { readonly over: boolean }) {
  return (
    <>
      <div class="mid">
        <Place>
          <LandPanel />
        </Place>
        <Place>
          <MarketPanel />
        </Place>
      </div>
      <div class="bot">
        {WHEELS.map(wheel => (
          <Place key={wheel.id}>
            <WheelPanel wheel={wheel} />
          </Place>
        ))}
        <Place>{over ? <ResultBar /> : <DecisionPanel />}</Place>
      </div>
      <Tabs />
    </>
  );
}

import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect } from 'preact/hooks';
import type { TableSnapshot } from '../connection/connection.ts';
import { answerable, QueuedPart } from '../drawing/frame-queue.tsx';
import { lazyPart } from '../drawing/lazy-part.tsx';
import { announced } from './announce.ts';
import { Cover } from './cover.tsx';
import { DecisionPanel } from './decision-panel.tsx';
import { explained, watchExplaining } from './explain.ts';
import type { AnyFace, Panel } from './face.ts';
import { onKey } from './keys.ts';
import { LogPanel } from './log-panel.tsx';
import { looking } from './looking.ts';
import { covered, face, snapshot, speech } from './model.ts';
import { goOnWithKeys } from './offered.ts';
import { Players } from './players.tsx';
import { dispatch } from './present.ts';
import { FIRST_TAB, shownTab, Tabs, watchSwipes } from './tabs.tsx';
import { TopBar } from './top-bar.tsx';
import '../styles/table/frame.css';
import '../styles/table/top.css';
import '../styles/table/decision.css';
import '../styles/table/players.css';
import '../styles/table/log.css';
import '../styles/table/phone.css';

// nobody needs these before the first move
const Explanation = lazyPart(async () => (await import('./explanation.tsx')).Explanation);
const ResultPanel = lazyPart(async () => (await import('./results.tsx')).ResultPanel);
const ResultBar = lazyPart(async () => (await import('./results.tsx')).ResultBar);
/** Then a table has begun, and there is time for what it may need later. */
const IDLE = 2000;

/** What can be done with a game as a whole: for whoever has opened the table. */
export interface TableProps {
  onRematch(): void;
  onExport(): void;
  /** What lies over the table. */
  readonly children: ComponentChildren;
}

/** The open table. It knows no game: what differs from one to another is in the game's face. */
export function Table({ onRematch, onExport, children }: TableProps) {
  const { value: now } = snapshot;
  const { value: of } = face;
  const ready = now !== undefined && of !== undefined && speech.value !== undefined;
  useLayoutEffect(() => {
    document.addEventListener('keydown', onKey);
    const leave = [watchExplaining(), watchSwipes(), () => dispatch({ kind: 'cancel-end' })];
    return () => {
      for (const one of leave) one();
      document.removeEventListener('keydown', onKey);
    };
  }, []);
  useEffect(() => {
    if (!ready) return;
    const idle = setTimeout(() => {
      for (const part of [Explanation, ResultPanel, ResultBar]) void part.fetchAhead();
    }, IDLE);
    return () => clearTimeout(idle);
  }, [ready]);
  const asks = now?.decision !== undefined && answerable.value;
  useEffect(() => {
    if (asks) goOnWithKeys();
  }, [asks, now]);
  if (!ready) return <main class="table loading" aria-busy="true" />;
  const hidden = covered.value !== undefined && !now.over;
  const over = now.over && looking.value !== now.id;
  const isReady = asks || (now.over && (!over || ResultPanel.isThere()));
  return (
    <main
      class={`table ${now.game} tab-${over ? FIRST_TAB : shownTab.value}${phaseOf(of, now, hidden)}`}
      data-length={now.length}
      {...(isReady && { 'data-ready': '' })}
      {...(now.over && { 'data-over': '' })}
    >
      <PanelBox>
        <TopBar />
        <Announced />
      </PanelBox>
      {hidden ? (
        <Cover />
      ) : (
        <>
          {over ? <ResultPanel onRematch={onRematch} onExport={onExport} /> : <Boards of={of} now={now} />}
          <PanelBox tab={shownTab.value === 'log' ? 'log' : 'players'} beside>
            <aside class="side">
              <Players />
              <QueuedPart>
                <LogPanel />
              </QueuedPart>
            </aside>
          </PanelBox>
        </>
      )}
      <Explaining />
      {children}
    </main>
  );
}

/** A table that is laid out for a question of its own, or hides everything. */
function phaseOf({ asking }: AnyFace, now: TableSnapshot, hidden: boolean): string {
  return hidden ? ' covered' : asking.Instead?.when(now) ? ' choosing' : '';
}

/** The explanation of what is asked about: by itself, so that nothing else is drawn for it. */
function Explaining() {
  return explained.value ? <Explanation /> : null;
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
function PanelBox({
  tab,
  beside = false,
  children,
}: {
  /** The tab it belongs to on a small screen; without one it is always there. */
  readonly tab?: string;
  readonly beside?: boolean;
  readonly children: ComponentChildren;
}) {
  const off = tab !== undefined && tab !== shownTab.value;
  return (
    <div
      class={`panelbox${beside ? ' beside' : ''}${off ? ' offtab' : ''}`}
      {...(tab !== undefined && { 'data-tab': tab })}
    >
      {children}
    </div>
  );
}

/** The panels of the game in two rows; the question stands at the end of the lower one. */
function Boards({ of, now }: { readonly of: AnyFace; readonly now: TableSnapshot }) {
  const row = (name: Panel['row']) =>
    of.panels
      .filter(one => one.row === name)
      .map(({ Panel, tab, isSpare }, i) => (
        <PanelBox key={i} tab={tab}>
          <QueuedPart atOnce={!isSpare?.(now)}>
            <Panel />
          </QueuedPart>
        </PanelBox>
      ));
  return (
    <>
      <div class="upper">{row('upper')}</div>
      <div class="lower">
        {row('lower')}
        <PanelBox>{now.over ? <ResultBar /> : <DecisionPanel />}</PanelBox>
      </div>
      <Tabs />
    </>
  );
}

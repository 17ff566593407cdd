import type { Seat } from '@waldglas/core';
import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect } from 'preact/hooks';
import type { TableSnapshot } from '../connection/connection.ts';
import { holdShown } from '../connection/locks.ts';
import { LOW, neededHeight } from '../drawing/compact.ts';
import { answerable, QueuedPart } from '../drawing/frame-queue.tsx';
import { lazyPart } from '../drawing/lazy-part.tsx';
import { ownListener } from '../drawing/own-listener.ts';
import { announced } from './announce.ts';
import { Cover } from './cover.tsx';
import { DecisionPanel } from './decision-panel.tsx';
import { explained, watchExplaining } from './explain.ts';
import type { AnyFace, Panel } from './face.ts';
import { watchFocus } from './focus.ts';
import { onKey } from './keys.ts';
import { type ChatBesideLog, LogPanel } from './log-panel.tsx';
import { looking } from './looking.ts';
import { closing, covered, face, snapshot, speech, visited } from './model.ts';
import { Players } from './players.tsx';
import { dispatch } from './present.ts';
import { FIRST_TAB, LOG_TAB, shownTab, Tabs, watchSwipes } from './tabs.tsx';
import { TopBar } from './top-bar.tsx';
import { GiveUpQuestion } from './undo-bar.tsx';

// nobody needs these before the first move
const Explanation = lazyPart(async () => (await import('./explanation.tsx')).Explanation);
const ClosingPage = lazyPart(async () => (await import('./closing-page.tsx')).ClosingPage);
const ResultPanel = lazyPart(async () => (await import('./results.tsx')).ResultPanel);
const ResultBar = lazyPart(async () => (await import('./results.tsx')).ResultBar);
/** Then a table has begun, and there is time for what it may need later. */
const IDLE = 2000;

/** What can be done with a game as a whole: for whoever has opened the table. */
export interface TableProps {
  /** Absent where nobody can ask for another game. */
  onRematch?(): void;
  onExport(): void;
  /** What the bar tells about the table behind the page. */
  readonly status?: ComponentChildren;
  /** What is told about a seat beside its name. */
  readonly seatStatus?: (seat: Seat) => ComponentChildren;
  /** What stands in the place of answers while others are to decide. */
  readonly waiting?: ComponentChildren;
  /** What is said at the table, beside the log. */
  readonly chat?: ChatBesideLog;
  /** What lies over the table. */
  readonly children: ComponentChildren;
}

/** The open table. It knows no game: what differs from one to another is in the game's face. */
export function Table({ onRematch, onExport, status, seatStatus, waiting, chat, children }: TableProps) {
  const { value: now } = snapshot;
  const { value: of } = face;
  const ready = now !== undefined && of !== undefined && speech.value !== undefined;
  useLayoutEffect(() => {
    const onOwnKey = ownListener(onKey);
    document.addEventListener('keydown', onOwnKey);
    const leave = [watchExplaining(), watchSwipes(), watchFocus(), holdShown(), () => dispatch({ kind: 'cancel-end' })];
    return () => {
      for (const one of leave) one();
      document.removeEventListener('keydown', onOwnKey);
    };
  }, []);
  useLayoutEffect(() => {
    neededHeight.value = of?.neededHeight ?? LOW;
    return () => {
      neededHeight.value = LOW;
    };
  }, [of]);
  useEffect(() => {
    if (!ready) return;
    const idle = setTimeout(() => {
      for (const part of [Explanation, GiveUpQuestion, ClosingPage, ResultPanel, ResultBar]) void part.fetchAhead();
    }, IDLE);
    return () => clearTimeout(idle);
  }, [ready]);
  const asks = now?.decision !== undefined && answerable.value;
  const tab = now && of?.asking.tabFor?.(now);
  // once for each question: whoever looks elsewhere meanwhile is left there; before it is seen, or its answers would move
  useLayoutEffect(() => {
    if (tab === undefined) return;
    shownTab.value = tab;
    // it is answered on the own boards
    visited.value = undefined;
  }, [tab, now?.decision?.ask.what]);
  if (!ready) return <main class="table loading" aria-busy="true" />;
  // what everybody may know comes before the hand-over
  const closes = closing.value && !now.over;
  const hidden = covered.value !== undefined && !now.over;
  const over = now.over && looking.value !== now.id;
  // somebody who only watches is never asked
  const watches = now.seat === undefined && answerable.value;
  const isReady = asks || (now.over ? !over || ResultPanel.isThere() : watches);
  return (
    <main
      tabIndex={-1}
      aria-label={of.title()}
      class={`table ${now.game} tab-${over ? FIRST_TAB : shownTab.value}${phaseOf(of, now, closes, hidden)}`}
      data-length={now.length}
      {...(isReady && { 'data-ready': '' })}
      {...(now.over && { 'data-over': '' })}
    >
      <PanelBox>
        <TopBar status={status} />
        <Announced />
      </PanelBox>
      {closes ? (
        <ClosingPage />
      ) : hidden ? (
        <Cover />
      ) : (
        <>
          {over ? (
            <ResultPanel {...(onRematch && { onRematch })} onExport={onExport} />
          ) : (
            <Boards of={of} now={now} waiting={waiting} chat={chat} />
          )}
          <PanelBox tab={shownTab.value === LOG_TAB ? LOG_TAB : 'players'} beside>
            <aside class="side scrolls">
              <Players status={seatStatus} />
              <QueuedPart>
                <LogPanel chat={chat} tellsSince={waiting === undefined || now.decision !== undefined} />
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
function phaseOf({ asking }: AnyFace, now: TableSnapshot, closes: boolean, hidden: boolean): string {
  if (closes) return ' closes';
  if (hidden) return ' covered';
  const layout = asking.Instead?.when(now) ? 'choosing' : asking.layoutFor?.(now);
  return layout === undefined ? '' : ` ${layout}`;
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
function Boards({
  of,
  now,
  waiting,
  chat,
}: {
  readonly of: AnyFace;
  readonly now: TableSnapshot;
  readonly waiting: ComponentChildren;
  readonly chat: ChatBesideLog | undefined;
}) {
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
        <PanelBox>{now.over ? <ResultBar /> : <DecisionPanel waiting={waiting} />}</PanelBox>
      </div>
      <Tabs chat={chat} />
    </>
  );
}

import { useSignal } from '@preact/signals';
import { type AnySpeech, plain } from '@waldglas/text';
import type { ComponentChildren } from 'preact';
import { useLayoutEffect } from 'preact/hooks';
import type { LogEntry } from '../connection/connection.ts';
import { compact } from '../drawing/compact.ts';
import { memo } from '../drawing/memo.ts';
import { words } from '../words/language.ts';
import type { AnyFace } from './face.ts';
import { log } from './log.ts';
import { face, snapshot, speech } from './model.ts';
import { Said } from './options.tsx';
import { SinceAboveLog } from './since.tsx';
import { LOG_TAB, shownTab } from './tabs.tsx';

/** How many lines are there to be scrolled through; as long as nobody looks for them, a few more than can be seen. */
const SHOWN = 60;
const AT_FIRST = 15;

/** What is said at the table, in the place of the log. */
export interface ChatBesideLog {
  readonly title: string;
  /** The tab of log and chat, where one thing is shown at a time. */
  readonly tab: string;
  /** How much of it nobody here has looked at. */
  readonly unread: number;
  onShow(isShown: boolean): void;
  readonly panel: ComponentChildren;
}

/** What has happened, the newest on top; where people talk, the chat is a press away. */
export function LogPanel({
  chat,
  tellsSince,
}: {
  readonly chat?: ChatBesideLog | undefined;
  /** Not where that is told elsewhere. */
  readonly tellsSince: boolean;
}) {
  const { value: said } = speech;
  const { value: of } = face;
  const wanted = useSignal(false);
  const shows = useSignal<'log' | 'chat'>('log');
  const address = snapshot.value?.address;
  const seesChat = shows.value === 'chat' && (!compact.value || shownTab.value === LOG_TAB);
  useLayoutEffect(() => {
    chat?.onShow(seesChat);
    // a page that takes the place of the log hides the chat with it
    return () => chat?.onShow(false);
  }, [seesChat]);
  if (!said || !of || address === undefined) return null;
  const want = () => {
    wanted.value = true;
  };
  const show = (what: 'log' | 'chat') => {
    shows.value = what;
  };
  const tabs = chat && <LogTabs chat={chat} shown={shows.value} onShow={show} />;
  if (chat && shows.value === 'chat') {
    return (
      <section class="log panel" aria-label={chat.title}>
        {tabs}
        {chat.panel}
      </section>
    );
  }
  return (
    <section
      class={wanted.value ? 'log panel all' : 'log panel'}
      aria-label={words.value.log}
      onPointerEnter={want}
      onFocusIn={want}
    >
      {tabs ?? <h2>{words.value.log}</h2>}
      {tellsSince && <SinceAboveLog />}
      <ol class="scrolls">
        {log.value
          .slice(wanted.value ? -SHOWN : -AT_FIRST)
          .toReversed()
          .map(entry => (
            <Entry key={entry.from} entry={entry} said={said} of={of} address={address} />
          ))}
      </ol>
    </section>
  );
}

function LogTabs({
  chat,
  shown,
  onShow,
}: {
  readonly chat: ChatBesideLog;
  readonly shown: 'log' | 'chat';
  onShow(what: 'log' | 'chat'): void;
}) {
  return (
    <div class="logtabs">
      <button type="button" aria-pressed={shown === 'log'} onClick={() => onShow('log')}>
        {words.value.log}
      </button>
      <button type="button" aria-pressed={shown === 'chat'} onClick={() => onShow('chat')}>
        {chat.title}
        {chat.unread > 0 && <b class="unread">{chat.unread}</b>}
      </button>
    </div>
  );
}

interface EntryProps {
  readonly entry: LogEntry;
  readonly said: AnySpeech;
  readonly of: AnyFace;
  /** Of the table. */
  readonly address: string;
}

/** What happened by one line; each leads to that moment in the replay. */
const Entry = memo(({ entry, said, of, address }: EntryProps) => (
  <>
    {entry.events.toReversed().map((event, i) => {
      const style = of.telling.logStyle(event);
      const runs = style === 'none' ? undefined : said.event(event);
      if (!runs) return null;
      const kind = event.seat === undefined ? (style === 'title' ? 'round' : '') : `p${event.seat + 1}`;
      return (
        <li key={i} class={kind} title={plain(runs)}>
          <a href={`${address}/replay?at=${entry.length}`}>
            <Said runs={runs} />
          </a>
        </li>
      );
    })}
  </>
));

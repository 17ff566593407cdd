import { useSignal } from '@preact/signals';
import { seatNamed } from '@waldglas/protocol/shot';
import { useEffect, useRef } from 'preact/hooks';
import type { OnlineTable } from '../../connection/online/online-table.ts';
import { onlineWords } from '../../words/online/language.ts';
import { Icon } from './icon.tsx';

const LONGEST_TEXT = 500;

/** What is said at a table, the newest below, and for those who sit there a line to say something. */
export function Chat({ online, isSeated }: { readonly online: OnlineTable; readonly isSeated: boolean }) {
  const { value: w } = onlineWords;
  const text = useSignal('');
  const failed = useSignal(false);
  const list = useRef<HTMLOListElement>(null);
  const { value: lines } = online.chat;
  useEffect(() => {
    list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [lines]);

  async function say(): Promise<void> {
    const said = text.value.trim();
    if (said === '') return;
    failed.value = false;
    // what is on its way is not written twice; what does not arrive comes back
    text.value = '';
    await online.say(said).catch(() => {
      text.value = said;
      failed.value = true;
    });
  }

  return (
    <section class="chat" aria-label={w.chat.title}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reachable with the keyboard */}
      <ol ref={list} aria-live="polite" tabIndex={0}>
        {lines.length === 0 && <li class="none">{w.chat.none}</li>}
        {lines.map(({ n, name, seat, text: said }) => (
          <li key={n} class={seat === undefined ? '' : `p${seatNamed(seat) + 1}`}>
            <b>{name}</b> {said}
          </li>
        ))}
      </ol>
      {failed.value && (
        <p class="wrong" role="alert">
          {w.chat.notSent}
        </p>
      )}
      {isSeated && (
        <form
          onSubmit={event => {
            event.preventDefault();
            void say();
          }}
        >
          <input
            type="text"
            aria-label={w.chat.write}
            placeholder={w.chat.write}
            maxLength={LONGEST_TEXT}
            value={text.value}
            onInput={event => {
              text.value = event.currentTarget.value;
            }}
          />
          <button type="submit" class="ub" title={w.chat.send}>
            <Icon name="send" />
            <span class="sr">{w.chat.send}</span>
          </button>
        </form>
      )}
    </section>
  );
}

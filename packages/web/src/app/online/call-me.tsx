import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { NotDone } from '../../connection/online/table-socket.ts';
import { onlineWords } from '../../words/online/language.ts';
import { useAttempts } from './attempt.ts';
import { Icon } from './icon.tsx';
import { callAddress, hindrance, notices, readNotices, startPush, stopAddress, stopPush } from './notices.ts';
import { Wrong } from './wrong.tsx';

/** One press, and this browser says when it is somebody's turn; one more, and it does not. */
export function CallMe() {
  const { busy, wrong, attempt } = useAttempts();
  const { value: w } = onlineWords;
  const isOn = notices.value?.here === true;
  const why = hindrance();
  useEffect(() => {
    // without an answer the button is there all the same
    if (why === undefined) void readNotices().catch(() => undefined);
  }, [why]);
  // the server's own words, or the browser has not done it
  const failed = wrong.value !== undefined && !(wrong.value instanceof NotDone);
  return (
    <div class="callme">
      {why === undefined ? (
        <button
          type="button"
          class="soft"
          aria-pressed={isOn}
          disabled={busy.value}
          onClick={() => void attempt(isOn ? stopPush : startPush)}
        >
          <Icon name="bell" size={18} /> {isOn ? w.notices.stop : w.notices.start}
        </button>
      ) : (
        <p class="note">{w.notices.cannot[why]}</p>
      )}
      {failed ? (
        why === undefined && (
          <p class="note" role="alert">
            {w.notices.cannot.failed}
          </p>
        )
      ) : (
        <Wrong error={wrong.value} />
      )}
    </div>
  );
}

/** An address that is called, where the host lets people have one. */
export function CallAddress() {
  const { busy, wrong, attempt } = useAttempts();
  const address = useSignal('');
  const { value: known } = notices;
  const { value: w } = onlineWords;
  useEffect(() => {
    // nothing is offered that may not be
    void readNotices().catch(() => undefined);
  }, []);
  if (!known?.webhooks) return null;
  if (known.webhook !== undefined)
    return (
      <>
        <p class="note">{w.notices.webhookOn(known.webhook)}</p>
        <button type="button" class="soft" disabled={busy.value} onClick={() => void attempt(stopAddress)}>
          {w.notices.stop}
        </button>
        <Wrong error={wrong.value} />
      </>
    );
  const isBad = wrong.value instanceof NotDone && wrong.value.code === 'bad-request';
  return (
    <>
      <label class="namefield">
        <span>{w.notices.webhook}</span>
        <span class="nameline">
          <Icon name="send" size={20} />
          <input
            type="url"
            placeholder="https://"
            value={address.value}
            onInput={event => {
              address.value = event.currentTarget.value;
            }}
          />
        </span>
      </label>
      <p class="note">{w.notices.webhookText}</p>
      <button
        type="button"
        class="soft"
        disabled={busy.value || !/^https:\/\/./.test(address.value)}
        onClick={() => void attempt(() => callAddress(address.value))}
      >
        {w.notices.webhookSave}
      </button>
      {isBad ? (
        <p class="wrong" role="alert">
          {w.notices.webhookBad}
        </p>
      ) : (
        <Wrong error={wrong.value} />
      )}
    </>
  );
}

import { useSignal } from '@preact/signals';
import { useRef } from 'preact/hooks';
import { onlineWords } from '../../words/online/language.ts';
import { Icon } from './icon.tsx';
import { copyText, inviteLink, isOnlyHere } from './invite-link.ts';
import { QrCode } from './qr-code.tsx';

/** How others get to a table: a picture for the phones around, a link for those far away. */
export function Invite({
  id,
  invite,
  isHost,
}: {
  readonly id: string;
  readonly invite: string;
  /** Only the host can do something about a link that works nowhere else. */
  readonly isHost: boolean;
}) {
  const { value: w } = onlineWords;
  const field = useRef<HTMLInputElement>(null);
  const copied = useSignal<boolean | undefined>(undefined);
  const link = inviteLink(location.origin, id, invite);

  async function copy(): Promise<void> {
    copied.value = await copyText(link, field.current);
  }

  return (
    <>
      <div class="qrbeside">
        <QrCode text={link} label={w.invite.qr} />
        <p>
          <b>{w.invite.near}</b> {w.invite.how}
        </p>
      </div>
      <div class="copylink">
        <input
          ref={field}
          type="text"
          readOnly
          value={link}
          aria-label={w.invite.title}
          onFocus={event => event.currentTarget.select()}
        />
        <button type="button" class="soft" onClick={() => void copy()}>
          <Icon name="copy" size={17} /> {copied.value ? w.invite.copied : w.invite.copy}
        </button>
      </div>
      <p class="sr" role="status">
        {copied.value === undefined ? '' : copied.value ? w.invite.copied : w.invite.copyByHand}
      </p>
      {isHost && isOnlyHere(location.hostname) && (
        <p class="onlyhere" role="note">
          <b>{w.invite.onlyHere}</b> {w.invite.toOthers}
        </p>
      )}
    </>
  );
}

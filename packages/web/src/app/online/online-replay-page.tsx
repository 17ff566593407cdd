import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { useLocation } from 'preact-iso';
import type { Moment } from '../../connection/connection.ts';
import { tableAddress } from '../../connection/online/online-table.ts';
import { Glyph } from '../../glyphs/glyph.tsx';
import { face, snapshot } from '../../table/model.ts';
import { openConnection } from '../../table/present.ts';
import { words } from '../../words/language.ts';
import { onlineWords } from '../../words/online/language.ts';
import { keepHere, playOnFrom } from '../branch.ts';
import { exportGame } from '../export.ts';
import { ReplayFrame } from '../replay-frame.tsx';
import { addressOf } from '../session.ts';
import { useTitle } from '../title.ts';
import { enter, leaveUnlessNear } from './entered.ts';
import { Icon } from './icon.tsx';
import { copyText } from './invite-link.ts';
import { asGuest, server } from './me.ts';
import { NoOnlineTable } from './no-online-table.tsx';
import { isSpoken } from './speaking.ts';
import './styles.ts';

/** A game of the server, moment by moment. */
export function OnlineReplayPage({ id = '' }: { readonly id?: string }) {
  const moments = useSignal<readonly Moment[] | undefined>(undefined);
  const wrong = useSignal<unknown>(undefined);
  const { route } = useLocation();
  const { value: w } = words;
  useTitle(w.replay, ...(face.value ? [face.value.title()] : []));
  useEffect(() => {
    async function read(): Promise<void> {
      await asGuest(() => server.table(id));
      await enter(id).shown;
      moments.value = await openConnection().moments();
    }
    void read().catch(error => {
      wrong.value = error;
    });
    return () => leaveUnlessNear(id);
  }, [id]);
  const isOver = snapshot.value?.over === true;
  const goTo = (opening: Promise<string>) => void opening.then(next => route(addressOf(next)));
  if (wrong.value !== undefined) return <NoOnlineTable error={wrong.value} />;
  return (
    <ReplayFrame
      moments={isSpoken.value ? moments.value : undefined}
      tableHref={tableAddress(id)}
      record={isOver ? { onPlayOn: line => goTo(playOnFrom(line)), onExport: () => void exportGame() } : undefined}
      more={length => (
        <>
          <ShareStep id={id} length={length} />
          {isOver && (
            <button type="button" class="soft" onClick={() => goTo(keepHere())}>
              <Glyph name="device" size={18} /> {onlineWords.value.takeHome}
            </button>
          )}
        </>
      )}
    />
  );
}

/** Copies the address of a step. */
function ShareStep({ id, length }: { readonly id: string; readonly length: number }) {
  const copied = useSignal<number | undefined>(undefined);
  const { value: w } = onlineWords;
  const link = `${location.origin}${tableAddress(id)}/replay?at=${length}`;

  async function share(): Promise<void> {
    // a field to copy from, where there is no clipboard
    const field = document.createElement('input');
    field.value = link;
    document.body.append(field);
    if (await copyText(link, field)) copied.value = length;
    field.remove();
  }

  return (
    <button type="button" class="soft" onClick={() => void share()}>
      <Icon name="copy" size={17} /> {copied.value === length ? w.invite.copied : w.share}
    </button>
  );
}

import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { useLocation } from 'preact-iso';
import type { Moment } from '../connection/connection.ts';
import { isRecordOpen } from '../connection/open-record.ts';
import { face, openId, snapshot } from '../table/model.ts';
import { openConnection } from '../table/present.ts';
import { words } from '../words/language.ts';
import { playOnFrom } from './branch.ts';
import { exportGame } from './export.ts';
import { NoTable } from './no-table.tsx';
import { ReplayFrame } from './replay-frame.tsx';
import { addressOf, goOn, notOpened, opened } from './session.ts';
import { useTitle } from './title.ts';

/** A kept game, moment by moment. */
export function ReplayPage({ id = '' }: { readonly id?: string }) {
  const moments = useSignal<readonly Moment[] | undefined>(undefined);
  const { route } = useLocation();
  const { value: w } = words;
  useTitle(w.replay, ...(face.value ? [face.value.title()] : []));
  useEffect(() => {
    async function read(): Promise<string> {
      if (openId.peek() !== id) await goOn(id);
      moments.value = await openConnection().moments();
      return id;
    }
    void opened(read());
  }, [id]);
  const { value: now } = snapshot;
  const record = {
    onPlayOn: (line: number) => void playOnFrom(line).then(next => route(addressOf(next))),
    onExport: () => void exportGame(),
  };
  if (notOpened.value !== undefined) return <NoTable />;
  return (
    <ReplayFrame
      moments={moments.value}
      tableHref={addressOf(id)}
      record={now && isRecordOpen(now) ? record : undefined}
    />
  );
}

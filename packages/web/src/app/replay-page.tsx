import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { useLocation } from 'preact-iso';
import type { Moment } from '../connection/connection.ts';
import { isRecordOpen } from '../connection/open-record.ts';
import { face, openId, snapshot } from '../table/model.ts';
import { OtherFacts } from '../table/other-facts.tsx';
import { openConnection } from '../table/present.ts';
import { momentAt, Replay } from '../table/replay.tsx';
import { words } from '../words/language.ts';
import { playOnFrom } from './branch.ts';
import { exportGame } from './export.ts';
import { PageHeader } from './header.tsx';
import { NoTable } from './no-table.tsx';
import { addressOf, goOn, notOpened, opened } from './session.ts';
import { useTitle } from './title.ts';

/** A kept game, moment by moment. `?at=N` begins where its record had N lines. */
export function ReplayPage({ id = '' }: { readonly id?: string }) {
  const moments = useSignal<readonly Moment[] | undefined>(undefined);
  const { query, route } = useLocation();
  const { at, play } = query;
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
  const { value: all } = moments;
  const { value: now } = snapshot;
  const record = {
    onPlayOn: (line: number) => void playOnFrom(line).then(next => route(addressOf(next))),
    onExport: () => void exportGame(),
  };
  if (notOpened.value !== undefined) return <NoTable />;
  if (!all) return <main class="page replay" aria-busy="true" />;
  return (
    <main class="page replay" data-ready="">
      <h1 class="sr">{w.replay}</h1>
      <PageHeader />
      <OtherFacts />
      <Replay
        moments={all}
        from={at === undefined ? 0 : momentAt(all, Number(at))}
        plays={play !== undefined}
        tableHref={addressOf(id)}
        record={now && isRecordOpen(now) ? record : undefined}
      />
    </main>
  );
}

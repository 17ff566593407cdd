import { useLocation } from 'preact-iso';
import type { Moment } from '../connection/connection.ts';
import { OtherFacts } from '../table/other-facts.tsx';
import { momentAt, Replay, type ReplayProps } from '../table/replay.tsx';
import { words } from '../words/language.ts';
import { PageHeader } from './header.tsx';

interface ReplayFrameProps extends Omit<ReplayProps, 'moments' | 'from' | 'plays'> {
  /** Absent as long as they are not known. */
  readonly moments: readonly Moment[] | undefined;
}

/** A game moment by moment on a page of its own. `?at=N` begins where its record had N lines, `?play` runs by itself. */
export function ReplayFrame({ moments, ...about }: ReplayFrameProps) {
  const { at, play } = useLocation().query;
  if (!moments) return <main class="page replay" aria-busy="true" />;
  return (
    <main class="page replay" data-ready="">
      <h1 class="sr">{words.value.replay}</h1>
      <PageHeader />
      <OtherFacts />
      <Replay
        moments={moments}
        from={at === undefined ? 0 : momentAt(moments, Number(at))}
        plays={play !== undefined}
        {...about}
      />
    </main>
  );
}

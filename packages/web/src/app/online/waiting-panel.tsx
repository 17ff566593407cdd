import type { OnlineTable } from '../../connection/online/online-table.ts';
import { SinceWhileWaiting } from '../../table/since.tsx';
import { onlineWords } from '../../words/online/language.ts';
import { CallMe } from './call-me.tsx';
import { Icon } from './icon.tsx';
import { IdleSeats } from './idle-seats.tsx';
import { hindrance } from './notices.ts';

/** While others are to decide: what they did since the own last turn, and what can be done about who does nothing. */
export function WaitingPanel({ online }: { readonly online: OnlineTable }) {
  const { value: w } = onlineWords;
  return (
    <>
      <SinceWhileWaiting />
      <IdleSeats online={online} />
      {online.info.value?.me !== null && (
        <footer>
          <p class="note">
            <Icon name="leaf" size={17} /> {w.seats.nothingToDo}
          </p>
          {hindrance() === undefined && <CallMe />}
        </footer>
      )}
    </>
  );
}

import type { OnlineTable } from '../../connection/online/online-table.ts';
import { Glyph } from '../../glyphs/glyph.tsx';
import { SinceWhileWaiting } from '../../table/since.tsx';
import { onlineWords } from '../../words/online/language.ts';
import { CallMe } from './call-me.tsx';
import { Icon } from './icon.tsx';
import { IdleSeats } from './idle-seats.tsx';
import { hindrance } from './notices.ts';

/** While others are to decide: what they did since the own last turn, and what can be done about who does nothing. */
export function WaitingPanel({ online }: { readonly online: OnlineTable }) {
  const { value: w } = onlineWords;
  if (online.info.value?.me === null)
    return (
      <p class="note watching">
        <Glyph name="eye" size={22} /> <b>{w.youWatch}</b> {w.youWatchLine}
      </p>
    );
  return (
    <>
      <SinceWhileWaiting />
      <IdleSeats online={online} />
      <footer>
        <p class="note">
          <Icon name="leaf" size={17} /> {w.seats.nothingToDo}
        </p>
        {hindrance() === undefined && <CallMe />}
      </footer>
    </>
  );
}

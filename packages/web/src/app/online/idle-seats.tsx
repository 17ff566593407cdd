import type { Chair, TableInfo } from '../../connection/online/messages.ts';
import type { OnlineTable } from '../../connection/online/online-table.ts';
import { NotDone } from '../../connection/online/table-socket.ts';
import { Glyph } from '../../glyphs/glyph.tsx';
import { onlineWords } from '../../words/online/language.ts';
import { useAttempts } from './attempt.ts';
import { isIdle } from './clock.ts';
import { server } from './me.ts';
import { useServerTime } from './server-time.ts';
import { Wrong } from './wrong.tsx';

/** Who is waited for so long that the computer may play for them. */
function idleOnes({ seats, clock, me }: TableInfo, time: number): readonly Chair[] {
  return seats.filter(
    ({ seat, bot, standIn }) =>
      seat !== me && bot === undefined && standIn === undefined && clock && isIdle(clock, seat, time),
  );
}

/** Tells whoever looks that the computer plays for them, and gives them their chair back. */
export function OwnStandIn({ online }: { readonly online: OnlineTable }) {
  const { busy, attempt } = useAttempts();
  const { value: info } = online.info;
  const { value: w } = onlineWords;
  if (!info || info.over || info.seats.find(({ seat }) => seat === info.me)?.standIn === undefined) return null;
  return (
    <div class="reachline" role="status">
      <p>{w.seats.playedFor}</p>
      <button
        type="button"
        class="soft"
        disabled={busy.value}
        // whoever sits there needs no invitation
        onClick={() => void attempt(() => server.join(info.table, '', undefined))}
      >
        {w.seats.playMyself}
      </button>
    </div>
  );
}

/** Lets the computer play for who is idle; they have their chair back as soon as they act. */
export function IdleSeats({ online }: { readonly online: OnlineTable }) {
  const time = useServerTime(online);
  const { busy, wrong, attempt } = useAttempts();
  const { value: info } = online.info;
  const { value: w } = onlineWords;
  if (!info || info.me === null) return null;
  const idle = idleOnes(info, time);
  if (idle.length === 0 && wrong.value === undefined) return null;
  return (
    <div class="idleseats">
      {idle.map(({ seat, name }) => (
        <button
          key={seat}
          type="button"
          class="soft"
          title={w.seats.standInLine}
          disabled={busy.value}
          onClick={() => void attempt(() => server.standIn(info.table, seat))}
        >
          <Glyph name="bot" size={18} /> {w.seats.standIn(name ?? seat)}
        </button>
      ))}
      {wrong.value instanceof NotDone && wrong.value.code === 'forbidden' ? (
        <p class="note" role="alert">
          {w.seats.notIdle}
        </p>
      ) : (
        <Wrong error={wrong.value} />
      )}
    </div>
  );
}

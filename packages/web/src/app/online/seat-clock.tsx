import type { OnlineTable } from '../../connection/online/online-table.ts';
import { Glyph } from '../../glyphs/glyph.tsx';
import { settings } from '../../settings/settings.ts';
import { onlineWords } from '../../words/online/language.ts';
import { clockText, momentText, thoughtBy } from './clock.ts';
import { useServerTime } from './server-time.ts';

/** How long whoever is asked has thought; where a move may take a day, until when they are waited for. */
export function SeatClock({ online, seat }: { readonly online: OnlineTable; readonly seat: string }) {
  const time = useServerTime(online);
  const { value: info } = online.info;
  const { value: w } = onlineWords;
  if (!info?.clock || !info.turn.includes(seat)) return null;
  const { clock, pace } = info;
  const { [seat]: until } = clock.idleAt;
  const said =
    pace === 'live'
      ? clockText(thoughtBy(clock, seat, true, time))
      : until === undefined
        ? ''
        : w.seats.until(momentText(until, settings.value.lang));
  return (
    <span class="seatclock" title={w.seats.thinks}>
      <Glyph name="clock" size={13} /> {clock.paused ? w.seats.paused : said}
    </span>
  );
}

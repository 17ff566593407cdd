import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useLocation } from 'preact-iso';
import { Modal } from '../../boards/modal.tsx';
import { botName } from '../../connection/bot-names.ts';
import type { Chair, TableInfo } from '../../connection/online/messages.ts';
import type { OnlineTable } from '../../connection/online/online-table.ts';
import { Glyph } from '../../glyphs/glyph.tsx';
import { words } from '../../words/language.ts';
import { onlineWords } from '../../words/online/language.ts';
import { useAttempts } from './attempt.ts';
import { CallMe } from './call-me.tsx';
import { PaceSign } from './friends-page.tsx';
import { Icon } from './icon.tsx';
import { IdleSeats } from './idle-seats.tsx';
import { server } from './me.ts';
import { SeatClock } from './seat-clock.tsx';
import { Watchers } from './watchers.tsx';
import { Wrong } from './wrong.tsx';

interface PeopleDialogProps {
  readonly online: OnlineTable;
  readonly info: TableInfo;
  onClose(): void;
}

/** Who sits at a running table, its clock, and what can be done about both. */
export function PeopleDialog({ online, info, onClose }: PeopleDialogProps) {
  const { value: w } = onlineWords;
  const { busy, wrong, attempt } = useAttempts();
  const { table, clock, me, pace, knownSeed, status } = info;
  return (
    <Modal title={w.seats.title} onClose={onClose}>
      <div class="people">
        <ul class="herelist">
          {info.seats.map((chair, at) => (
            <Person key={chair.seat} online={online} info={info} chair={chair} at={at}>
              {chair.name !== undefined && chair.seat !== me && (
                <button
                  type="button"
                  class="soft"
                  disabled={busy.value}
                  aria-pressed={chair.muted === true}
                  aria-label={`${w.seats.mute}: ${chair.name}`}
                  onClick={() => void attempt(() => server.mute(table, chair.seat, chair.muted !== true))}
                >
                  <Icon name={chair.muted ? 'mute' : 'voice'} size={17} /> {chair.muted ? w.seats.muted : w.seats.mute}
                </button>
              )}
            </Person>
          ))}
        </ul>
        <Watchers watchers={info.watchers} />
        <IdleSeats online={online} />
        <p class="note">
          <PaceSign pace={pace} size={16} /> {w.paces[pace].name}
        </p>
        {knownSeed && <p class="note">{w.knownSeed}</p>}
        <Wrong error={wrong.value} />
        {clock && me !== null && (
          <button
            type="button"
            class="soft"
            disabled={busy.value}
            onClick={() => void attempt(() => server.pause(table, !clock.paused))}
          >
            <Glyph name="clock" size={18} /> {clock.paused ? w.seats.goOn : w.seats.pause}
          </button>
        )}
        {me !== null && status === 'playing' && (
          <>
            <CallMe />
            <LeaveButton table={table} attempt={attempt} busy={busy.value} />
          </>
        )}
      </div>
    </Modal>
  );
}

function Person({
  online,
  info,
  chair: { seat, name, bot, here, standIn },
  at,
  children,
}: Omit<PeopleDialogProps, 'onClose'> & {
  readonly chair: Chair;
  readonly at: number;
  readonly children: ComponentChildren;
}) {
  const { value: w } = onlineWords;
  const levels: Readonly<Record<string, { readonly name: string }>> = words.value.setup.levels;
  const said =
    bot !== undefined
      ? (levels[bot]?.name ?? w.chair.bot)
      : standIn !== undefined
        ? words.value.standIn
        : seat === info.me
          ? w.you
          : here
            ? w.chair.here
            : w.chair.away;
  return (
    <li class={`p${at + 1}${here && bot === undefined ? ' here' : ''}`}>
      <span class="av">
        <Glyph name={bot === undefined ? 'pawn' : 'bot'} size={18} />
      </span>
      <b>{name ?? (bot === undefined ? seat : botName(at))}</b>
      <span>
        {said} <SeatClock online={online} seat={seat} />
      </span>
      {children}
    </li>
  );
}

/** The computer plays on; whoever comes back and acts has their chair again. */
function LeaveButton({
  table,
  busy,
  attempt,
}: {
  readonly table: string;
  readonly busy: boolean;
  attempt(work: () => Promise<void>): Promise<boolean>;
}) {
  const { route } = useLocation();
  const { value: w } = onlineWords;
  const asks = useSignal(false);

  async function leave(): Promise<void> {
    if (await attempt(() => server.leave(table))) route('/');
  }

  return (
    <>
      {asks.value && <p class="note">{w.seats.leaveText}</p>}
      <button
        type="button"
        class="soft"
        disabled={busy}
        {...(asks.value && { 'data-confirm': '' })}
        onClick={() => {
          if (asks.value) void leave();
          else asks.value = true;
        }}
      >
        <Glyph name="leave" size={18} /> {asks.value ? w.seats.leaveSure : w.seats.leave}
      </button>
    </>
  );
}

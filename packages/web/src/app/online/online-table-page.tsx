import { useSignal } from '@preact/signals';
import { seatLetter } from '@waldglas/core';
import { useEffect } from 'preact/hooks';
import { useLocation } from 'preact-iso';
import { aboutApart } from '../../boards/about.ts';
import type { TableInfo } from '../../connection/online/messages.ts';
import { type OnlineTable, tableAddress } from '../../connection/online/online-table.ts';
import { remember, remembered } from '../../connection/table-memory.ts';
import { lazyPart } from '../../drawing/lazy-part.tsx';
import { Glyph } from '../../glyphs/glyph.tsx';
import { dialog } from '../../table/dialog.ts';
import { face, snapshot } from '../../table/model.ts';
import { onlineWords } from '../../words/online/language.ts';
import { exportGame } from '../export.ts';
import { tableTitle, useTitle } from '../title.ts';
import { Troubles } from '../troubles.tsx';
import { loadTablePage } from '../wake.ts';
import { Chat } from './chat.tsx';
import { type Entered, enter, entered, leaveUnlessNear } from './entered.ts';
import { OwnStandIn } from './idle-seats.tsx';
import { takeInvite } from './invite-link.ts';
import { Join } from './join.tsx';
import { Lobby } from './lobby.tsx';
import { asGuest, server } from './me.ts';
import { NextGame } from './next-game.tsx';
import { NoOnlineTable } from './no-online-table.tsx';
import { PeopleDialog } from './people-dialog.tsx';
import { ReachLine, ReachSign } from './reach.tsx';
import { SeatClock } from './seat-clock.tsx';
import { isSpoken } from './speaking.ts';
import { useTurnBadge } from './turn-badge.ts';
import { WaitingPanel } from './waiting-panel.tsx';
import './styles.ts';

const Dialogs = lazyPart(async () => (await import('../dialogs.tsx')).Dialogs);
// the table is loaded as every page loads it: its files and the order of its styles stay the same
const Table = lazyPart(async () => (await loadTablePage()).Table);

/** A table of the server: at the door, before the game, or the game itself. */
export function OnlineTablePage({ id = '' }: { readonly id?: string }) {
  const door = useSignal<{ readonly table: TableInfo; readonly invite: string | undefined } | undefined>(undefined);
  const wrong = useSignal<unknown>(undefined);

  useEffect(() => {
    let wanted = true;
    const invite = takeInvite(id);
    async function come(): Promise<void> {
      const table = await asGuest(() => server.table(id));
      if (!wanted) return;
      // whoever sits here goes in; so does everybody once there is something to watch
      if (table.me !== null || (table.status !== 'open' && table.watch)) goIn();
      else door.value = { table, invite: invite ?? table.invite };
    }
    door.value = undefined;
    wrong.value = undefined;
    void come().catch(error => {
      wrong.value = error;
    });
    return () => {
      wanted = false;
      leaveUnlessNear(id);
    };
  }, [id]);

  function goIn(): void {
    door.value = undefined;
    enter(id);
  }

  if (wrong.value !== undefined) return <NoOnlineTable error={wrong.value} />;
  if (!isSpoken.value) return <main class="page" aria-busy="true" />;
  if (door.value) return <Join {...door.value} onIn={goIn} />;
  const { value: at } = entered;
  if (at?.id !== id) return <main class="page" aria-busy="true" />;
  return <InsideTable at={at} />;
}

function InsideTable({ at }: { readonly at: Entered }) {
  const { id, online } = at;
  const { value: info } = online.info;
  const { value: now } = snapshot;
  if (online.reach.value === 'refused') return <NoOnlineTable error={undefined} />;
  if (info?.status === 'open') return <Lobby online={online} table={info} />;
  if (!info || now?.id !== id)
    return (
      <main class="table loading" aria-busy="true">
        <ReachLine online={online} />
      </main>
    );
  return <AtTable at={at} info={info} />;
}

/** The game itself: the same table as in this browser, with whoever is elsewhere. */
function AtTable({ at: { id, online }, info }: { readonly at: Entered; readonly info: TableInfo }) {
  const { route } = useLocation();
  const { value: w } = onlineWords;
  const { value: now } = snapshot;
  const asked = now?.decision !== undefined;
  const unread = useUnread(online, info);
  const showsPeople = useSignal(false);
  useTitle(...(asked ? ['●'] : []), ...tableTitle(now), ...(face.value ? [face.value.title()] : []));
  useTurnBadge(asked);

  async function rematch(): Promise<void> {
    // whoever sat here has a chair there, whoever asked first; it may have begun without them
    const seated = info.me === null ? undefined : await server.rematch(id).catch(() => undefined);
    const next = seated?.table ?? info.next;
    if (next !== undefined) route(tableAddress(next));
  }
  const onRematch = () => void rematch();

  return (
    <Table
      // whoever only watches can follow to another game, not ask for one
      {...(info.me !== null || info.next !== undefined ? { onRematch } : {})}
      onExport={() => void exportGame()}
      status={
        <>
          {now?.seat === undefined && <span class="tablesign watching">{w.youWatch}</span>}
          {info.knownSeed && (
            <span class="tablesign knownseed" {...aboutApart('say', w.knownSeed)}>
              <Glyph name="eye" size={16} /> <span>{w.knownSeedSign}</span>
            </span>
          )}
          {info.clock?.paused && <span class="tablesign">{w.seats.paused}</span>}
          <ReachSign online={online} />
          <button
            type="button"
            class="peoplebutton"
            aria-haspopup="dialog"
            title={w.seats.title}
            onClick={() => {
              showsPeople.value = true;
            }}
          >
            <Glyph name="players" size={19} />
            <span class="sr">{w.seats.title}</span>
          </button>
        </>
      }
      seatStatus={seat => <SeatClock online={online} seat={seatLetter(seat)} />}
      waiting={<WaitingPanel online={online} />}
      chat={{
        title: w.chat.title,
        tab: w.chat.tab,
        unread: unread.count,
        onShow: unread.read,
        panel: <Chat online={online} isSeated={now?.seat !== undefined} />,
      }}
    >
      <Troubles />
      <ReachLine online={online} />
      <OwnStandIn online={online} />
      {info.next !== undefined && <NextGame next={info.next} watches={info.me === null} onGo={onRematch} />}
      {dialog.shown.value && <Dialogs />}
      {showsPeople.value && (
        <PeopleDialog
          online={online}
          info={info}
          onClose={() => {
            showsPeople.value = false;
          }}
        />
      )}
    </Table>
  );
}

/** How many things were said by others since the chat was looked at, here or when this browser was here last. */
function useUnread(online: OnlineTable, { table: id, me }: TableInfo) {
  const { value: said } = online.chat;
  const seen = useSignal(remembered(id).read ?? 0);
  const isShown = useSignal(false);
  const last = said.at(-1)?.n ?? 0;
  useEffect(() => {
    if (!isShown.value || last <= seen.value) return;
    seen.value = last;
    remember(id, { read: last });
  }, [last, isShown.value]);
  return {
    count: said.filter(({ n, seat }) => n > seen.value && seat !== (me ?? '')).length,
    read(shown: boolean) {
      isShown.value = shown;
    },
  };
}

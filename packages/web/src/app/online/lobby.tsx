import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { useLocation } from 'preact-iso';
import { botName } from '../../connection/bot-names.ts';
import type { Chair, TableInfo } from '../../connection/online/messages.ts';
import type { OnlineTable } from '../../connection/online/online-table.ts';
import { remember, remembered } from '../../connection/table-memory.ts';
import { Glyph } from '../../glyphs/glyph.tsx';
import { words } from '../../words/language.ts';
import { onlineWords } from '../../words/online/language.ts';
import { PageFooter, PageHeader } from '../header.tsx';
import { Hero } from '../hero.tsx';
import { useTitle } from '../title.ts';
import { useAttempts } from './attempt.ts';
import { Chat } from './chat.tsx';
import { INVITED_BOT } from './choices.ts';
import { Icon } from './icon.tsx';
import { Invite } from './invite.tsx';
import { gameName, TableFacts } from './join.tsx';
import { server } from './me.ts';
import { ReachLine } from './reach.tsx';
import { ChairCard, type ChairCardProps, RoundTable } from './round-table.tsx';
import { Watchers } from './watchers.tsx';
import { Wrong } from './wrong.tsx';

/** A table before its game: who is there, how others come, and the start. */
export function Lobby({ online, table }: { readonly online: OnlineTable; readonly table: TableInfo }) {
  const { route } = useLocation();
  const { value: w } = onlineWords;
  const fill = useSignal(true);
  const { busy, wrong, attempt } = useAttempts();
  useTitle(w.title);
  const { n: said } = online.chat.value.at(-1) ?? {};
  useEffect(() => {
    // here the chat is always in sight
    if (said !== undefined) remember(table.table, { read: said });
  }, [said]);
  const hasSat = useSignal(false);
  useEffect(() => {
    if (table.me !== null) hasSat.value = true;
  }, [table.me]);
  // whoever gets up by themselves is on the way out
  const isFreed = hasSat.value && table.me === null && !busy.value;
  const taken = table.seats.filter(one => !one.open).length;
  const isFull = taken === table.seats.length;
  const players = fill.value ? table.seats.length : taken;

  return (
    <main class="page friends" data-ready="">
      <Hero />
      <PageHeader />
      <section class="say">
        <h1>{w.title}</h1>
        <p>{w.text}</p>
      </section>
      <div class="friendcards">
        <section class="card">
          <RoundTable>
            {table.seats.map((chair, at) => (
              <ChairCard key={chair.seat} {...chairCard(chair, at, table)}>
                {table.creator && !chair.open && chair.seat !== table.me && (
                  <button
                    type="button"
                    class="freechair"
                    disabled={busy.value}
                    title={w.chair.free}
                    aria-label={`${w.chair.free}: ${chair.name ?? botName(at)}`}
                    onClick={() => void attempt(() => server.free(table.table, chair.seat))}
                  >
                    <Icon name="close" size={17} />
                  </button>
                )}
              </ChairCard>
            ))}
          </RoundTable>
          <ul class="facts">
            <li>
              <b class="serif">{gameName(table.game)}</b>
            </li>
            <TableFacts table={table} />
          </ul>
          {table.knownSeed && <p class="note">{w.knownSeed}</p>}
          <Chat online={online} isSeated={table.me !== null} />
        </section>
        <section class="card bringin">
          {isFreed && (
            <p class="note" role="status">
              {table.watch ? `${w.freed} ${w.freedWatch}` : w.freed}
            </p>
          )}
          {!isFull && remembered(table.table).again && (
            <p class="note" role="status">
              {w.askedAgain}
            </p>
          )}
          {!isFull && <h2>{w.invite.title}</h2>}
          {!isFull && table.invite !== undefined && (
            <Invite id={table.table} invite={table.invite} isHost={table.creator} />
          )}
          {isFull ? <h2>{w.hereNow}</h2> : <h3>{w.hereNow}</h3>}
          <HereNow table={table} />
          <Watchers watchers={table.watchers} />
          <ReachLine online={online} />
          <Wrong error={wrong.value} />
          <div class="startgame">
            {table.creator ? (
              <>
                {!isFull && (
                  <label class="switch">
                    <input
                      type="checkbox"
                      checked={fill.value}
                      onChange={event => {
                        fill.value = event.currentTarget.checked;
                      }}
                    />
                    <span>{w.fillWithBots}</span>
                  </label>
                )}
                <button
                  type="button"
                  class="end"
                  disabled={busy.value || players < 2}
                  onClick={() => void attempt(() => server.start(table.table, fill.value ? INVITED_BOT : undefined))}
                >
                  <Glyph name="play" /> {w.start(players)}
                </button>
              </>
            ) : (
              <p class="note">{table.start === 'full' ? w.fullStarts : w.hostStarts}</p>
            )}
          </div>
          {table.me !== null && (
            <button
              type="button"
              class="textlink"
              disabled={busy.value}
              onClick={() =>
                void attempt(async () => {
                  await server.leave(table.table);
                  route('/');
                })
              }
            >
              {w.leave}
            </button>
          )}
        </section>
      </div>
      <PageFooter />
    </main>
  );
}

/** Who sits on a chair, as its card says it. */
function chairCard({ seat, name, bot, open, here }: Chair, at: number, { me, creator }: TableInfo): ChairCardProps {
  const { value: w } = onlineWords;
  if (open) return { at, kind: 'open', name: w.chair.open, line: w.chair.openLine };
  const levels: Readonly<Record<string, { readonly name: string }>> = words.value.setup.levels;
  if (bot !== undefined) return { at, kind: 'bot', name: botName(at), line: levels[bot]?.name ?? w.chair.bot };
  const own = creator ? w.chair.host : w.you;
  return { at, kind: 'person', here, name: name ?? seat, line: seat === me ? own : here ? w.chair.here : w.chair.away };
}

function HereNow({ table }: { readonly table: TableInfo }) {
  const { value: w } = onlineWords;
  const people = table.seats.flatMap((chair, at) => (chair.name === undefined ? [] : [{ ...chair, at }]));
  return (
    <ul class="herelist" aria-live="polite">
      {people.map(({ seat, name, here, at }) => (
        <li key={seat} class={`p${at + 1}${here ? ' here' : ''}`}>
          <span class="av">
            <Glyph name="pawn" size={18} />
          </span>
          <b>{name}</b>
          <span>{seat === table.me ? w.you : here ? w.chair.here : w.chair.away}</span>
        </li>
      ))}
      {table.seats.some(one => one.open) && (
        <li class="waiting">
          <span class="av">
            <Icon name="chair" size={17} />
          </span>
          <span>{w.tables.gathering(table.seats.filter(one => one.open).length)}</span>
        </li>
      )}
    </ul>
  );
}

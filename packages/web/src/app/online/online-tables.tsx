import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { botName } from '../../connection/bot-names.ts';
import { rememberName } from '../../connection/online/known-person.ts';
import type { TableInfo } from '../../connection/online/messages.ts';
import { tableAddress } from '../../connection/online/online-table.ts';
import { NotDone } from '../../connection/online/table-socket.ts';
import { Glyph } from '../../glyphs/glyph.tsx';
import { listingOf } from '../../listings.ts';
import { settings } from '../../settings/settings.ts';
import { words } from '../../words/language.ts';
import { onlineWords } from '../../words/online/language.ts';
import { ago } from '../ago.ts';
import { gameName } from './join.tsx';
import { server } from './me.ts';
import { isSpoken } from './speaking.ts';
import './styles.ts';

/** How often the list is read again while somebody looks at it. */
const REFRESH = 15_000;
const SHOWN = 4;

const isMyTurn = ({ me, turn, status }: TableInfo) => status === 'playing' && me !== null && turn.includes(me);

/** First those where I am waited for, then what goes on, then what is over; the newest first. */
function inOrder(tables: readonly TableInfo[]): TableInfo[] {
  const rank = (table: TableInfo) => (isMyTurn(table) ? 0 : table.status === 'over' ? 2 : 1);
  return tables.toSorted((a, b) => rank(a) - rank(b) || b.updated - a.updated);
}

/** The tables of this person on the server, and those that anybody may join. */
export function OnlineTables() {
  const mine = useSignal<readonly TableInfo[]>([]);
  const open = useSignal<readonly TableInfo[]>([]);
  const all = useSignal(false);
  const { value: w } = onlineWords;
  const shown = all.value ? mine.value : mine.value.slice(0, SHOWN);

  useEffect(() => {
    async function look(): Promise<void> {
      if (document.hidden) return;
      const [own, listed] = await Promise.all([server.tables('mine'), server.tables('open')]);
      mine.value = inOrder(own);
      open.value = listed.filter(({ me }) => me === null).slice(0, SHOWN);
    }
    const attempt = () =>
      void look().catch(error => {
        // the page goes on without them; somebody the server knows no more is asked for a name next time
        if (error instanceof NotDone && error.code === 'no-person') rememberName(undefined);
      });
    attempt();
    const timer = setInterval(attempt, REFRESH);
    return () => clearInterval(timer);
  }, []);

  if (!isSpoken.value) return null;
  return (
    <>
      {mine.value.length > 0 && (
        <>
          <h2>{w.tables.title}</h2>
          <ul class="onlinetables">
            {shown.map(table => (
              <Row key={table.table} table={table} />
            ))}
          </ul>
          {shown.length < mine.value.length && (
            <button
              type="button"
              class="textlink"
              onClick={() => {
                all.value = true;
              }}
            >
              {words.value.more(mine.value.length - shown.length)}
            </button>
          )}
        </>
      )}
      {open.value.length > 0 && (
        <>
          <h2>{w.tables.openTitle}</h2>
          <ul class="onlinetables">
            {open.value.map(table => (
              <Row key={table.table} table={table} />
            ))}
          </ul>
        </>
      )}
    </>
  );
}

/** How things stand at a table, in a few words. */
function standing(table: TableInfo): string {
  const { value: w } = onlineWords;
  const free = table.seats.filter(one => one.open).length;
  if (table.status === 'over') return words.value.over;
  if (table.status === 'open') return free === 0 ? w.hostStarts : w.tables.gathering(free);
  if (isMyTurn(table)) return w.tables.yourTurn(gameName(table.game));
  const asked = table.seats.flatMap((chair, at) =>
    table.turn.includes(chair.seat) ? [chair.name ?? botName(at)] : [],
  );
  return words.value.waiting(asked);
}

function Row({ table }: { readonly table: TableInfo }) {
  const { value: w } = onlineWords;
  const names = table.seats.flatMap(({ name }) => name ?? []).join(', ');
  const verb = table.me === null ? w.tables.join : table.status === 'over' ? w.tables.look : w.tables.open;
  return (
    <li class={isMyTurn(table) ? 'myturn' : ''}>
      <Glyph name={listingOf(table.game)?.emblem ?? 'log'} size={22} />
      <div>
        <b>{names}</b>
        <p>{[standing(table), ago(table.updated, settings.value.lang)].join(' · ')}</p>
      </div>
      <a class="soft" href={tableAddress(table.table)} aria-label={`${verb}: ${gameName(table.game)}, ${names}`}>
        {verb}
      </a>
    </li>
  );
}

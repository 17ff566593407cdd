import { useSignal } from '@preact/signals';
import { botName } from '../../connection/bot-names.ts';
import { knownName } from '../../connection/online/known-person.ts';
import type { TableInfo } from '../../connection/online/messages.ts';
import { Glyph } from '../../glyphs/glyph.tsx';
import { listingOf } from '../../listings.ts';
import { listingWords } from '../../table/game-listing.ts';
import { onlineWords } from '../../words/online/language.ts';
import { PageHeader } from '../header.tsx';
import { Hero } from '../hero.tsx';
import { useTitle } from '../title.ts';
import { PaceSign } from './friends-page.tsx';
import { Icon } from './icon.tsx';
import { beKnown, server } from './me.ts';
import { NameField } from './name-field.tsx';
import { Wrong } from './wrong.tsx';

interface JoinProps {
  readonly table: TableInfo;
  /** The secret of the invitation; without one only watching is possible. */
  readonly invite: string | undefined;
  /** Somebody has sat down, or wants to watch. */
  onIn(): void;
}

/** What the game of a table is called. */
export function gameName(game: string): string {
  const listing = listingOf(game);
  return listing ? listingWords(listing).name : game;
}

/** How a table is played: its pace, and what is different from the usual game. */
export function TableFacts({ table: { game, pace, options } }: { readonly table: TableInfo }) {
  const { value: w } = onlineWords;
  const listing = listingOf(game);
  const variants = listing?.variants.flatMap(({ id }) =>
    options[id] === true ? [listingWords(listing).variants[id]] : [],
  );
  return (
    <>
      <li>
        <PaceSign pace={pace} size={16} /> {w.paces[pace].name}
      </li>
      <li>
        <Glyph name="clock" size={16} /> {w.paces[pace].line}
      </li>
      {variants?.map(variant => (
        <li key={variant}>
          <Icon name="leaf" size={16} /> {variant}
        </li>
      ))}
    </>
  );
}

/** A guest at the door: who is there, which chair, which name, and in by one press. */
export function Join({ table, invite, onIn }: JoinProps) {
  const { value: w } = onlineWords;
  const name = useSignal(knownName() ?? '');
  const chosen = useSignal<string | undefined>(undefined);
  const busy = useSignal(false);
  const wrong = useSignal<unknown>(undefined);
  const game = gameName(table.game);
  const host = table.seats.find(one => one.name !== undefined)?.name;
  const title = host === undefined ? w.join.invited(game) : w.join.invites(host, game);
  const free = table.seats.filter(one => one.open);
  const chair = free.find(({ seat }) => seat === chosen.value) ?? free[0];
  useTitle(title);

  async function come(sit: boolean): Promise<void> {
    busy.value = true;
    wrong.value = undefined;
    try {
      if (name.value.trim() !== '') await beKnown(name.value);
      if (sit && invite !== undefined) await server.join(table.table, invite, chair?.seat);
      onIn();
    } catch (error) {
      wrong.value = error;
      busy.value = false;
    }
  }

  return (
    <main class="page join" data-ready="">
      <Hero />
      <PageHeader />
      <form
        class="card joinsheet"
        onSubmit={event => {
          event.preventDefault();
          void come(true);
        }}
      >
        <h1>{title}</h1>
        <ul class="facts">
          <TableFacts table={table} />
        </ul>
        {table.knownSeed && <p class="note">{w.knownSeed}</p>}
        <fieldset class="sitchoice">
          <legend>{chair ? w.join.yourChair : w.seats.title}</legend>
          {table.seats.map(({ seat, name: who, bot, open, here }, at) =>
            open ? (
              <label key={seat} class={`p${at + 1}`}>
                <input
                  type="radio"
                  name="chair"
                  checked={seat === chair?.seat}
                  onChange={() => {
                    chosen.value = seat;
                  }}
                />
                <span>
                  <span class="av">
                    <Icon name="chair" size={22} />
                  </span>
                  {seat === chair?.seat && name.value.trim() !== '' ? name.value : w.chair.open}
                </span>
              </label>
            ) : (
              <span key={seat} class={`taken p${at + 1}${here && bot === undefined ? ' here' : ''}`}>
                <span class="av">
                  <Glyph name={bot === undefined ? 'pawn' : 'bot'} size={22} />
                </span>
                {who ?? botName(at)}
              </span>
            ),
          )}
        </fieldset>
        {chair ? (
          <>
            <NameField
              name={name.value}
              onName={text => {
                name.value = text;
              }}
            />
            {invite === undefined && <p class="note">{w.join.needsLink}</p>}
          </>
        ) : (
          <p class="note">{table.watch ? w.faults.full : w.join.closed}</p>
        )}
        <Wrong error={wrong.value} />
        {chair && (
          <button type="submit" class="end" disabled={busy.value || invite === undefined || name.value.trim() === ''}>
            <Glyph name="play" /> {w.join.sit}
          </button>
        )}
        {table.watch && (
          <button
            type="button"
            class={chair ? 'textlink' : 'end'}
            disabled={busy.value}
            onClick={() => void come(false)}
          >
            <Glyph name="eye" size={18} /> {w.join.watchOnly}
          </button>
        )}
        <p class="small">{w.join.noAccount}</p>
      </form>
    </main>
  );
}

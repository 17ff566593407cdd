import { useSignal } from '@preact/signals';
import { useLocation } from 'preact-iso';
import { botName } from '../../connection/bot-names.ts';
import type { NewOnlineTable } from '../../connection/online/api.ts';
import { knownName } from '../../connection/online/known-person.ts';
import type { Pace } from '../../connection/online/messages.ts';
import { tableAddress } from '../../connection/online/online-table.ts';
import { isPlayable } from '../../faces.ts';
import { Glyph } from '../../glyphs/glyph.tsx';
import { LISTINGS } from '../../listings.ts';
import { PICTURES } from '../../pictures.ts';
import { listingWords } from '../../table/game-listing.ts';
import { words } from '../../words/language.ts';
import { onlineWords } from '../../words/online/language.ts';
import { PageFooter, PageHeader } from '../header.tsx';
import { Hero } from '../hero.tsx';
import { variantsFor } from '../opening.ts';
import { useTitle } from '../title.ts';
import {
  type ChairChoice,
  type FriendChoices,
  firstChoices,
  isComplete,
  playersIn,
  tableFromRecord,
  wantedTable,
} from './choices.ts';
import { GoOnChoice } from './go-on-choice.tsx';
import { Icon } from './icon.tsx';
import { beKnown, server } from './me.ts';
import { NameField } from './name-field.tsx';
import { ChairCard, RoundTable } from './round-table.tsx';
import { isSpoken } from './speaking.ts';
import { Wrong } from './wrong.tsx';
import './styles.ts';

const GAMES = LISTINGS.filter(({ id }) => isPlayable(id));

/** Sets up a table to which one link brings everybody. */
export function FriendsPage({ game = '' }: { readonly game?: string }) {
  const { route } = useLocation();
  const wanted = GAMES.find(({ id }) => id === game) ?? GAMES[0];
  const choices = useSignal<FriendChoices>(firstChoices(wanted?.id ?? ''));
  const name = useSignal(knownName() ?? '');
  const busy = useSignal(false);
  const wrong = useSignal<unknown>(undefined);
  const { value: w } = onlineWords;
  useTitle(w.title);

  function set(some: Partial<FriendChoices>): void {
    choices.value = { ...choices.value, ...some };
  }

  async function make(wantedOne: NewOnlineTable): Promise<void> {
    busy.value = true;
    wrong.value = undefined;
    try {
      await beKnown(name.value);
      const { table } = await server.make(wantedOne);
      route(tableAddress(table));
    } catch (error) {
      wrong.value = error;
      busy.value = false;
    }
  }

  if (!isSpoken.value) return <main class="page" aria-busy="true" />;
  return (
    <main class="page friends" data-ready="">
      <Hero />
      <PageHeader />
      <section class="say">
        <h1>{w.title}</h1>
        <p>{w.text}</p>
      </section>
      <form
        class="friendcards"
        onSubmit={event => {
          event.preventDefault();
          void make(wantedTable(choices.value));
        }}
      >
        <section class="card">
          <GameChoice chosen={choices.value.game} onChoose={one => set({ game: one, variants: [] })} />
          <ChairChoices name={name.value} choices={choices.value} onChange={chairs => set({ chairs })} />
          <div class="how">
            <PaceChoice chosen={choices.value.pace} onChoose={pace => set({ pace })} />
            <OptionChoice choices={choices.value} onChange={set} />
          </div>
        </section>
        <section class="card make">
          <NameField name={name.value} onName={text => (name.value = text)} />
          <Wrong error={wrong.value} />
          <button
            type="submit"
            class="end"
            disabled={busy.value || !isComplete(choices.value) || name.value.trim() === ''}
          >
            <Icon name="chair" /> {w.create}
          </button>
          <p class="note">
            {w.join.noAccount} <a href="/me">{w.me.title}</a>
          </p>
          <GoOnChoice
            busy={busy.value || name.value.trim() === ''}
            onChoose={({ game: one, seats, record }) => void make(tableFromRecord(one, seats, record))}
          />
        </section>
      </form>
      <PageFooter />
    </main>
  );
}

function GameChoice({ chosen, onChoose }: { readonly chosen: string; onChoose(game: string): void }) {
  if (GAMES.length < 2) return null;
  return (
    <fieldset class="gamechoice">
      <legend class="sr">{onlineWords.value.game}</legend>
      {GAMES.map(game => {
        const Picture = PICTURES[game.id];
        return (
          <label key={game.id}>
            <input type="radio" name="game" checked={game.id === chosen} onChange={() => onChoose(game.id)} />
            <span>
              {Picture && <Picture />}
              <b class="serif">{listingWords(game).name}</b>
            </span>
          </label>
        );
      })}
    </fieldset>
  );
}

const CHAIRS: readonly ChairChoice[] = ['open', 'bot', 'none'];

function ChairChoices({
  name,
  choices,
  onChange,
}: {
  readonly name: string;
  readonly choices: FriendChoices;
  onChange(chairs: readonly ChairChoice[]): void;
}) {
  const { value: w } = onlineWords;
  const { levels } = words.value.setup;
  const said = {
    open: [w.chair.open, w.chair.openLine],
    bot: ['', levels.journeyman.name],
    none: [w.chair.none, w.chair.noneLine],
  } as const;
  return (
    <RoundTable>
      <ChairCard at={0} kind="person" here name={name.trim() || w.you} line={w.chair.host} />
      {choices.chairs.map((chair, i) => (
        <ChairCard
          key={i}
          at={i + 1}
          kind={chair}
          name={chair === 'bot' ? botName(i + 1) : said[chair][0]}
          line={said[chair][1]}
        >
          <fieldset class="chairswitch">
            <legend class="sr">{w.chair.number(i + 2)}</legend>
            {CHAIRS.map(one => (
              <label key={one} title={one === 'open' ? w.chair.openLine : one === 'bot' ? w.chair.bot : w.chair.none}>
                <input
                  type="radio"
                  name={`chair-${i}`}
                  checked={one === chair}
                  onChange={() => onChange(choices.chairs.with(i, one))}
                />
                <span>
                  {one === 'none' ? (
                    <Icon name="close" size={15} />
                  ) : (
                    <Glyph name={one === 'bot' ? 'bot' : 'link'} size={15} />
                  )}
                  <span class="sr">{one === 'open' ? w.chair.open : one === 'bot' ? w.chair.bot : w.chair.none}</span>
                </span>
              </label>
            ))}
          </fieldset>
        </ChairCard>
      ))}
    </RoundTable>
  );
}

const PACES: readonly Pace[] = ['live', 'daily', 'none'];

/** The picture of a pace. */
export function PaceSign({ pace, size }: { readonly pace: Pace; readonly size: number }) {
  return pace === 'daily' ? (
    <Glyph name="sun" size={size} />
  ) : (
    <Icon name={pace === 'live' ? 'bolt' : 'leaf'} size={size} />
  );
}

function PaceChoice({ chosen, onChoose }: { readonly chosen: Pace; onChoose(pace: Pace): void }) {
  const { value: w } = onlineWords;
  return (
    <fieldset class="paces">
      <legend>{w.pace}</legend>
      {PACES.map(pace => (
        <label key={pace}>
          <input type="radio" name="pace" checked={pace === chosen} onChange={() => onChoose(pace)} />
          <span>
            <PaceSign pace={pace} size={24} />
            <b>{w.paces[pace].name}</b>
            {w.paces[pace].line}
          </span>
        </label>
      ))}
    </fieldset>
  );
}

function OptionChoice({
  choices,
  onChange,
}: {
  readonly choices: FriendChoices;
  onChange(some: Partial<FriendChoices>): void;
}) {
  const { value: w } = onlineWords;
  const { game, variants, watch, listed } = choices;
  const listing = GAMES.find(({ id }) => id === game);
  const toggled = (id: string) => (variants.includes(id) ? variants.filter(one => one !== id) : [...variants, id]);
  return (
    <fieldset class="chips">
      <legend>{w.options}</legend>
      {variantsFor(game, playersIn(choices)).map(({ id }) => (
        <ChipSwitch
          key={id}
          on={variants.includes(id)}
          label={listing ? (listingWords(listing).variants[id] ?? id) : id}
          onToggle={() => onChange({ variants: toggled(id) })}
        />
      ))}
      <ChipSwitch on={watch} label={w.watch} onToggle={() => onChange({ watch: !watch })} />
      <ChipSwitch on={listed} label={w.listed} onToggle={() => onChange({ listed: !listed })} />
    </fieldset>
  );
}

function ChipSwitch({ on, label, onToggle }: { readonly on: boolean; readonly label: string; onToggle(): void }) {
  return (
    <label>
      <input type="checkbox" checked={on} onChange={onToggle} />
      <span>
        {on ? <Glyph name="end-turn" size={15} /> : <Icon name="plus" size={15} />}
        {label}
      </span>
    </label>
  );
}

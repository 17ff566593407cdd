import { useSignal } from '@preact/signals';
import { isLearned } from '@waldglas/bots/level-ids';
import { STRENGTHS } from '@waldglas/bots/strength';
import { strengthWords } from '@waldglas/text/strength';
import { Modal } from '../boards/modal.tsx';
import { type BotLevel, botLevel, type TableSeat } from '../connection/connection.ts';
import type { KeptEdition } from '../connection/kept-editions.ts';
import { hasReference } from '../faces.ts';
import { Glyph } from '../glyphs/glyph.tsx';
import { settings } from '../settings/settings.ts';
import { type GameListing, listingWords } from '../table/game-listing.ts';
import { words } from '../words/language.ts';
import { EditionChoice } from './edition-choice.tsx';
import {
  type Choices,
  MOST_SEATS,
  nameFor,
  offeredLevels,
  openingOf,
  rememberChoices,
  rememberedChoices,
  type TableKind,
  variantsFor,
} from './opening.ts';
import { begin, opened } from './session.ts';

const FEWEST_SEATS = 2;
const LONGEST_NAME = 16;

/** Sets up a table: how many, who, and the variants. What was chosen is remembered. */
export function SetupDialog({
  game,
  kind,
  onClose,
  onBegun,
}: {
  readonly game: GameListing;
  readonly kind: TableKind;
  onClose(): void;
  onBegun(id: string): void;
}) {
  const choices = useSignal(rememberedChoices(kind));
  const busy = useSignal(false);
  const edition = useSignal<KeptEdition | undefined>(undefined);
  const { value: w } = words;
  const { players, seats, variants } = choices.value;
  const possible = variantsFor(game.id, players);

  function set(some: Partial<Choices>): void {
    choices.value = { ...choices.value, ...some };
  }

  function setSeat(at: number, some: Partial<TableSeat>): void {
    set({ seats: seats.map((one, seat) => (seat === at ? { ...one, ...some } : one)) });
  }

  async function start(): Promise<void> {
    busy.value = true;
    rememberChoices(kind, choices.value);
    const facts = edition.value ? { facts: edition.value.document } : {};
    const id = await opened(begin({ ...openingOf(game.id, choices.value, w), ...facts }));
    if (id === undefined) onClose();
    else onBegun(id);
  }

  return (
    <Modal title={`${listingWords(game).name}: ${w.setup.title}`} onClose={onClose}>
      <form
        class="setup"
        onSubmit={event => {
          event.preventDefault();
          void start();
        }}
      >
        <fieldset class="choice">
          <legend>{w.setup.players}</legend>
          {Array.from({ length: MOST_SEATS - FEWEST_SEATS + 1 }, (_, i) => i + FEWEST_SEATS).map(n => (
            <label key={n}>
              <input type="radio" name="players" checked={players === n} onChange={() => set({ players: n })} />
              <span>{n}</span>
            </label>
          ))}
        </fieldset>
        <ol class="seats">
          {seats.slice(0, players).map((seated, seat) => (
            <SeatRow
              key={seat}
              game={game.id}
              isByOtherFacts={edition.value !== undefined}
              seat={seat}
              seated={seated}
              onChange={some => setSeat(seat, some)}
            />
          ))}
        </ol>
        {possible.length > 0 && (
          <fieldset class="variants">
            <legend>{w.setup.extras}</legend>
            {possible.map(({ id }) => (
              <label key={id} class="switch">
                <input
                  type="checkbox"
                  checked={variants.includes(id)}
                  onChange={() => set({ variants: toggled(variants, id) })}
                />
                <span>{listingWords(game).variants[id]}</span>
              </label>
            ))}
          </fieldset>
        )}
        <details class="rarely">
          <summary>{w.setup.rarely}</summary>
          <EditionChoice
            game={game.id}
            chosen={edition.value}
            onChoose={chosen => {
              edition.value = chosen;
            }}
          />
          {hasReference(game.id) && (
            <a class="reconstructed" href={`/rules/${game.id}#reconstructed`}>
              {w.setup.reconstructed}
            </a>
          )}
        </details>
        <div class="foot">
          <button type="submit" class="end" disabled={busy.value}>
            <Glyph name="play" /> {w.setup.begin}
          </button>
        </div>
      </form>
    </Modal>
  );
}

function toggled(variants: readonly string[], one: string): string[] {
  return variants.includes(one) ? variants.filter(other => other !== one) : [...variants, one];
}

/** How a bot plays, and how strong it was found to be. */
function levelLine(game: string, level: BotLevel, isByOtherFacts: boolean): string {
  const otherFacts = isByOtherFacts ? { isLearned: isLearned(level) } : undefined;
  const measured = strengthWords(settings.value.lang, STRENGTHS[game]?.[level], otherFacts);
  return [words.value.setup.levels[level].line, measured].filter(part => part !== undefined).join('; ');
}

/** One seat: a person or a bot of some level, and the name. */
function SeatRow({
  game,
  isByOtherFacts,
  seat,
  seated,
  onChange,
}: {
  readonly game: string;
  readonly isByOtherFacts: boolean;
  readonly seat: number;
  readonly seated: TableSeat;
  onChange(some: Partial<TableSeat>): void;
}) {
  const { value: w } = words;
  const human = seated.kind === 'human';
  const level = botLevel(seated);
  return (
    <li class={`p${seat + 1}`}>
      <span class="av">
        <Glyph name={human ? 'pawn' : 'bot'} size={26} />
      </span>
      <input
        type="text"
        aria-label={`${w.setup.player(seat + 1)}: ${w.setup.name}`}
        maxLength={LONGEST_NAME}
        placeholder={nameFor({ ...seated, name: '' }, seat, w)}
        value={seated.name}
        onInput={event => onChange({ name: event.currentTarget.value })}
      />
      {seat === 0 ? (
        <span class="who">{w.setup.person}</span>
      ) : (
        <select
          aria-label={`${w.setup.player(seat + 1)}: ${w.setup.bot}`}
          value={seated.kind}
          onChange={event => onChange({ kind: event.currentTarget.value as TableSeat['kind'] })}
        >
          <option value="human">{w.setup.person}</option>
          {offeredLevels(level).map(one => (
            <option key={one} value={one}>
              {w.setup.bot}: {w.setup.levels[one].name}
            </option>
          ))}
        </select>
      )}
      {level && <small>{levelLine(game, level, isByOtherFacts)}</small>}
    </li>
  );
}

import { useSignal } from '@preact/signals';
import { STRENGTHS } from '@waldglas/bots/strength';
import { strengthWords } from '@waldglas/text/strength';
import { Modal } from '../boards/modal.tsx';
import type { TableSeat } from '../connection/connection.ts';
import type { KeptEdition } from '../connection/kept-editions.ts';
import { Glyph } from '../glyphs/glyph.tsx';
import { settings } from '../settings/settings.ts';
import { words } from '../words/language.ts';
import { EditionChoice } from './edition-choice.tsx';
import {
  type Choices,
  isForPlayers,
  LEVELS,
  MOST_SEATS,
  nameFor,
  openingOf,
  rememberChoices,
  rememberedChoices,
  type TableKind,
  VARIANTS,
  type Variant,
} from './opening.ts';
import { begin, opened } from './session.ts';
import '../styles/fields.css';
import '../styles/app/setup.css';

const FEWEST_SEATS = 2;
const LONGEST_NAME = 16;

/** Sets up a table: how many, who, and the variants. What was chosen is remembered. */
export function SetupDialog({
  game,
  kind,
  onClose,
  onBegun,
}: {
  readonly game: string;
  readonly kind: TableKind;
  onClose(): void;
  onBegun(id: string): void;
}) {
  const choices = useSignal(rememberedChoices(kind));
  const busy = useSignal(false);
  const edition = useSignal<KeptEdition | undefined>(undefined);
  const { value: w } = words;
  const { players, seats, variants } = choices.value;

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
    const id = await opened(begin({ ...openingOf(game, choices.value, w), ...facts }));
    if (id === undefined) onClose();
    else onBegun(id);
  }

  return (
    <Modal title={w.setup.title} onClose={onClose}>
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
            <SeatRow key={seat} game={game} seat={seat} seated={seated} onChange={some => setSeat(seat, some)} />
          ))}
        </ol>
        <fieldset class="variants">
          <legend>{w.setup.extras}</legend>
          {VARIANTS.filter(variant => isForPlayers(variant, players)).map(variant => (
            <label key={variant} class="switch">
              <input
                type="checkbox"
                checked={variants.includes(variant)}
                onChange={() => set({ variants: toggled(variants, variant) })}
              />
              <span>{w.setup.options[variant]}</span>
            </label>
          ))}
        </fieldset>
        <EditionChoice
          game={game}
          chosen={edition.value}
          onChoose={chosen => {
            edition.value = chosen;
          }}
        />
        <button type="submit" class="end" disabled={busy.value}>
          <Glyph name="play" /> {w.setup.begin}
        </button>
      </form>
    </Modal>
  );
}

function toggled(variants: readonly Variant[], one: Variant): Variant[] {
  return variants.includes(one) ? variants.filter(other => other !== one) : [...variants, one];
}

/** How a bot plays, and how strong it was found to be. */
function levelLine(game: string, level: Exclude<TableSeat['kind'], 'human'>): string {
  const measured = strengthWords(settings.value.lang, STRENGTHS[game]?.[level]);
  return [words.value.setup.levels[level].line, measured].filter(part => part !== undefined).join('; ');
}

/** One seat: a person or a bot of some level, and the name. */
function SeatRow({
  game,
  seat,
  seated,
  onChange,
}: {
  readonly game: string;
  readonly seat: number;
  readonly seated: TableSeat;
  onChange(some: Partial<TableSeat>): void;
}) {
  const { value: w } = words;
  const human = seated.kind === 'human';
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
          {LEVELS.map(level => (
            <option key={level} value={level}>
              {w.setup.bot}: {w.setup.levels[level].name}
            </option>
          ))}
        </select>
      )}
      {seated.kind !== 'human' && <small>{levelLine(game, seated.kind)}</small>}
    </li>
  );
}

import { useSignal } from '@preact/signals';
import { STRENGTHS } from '@waldglas/bots/strength';
import { strengthWords } from '@waldglas/text/strength';
import type { Sitting } from '../connection/connection.ts';
import { Modal } from '../drawing/modal.tsx';
import { Glyph } from '../glyphs/glyph.tsx';
import { settings } from '../settings/settings.ts';
import { words } from '../words/language.ts';
import {
  type Choices,
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
import { begin, opens } from './session.ts';
import '../styles/fields.css';
import '../styles/app/setup.css';

const FEWEST_SEATS = 2;
const LONGEST_NAME = 16;

/** Sets up a table: how many, who, and the variants. What was chosen is remembered. */
export function SetupDialog({
  kind,
  onClose,
  onBegun,
}: {
  readonly kind: TableKind;
  onClose(): void;
  onBegun(): void;
}) {
  const choices = useSignal(rememberedChoices(kind));
  const busy = useSignal(false);
  const { value: w } = words;
  const { players, seats, variants } = choices.value;

  function set(some: Partial<Choices>): void {
    choices.value = { ...choices.value, ...some };
  }

  function setSeat(at: number, some: Partial<Sitting>): void {
    set({ seats: seats.map((one, seat) => (seat === at ? { ...one, ...some } : one)) });
  }

  async function start(): Promise<void> {
    busy.value = true;
    rememberChoices(kind, choices.value);
    if (await opens(begin(openingOf(choices.value, w)))) onBegun();
    else onClose();
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
          {seats.slice(0, players).map((sitting, seat) => (
            <SeatRow key={seat} seat={seat} sitting={sitting} onChange={some => setSeat(seat, some)} />
          ))}
        </ol>
        <fieldset class="variants">
          <legend>{w.setup.extras}</legend>
          {VARIANTS.filter(variant => variant !== 'smallMarket' || players === MOST_SEATS).map(variant => (
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
function levelLine(level: Exclude<Sitting['kind'], 'human'>): string {
  const measured = strengthWords(settings.value.lang, STRENGTHS['glass-road']?.[level]);
  return [words.value.setup.levels[level].line, measured].filter(part => part !== undefined).join('; ');
}

/** One seat: a person or a bot of some level, and the name. */
function SeatRow({
  seat,
  sitting,
  onChange,
}: {
  readonly seat: number;
  readonly sitting: Sitting;
  onChange(some: Partial<Sitting>): void;
}) {
  const { value: w } = words;
  const human = sitting.kind === 'human';
  return (
    <li class={`p${seat + 1}`}>
      <span class="av">
        <Glyph name={human ? 'pawn' : 'bot'} size={26} />
      </span>
      <input
        type="text"
        aria-label={`${w.setup.player(seat + 1)}: ${w.setup.name}`}
        maxLength={LONGEST_NAME}
        placeholder={nameFor({ ...sitting, name: '' }, seat, w)}
        value={sitting.name}
        onInput={event => onChange({ name: event.currentTarget.value })}
      />
      {seat === 0 ? (
        <span class="who">{w.setup.person}</span>
      ) : (
        <select
          aria-label={`${w.setup.player(seat + 1)}: ${w.setup.bot}`}
          value={sitting.kind}
          onChange={event => onChange({ kind: event.currentTarget.value as Sitting['kind'] })}
        >
          <option value="human">{w.setup.person}</option>
          {LEVELS.map(level => (
            <option key={level} value={level}>
              {w.setup.bot}: {w.setup.levels[level].name}
            </option>
          ))}
        </select>
      )}
      {sitting.kind !== 'human' && <small>{levelLine(sitting.kind)}</small>}
    </li>
  );
}

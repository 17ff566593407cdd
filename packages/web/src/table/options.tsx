import type { Action, BuildingId } from '@waldglas/glass-road';
import type { Runs } from '@waldglas/text';
import { plain } from '@waldglas/text';
import { costOf } from '../boards/tile.tsx';
import { Chip, Glyph } from '../glyphs/glyph.tsx';
import { words } from '../language.ts';
import { focused, preview } from './ahead.ts';
import { choose, lineOf, pinned, type Snap, saying, snapshot, speech } from './model.ts';
import { shortOf } from './preview.ts';

/** A sentence with its pictures. */
export function Said({ runs }: { readonly runs: Runs }) {
  return (
    <span class="said">
      {runs.map((run, i) =>
        typeof run === 'string' ? run : <Chip key={i} n={run.n ?? ''} name={run.glyph} words={run.words} />,
      )}
    </span>
  );
}

/** The options shown as a list: not those that have their own place on the table. */
export function listed({ decision }: Snap): readonly Action[] {
  return (decision?.options ?? []).filter(
    action => action.verb !== 'end' && action.verb !== 'pick' && !('sparing' in action && action.sparing),
  );
}

/** What the option under the pointer would do to the wheels, and to what one is saving for. */
function Consequence({ action }: { readonly action: Action }) {
  const ahead = preview.value;
  const { value: now } = snapshot;
  const { value: say } = saying;
  if (!ahead || !now || !say || ahead.action !== action) return null;
  const { viewer = 0 } = now;
  const turns = ahead.events.flatMap(event => (event.kind === 'turn' && event.seat === viewer ? [event] : []));
  return (
    <>
      {ahead.hidden && <span class="then">{words.value.hidden}</span>}
      {turns.map(({ wheel, steps }) => (
        <span key={wheel} class="then">
          <Glyph name="wheel" size={15} /> {words.value.turnsTimes(steps)}
          <Chip n={`+${steps}`} name={wheel === 'glassworks' ? 'glass' : 'brick'} words="" />
        </span>
      ))}
    </>
  );
}

/** A red note if the option eats goods that the pinned building needs. */
export function Eaten() {
  const ahead = preview.value;
  const { value: now } = snapshot;
  const { value: said } = speech;
  const id = pinned.value;
  if (!ahead || !now || !said || id === undefined || ahead.hidden) return null;
  const { viewer = 0, view } = now;
  const cost = costOf(id as BuildingId, view.edition);
  const before = shortOf(view, viewer, cost);
  const after = shortOf(ahead.view, viewer, cost);
  const eaten = Object.entries(after).filter(([good, n = 0]) => n > (before[good] ?? 0));
  if (eaten.length === 0) return null;
  return (
    <p class="eat" role="status">
      <Glyph name="warn" size={18} />
      {words.value.eats(said.name(id))}
      {eaten.map(([good, n = 0]) => (
        <Chip key={good} n={n} name={good} words={plain(said.counted(good, n))} />
      ))}
    </p>
  );
}

/** An option, and beside it the same taken sparingly, if there is that. */
export function OptionRow({
  action,
  number,
  less,
}: {
  readonly action: Action;
  readonly number: number;
  readonly less: Action | undefined;
}) {
  if (!less) return <OptionButton action={action} number={number} />;
  return (
    <div class="optrow">
      <OptionButton action={action} number={number} />
      <OptionButton action={less} short />
    </div>
  );
}

/** The same option, taken sparingly. */
export function lessOf(action: Action, options: readonly Action[]): Action | undefined {
  const line = `${lineOf(action)} sparing`;
  return options.find(one => lineOf(one) === line);
}

/** One option as a button in words. */
export function OptionButton({
  action,
  number,
  short = false,
}: {
  readonly action: Action;
  readonly number?: number;
  /** Beside the option it belongs to, a word will do. */
  readonly short?: boolean;
}) {
  const { value: now } = snapshot;
  const { value: said } = speech;
  if (!now || !said) return null;
  const subject = said.subject(action);
  const hot = focused.value === action;
  return (
    <button
      type="button"
      class={`opt${hot ? ' hot' : ''}${short ? ' less' : ''}`}
      data-action={lineOf(action)}
      {...(short ? { 'aria-label': plain(said.option(now.view, action)) } : {})}
      onClick={() => choose(action)}
      onMouseEnter={() => {
        focused.value = action;
      }}
      onMouseLeave={() => {
        focused.value = undefined;
      }}
      onFocus={() => {
        focused.value = action;
      }}
      onBlur={() => {
        focused.value = undefined;
      }}
    >
      {number !== undefined && number <= 9 && <span class="kbd">{number}</span>}
      {action.verb === 'play' && subject && <Glyph name={subject} size={22} />}
      <span class="ob">{short ? words.value.less : <Said runs={said.option(now.view, action)} />}</span>
      <Consequence action={action} />
    </button>
  );
}

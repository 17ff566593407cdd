import type { Action, BuildingId, View } from '@waldglas/glass-road';
import type { Runs } from '@waldglas/text';
import { plain } from '@waldglas/text';
import { about } from '../boards/about.ts';
import { wheelTitle } from '../games/glass-road/speech.ts';
import { costOf } from '../games/glass-road/tile.tsx';
import { Chip, Glyph } from '../glyphs/glyph.tsx';
import { words } from '../words/language.ts';
import { focused, type Pointed, pointAt, preview } from './ahead.ts';
import { choose } from './calls.ts';
import { lineOf, pinned, type Snap, saying, snapshot, speech } from './model.ts';
import { linesOf } from './offered.ts';
import { type Further, furtherOf, type Preview, shortOf } from './preview.ts';

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

/** Options that have their own place on the table: cards in hand, the end of a turn, the same option taken sparingly. */
const elsewhere = (action: Action) =>
  ['end', 'pick', 'play'].includes(action.verb) || ('sparing' in action && action.sparing);

/** The options shown as a list, in the order of their digits: at the end of the game, the trades that are left. */
export function listed({ decision, anytime }: Snap): readonly Action[] {
  const asked = decision?.ask.what === 'final' ? anytime.filter(({ verb }) => verb === 'convert') : decision?.options;
  return (asked ?? []).filter(action => !elsewhere(action));
}

/** What the digits choose: the list, then the cards to play. */
export function numbered(now: Snap): readonly Action[] {
  return [...listed(now), ...(now.decision?.options ?? []).filter(({ verb }) => verb === 'play')];
}

/** The digit of an option, drawn beside it where there are keys. */
export function Digit({ number }: { readonly number: number }) {
  return number <= 9 ? <span class="kbd digit">{number}</span> : null;
}

/** Answers of a word or two: they stand side by side. */
export const isBrief = ({ verb }: Action): boolean =>
  ['cell', 'good', 'tile', 'wheel', 'split', 'amount'].includes(verb);

/** What the option under the pointer would do to the wheels, and to what one is saving for. */
function Consequence({ action, answer }: Pointed) {
  const ahead = preview.value;
  const { value: now } = snapshot;
  const { value: say } = saying;
  if (!ahead || !now || !say || ahead.action !== action || ahead.answer !== answer) return null;
  const { viewer = 0 } = now;
  const turns = ahead.events.flatMap(event => (event.kind === 'turn' && event.seat === viewer ? [event] : []));
  if (turns.length === 0) return null;
  return (
    <span class="thens">
      {turns.map(({ wheel, steps }) => (
        <span key={wheel} class="then">
          <Glyph name="wheel" size={15} /> {words.value.turnsTimes(steps)}
          <Chip n={`+${steps}`} name={wheel === 'glassworks' ? 'glass' : 'brick'} words="" />
        </span>
      ))}
    </span>
  );
}

/** A red note if the option under the pointer eats goods that the pinned building needs; else what it leaves open. */
export function Note() {
  const ahead = preview.value;
  const { value: now } = snapshot;
  const { value: said } = speech;
  const id = pinned.value;
  if (!ahead || !now || !said) return null;
  if (ahead.hidden) {
    // what a card brings is always open
    return ahead.action.verb === 'play' ? null : <p class="heed unknown">{words.value.hidden}</p>;
  }
  if (id === undefined) return <Open ahead={ahead} />;
  const { viewer = 0, view } = now;
  const cost = costOf(id as BuildingId, view.edition);
  const before = shortOf(view, viewer, cost);
  const after = shortOf(ahead.view, viewer, cost);
  const eaten = Object.entries(after).filter(([good, n = 0]) => n > (before[good] ?? 0));
  if (eaten.length === 0) return <Open ahead={ahead} />;
  return (
    <p class="heed" role="status">
      <Glyph name="warn" size={18} />
      {words.value.eats(said.name(id))}
      {eaten.map(([good, n = 0]) => (
        <Chip key={good} n={n} name={good} words={plain(said.counted(good, n))} />
      ))}
    </p>
  );
}

/** What would be asked next. */
function Open({ ahead: { view, asks } }: { readonly ahead: Preview }) {
  const { value: said } = speech;
  if (!said || !asks) return null;
  return (
    <p class="heed unknown">
      {words.value.then} <Said runs={said.question(view, asks)} />
    </p>
  );
}

/** Answers that a word says: they can be chosen together with what asks for them. */
const BRIEF = ['wheel', 'good', 'tile', 'split'];
const MOST_BRANCHES = 3;

/** What an ability or a fee asks next, if there are only a few answers and each is said in a word. */
function branchesOf(now: Snap, action: Action): Further | undefined {
  if (action.verb !== 'use' && action.verb !== 'fee') return undefined;
  const further = furtherOf(now, action);
  const answers = further?.answers ?? [];
  const few = answers.length > 1 && answers.length <= MOST_BRANCHES;
  return few && answers.every(({ verb }) => BRIEF.includes(verb)) ? further : undefined;
}

/** An option; beside it the same taken sparingly, below it the answers to what it asks next, if there is that. */
export function OptionRow({
  action,
  number,
  less,
}: {
  readonly action: Action;
  readonly number: number;
  readonly less: Action | undefined;
}) {
  const { value: now } = snapshot;
  const branches = now && branchesOf(now, action);
  if (!less && !branches) return <OptionButton action={action} number={number} />;
  return (
    <div class="optrow">
      <OptionButton action={action} number={number} />
      {less && <OptionButton action={less} short />}
      {branches && (
        <div class="branches">
          {branches.answers.map(answer => (
            <BranchButton key={lineOf(answer)} action={action} answer={answer} view={branches.view} />
          ))}
        </div>
      )}
    </div>
  );
}

/** The same option, taken sparingly. */
export function lessOf(action: Action, options: readonly Action[]): Action | undefined {
  const line = `${lineOf(action)} sparing`;
  return options.find(one => lineOf(one) === line);
}

/** What a button of options does: a press plays, pointer and focus look ahead. */
function pressed(action: Action, answer?: Action) {
  const look = () => pointAt(action, answer);
  const leave = () => pointAt();
  const { value: pointed } = focused;
  return {
    hot: pointed?.action === action && pointed.answer === answer,
    handlers: {
      'data-action': linesOf(action, answer),
      onClick: () => choose(action, answer),
      onMouseEnter: look,
      onMouseLeave: leave,
      onFocus: look,
      onBlur: leave,
    },
  };
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
  const { hot, handlers } = pressed(action);
  return (
    <button
      type="button"
      class={`opt${hot ? ' hot' : ''}${short ? ' less' : ''}`}
      {...(short ? { 'aria-label': plain(said.option(now.view, action)), ...about('say', words.value.amounts) } : {})}
      {...handlers}
    >
      {number !== undefined && <Digit number={number} />}
      <span class="ob">{short ? words.value.less : <Said runs={said.option(now.view, action)} />}</span>
      <Consequence action={action} answer={undefined} />
    </button>
  );
}

/** An option with the answer to what it asks next. */
function BranchButton({
  action,
  answer,
  view,
}: {
  readonly action: Action;
  readonly answer: Action;
  readonly view: View;
}) {
  const { value: now } = snapshot;
  const { value: said } = speech;
  if (!now || !said) return null;
  const { hot, handlers } = pressed(action, answer);
  const label = `${plain(said.option(now.view, action))}: ${plain(said.option(view, answer))}`;
  return (
    <button type="button" class={hot ? 'opt branch hot' : 'opt branch'} aria-label={label} {...handlers}>
      {answer.verb === 'wheel' ? wheelTitle(said, answer.wheel) : <Said runs={said.option(view, answer)} />}
      <Consequence action={action} answer={answer} />
    </button>
  );
}

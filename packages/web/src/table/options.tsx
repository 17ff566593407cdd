import type { Action } from '@waldglas/core';
import { plain, type Runs } from '@waldglas/text';
import { useMemo } from 'preact/hooks';
import { about } from '../boards/about.ts';
import { Chip, Glyph } from '../glyphs/glyph.tsx';
import { words } from '../words/language.ts';
import { choose } from './calls.ts';
import { type Answers, isPointed, lookAhead, pointed, preview } from './hover-preview.ts';
import { face, lineOf, pinned, snapshot, speech } from './model.ts';
import { isOffered, linesOf } from './offered.ts';
import { amountsOf, branchesOf, lessOf } from './option-list.ts';
import { followUpOf, type Preview, previewOf } from './preview.ts';

const NONE: Answers = [];

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

/** The digit of an option, drawn beside it where there are keys. */
export function Digit({ number }: { readonly number: number }) {
  return number <= 9 ? <span class="kbd digit">{number}</span> : null;
}

/** The card or tile that an option is about. */
function subjectOf(action: Action): { readonly 'data-id'?: string } {
  const id = speech.value?.subject(action);
  return id === undefined ? {} : { 'data-id': id };
}

/** What an option would set going, inside it: nobody has to point there to learn it. Drawn with it: an option does not grow later. */
function Consequence({ action, answers }: { readonly action: Action; readonly answers: Answers }) {
  const { value: now } = snapshot;
  const { value: of } = face;
  const Draw = of?.asking.Consequence;
  const ahead = useMemo(
    () =>
      // by now something else may be asked
      now && of && Draw && isOffered(now, lineOf(action)) ? previewOf(of.rules, now, action, ...answers) : undefined,
    [now, of, Draw, action, ...answers],
  );
  return ahead && Draw ? <Draw ahead={ahead} /> : null;
}

/** A red note if the option under the pointer eats goods that something saved for needs; else what it leaves open. */
export function Note() {
  const { value: hovered } = preview;
  const { value: now } = snapshot;
  const { value: said } = speech;
  const { value: of } = face;
  const id = pinned.value;
  if (!hovered || !now || !said || !of) return null;
  if (hovered.hidden) {
    // what a card brings is always open; that a turn ends is all that there is to it
    const isPlain = of.asking.spotOf(hovered.action) === 'hand' || hovered.action.verb === 'end';
    return isPlain ? null : <p class="heed unknown">{words.value.hidden}</p>;
  }
  if (id === undefined) return <Open hovered={hovered} />;
  const { seat: viewer = 0, view } = now;
  const before = of.asking.missing(view, viewer, id);
  const after = of.asking.missing(hovered.view, viewer, id);
  const eaten = Object.entries(after).filter(([good, n = 0]) => n > (before[good] ?? 0));
  if (eaten.length === 0) return <Open hovered={hovered} />;
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

/** What would be asked next, unless its answers stand below the option already. */
function Open({ hovered: { action, view, asks } }: { readonly hovered: Preview }) {
  const { value: said } = speech;
  const { value: now } = snapshot;
  const { value: of } = face;
  // where the game draws an option itself it would only lie over it
  if (!said || !asks || !now || of?.asking.spotOf(action) !== 'list' || branchesOf(of, now, action)) return null;
  return (
    <p class="heed unknown">
      {words.value.then} <Said runs={said.question(view, asks)} />
    </p>
  );
}

/** An option; beside it the same taking less, below it the answers to what it asks next, if there is that. */
export function OptionRow({ action, number }: { readonly action: Action; readonly number: number }) {
  const { value: now } = snapshot;
  const { value: of } = face;
  if (!now || !of) return null;
  const less = lessOf(of, now, action);
  const branches = branchesOf(of, now, action);
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

/** What a button of options does: a press plays, pointer and focus look ahead. */
function pressed(action: Action, ...answers: Answers) {
  return {
    hot: isPointed(pointed.value, action, answers),
    handlers: {
      'data-action': linesOf(action, ...answers),
      ...subjectOf(action),
      onClick: () => choose(action, ...answers),
      ...lookAhead(action, ...answers),
    },
  };
}

/** Taking less: of what, and how much that can be, as far as it is asked first. */
function Less({ action }: { readonly action: Action }) {
  const { value: now } = snapshot;
  const { value: said } = speech;
  const { value: of } = face;
  if (!now || !said || !of) return null;
  const { good, least, most } = amountsOf(followUpOf(of.rules, now, action)?.answers ?? []) ?? {};
  return (
    <>
      {words.value.less}
      {good !== undefined && (
        <>
          {': '}
          <Chip n={`${least}–${most}`} name={good} words={`${least}–${most} ${said.noun(good)}`} />
        </>
      )}
    </>
  );
}

/** One option as a button in words. */
function OptionButton({
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
      {...(short ? about('say', plain(said.option(now.view, action))) : {})}
      {...handlers}
    >
      {number !== undefined && <Digit number={number} />}
      <span class="optwords">{short ? <Less action={action} /> : <Said runs={said.option(now.view, action)} />}</span>
      {!short && <Consequence action={action} answers={NONE} />}
    </button>
  );
}

/** Two options by one press: one button a way. */
export function BothButtons({ number }: { readonly number: number }) {
  const { value: now } = snapshot;
  const ways = (now && face.value?.asking.both?.(now)) ?? [];
  if (ways.length === 0) return null;
  return (
    <div class="optrow both">
      {ways.map(({ actions: [first, ...more], name }, i) => {
        const { hot, handlers } = pressed(first, ...more);
        return (
          <button key={name} type="button" class={hot ? 'opt hot' : 'opt'} {...handlers}>
            <Digit number={number + i} />
            <span class="optwords">{name}</span>
            <Consequence action={first} answers={more} />
          </button>
        );
      })}
    </div>
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
  readonly view: unknown;
}) {
  const { value: now } = snapshot;
  const { value: said } = speech;
  if (!now || !said) return null;
  const { hot, handlers } = pressed(action, answer);
  const label = `${plain(said.option(now.view, action))}: ${plain(said.option(view, answer))}`;
  return (
    <button type="button" class={hot ? 'opt branch hot' : 'opt branch'} aria-label={label} {...handlers}>
      {face.value?.asking.answerName(answer) ?? <Said runs={said.option(view, answer)} />}
      <Consequence action={action} answers={[answer]} />
    </button>
  );
}

import { useSignal } from '@preact/signals';
import type { Action } from '@waldglas/core';
import { plain, type Runs } from '@waldglas/text';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { TableSnapshot } from '../connection/connection.ts';
import { addStyles } from '../drawing/add-styles.ts';
import { Glyph } from '../glyphs/glyph.tsx';
import css from '../styles/table/hint.css?inline';
import { words } from '../words/language.ts';
import { sayAloud } from './announce.ts';
import { choose } from './calls.ts';
import { keepOverPart } from './hint-place.ts';
import { pointAt } from './hover-preview.ts';
import { findWays, type Ways } from './kept-hints.ts';
import { face, lineOf, snapshot, speech } from './model.ts';
import { Said } from './options.tsx';
import { openAdvisor } from './present.ts';

addStyles(css);

interface HintProps {
  onClose(): void;
}

export interface HintPanelProps extends HintProps {
  /** Was it asked for by a key? */
  readonly takesFocus: boolean;
}

/** What the strongest bot would do here, in words, to be looked at and played; up to two other ways can be unfolded. */
export function HintPanel({ takesFocus, onClose }: HintPanelProps) {
  const ways = useSignal<Ways | undefined>(undefined);
  const { value: now } = snapshot;
  const { value: said } = speech;
  const { value: w } = words;
  const box = useRef<HTMLElement>(null);

  useLayoutEffect(() => box.current?.showPopover(), []);
  useLayoutEffect(() => (box.current ? keepOverPart(box.current, namesOf(ways.value)) : undefined), [ways.value]);
  // whoever puts it away is where they were
  useLayoutEffect(() => {
    const { activeElement: before } = document;
    return () => {
      const isWithin = box.current?.contains(document.activeElement) === true;
      if (isWithin && before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, []);
  useLayoutEffect(() => {
    if (takesFocus && ways.value) box.current?.querySelector<HTMLElement>('[data-hint]')?.focus();
  }, [ways.value]);

  // before it is painted: what is known is there at once
  useLayoutEffect(() => {
    const asked = snapshot.peek();
    if (!asked?.decision) return undefined;
    const advisor = openAdvisor();
    if (!advisor) return undefined;
    const stop = findWays(advisor, asked, found => {
      ways.value = found;
      const told = speech.peek()?.hint(asked.view, found).map(plain) ?? [];
      sayAloud(told.length === 0 ? w.hint.none : [w.hint.title, ...told].join(' '));
    });
    return () => {
      stop();
      pointAt();
    };
  }, []);

  if (!now || !said) return null;
  const told = ways.value && said.hint(now.view, ways.value);
  const [best, ...others] = told ?? [];
  return (
    <section ref={box} class="hints" popover="manual" aria-label={w.hint.title}>
      <header>
        <h3>{w.hint.title}</h3>
        <button type="button" class="soft" onClick={onClose}>
          {w.close}
        </button>
      </header>
      {!told && <p class="idle">{w.thinking}</p>}
      {told?.length === 0 && <p class="idle">{w.hint.none}</p>}
      {best && <WayList now={now} ways={ways.value ?? []} told={[best]} from={0} onClose={onClose} />}
      {others.length > 0 && (
        <details>
          <summary>{w.hint.others(others.length)}</summary>
          <WayList now={now} ways={ways.value ?? []} told={others} from={1} onClose={onClose} />
        </details>
      )}
    </section>
  );
}

/** By what the table marks the things that the best way names: its lines, and cards or tiles. */
function namesOf([best]: Ways = []): string[] {
  return (best?.actions ?? []).flatMap(action => {
    const subject = speech.peek()?.subject(action);
    return [`[data-action="${lineOf(action)}"]`, ...(subject === undefined ? [] : [`[data-id="${subject}"]`])];
  });
}

/** Some of the ways, from one on. */
function WayList({
  now,
  ways,
  told,
  from,
  onClose,
}: HintProps & {
  readonly now: TableSnapshot;
  readonly ways: Ways;
  readonly told: readonly Runs[];
  readonly from: number;
}) {
  return (
    <ol>
      {told.map((runs, i) => (
        <li key={i}>
          <Way now={now} actions={ways[from + i]?.actions ?? []} runs={runs} onClose={onClose} />
        </li>
      ))}
    </ol>
  );
}

/** One way: under the pointer its first step is shown on the table, a click takes it. */
function Way({
  now,
  actions,
  runs,
  onClose,
}: HintProps & {
  readonly now: TableSnapshot;
  readonly actions: readonly Action[];
  readonly runs: Runs;
}) {
  const hot = useSignal(false);
  const { value: of } = face;
  const [first] = actions;
  const line = first ? lineOf(first) : '';
  // what is previewed is the option of the table itself, so that it lights up there too
  const option = [...(now.decision?.options ?? []), ...now.anytime].find(one => lineOf(one) === line);

  function take(): void {
    if (of?.asking.takeHint?.(now, actions)) onClose();
    else if (option) choose(option, ...actions.slice(1, of?.asking.takenTogether?.(now, actions) ?? 1));
  }

  function show(on: boolean): void {
    hot.value = on;
    pointAt(on ? option : undefined);
  }

  return (
    <button
      type="button"
      class={hot.value ? 'opt hot' : 'opt'}
      data-hint={line}
      disabled={!option}
      onClick={take}
      onMouseEnter={() => show(true)}
      onMouseLeave={() => show(false)}
      onFocus={() => show(true)}
      onBlur={() => show(false)}
    >
      <Said runs={runs} />
      <Glyph name="arrow" />
    </button>
  );
}

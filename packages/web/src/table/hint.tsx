import '../styles/table/hint.css';
import { useSignal } from '@preact/signals';
import type { Weighed } from '@waldglas/core';
import type { Action, CardId } from '@waldglas/glass-road';
import { plain, type Runs } from '@waldglas/text';
import type { ComponentType } from 'preact';
import { useEffect } from 'preact/hooks';
import { remote } from '../connection/rpc.ts';
import { words } from '../words/language.ts';
import type { BotCalls } from '../workers/bot-worker.ts';
import { pointAt } from './ahead.ts';
import { sayAloud } from './announce.ts';
import { choose } from './calls.ts';
import { lineOf, type Snap, snapshot, speech } from './model.ts';

type Ways = readonly Weighed<Action>[];

/** What the table lends to the hint: so little else has to be loaded for it. */
export interface Lent {
  readonly Said: ComponentType<{ readonly runs: Runs }>;
  /** Lays out a hand that is yet to be confirmed. */
  takeCards(now: Snap, cards: readonly CardId[]): void;
  close(): void;
}

/** Lets the strongest bot think behind the page about what this seat sees; the returned function stops it. */
function think({ id, view, length }: Snap, decision: NonNullable<Snap['decision']>, found: (ways: Ways) => void) {
  const worker = new Worker(new URL('../workers/bot-worker.ts', import.meta.url), { type: 'module' });
  const bots = remote<BotCalls>(worker);
  const none = () => found([]);
  bots.advise('glass-road', view, decision, `${id}.hint.${length}`).then(ways => found(ways as Ways), none);
  return () => worker.terminate();
}

/** What the strongest bot would do here: up to three ways in words, each to be looked at and played. */
export function HintPanel(lent: Lent) {
  const ways = useSignal<Ways | undefined>(undefined);
  const { value: now } = snapshot;
  const { value: said } = speech;
  const { value: w } = words;

  useEffect(() => {
    const asked = snapshot.peek();
    if (!asked?.decision) return undefined;
    const stop = think(asked, asked.decision, found => {
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
  return (
    <section class="hints" aria-label={w.hint.title}>
      <header>
        <h3>{w.hint.title}</h3>
        <button type="button" class="soft" onClick={lent.close}>
          {w.close}
        </button>
      </header>
      {!told && <p class="idle">{w.thinking}</p>}
      {told?.length === 0 && <p class="idle">{w.hint.none}</p>}
      <ol>
        {told?.map((runs, i) => (
          <li key={i}>
            <Way now={now} actions={ways.value?.[i]?.actions ?? []} runs={runs} lent={lent} />
          </li>
        ))}
      </ol>
    </section>
  );
}

/** One way: under the pointer its first step is shown on the table, a click takes it. */
function Way({
  now,
  actions,
  runs,
  lent: { Said, takeCards, close },
}: {
  readonly now: Snap;
  readonly actions: readonly Action[];
  readonly runs: Runs;
  readonly lent: Lent;
}) {
  const hot = useSignal(false);
  const [first] = actions;
  const line = first ? lineOf(first) : '';
  // what is previewed is the option of the table itself, so that it lights up there too
  const option = [...(now.decision?.options ?? []), ...now.anytime].find(one => lineOf(one) === line);

  function take(): void {
    const cards = actions.flatMap(action => (action.verb === 'pick' ? [action.card] : []));
    if (cards.length > 0) {
      // a hand is looked at once more before it is taken
      takeCards(now, cards);
      close();
    } else if (option) choose(option);
  }

  function show(on: boolean): void {
    hot.value = on;
    pointAt(on && option?.verb !== 'pick' ? option : undefined);
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
    </button>
  );
}

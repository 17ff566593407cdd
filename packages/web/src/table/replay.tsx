import { useSignal } from '@preact/signals';
import { isIllegal } from '@waldglas/core';
import { plain, type Runs } from '@waldglas/text';
import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import type { Moment } from '../connection/connection.ts';
import { addStyles } from '../drawing/add-styles.ts';
import { Glyph } from '../glyphs/glyph.tsx';
import css from '../styles/table/replay.css?inline';
import { words } from '../words/language.ts';
import { face, snapshot, speech } from './model.ts';
import { Said } from './options.tsx';
import { ReplayBar, type Speed } from './replay-bar.tsx';

addStyles(css);

const SHOWN_BEFORE = 8;

/** The moment at a length of the record. */
export function momentAt(moments: readonly Moment[], at: number): number {
  return moments.findLastIndex(({ length }) => length <= at);
}

export interface ReplayProps {
  readonly moments: readonly Moment[];
  /** The moment to begin with. */
  readonly from: number;
  /** Does it play at once? */
  readonly plays?: boolean;
  /** Where the table itself is. */
  readonly tableHref: string;
  /** What can be done with the record, once it may be looked at. */
  readonly record?:
    | {
        /** Plays on from a line of it; -1 is the beginning. */
        onPlayOn(line: number): void;
        onExport(): void;
      }
    | undefined;
  /** What else can be done with a moment, by the length of the record then. */
  readonly more?: (length: number) => ComponentChildren;
}

/** The open game, moment by moment. */
export function Replay({ moments, from, plays = false, ...actions }: ReplayProps) {
  const at = useSignal(Math.max(0, from));
  const seat = useSignal<number | undefined>(undefined);
  const playing = useSignal(plays);
  const speed = useSignal<Speed>(1);
  const last = moments.length - 1;
  const { value: of } = face;
  const stages = of?.telling.stages(moments) ?? [];

  function go(to: number): void {
    at.value = Math.max(0, Math.min(last, to));
  }

  function play(): void {
    if (!playing.value && at.value === last) at.value = 0;
    playing.value = !playing.value;
  }

  useEffect(() => {
    if (!playing.value) return;
    const timer = setInterval(() => {
      if (at.value >= last) playing.value = false;
      else at.value += 1;
    }, 1000 / speed.value);
    return () => clearInterval(timer);
  }, [playing.value, speed.value, last]);

  useEffect(() => {
    const keys: Readonly<Record<string, () => void>> = {
      ArrowLeft: () => go(at.value - 1),
      ArrowRight: () => go(at.value + 1),
      PageUp: () => go(stages.findLast(end => end.at < at.value)?.at ?? 0),
      PageDown: () => go(stages.find(end => end.at > at.value)?.at ?? last),
      Home: () => go(0),
      End: () => go(last),
      ' ': play,
    };
    function onKey(event: KeyboardEvent): void {
      const target = event.target instanceof HTMLElement ? event.target : undefined;
      const act = keys[event.key];
      if (!act || event.ctrlKey || event.altKey || event.metaKey || target?.closest('dialog, select')) return;
      if (event.key === ' ' && target?.closest('button, a')) return;
      event.preventDefault();
      act();
    }
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [last]);

  const { value: now } = snapshot;
  const moment = moments[at.value];
  if (!now || !of || !moment) return null;
  const { ReplayBoards } = of.telling;
  return (
    <>
      <ReplayBoards
        moment={moment}
        earlier={moments.slice(0, at.value)}
        seats={now.seats}
        seat={seat.value ?? moment.entry?.seat ?? 0}
        onSeat={one => {
          // without a choice the boards follow whoever acts
          seat.value = seat.value === one ? undefined : one;
        }}
      >
        <Before moments={moments} at={at.value} />
      </ReplayBoards>
      <div class="control">
        <Line moments={moments} at={at.value} />
        <ReplayBar
          at={at.value}
          told={at.value === 0 ? words.value.beginning : told(moments, at.value).map(plain).join(', ')}
          last={last}
          playing={playing.value}
          speed={speed.value}
          stages={stages.slice(1)}
          onGo={go}
          onPlay={play}
          onSpeed={one => {
            speed.value = one;
          }}
        />
        <ReplayActions line={moment.entry?.from ?? -1} length={moment.length} {...actions} />
      </div>
    </>
  );
}

/**
 * What happened by the line that led to a moment; where nothing is told about it, the line itself in words, unless the
 * game still runs and the line is nobody's business.
 */
function told(moments: readonly Moment[], at: number): readonly Runs[] {
  const { value: said } = speech;
  const { entry, line } = moments[at] ?? {};
  const before = moments[at - 1];
  if (!said || !entry || !before) return [];
  const lines = entry.events.flatMap(event => {
    const runs = said.event(event);
    return runs ? [runs] : [];
  });
  if (lines.length > 0) return lines;
  const action = line === undefined ? undefined : face.value?.rules.read(line);
  if (!action || isIllegal(action)) return [[`${said.who(entry.seat)} …`]];
  return [[`${said.who(entry.seat)}: `, ...said.option(before.view, action)]];
}

function Line({ moments, at }: { readonly moments: readonly Moment[]; readonly at: number }) {
  const { value: w } = words;
  const { entry } = moments[at] ?? {};
  return (
    <p class={`happened${entry ? ` p${entry.seat + 1}` : ''}`} title={w.replayKeys}>
      <span class="label">{w.step(at, moments.length - 1)}</span>
      <span role="status">
        {entry === undefined
          ? w.beginning
          : told(moments, at).map(runs => (
              <span key={plain(runs)} class="one">
                <Said runs={runs} />
              </span>
            ))}
      </span>
    </p>
  );
}

/** What happened before that, the newest first. */
function Before({ moments, at }: { readonly moments: readonly Moment[]; readonly at: number }) {
  const steps = Array.from({ length: Math.min(SHOWN_BEFORE, Math.max(0, at - 1)) }, (_, i) => at - 1 - i);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reachable with the keyboard
    <ol class="before" tabIndex={0}>
      {steps.map(step => (
        <li key={step} class={`p${(moments[step]?.entry?.seat ?? 0) + 1}`}>
          {told(moments, step).map(plain).join(' · ')}
        </li>
      ))}
    </ol>
  );
}

/** `line`: where the moment stands in the record. */
function ReplayActions({
  line,
  length,
  tableHref,
  record,
  more,
}: Omit<ReplayProps, 'moments' | 'from' | 'plays'> & { readonly line: number; readonly length: number }) {
  const { value: w } = words;
  return (
    <div class="actions">
      {record ? (
        <>
          <button type="button" class="soft" onClick={() => record.onPlayOn(line)}>
            <Glyph name="end-turn" size={18} /> {w.playOn}
          </button>
          <button type="button" class="soft" onClick={record.onExport}>
            <Glyph name="log" size={18} /> {w.export}
          </button>
        </>
      ) : (
        <p>{w.recordWaits}</p>
      )}
      {more?.(length)}
      <a class="soft" href={tableHref}>
        <Glyph name="undo" size={18} /> {w.toTable}
      </a>
    </div>
  );
}

import { useSignal } from '@preact/signals';
import { isIllegal } from '@waldglas/core';
import { glassRoad } from '@waldglas/glass-road';
import { plain, type Runs } from '@waldglas/text';
import { useEffect } from 'preact/hooks';
import { useLocation } from 'preact-iso';
import { type Moment, roundsOf } from '../games/glass-road/course.ts';
import { ReplayBoards } from '../games/glass-road/replay-boards.tsx';
import { Glyph } from '../glyphs/glyph.tsx';
import { frames } from '../table/calls.ts';
import { saying, snapshot, speech } from '../table/model.ts';
import { Said } from '../table/options.tsx';
import { ReplayBar, type Speed } from '../table/replay-bar.tsx';
import { words } from '../words/language.ts';
import { playOnFrom } from './branch.ts';
import { exportGame } from './export.ts';
import { PageHeader } from './header.tsx';
import { NoTable } from './no-table.tsx';
import { resume } from './resume.ts';
import { notOpened, opens } from './session.ts';
import { useTitle } from './title.ts';
import '../styles/app/replay.css';

const TABLE = '/play/glass-road';
const SHOWN_BEFORE = 8;

/** The moment that a line of the record led to: where `?at=` points. */
function momentAfter(moments: readonly Moment[], line: number): number {
  return moments.findLastIndex(({ entry }) => entry === undefined || entry.before <= line);
}

/** The open game, moment by moment. `?at=N` begins behind line N of its record. */
export function ReplayPage() {
  const moments = useSignal<readonly Moment[] | undefined>(undefined);
  const { query } = useLocation();
  const { at } = query;
  useTitle(words.value.replay, words.value.games['glass-road'].name);
  useEffect(() => {
    async function read(): Promise<void> {
      moments.value = (await resume()) ? ((await frames()) as readonly Moment[]) : [];
    }
    void opens(read());
  }, [moments]);
  const { value: all } = moments;
  if (notOpened.value !== undefined) return <NoTable />;
  if (!all) return <main class="page replay" aria-busy="true" />;
  if (all.length === 0) return <Nothing />;
  return <Player moments={all} from={at === undefined ? 0 : momentAfter(all, Number(at))} />;
}

function Nothing() {
  const { value: w } = words;
  return (
    <main class="page replay none" data-ready="">
      <PageHeader />
      <section class="empty">
        <Glyph name="log" size={64} />
        <h1 class="sr">{w.replay}</h1>
        <p>{w.noReplay}</p>
        <a class="end" href="/">
          {w.home}
        </a>
      </section>
    </main>
  );
}

function Player({ moments, from }: { readonly moments: readonly Moment[]; readonly from: number }) {
  const at = useSignal(Math.max(0, from));
  const seat = useSignal<number | undefined>(undefined);
  const playing = useSignal(false);
  const speed = useSignal<Speed>(1);
  const last = moments.length - 1;
  const rounds = roundsOf(moments);

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
      PageUp: () => go(rounds.findLast(end => end.at < at.value)?.at ?? 0),
      PageDown: () => go(rounds.find(end => end.at > at.value)?.at ?? last),
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
  const { value: said } = speech;
  const { value: say } = saying;
  const moment = moments[at.value];
  if (!now || !said || !say || !moment) return null;
  const { value: w } = words;
  return (
    <main class="page replay" data-ready="">
      <h1 class="sr">{w.replay}</h1>
      <PageHeader />
      <ReplayBoards
        moment={moment}
        sittings={now.sittings}
        seat={seat.value ?? moment.entry?.seat ?? 0}
        said={said}
        say={say}
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
          last={last}
          playing={playing.value}
          speed={speed.value}
          rounds={rounds
            .slice(1)
            .map(({ at: end, period, round }) => ({ at: end, label: w.roundShort(period, round) }))}
          onGo={go}
          onPlay={play}
          onSpeed={one => {
            speed.value = one;
          }}
        />
        <ReplayActions line={moment.entry?.before ?? -1} />
      </div>
    </main>
  );
}

/**
 * What happened by the line that led to a moment; where nothing is told about it, the line itself in words, unless the
 * game still runs and the line is nobody's business.
 */
function told(moments: readonly Moment[], at: number): readonly Runs[] {
  const { value: said } = speech;
  const { entry } = moments[at] ?? {};
  const before = moments[at - 1];
  if (!said || !entry || !before) return [];
  const lines = entry.events.flatMap(event => {
    const runs = said.event(event);
    return runs ? [runs] : [];
  });
  if (lines.length > 0) return lines;
  const action = glassRoad.read(entry.line);
  if (isIllegal(action)) return [[`${said.who(entry.seat)} …`]];
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
function ReplayActions({ line }: { readonly line: number }) {
  const { route } = useLocation();
  const { value: w } = words;
  return (
    <div class="actions">
      <button type="button" class="soft" onClick={() => void playOnFrom(line).then(() => route(TABLE))}>
        <Glyph name="end-turn" size={18} /> {w.playOn}
      </button>
      <button type="button" class="soft" onClick={() => void exportGame()}>
        <Glyph name="log" size={18} /> {w.export}
      </button>
      <a class="soft" href={TABLE}>
        <Glyph name="undo" size={18} /> {w.toTable}
      </a>
    </div>
  );
}

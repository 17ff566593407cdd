import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { exportGame } from '../app/export.ts';
import { rematchOpening } from '../app/opening.ts';
import { Chart } from '../boards/chart.tsx';
import { half } from '../boards/points.ts';
import { type Moment, type RoundEnd, roundsOf } from '../games/glass-road/course.ts';
import { Glyph } from '../glyphs/glyph.tsx';
import { words } from '../words/language.ts';
import { frames, openTable } from './calls.ts';
import { looking } from './looking.ts';
import { type Snap, snapshot, speech } from './model.ts';
import { ScoreSheet } from './score-sheet.tsx';
import '../styles/fields.css';
import '../styles/app/results.css';

/** Who won, in one line. */
function titleOf({ scores, sittings }: Snap): string {
  const { value: w } = words;
  if (sittings.length === 1) return w.pointsOf(half(scores[0]?.points ?? 0));
  const winners = scores.filter(({ winner }) => winner).map(({ seat }) => sittings[seat]?.name ?? '');
  return winners.length === 1 ? w.winner(winners[0] ?? '') : w.draw(winners);
}

/** After the game: who won, what gave the points, how it went, and where to go on. */
export function ResultPanel() {
  const { value: now } = snapshot;
  const { value: said } = speech;
  const rounds = useSignal<readonly RoundEnd[]>([]);
  const { id } = now ?? {};
  useEffect(() => {
    if (id === undefined) return;
    void frames().then(moments => {
      rounds.value = roundsOf(moments as readonly Moment[]);
    });
  }, [id, rounds]);
  if (!now || !said) return null;
  const { scores, sittings } = now;
  const most = Math.max(...scores.map(({ points }) => points));
  return (
    <section class="results panel" aria-label={words.value.results}>
      <header class="banner">
        <Glyph name="goblet" size={44} />
        <h2>{titleOf(now)}</h2>
        <ResultActions now={now} />
      </header>
      <div class="resultbody">
        <div class="sheets">
          {scores.map(score => (
            <ScoreSheet
              key={score.seat}
              score={score}
              sitting={sittings[score.seat]}
              said={said}
              most={most}
              alone={scores.length === 1}
            />
          ))}
        </div>
        {rounds.value.length > 1 && <Courses rounds={rounds.value} now={now} />}
      </div>
    </section>
  );
}

/** In the place of the choices, while the boards are looked at. */
export function ResultBar() {
  const { value: now } = snapshot;
  if (!now) return null;
  return (
    <section class="dec panel resultbar">
      <Glyph name="goblet" size={40} />
      <h2>{titleOf(now)}</h2>
      <button
        type="button"
        class="end"
        onClick={() => {
          looking.value = undefined;
        }}
      >
        {words.value.results}
      </button>
    </section>
  );
}

function ResultActions({ now }: { readonly now: Snap }) {
  const { value: w } = words;
  const { introductory, smallMarket, fivePeriods, without } = now.view.options;
  const options = { introductory, smallMarket, fivePeriods, without };
  return (
    <div class="actions">
      <button type="button" class="end" onClick={() => void openTable(rematchOpening(now.sittings, options))}>
        <Glyph name="redo" size={18} /> {w.rematch}
      </button>
      <a class="soft" href="/replay">
        <Glyph name="play" /> {w.replay}
      </a>
      <button
        type="button"
        class="soft"
        onClick={() => {
          looking.value = now.id;
        }}
      >
        <Glyph name="eye" size={18} /> {w.showTable}
      </button>
      <button type="button" class="soft" onClick={() => void exportGame()}>
        <Glyph name="log" size={18} /> {w.export}
      </button>
    </div>
  );
}

/** Points and goods over the rounds. */
function Courses({ rounds, now }: { readonly rounds: readonly RoundEnd[]; readonly now: Snap }) {
  const good = useSignal('all');
  const { value: w } = words;
  const { value: said } = speech;
  const labels = rounds.map(({ period, round }) => w.roundShort(period, period === 0 ? 0 : round));
  const kinds = Object.keys(rounds[0]?.goods[0] ?? {});
  const amount = (goods: Readonly<Record<string, number>>) =>
    good.value === 'all' ? Object.values(goods).reduce((sum, n) => sum + n, 0) : (goods[good.value] ?? 0);
  const lines = (value: (end: RoundEnd, seat: number) => number) =>
    now.sittings.map(({ name }, seat) => ({ name, seat, values: rounds.map(end => value(end, seat)) }));
  return (
    <div class="courses">
      <section>
        <h3>{w.pointsByRound}</h3>
        <Chart labels={labels} series={lines((end, seat) => end.points[seat] ?? 0)} />
      </section>
      <section>
        <h3>
          <span>{w.goodsByRound}</span>
          <select
            aria-label={w.goodsByRound}
            value={good.value}
            onChange={event => {
              good.value = event.currentTarget.value;
            }}
          >
            <option value="all">{w.allGoods}</option>
            {kinds.map(kind => (
              <option key={kind} value={kind}>
                {said?.noun(kind)}
              </option>
            ))}
          </select>
        </h3>
        <Chart labels={labels} series={lines((end, seat) => amount(end.goods[seat] ?? {}))} />
      </section>
    </div>
  );
}

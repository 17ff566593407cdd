import { useSignal } from '@preact/signals';
import { plain } from '@waldglas/text';
import { useEffect } from 'preact/hooks';
import { Chart } from '../boards/chart.tsx';
import { pointsText } from '../boards/points.ts';
import type { TableSnapshot } from '../connection/connection.ts';
import { addStyles } from '../drawing/add-styles.ts';
import { Glyph } from '../glyphs/glyph.tsx';
import chart from '../styles/boards/chart.css?inline';
import results from '../styles/table/results.css?inline';
import { words } from '../words/language.ts';
import type { Stage } from './face.ts';
import { looking } from './looking.ts';
import { face, snapshot, speech } from './model.ts';
import { openConnection } from './present.ts';
import { ScoreSheet } from './score-sheet.tsx';
import type { TableProps } from './table.tsx';

addStyles(chart);
addStyles(results);

/** Who won, in one line. */
function titleOf({ scores, seats, edition }: TableSnapshot): string {
  const { value: w } = words;
  if (seats.length === 1) {
    const points = scores[0]?.points ?? 0;
    const title = speech.value?.title(edition, points);
    return [w.pointsOf(pointsText(points)), ...(title === undefined ? [] : [title])].join(' · ');
  }
  const winners = scores.filter(({ winner }) => winner).map(({ seat }) => seats[seat]?.name ?? '');
  return winners.length === 1 ? w.winner(winners[0] ?? '') : w.draw(winners);
}

type ResultProps = Pick<TableProps, 'onRematch' | 'onExport'>;

/** After the game: who won, what gave the points, how it went, and where to go on. */
export function ResultPanel(props: ResultProps) {
  const { value: now } = snapshot;
  const { value: said } = speech;
  const { value: of } = face;
  const stages = useSignal<readonly Stage[]>([]);
  const { id } = now ?? {};
  useEffect(() => {
    if (id === undefined) return;
    void openConnection()
      .moments()
      .then(moments => {
        stages.value = face.peek()?.telling.stages(moments) ?? [];
      })
      // a table that was left tells nothing more: the result stands without its course
      .catch(() => undefined);
  }, [id, stages]);
  if (!now || !said || !of) return null;
  const { scores, seats } = now;
  const most = Math.max(...scores.map(({ points }) => points));
  return (
    <section class="results panel" aria-label={words.value.results}>
      <header class="banner">
        <Glyph name="goblet" size={44} />
        <h2>{titleOf(now)}</h2>
        <ResultActions now={now} {...props} />
      </header>
      <div class="resultbody">
        <div class="sheets">
          {scores.map(score => (
            <ScoreSheet
              key={score.seat}
              score={score}
              groups={of.telling.scoreGroups(score.items)}
              seated={seats[score.seat]}
              nameOf={item => plain(said.score(item))}
              most={most}
              alone={scores.length === 1}
            />
          ))}
        </div>
        {stages.value.length > 1 && <Course stages={stages.value} now={now} />}
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

function ResultActions({ now, onRematch, onExport }: ResultProps & { readonly now: TableSnapshot }) {
  const { value: w } = words;
  return (
    <div class="actions">
      {onRematch && (
        <button type="button" class="end" onClick={onRematch}>
          <Glyph name="redo" size={18} /> {w.rematch}
        </button>
      )}
      <a class="soft" href={`${now.address}/replay`}>
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
      <button type="button" class="soft" onClick={onExport}>
        <Glyph name="log" size={18} /> {w.export}
      </button>
    </div>
  );
}

/** Points and goods over the game. */
function Course({ stages, now }: { readonly stages: readonly Stage[]; readonly now: TableSnapshot }) {
  const good = useSignal('all');
  const { value: w } = words;
  const { value: said } = speech;
  const labels = stages.map(({ label }) => label);
  const kinds = Object.keys(stages[0]?.goods[0] ?? {});
  const amount = (goods: Readonly<Record<string, number>>) =>
    good.value === 'all' ? Object.values(goods).reduce((sum, n) => sum + n, 0) : (goods[good.value] ?? 0);
  const lines = (value: (end: Stage, seat: number) => number) =>
    now.seats.map(({ name }, seat) => ({ name, seat, values: stages.map(end => value(end, seat)) }));
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

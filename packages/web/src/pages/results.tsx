import { plain } from '@waldglas/text';
import { Glyph } from '../glyphs/glyph.tsx';
import { words } from '../language.ts';
import { half } from '../table/land-panel.tsx';
import { recordText, snapshot, speech } from '../table/model.ts';

/** Saves the game as a file. */
export async function exportGame(): Promise<void> {
  const blob = new Blob([await recordText()], { type: 'text/plain' });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = 'glass-road.game';
  link.click();
  URL.revokeObjectURL(link.href);
}

/** After the game: who won, what gave the points, and where to go on. */
export function ResultPanel() {
  const { value: now } = snapshot;
  const { value: said } = speech;
  if (!now || !said) return null;
  const { value: w } = words;
  const { scores, sittings } = now;
  const winners = scores.filter(({ winner }) => winner).map(({ seat }) => sittings[seat]?.name ?? '');
  const title =
    sittings.length === 1
      ? w.soloScore(half(scores[0]?.points ?? 0))
      : winners.length === 1
        ? w.winner(winners[0] ?? '')
        : w.draw(winners.join(', '));
  return (
    <section class="dec panel results">
      <h2>{title}</h2>
      <div class="sheets">
        {scores.map(({ seat, points, items }) => (
          <article key={seat} class={`p${seat + 1}`}>
            <h3>
              {sittings[seat]?.name} <b>{half(points)}</b>
            </h3>
            <ul>
              {items
                .filter(item => item.points !== 0)
                .map((item, i) => (
                  <li key={`${i} ${item.source}`}>
                    <span>{plain(said.score(item))}</span>
                    <b class="num">{half(item.points)}</b>
                  </li>
                ))}
            </ul>
          </article>
        ))}
      </div>
      <div class="bar">
        <a class="end" href="/replay">
          <Glyph name="play" /> {w.replay}
        </a>
        <button type="button" class="soft" onClick={() => void exportGame()}>
          {w.export}
        </button>
        <a class="soft" href="/">
          {w.home}
        </a>
      </div>
    </section>
  );
}

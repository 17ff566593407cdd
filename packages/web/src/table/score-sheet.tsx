import type { Score } from '@waldglas/core';
import { half } from '../boards/points.ts';
import type { Sitting } from '../connection/connection.ts';
import { bySource, SOURCES } from '../games/glass-road/course.ts';
import type { GlassRoadSpeech } from '../games/glass-road/speech.ts';
import { Glyph } from '../glyphs/glyph.tsx';
import { words } from '../words/language.ts';

/** What gave a seat its points: the total, its parts as a bar, and every building by name. */
export function ScoreSheet({
  score: { seat, points, items, winner },
  sitting,
  said,
  most,
  alone,
}: {
  readonly score: Score;
  readonly sitting: Sitting | undefined;
  readonly said: GlassRoadSpeech;
  /** The most that anybody has, for bars of one scale. */
  readonly most: number;
  /** Nobody else played: then there is nothing to win. */
  readonly alone: boolean;
}) {
  const { value: w } = words;
  const groups = bySource(items);
  return (
    <article class={`sheet p${seat + 1}${alone ? ' alone' : winner ? ' won' : ''}`}>
      <header>
        <span class="av">
          <Glyph name={sitting?.kind === 'human' ? 'pawn' : 'bot'} size={22} />
        </span>
        <h3>{sitting?.name}</h3>
        {winner && !alone && <Glyph name="goblet" size={20} />}
        <b class="total num">{half(points)}</b>
      </header>
      <div class="parts" aria-hidden="true">
        {SOURCES.map(source => (
          <i key={source} class={source} style={{ width: `${share(groups[source], most)}%` }} />
        ))}
      </div>
      {SOURCES.map(source => {
        const shown = groups[source].filter(item => item.points !== 0);
        return (
          <section key={source}>
            <h4 class={source}>
              <span>{w.sources[source]}</span>
              <b class="num">{half(total(groups[source]))}</b>
            </h4>
            <ul>
              {shown.map(item => (
                <li key={item.source}>
                  <span>{said.name(item.source)}</span>
                  <b class="num">{half(item.points)}</b>
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </article>
  );
}

function total(items: readonly { readonly points: number }[]): number {
  return items.reduce((sum, { points }) => sum + points, 0);
}

function share(items: readonly { readonly points: number }[], most: number): number {
  return Math.max(0, (100 * total(items)) / Math.max(1, most));
}

import type { Score, ScoreItem } from '@waldglas/core';
import { pointsText } from '../boards/points.ts';
import { botLevel, type TableSeat } from '../connection/connection.ts';
import { Glyph } from '../glyphs/glyph.tsx';
import type { ScoreGroup } from './face.ts';

/** What gave a seat its points: the total, its parts as a bar, and every source by name. */
export function ScoreSheet({
  score: { seat, points, winner },
  groups,
  seated,
  nameOf,
  most,
  alone,
}: {
  readonly score: Score;
  readonly groups: readonly ScoreGroup[];
  readonly seated: TableSeat | undefined;
  nameOf(item: ScoreItem): string;
  /** The most that anybody has, for bars of one scale. */
  readonly most: number;
  /** Nobody else played: then there is nothing to win. */
  readonly alone: boolean;
}) {
  return (
    <article class={`sheet p${seat + 1}${alone ? ' alone' : winner ? ' won' : ''}`}>
      <header>
        <span class="av">
          <Glyph name={seated && botLevel(seated) ? 'bot' : 'pawn'} size={22} />
        </span>
        <h3>{seated?.name}</h3>
        {winner && !alone && <Glyph name="goblet" size={20} />}
        <b class="total num">{pointsText(points)}</b>
      </header>
      <div class="parts" aria-hidden="true">
        {groups.map(({ id, items }) => (
          <i key={id} class={id} style={{ width: `${share(items, most)}%` }} />
        ))}
      </div>
      {groups.map(({ id, title, items }) => (
        <section key={id}>
          <h4 class={id}>
            <span>{title}</span>
            <b class="num">{pointsText(total(items))}</b>
          </h4>
          <ul>
            {items
              .filter(item => item.points !== 0)
              .map(item => (
                <li key={item.source}>
                  <span>{nameOf(item)}</span>
                  <b class="num">{pointsText(item.points)}</b>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </article>
  );
}

function total(items: readonly { readonly points: number }[]): number {
  return items.reduce((sum, { points }) => sum + points, 0);
}

function share(items: readonly { readonly points: number }[], most: number): number {
  return Math.max(0, (100 * total(items)) / Math.max(1, most));
}

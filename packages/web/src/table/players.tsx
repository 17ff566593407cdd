import type { Seat } from '@waldglas/core';
import { about } from '../boards/about.ts';
import { pointsText } from '../boards/points.ts';
import { QueuedPart } from '../drawing/frame-queue.tsx';
import { useQueued, useSlice } from '../drawing/slice.ts';
import { Glyph } from '../glyphs/glyph.tsx';
import { words } from '../words/language.ts';
import { face, snapshot } from './model.ts';

/** Everybody at the table: name, points so far, and what the game shows of them. */
export function Players() {
  const count = useSlice(() => snapshot.value?.seats.length ?? 0);
  return (
    <section class={count === 4 ? 'players four' : 'players'}>
      {Array.from({ length: count }, (_, seat) => (
        <QueuedPart key={seat}>
          <PlayerPanel seat={seat} />
        </QueuedPart>
      ))}
    </section>
  );
}

function seatNow(seat: Seat) {
  const { value: now } = snapshot;
  const seated = now?.seats[seat];
  if (!now || !seated) return undefined;
  return {
    seated,
    points: now.scores[seat]?.points ?? 0,
    me: seat === now.seat,
    asked: now.turn.includes(seat),
    people: now.seats.filter(({ kind }) => kind === 'human').length,
  };
}

function PlayerPanel({ seat }: { readonly seat: Seat }) {
  const known = useQueued('look', () => seatNow(seat), [seat]);
  const { value: of } = face;
  if (!known || !of) return null;
  const { value: w } = words;
  const { seated, points, me, asked, people } = known;
  const { PlayerSummary, PlayerMark } = of.telling;
  return (
    <article class={`pl p${seat + 1}${me ? ' me' : ''}${asked ? ' asked' : ''}`}>
      <header>
        <span class="av">
          <Glyph name={seated.kind === 'human' ? 'pawn' : 'bot'} size={20} />
        </span>
        <h3>{me && people === 1 ? w.setup.you : seated.name}</h3>
        {PlayerMark && <PlayerMark seat={seat} />}
        <span class="sub">{seated.kind === 'human' ? '' : asked ? w.thinking : w.setup.levels[seated.kind].name}</span>
        <span class="sc" {...about('say', w.points)}>
          {pointsText(points)}
        </span>
      </header>
      <PlayerSummary seat={seat} />
    </article>
  );
}

import type { Seat } from '@waldglas/core';
import type { ComponentChildren } from 'preact';
import { about } from '../boards/about.ts';
import { pointsText } from '../boards/points.ts';
import { botLevel } from '../connection/connection.ts';
import { QueuedPart } from '../drawing/frame-queue.tsx';
import { useQueued, useSlice } from '../drawing/slice.ts';
import { Glyph } from '../glyphs/glyph.tsx';
import { words } from '../words/language.ts';
import { face, snapshot } from './model.ts';
import { ownPoints } from './own-points.ts';

type SeatStatus = ((seat: Seat) => ComponentChildren) | undefined;

/** Everybody at the table: name, points so far, and what the game shows of them. */
export function Players({ status }: { readonly status: SeatStatus }) {
  const count = useSlice(() => snapshot.value?.seats.length ?? 0);
  const Common = face.value?.telling.Common;
  return (
    <section class={count === 4 ? 'players four' : 'players'}>
      <h2 class="sr">{words.value.tabs.players}</h2>
      {Array.from({ length: count }, (_, seat) => (
        <QueuedPart key={seat}>
          <PlayerPanel seat={seat} status={status} />
        </QueuedPart>
      ))}
      {Common && (
        <QueuedPart>
          <Common />
        </QueuedPart>
      )}
    </section>
  );
}

function seatNow(seat: Seat) {
  const { value: now } = snapshot;
  const seated = now?.seats[seat];
  if (!now || !seated) return undefined;
  return {
    seated,
    points: pointsText(now.scores[seat]?.points ?? 0),
    shown: seat === now.seat ? ownPoints() : pointsText(now.scores[seat]?.points ?? 0),
    me: seat === now.seat,
    asked: now.turn.includes(seat),
    people: now.seats.filter(({ kind }) => kind === 'human').length,
  };
}

function PlayerPanel({ seat, status }: { readonly seat: Seat; readonly status: SeatStatus }) {
  const known = useQueued('look', () => seatNow(seat), [seat]);
  const { value: of } = face;
  if (!known || !of) return null;
  const { value: w } = words;
  const { seated, points, shown, me, asked, people } = known;
  const { PlayerSummary, PlayerMark } = of.telling;
  const level = botLevel(seated);
  return (
    <article class={`pl p${seat + 1}${me ? ' me' : ''}${asked ? ' asked' : ''}`}>
      <header>
        <span class="av">
          <Glyph name={level ? 'bot' : 'pawn'} size={20} />
        </span>
        <h3>{seated.name}</h3>
        {PlayerMark && <PlayerMark seat={seat} />}
        <span class="sub">
          {me && people === 1 && w.table.you}
          {level && (asked ? w.thinking : w.setup.levels[level].name)}
          {seated.standIn ? w.standIn : seated.here === false && w.away}
          {status?.(seat)}
        </span>
        <span class="sc" {...about('say', w.points)}>
          <span aria-hidden="true">{shown}</span>
          <span class="sr">{w.pointsOf(points)}</span>
        </span>
      </header>
      <PlayerSummary seat={seat} />
    </article>
  );
}

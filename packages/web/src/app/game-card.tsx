import { hasCourse, hasReference } from '../faces.ts';
import { Glyph } from '../glyphs/glyph.tsx';
import { PICTURES } from '../pictures.ts';
import { type GameListing, listingWords } from '../table/game-listing.ts';
import { words } from '../words/language.ts';
import { MOST_SEATS, type TableKind } from './opening.ts';

function Fact({ glyph, text }: { readonly glyph: string; readonly text: string }) {
  return (
    <li>
      <Glyph name={glyph} size={15} />
      {text}
    </li>
  );
}

/** A game on the start page: what it is, and the ways to play it. */
export function GameCard({
  game,
  busy,
  onSetup,
  onSolo,
}: {
  readonly game: GameListing;
  readonly busy: boolean;
  onSetup(kind: TableKind): void;
  onSolo(): void;
}) {
  const { value: w } = words;
  const { name, line, facts } = listingWords(game);
  const Picture = PICTURES[game.id];
  return (
    <article class="card game">
      {Picture && <Picture />}
      <div class="gamebody">
        <h2>{name}</h2>
        <ul class="facts">
          <Fact glyph="players" text={`1–${MOST_SEATS}`} />
          {Object.entries(facts).map(([glyph, text]) => (
            <Fact key={glyph} glyph={glyph} text={text} />
          ))}
        </ul>
        <p>{line}</p>
        <button type="button" class="end" disabled={busy} onClick={() => onSetup('bots')}>
          <Glyph name="bot" size={18} /> {w.againstBots}
        </button>
        <div class="ways">
          <button type="button" class="soft" disabled={busy} onClick={onSolo}>
            <Glyph name="pawn" /> {w.solo}
          </button>
          <button type="button" class="soft" disabled={busy} onClick={() => onSetup('device')}>
            <Glyph name="device" /> {w.sameDevice}
          </button>
          <a class="soft" href={`/friends/${game.id}`}>
            <Glyph name="link" /> {w.withFriends}
          </a>
          {hasCourse(game.id) && (
            <a class="soft" href={`/learn/${game.id}`}>
              <Glyph name="hint" /> {w.lessons}
            </a>
          )}
          {hasReference(game.id) && (
            <a class="soft" href={`/rules/${game.id}`}>
              <Glyph name="rules" /> {w.rules}
            </a>
          )}
        </div>
      </div>
    </article>
  );
}

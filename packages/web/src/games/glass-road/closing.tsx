import { BUILDINGS, type BuildingId, type Event, factsOf, type View } from '@waldglas/glass-road';
import { aboutApart } from '../../boards/about.ts';
import { House } from '../../boards/houses.tsx';
import { breakable } from '../../boards/hyphens.ts';
import { Seal } from '../../boards/seal.tsx';
import { Glyph } from '../../glyphs/glyph.tsx';
import type { BuiltTileProps, MomentsProps } from '../../table/face.ts';
import { playedCards } from './period.ts';
import { effectWords, snapshot, speech, tableWords } from './shown.ts';

/** A tile that was built, in little. */
export function BuiltTile({ id, edition }: BuiltTileProps) {
  const { value: said } = speech;
  const { value: say } = effectWords;
  if (!said || !say) return null;
  const { points, bonus } = factsOf({ edition }).buildings[id as BuildingId];
  return (
    <span class={`littletile ${BUILDINGS[id as BuildingId].kind}`} {...aboutApart('card', id)}>
      <House id={id} width={46} />
      {(points !== 0 || !bonus) && <Seal points={points} size={21} />}
      <b class="serif">{breakable(said.name(id), say.words)}</b>
    </span>
  );
}

/** The cards of the period by round: whose they were, who followed, and what could not be used. */
export function CardsPlayed({ moments }: MomentsProps<View, Event>) {
  const { value: said } = speech;
  const { value: now } = snapshot;
  if (!said || !now) return null;
  const { closing: w } = tableWords.value;
  const cards = playedCards(moments);
  const name = (seat: number) => now.seats[seat]?.name ?? '';
  const alone = now.seats.length === 1;
  return (
    <section class="played">
      <h3>{w.cards}</h3>
      <ol>
        {cards.map(({ round, seat, card, joined, unused }, i) => (
          <li key={i} class={`p${seat + 1}`}>
            <span class="plate">
              <Glyph name={card} size={22} />
            </span>
            <span>
              <b class="serif">{said.name(card)}</b>
              <small>
                {[
                  ...(alone ? [] : [w.round(round), name(seat)]),
                  ...(joined.length > 0 ? [w.followedBy(joined.map(name))] : []),
                  ...(unused.length === 0 ? [] : [alone ? w.allUnused : w.unused(unused.map(name))]),
                ].join(' · ')}
              </small>
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

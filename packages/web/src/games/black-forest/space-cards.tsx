import type { View } from '@waldglas/black-forest';
import { about, UNUSABLE } from '../../boards/about.ts';
import { Glyph } from '../../glyphs/glyph.tsx';
import { portraitOf } from './card.tsx';
import { Changes } from './map-tags.tsx';
import { aim } from './moving.ts';
import { pawnsOf } from './pawns.ts';
import { previewSpace, type SpacePreview } from './space-preview.ts';
import type { Told } from './speech.ts';

export interface SpacesProps extends Told {
  readonly view: View;
  readonly seat: number;
  readonly preview: SpacePreview;
  onChoose(space: string): void;
}

/** The spaces of the village in question as cards, for a thumb. */
export function SpaceCards({ view, seat, preview, said, table, onChoose }: SpacesProps) {
  const [village = ''] = preview.to.split('.');
  const ring = view.tradespeople[village] ?? [];
  const { white } = aim.value;
  return (
    <div class="spacecards">
      {ring.map((one, i) => {
        const id = `${village}.${i + 1}`;
        const other = ring[(i + 1) % ring.length] ?? one;
        const looked = id === preview.to ? preview : previewSpace(view, seat, id, { white });
        const pawn = pawnsOf(view).find(({ space }) => space === id);
        const words = table.between(said.name(village), said.name(one), said.name(other));
        return (
          <button
            key={id}
            type="button"
            class="spacecard"
            aria-pressed={id === preview.to}
            aria-label={words}
            {...about('say', words, `move ${id}`)}
            {...(looked ? { onClick: () => onChoose(id) } : UNUSABLE)}
          >
            <span class="both">
              {[one, other].map(person => (
                <Glyph key={person} name={portraitOf(person)} size={28} />
              ))}
            </span>
            <span class="gives">
              {pawn ? (
                <span class={`who ${pawn.colour}`}>
                  <Glyph name="pawn" size={15} /> {pawn.seat === undefined ? '' : said.who(pawn.seat)}
                </span>
              ) : (
                [one, other].flatMap(person => {
                  const visit = looked?.visits.find(({ tradesperson }) => tradesperson === person);
                  return visit ? [<Changes key={person} {...visit} onlyGains />] : [];
                })
              )}
            </span>
          </button>
        );
      })}
    </div>
  );
}

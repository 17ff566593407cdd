import { type CardId, SPECIALISTS, type SpecialistRow } from '@waldglas/glass-road';
import { aboutApart } from '../../boards/about.ts';
import { breakable } from '../../boards/hyphens.ts';
import { memo } from '../../drawing/memo.ts';
import { Glyph } from '../../glyphs/glyph.tsx';
import { EffectGlyphs, type EffectWords } from './effect.tsx';

interface CardProps {
  readonly id: CardId;
  readonly name: string;
  readonly solo: boolean;
  readonly say: EffectWords;
  /** Of a card in play, how each ability stands: `used`, `can` or `cannot`. */
  readonly abilities?: string;
}

/** The front of a specialist card: its fee, its picture, its two abilities. */
export const CardFace = memo(({ id, name, solo, say, abilities: standing = '' }: CardProps) => {
  const row: SpecialistRow = SPECIALISTS[id];
  const abilities = solo && row.solo ? row.solo : row.abilities;
  const standings = standing.split(' ');
  return (
    <>
      {row.fee && (
        <span class="fee">
          <EffectGlyphs effect={row.fee} say={say} />
        </span>
      )}
      <span class="em">
        <Glyph name={id} size={38} />
      </span>
      <span class="nm serif">{breakable(name, say.words)}</span>
      <span class="abilities">
        {abilities.map((ability, i) => (
          <span
            key={i}
            class={`ab ${standings[i] ?? ''}`}
            {...(standings[i] === 'cannot' && aboutApart('card', id, `use ${i + 1}`))}
          >
            {standings[i] === 'used' && <Glyph name="s-now" size={11} />}
            <EffectGlyphs effect={ability} say={say} />
          </span>
        ))}
      </span>
    </>
  );
});

/** A card in little: its picture alone; one that was just shown stands out. */
export function CardMark({
  id,
  name,
  now = false,
}: {
  readonly id: CardId;
  readonly name: string;
  readonly now?: boolean;
}) {
  return (
    <span class={now ? 'slot on now' : 'slot on'} role="img" aria-label={name} {...aboutApart('card', id)}>
      <Glyph name={id} size={20} />
    </span>
  );
}

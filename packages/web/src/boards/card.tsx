import { type CardId, SPECIALISTS, type SpecialistRow } from '@waldglas/glass-road';
import { Glyph } from '../glyphs/glyph.tsx';
import { EffectGlyphs, type Saying } from './effect.tsx';
import { breakable } from './hyphens.ts';
import { still } from './still.ts';
import '../styles/boards/card.css';

interface CardProps {
  readonly id: CardId;
  readonly name: string;
  readonly solo: boolean;
  readonly say: Saying;
}

/** The front of a specialist card: its fee, its picture, its two abilities. */
export const CardFace = still(({ id, name, solo, say }: CardProps) => {
  const row: SpecialistRow = SPECIALISTS[id];
  const abilities = solo && row.solo ? row.solo : row.abilities;
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
          <span key={i} class="ab">
            <EffectGlyphs effect={ability} say={say} />
          </span>
        ))}
      </span>
    </>
  );
});

/** A card in little: its picture alone. */
export function CardMark({ id, name }: { readonly id: CardId; readonly name: string }) {
  return (
    <span class="slot on" role="img" title={name} aria-label={name}>
      <Glyph name={id} size={20} />
    </span>
  );
}

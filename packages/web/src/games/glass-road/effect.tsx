import type { GlassRoad } from '@waldglas/glass-road';
import { effectPictures } from '../../boards/effect.tsx';
import { Chip, Glyph } from '../../glyphs/glyph.tsx';

function nounGlyph(noun: string): string {
  if (noun === 'building' || noun === 'immediate') return noun === 'building' ? 'build' : 'k-immediate';
  if (noun === 'hand') return 'card';
  if (noun === 'stocked') return 'any';
  return noun.replace(/^(lower|paid)-|-(network|square)$/g, '');
}

export type { EffectWords } from '../../boards/effect.tsx';

/** The effects of Glass Road as small pictures. */
export const { EffectGlyphs, BonusGlyphs } = effectPictures<GlassRoad>({
  nounGlyph,
  costs: ['discard'],
  own(effect, { words }) {
    switch (effect.op) {
      case 'discard':
        return <Chip n={effect.n} name="slot" words={String(effect.n)} size={15} />;
      case 'special':
        return effect.id === 'draw-offer' ? (
          <>
            <b class="num">+3</b>
            <Glyph name="slot" size={15} />
          </>
        ) : (
          <>
            <Glyph name="k-immediate" size={14} />
            <i>{words.again}</i>
          </>
        );
    }
  },
});

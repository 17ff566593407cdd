import type { BlackForest, Noun, Own, Special } from '@waldglas/black-forest';
import type { ComponentChildren } from 'preact';
import { Alternatives, effectPictures } from '../../boards/effect.tsx';
import { Glyph } from '../../glyphs/glyph.tsx';

/** Nouns whose picture is that of another. */
const PICTURED: Readonly<Partial<Record<Noun, string>>> = {
  building: 'build',
  'pig-on-forest': 'pig',
  'empty-pasture': 'pasture',
  'stocked-pasture': 'pasture',
  'tannery-pig': 'pig',
};

/** An amount before its picture. */
function Amount({ n, glyph }: { readonly n: number | string; readonly glyph: string }) {
  return (
    <span class="chip">
      {n}
      <Glyph name={glyph} size={15} />
    </span>
  );
}

/** Something that is no longer there. */
function Gone({ glyph }: { readonly glyph: string }) {
  return (
    <span class="gone">
      <Glyph name={glyph} size={15} />
    </span>
  );
}

const Becomes = () => (
  <span class="ar">
    <Glyph name="arrow" size={11} />
  </span>
);

/** What no word of the vocabulary expresses, as pictures. */
const SPECIAL: Readonly<Record<Special, ComponentChildren>> = {
  'raise-zeros-and-turn-again': (
    <>
      <Amount n={0} glyph="any" />
      <Becomes />
      <Amount n={1} glyph="any" />
      <Amount n="+1" glyph="pawn" />
    </>
  ),
  'drop-glass-charcoal': <Gone glyph="charcoal" />,
  'pay-three-kinds': (
    <>
      <Amount n={3} glyph="any" />
      <Becomes />
      <Amount n={5} glyph="porridge" />
    </>
  ),
  'keep-butchered-pigs': (
    <>
      <Glyph name="butcher" size={15} />
      <Becomes />
      <Amount n="≤5" glyph="pig" />
    </>
  ),
  'two-pigs-a-forest': (
    <>
      <Glyph name="forest" size={15} />
      <Amount n={2} glyph="pig" />
    </>
  ),
  breed: (
    <>
      <b class="num">2</b>
      <Alternatives glyphs={['pig', 'cattle']} />
      <Becomes />
      <b class="num">+1</b>
    </>
  ),
  'visit-anyone': (
    <>
      <Glyph name="farmhand" size={15} />
      <Amount n={2} glyph="water" />
      <Becomes />
      <Glyph name="players" size={15} />
    </>
  ),
  'no-pawn-fees': (
    <>
      <Glyph name="pawn" size={15} />
      <Amount n={0} glyph="any" />
    </>
  ),
  'wood-to-three': (
    <>
      <Becomes />
      <Amount n={3} glyph="wood" />
    </>
  ),
  'no-more-estates': <Gone glyph="small-estate" />,
};

function Animals({ n, kinds }: Extract<Own, { op: 'herd' | 'cull' }>) {
  return (
    <>
      <b class="num">{n}</b>
      <Alternatives glyphs={kinds} />
    </>
  );
}

/** The effects of Black Forest as small pictures. */
export const { EffectGlyphs, BonusGlyphs, Per } = effectPictures<BlackForest>({
  nounGlyph: noun => PICTURED[noun] ?? noun,
  costs: ['cull', 'retreat'],
  own(effect) {
    switch (effect.op) {
      case 'herd':
      case 'cull':
        return <Animals {...effect} />;
      case 'advance':
        return <Amount n={effect.n} glyph="progress" />;
      case 'retreat':
        return <Amount n={`−${effect.n}`} glyph="progress" />;
      case 'special':
        return SPECIAL[effect.id];
      default:
        return null;
    }
  },
});

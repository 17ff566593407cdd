import type { Count, Effect } from '@waldglas/core';
import type { Bonus, GlassRoad } from '@waldglas/glass-road';
import type { ComponentChildren } from 'preact';
import { Chip, Glyph } from '../../glyphs/glyph.tsx';
import type { WebWords } from '../../words/words.ts';

/** What the small pictures need: the words between them, and the words they stand for. */
export interface Saying {
  readonly words: WebWords;
  /** `2 ponds`. */
  counted(id: string, n: number): string;
  noun(id: string): string;
  /** How many of it the viewer has now, where that is known. */
  count?(noun: string): number | undefined;
}

type E = Effect<GlassRoad>;

function Arrow() {
  return (
    <span class="ar" aria-hidden="true">
      <Glyph name="arrow" size={11} />
    </span>
  );
}

function Goods({ goods, say }: { readonly goods: Readonly<Record<string, number | undefined>>; readonly say: Saying }) {
  return (
    <>
      {Object.entries(goods).map(([good, n = 0]) => (
        <Chip key={good} n={n} name={good} words={say.counted(good, n)} size={15} />
      ))}
    </>
  );
}

/** The glyph of what can be counted. */
function nounGlyph(noun: string): string {
  if (noun === 'building' || noun === 'immediate') return noun === 'building' ? 'build' : 'k-immediate';
  if (noun === 'hand') return 'card';
  if (noun === 'stocked') return 'any';
  return noun.replace(/^(lower|paid)-|-(network|square)$/g, '');
}

function Per({ count, say }: { readonly count: Count<GlassRoad>; readonly say: Saying }) {
  const { words } = say;
  if ('smallest' in count) {
    return (
      <>
        <i>{words.per}</i>
        {count.smallest.map(noun => (
          <Glyph key={noun} name={nounGlyph(noun)} size={14} />
        ))}
      </>
    );
  }
  const glyph = <Glyph name={nounGlyph(count.of)} size={15} />;
  if (count.atLeast !== undefined) {
    return (
      <>
        <i>{words.ifAtLeast(count.atLeast)}</i>
        {glyph}
      </>
    );
  }
  const now = count.adjacent || count.every !== undefined ? undefined : say.count?.(count.of);
  return (
    <>
      <i>{words.per}</i>
      {count.every !== undefined && <b class="num">{count.every}</b>}
      {glyph}
      {count.adjacent && <span class="near" title={words.beside} />}
      {count.of.endsWith('-square') && <i>2×2</i>}
      {now !== undefined && <b class="now num">{now}</b>}
    </>
  );
}

function inner(effect: E, say: Saying): ComponentChildren {
  const { words } = say;
  switch (effect.op) {
    case 'gain':
    case 'pay':
      return <Goods goods={effect.goods} say={say} />;
    case 'gain-any':
      return effect.of.length > 2 ? (
        <Chip n={effect.n} name="any" words={String(effect.n)} size={15} />
      ) : (
        <>
          <b class="num">{effect.n}</b>
          {effect.of.map((good, i) => (
            <>
              {i > 0 && <i>/</i>}
              <Glyph name={good} size={15} />
            </>
          ))}
        </>
      );
    case 'remove':
      return <Chip n={effect.n ?? 1} name={effect.tile} words={say.counted(effect.tile, effect.n ?? 1)} size={15} />;
    case 'place':
      return (
        <>
          {effect.upTo && <b class="num">≤{effect.n}</b>}
          {effect.tiles.map((tile, i) => (
            <>
              {i > 0 && <i>/</i>}
              <Glyph name={tile} size={15} />
            </>
          ))}
          {effect.where === 'adjacent' && <i>{words.onEachSide}</i>}
        </>
      );
    case 'build':
      return <Glyph name="build" size={16} />;
    case 'all': {
      const cost: E[] = effect.of.filter(part => part.op === 'pay' || part.op === 'remove' || part.op === 'discard');
      const gain = effect.of.filter(part => !cost.includes(part));
      return (
        <>
          {cost.map(part => inner(part, say))}
          {cost.length > 0 && <Arrow />}
          {gain.map(part => inner(part, say))}
        </>
      );
    }
    case 'per':
      return (
        <>
          {inner(effect.then as E, say)}
          <Per count={effect.count} say={say} />
        </>
      );
    case 'repeat':
      return (
        <>
          {inner(effect.then, say)}
          <i>…</i>
        </>
      );
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
    default:
      return null;
  }
}

/** An effect as small pictures. Whoever shows it says the sentence too. */
export function EffectGlyphs({ effect, say }: { readonly effect: E; readonly say: Saying }) {
  return (
    <span class="fx" aria-hidden="true">
      {inner(effect, say)}
    </span>
  );
}

/** Points at the end, as small pictures. */
export function BonusGlyphs({ bonus, say }: { readonly bonus: Bonus; readonly say: Saying }) {
  return (
    <span class="fx" aria-hidden="true">
      <b class="num">{bonus.points === 0.5 ? '½' : bonus.points}</b>
      <Glyph name="star" size={13} />
      <Per count={bonus.per} say={say} />
    </span>
  );
}

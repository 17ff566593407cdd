import { type Count, type Effect, isSharedEffect, type Placing, type SharedEffect, type Words } from '@waldglas/core';
import type { ComponentChildren } from 'preact';
import { Fragment } from 'preact';
import { Chip, Glyph } from '../glyphs/glyph.tsx';
import type { WebWords } from '../words/words.ts';

/** What the small pictures need: the words between them, and the words they stand for. */
export interface EffectWords {
  readonly words: WebWords;
  /** `2 ponds`. */
  counted(id: string, n: number): string;
  noun(id: string): string;
  /** How many of it the viewer has now, where that is known. */
  count?(noun: string): number | undefined;
}

/** What one game adds to the pictures that all games share. */
interface GamePictures<W extends Words> {
  /** The glyph of what can be counted. */
  nounGlyph(noun: W['noun']): string;
  /** An effect that only this game knows. */
  own(effect: W['own'], say: EffectWords): ComponentChildren;
  /** The own effects that are a cost. */
  readonly costs: readonly W['own']['op'][];
}

/** Points at the end: so many for each one counted. */
interface Bonus<W extends Words> {
  readonly points: number;
  readonly per: Count<W>;
}

function Arrow() {
  return (
    <span class="ar" aria-hidden="true">
      <Glyph name="arrow" size={11} />
    </span>
  );
}

function Goods({
  goods,
  say,
}: {
  readonly goods: Readonly<Record<string, number | undefined>>;
  readonly say: EffectWords;
}) {
  return (
    <>
      {Object.entries(goods).map(([good, n = 0]) => (
        <Chip key={good} n={n} name={good} words={say.counted(good, n)} size={15} />
      ))}
    </>
  );
}

/** One or the other. */
export function Alternatives({ glyphs }: { readonly glyphs: readonly string[] }) {
  return (
    <>
      {glyphs.map((glyph, i) => (
        <Fragment key={glyph}>
          {i > 0 && <i>/</i>}
          <Glyph name={glyph} size={15} />
        </Fragment>
      ))}
    </>
  );
}

function Placed({ effect: { tiles, n = 1, every, upTo, where }, say }: { effect: Placing<Words>; say: EffectWords }) {
  return (
    <>
      {upTo ? <b class="num">≤{n}</b> : n > 1 && <b class="num">{n}</b>}
      <Alternatives glyphs={tiles} />
      {where === 'adjacent' && <i>{every ? say.words.onEachSide : say.words.beside}</i>}
    </>
  );
}

/** The small pictures of one game's effects. */
export function effectPictures<W extends Words>({ nounGlyph, own, costs }: GamePictures<W>) {
  type E = Effect<W>;
  const costly: ReadonlySet<string> = new Set(['pay', 'remove', ...costs]);

  function Per({ count, say }: { readonly count: Count<W>; readonly say: EffectWords }) {
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
        {count.table && <b class="num">{count.table.map(([least]) => least).join('/')}</b>}
        {glyph}
        {count.adjacent && <span class="near" title={words.beside} />}
        {count.of.endsWith('-square') && <i>2×2</i>}
        {now !== undefined && <b class="now num">{now}</b>}
      </>
    );
  }

  /** Effects one after the other, what is paid before what it buys. */
  function sequence(of: readonly E[], say: EffectWords): ComponentChildren {
    const cost = of.filter(({ op }) => costly.has(op));
    const gain = of.filter(one => !cost.includes(one));
    return (
      <>
        {cost.map(part => drawn(part, say))}
        {cost.length > 0 && <Arrow />}
        {gain.map(part => drawn(part, say))}
      </>
    );
  }

  function drawn(effect: E, say: EffectWords): ComponentChildren {
    return isSharedEffect<W>(effect) ? shared(effect, say) : own(effect, say);
  }

  function shared(effect: SharedEffect<W>, say: EffectWords): ComponentChildren {
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
            <Alternatives glyphs={effect.of} />
          </>
        );
      case 'remove':
        return <Chip n={effect.n ?? 1} name={effect.tile} words={say.counted(effect.tile, effect.n ?? 1)} size={15} />;
      case 'place':
        return <Placed effect={effect} say={say} />;
      case 'build':
        return <Glyph name="build" size={16} />;
      case 'all':
      case 'parts':
        return sequence(effect.of, say);
      case 'either':
        return effect.of.map((one, i) => (
          <Fragment key={i}>
            {i > 0 && <i>/</i>}
            {drawn(one, say)}
          </Fragment>
        ));
      case 'may':
        return (
          <>
            <i>(</i>
            {drawn(effect.then, say)}
            <i>)</i>
          </>
        );
      case 'per':
        return (
          <>
            {tableOf(effect.count) ?? drawn(effect.then as E, say)}
            {tableOf(effect.count) && <Glyph name={gainedBy(effect.then)} size={15} />}
            <Per count={effect.count} say={say} />
          </>
        );
      case 'repeat':
        return (
          <>
            {drawn(effect.then, say)}
            <i>…</i>
          </>
        );
      case 'produce':
      case 'raise':
        // no table holds them; a new word of effects stops the compiler here
        return null;
    }
  }

  /** An effect as small pictures. Whoever shows it says the sentence too. */
  function EffectGlyphs({ effect, say }: { readonly effect: E; readonly say: EffectWords }) {
    return (
      <span class="fx" aria-hidden="true">
        {drawn(effect, say)}
      </span>
    );
  }

  /** Points at the end, as small pictures. */
  function BonusGlyphs({ bonus: { points, per }, say }: { readonly bonus: Bonus<W>; readonly say: EffectWords }) {
    return (
      <span class="fx" aria-hidden="true">
        <b class="num">{points === 0.5 ? '½' : points < 0 ? `−${-points}` : points}</b>
        <Glyph name="star" size={13} />
        <Per count={per} say={say} />
      </span>
    );
  }

  return { EffectGlyphs, BonusGlyphs, Per };
}

/** How many come at each line of a table: `1/2/3`. */
function tableOf(count: Count<Words>): ComponentChildren | undefined {
  if (!('of' in count) || !count.table) return undefined;
  return <b class="num">{count.table.map(([, value]) => value).join('/')}</b>;
}

/** The good that a gain by a table brings. */
function gainedBy(then: { readonly op: string }): string {
  return 'goods' in then ? (Object.keys(then.goods as object)[0] ?? 'any') : 'any';
}

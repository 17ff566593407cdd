import type { Bag } from '@waldglas/core';
import { BUILDINGS, type BuildingId, factsOf, START, type StartId } from '@waldglas/glass-road';
import { House } from '../../boards/houses.tsx';
import { breakable } from '../../boards/hyphens.ts';
import { Seal } from '../../boards/seal.tsx';
import { Chip, Glyph } from '../../glyphs/glyph.tsx';
import { BonusGlyphs, EffectGlyphs, type EffectWords } from './effect.tsx';

function Effect({ id, say }: { readonly id: BuildingId; readonly say: EffectWords }) {
  const { effect, bonus } = BUILDINGS[id];
  if (effect) return <EffectGlyphs effect={effect} say={say} />;
  return bonus ? <BonusGlyphs bonus={bonus} say={say} /> : null;
}

/** The cost of a tile in its sunken pill; what is short is underlined. */
export function Cost({ cost, short, say }: { readonly cost: Bag; readonly short: Bag; readonly say: EffectWords }) {
  const goods = Object.entries(cost).filter(([, n = 0]) => n > 0);
  return (
    <span class={goods.length > 3 ? 'cost many' : 'cost'}>
      {goods.length === 0 && <b>–</b>}
      {goods.map(([good, n = 0]) => (
        <Chip key={good} n={n} name={good} words={say.counted(good, n)} short={(short[good] ?? 0) > 0} />
      ))}
    </span>
  );
}

/** The front of a building tile, as it lies on the market. */
export function TileFace({
  id,
  edition,
  name,
  short,
  say,
}: {
  readonly id: BuildingId;
  readonly edition: string;
  readonly name: string;
  readonly short: Bag;
  readonly say: EffectWords;
}) {
  const { points, bonus, cost } = factsOf({ edition }).buildings[id];
  return (
    <>
      <span class="art">
        <House id={id} width={52} />
      </span>
      {(points !== 0 || !bonus) && <Seal points={points} />}
      <span class="nm serif">{breakable(name, say.words)}</span>
      <Effect id={id} say={say} />
      <Cost cost={cost} short={short} say={say} />
    </>
  );
}

/** A building on the land: smaller, without its cost. */
export function BuiltFace({
  id,
  name,
  points,
  say,
}: {
  readonly id: BuildingId;
  readonly name: string;
  /** What it is worth now. */
  readonly points: number | string;
  readonly say: EffectWords;
}) {
  const { kind } = BUILDINGS[id];
  return (
    <>
      <span class="bk">
        <Glyph name={`k-${kind}`} size={13} />
      </span>
      <Seal points={points} size={21} />
      <span class="bart">
        <House id={id} width={46} />
      </span>
      <span class="bn serif">{breakable(name, say.words)}</span>
      <Effect id={id} say={say} />
    </>
  );
}

/** A start building by the road. */
export function StartFace({
  id,
  name,
  points,
  say,
}: {
  readonly id: StartId;
  readonly name: string;
  readonly points: number | string;
  readonly say: EffectWords;
}) {
  return (
    <>
      <House id={id} width={70} />
      <span class="sn serif">{breakable(name, say.words)}</span>
      <BonusGlyphs bonus={START[id].bonus} say={say} />
      <Seal points={points} size={21} />
    </>
  );
}

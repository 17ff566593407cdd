import { BUILDINGS, type BuildingId, factsOf } from '@waldglas/black-forest';
import type { Bag } from '@waldglas/core';
import type { EffectWords } from '../../boards/effect.tsx';
import { House } from '../../boards/houses.tsx';
import { breakable } from '../../boards/hyphens.ts';
import { Seal } from '../../boards/seal.tsx';
import { Chip, Glyph } from '../../glyphs/glyph.tsx';
import { BonusGlyphs, EffectGlyphs, Per } from './effect.tsx';

/** How a building stands to its viewer: payable, payable after conversions, not yet; won or lost with the preview. */
export type Standing = 'now' | 'conv' | 'no' | 'gain' | 'lost';

/** Who plays by which facts. */
interface Setting {
  readonly edition: string;
  readonly players: number;
}

/** What a building costs, in goods and tiles. */
export function costOf(id: BuildingId, setting: Setting): Bag {
  const { buildings, rivals: bricks } = factsOf(setting);
  const { rivals, ...cost } = buildings[id].cost;
  return rivals ? { ...cost, brick: bricks[setting.players] ?? 0 } : cost;
}

/** The signs of what a building does: conversion, at once, whenever, at the end. */
export function kindsOf(id: BuildingId): readonly string[] {
  const { convert, instant, whenever, bends, bonus } = BUILDINGS[id];
  return [
    ...(convert ? ['k-conversion'] : []),
    ...(instant ? ['k-instant'] : []),
    ...(whenever || bends ? ['k-permanent'] : []),
    ...(bonus ? ['k-endgame'] : []),
  ];
}

interface CostProps {
  readonly cost: Bag;
  readonly short: Bag;
  readonly say: EffectWords;
}

/** The price of a building; what is short is underlined. */
function Cost({ cost, short, say }: CostProps) {
  return (
    <span class="price">
      {Object.entries(cost).map(([good, n = 0]) => (
        <Chip key={good} n={n} name={good} words={say.counted(good, n)} size={15} short={(short[good] ?? 0) > 0} />
      ))}
    </span>
  );
}

interface TileProps {
  readonly id: BuildingId;
  readonly name: string;
  readonly setting: Setting;
  readonly short: Bag;
  readonly say: EffectWords;
}

function Kinds({ id }: { readonly id: BuildingId }) {
  return (
    <span class="kinds">
      {kindsOf(id).map(kind => (
        <Glyph key={kind} name={kind} size={12} />
      ))}
    </span>
  );
}

/** Names longer than this stand in narrower letters. */
const LONG = 17;

/** A name in one line, however long: its letters stand closer where the tile is narrow. Where tiles are high it may break. */
export function OneLine({ name, say }: { readonly name: string; readonly say: EffectWords }) {
  return (
    <span class={name.length > LONG ? 'nm long' : 'nm'} style={{ '--letters': name.length }}>
      {breakable(name, say.words)}
    </span>
  );
}

/** A small building as it lies on its board: a name, a price, what kind it is, its points. */
export function SmallFace({ id, name, setting, short, say }: TileProps) {
  return (
    <>
      <OneLine name={name} say={say} />
      <Cost cost={costOf(id, setting)} short={short} say={say} />
      <Kinds id={id} />
      <b class="worth num">{factsOf(setting).buildings[id].points}</b>
    </>
  );
}

/** A large building as it is offered, with its level. */
export function LargeFace({ id, name, setting, short, say }: TileProps) {
  const building = factsOf(setting).buildings[id];
  return (
    <>
      <span class="art">
        <House id={building.name} width={46} />
      </span>
      <b class="level serif">{building.level}</b>
      <Seal points={building.points} size={22} />
      <span class="nm serif">{breakable(name, say.words)}</span>
      <Cost cost={costOf(id, setting)} short={short} say={say} />
    </>
  );
}

/** Everything that a building does, a line for each kind. */
function BuildingEffects({ id, say }: { readonly id: BuildingId; readonly say: EffectWords }) {
  const { needs, convert = [], instant, if: conditions = [], whenever, bends, bonus } = BUILDINGS[id];
  const bending = bends && bends !== (instant?.op === 'special' ? instant.id : undefined) ? bends : undefined;
  return (
    <span class="does">
      {needs !== undefined && (
        <span>
          <Glyph name="s-no" size={12} />
          {needs === 'alone' ? (
            <span class="fx">
              <b class="num">1</b>
              <Glyph name="build" size={15} />
              <Glyph name="small-estate" size={15} />
            </span>
          ) : (
            needs.map((one, i) => (
              <span key={i} class="fx">
                <Per count={one} say={say} />
              </span>
            ))
          )}
        </span>
      )}
      {convert.map((effect, i) => (
        <span key={i}>
          <Glyph name="k-conversion" size={12} />
          <EffectGlyphs effect={effect} say={say} />
        </span>
      ))}
      {instant && (
        <span>
          <Glyph name="k-instant" size={12} />
          {conditions.map((one, i) => (
            <span key={i} class="fx">
              <Per count={one} say={say} />
            </span>
          ))}
          <EffectGlyphs effect={instant} say={say} />
        </span>
      )}
      {whenever && (
        <span>
          <Glyph name="k-permanent" size={12} />
          <Occasion on={whenever.on} />
          <EffectGlyphs effect={whenever.then} say={say} />
        </span>
      )}
      {bending && (
        <span>
          <Glyph name="k-permanent" size={12} />
          <EffectGlyphs effect={{ op: 'special', id: bending }} say={say} />
        </span>
      )}
      {bonus && (
        <span>
          <Glyph name="k-endgame" size={12} />
          <BonusGlyphs bonus={bonus} say={say} />
        </span>
      )}
    </span>
  );
}

/** What a permanent effect waits for, as a picture. */
const OCCASIONS = {
  'estate-added': 'small-estate',
  'forest-removed': 'forest',
  'merchant-moved': 'traveling-merchant',
  'glass-gained': 'glass',
  'visit-herder': 'herder',
  'enter-village-of-cook': 'cook',
  'meat-from-butcher': 'butcher',
  'pond-from-gardener': 'gardener',
  'field-from-farmhand': 'farmhand',
} as const;

function Occasion({ on }: { readonly on: keyof typeof OCCASIONS }) {
  return (
    <span class="fx">
      <Glyph name={OCCASIONS[on]} size={15} />
      <i>:</i>
    </span>
  );
}

/** The whole face of a building of either size: picture, price and all that it does. */
export function BuildingFace(props: TileProps) {
  const { id, name, setting, short, say } = props;
  const { points, name: drawing } = factsOf(setting).buildings[id];
  return (
    <>
      <span class="art">
        <House id={drawing} width={56} />
      </span>
      <Seal points={points} />
      <span class="nm serif">{breakable(name, say.words)}</span>
      <Cost cost={costOf(id, setting)} short={short} say={say} />
      <BuildingEffects id={id} say={say} />
    </>
  );
}

import type { Score } from '@waldglas/core';
import { type BuildingId, factsOf, NEWEST } from '@waldglas/glass-road';
import { pointsText } from '../../boards/points.ts';
import { Strip, Wheel } from '../../boards/wheel.tsx';
import { words } from '../../words/language.ts';
import type { EffectWords } from './effect.tsx';
import { LandBoard } from './land.tsx';
import type { GlassRoadSpeech } from './speech.ts';
import type { WHEELS } from './wheels.ts';

/** A land to look at; with a score, every building shows what it is worth there. */
export function ReadOnlyLand({
  land,
  said,
  say,
  score,
}: {
  readonly land: readonly string[];
  readonly said: GlassRoadSpeech;
  readonly say: EffectWords;
  readonly score?: Score | undefined;
}) {
  const worth = (id: string) => {
    if (!score) return factsOf({ edition: NEWEST }).buildings[id as BuildingId]?.points ?? 0;
    const items = score.items.filter(({ source }) => source === id);
    return pointsText(items.reduce((sum, { points }) => sum + points, 0));
  };
  return (
    <div class="landpanel">
      <LandBoard land={land} name={said.name} noun={said.noun} worth={worth} say={say} />
    </div>
  );
}

/** A wheel to look at, with its numbers below. */
export function ReadOnlyWheel({
  wheel: { id, basic, refined },
  goods,
  steps = 0,
  next,
  said,
}: {
  readonly wheel: (typeof WHEELS)[number];
  readonly goods: Readonly<Record<string, number>>;
  readonly steps?: number;
  readonly next?: { readonly goods: Readonly<Record<string, number>>; readonly steps: number };
  readonly said: GlassRoadSpeech;
}) {
  const title = said.wheel(id).replace(/^(the|die|der|das) /, '');
  return (
    <section class="wh panel">
      <strong class="wheelname serif">{title}</strong>
      <Wheel
        title={title}
        basic={basic}
        refined={[refined]}
        goods={goods}
        steps={steps}
        next={next}
        letter={good => words.value.letters[good] ?? ''}
        name={said.noun}
      />
      <Strip basic={basic} goods={goods} next={next} name={said.noun} />
    </section>
  );
}

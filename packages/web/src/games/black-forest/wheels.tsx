import { factsOf, type Player, type View, type WheelName } from '@waldglas/black-forest';
import { type Goods, Strip, Wheel } from '../../boards/wheel.tsx';
import { START } from '../../boards/wheel-geometry.ts';
import { Glyph } from '../../glyphs/glyph.tsx';
import { words } from '../../words/language.ts';
import { type Told, wheelTitle } from './speech.ts';

/** The markers of each wheel. Provisions have two; brick has a track. */
export const MARKERS = {
  glass: { basic: ['sand', 'charcoal', 'water', 'wood'], refined: ['glass'] },
  cooking: { basic: ['porridge', 'meat', 'charcoal'], refined: ['first', 'second', 'commodity'] },
} as const;

/** The good of a marker. */
const goodOf = (marker: string) => (marker === 'first' || marker === 'second' ? 'provisions' : marker);

/** The value of every marker of a wheel. The charcoal of the glass wheel may have been taken away. */
export function markersOf(player: Player, wheel: WheelName): Goods {
  if (wheel === 'glass') return { ...player.glass };
  return { ...player.cooking, first: player.first.provisions, second: player.second.provisions };
}

/** What the large hand of the cooking wheel points at. */
function cookingPoints({ steps }: Player, points: readonly number[]): number {
  return points[steps.cooking] ?? points.at(-1) ?? 0;
}

interface WheelProps extends Told {
  readonly wheel: WheelName;
  readonly view: View;
  readonly seat: number;
  /** The same game after the option under the pointer. */
  readonly next?: View | undefined;
}

/** A wheel of a seat with its numbers, and what the option under the pointer would make of it. */
export function ForestWheel({ wheel, view, seat, next, said, table }: WheelProps) {
  const player = view.players[seat];
  const facts = factsOf(view);
  if (!player) return null;
  const { value: w } = words;
  const goods = markersOf(player, wheel);
  const after = next?.players[seat];
  const previewed = after && { goods: markersOf(after, wheel), steps: after.steps[wheel] };
  const basic = MARKERS[wheel].basic.filter(marker => goods[marker] !== undefined);
  const { refined } = MARKERS[wheel];
  const rotations = previewed ? previewed.steps - player.steps[wheel] : 0;
  const title = wheelTitle(said, wheel);
  const ring = {
    points: facts.cookingPoints,
    marks: [
      { sector: START - 1 + facts.endMark, glyph: 'endmark' },
      ...(player.reminder ? [{ sector: START - 1 + facts.reminderSteps, glyph: 'job' }] : []),
    ],
  };
  return (
    <section class={`wh panel ${wheel}`}>
      <strong class="wheelname serif">{title}</strong>
      {previewed && (
        <span class={rotations > 0 ? 'rotates' : 'calm'}>{rotations > 0 ? w.rotatesTimes(rotations) : w.stays}</span>
      )}
      <Wheel
        title={wheel === 'glass' ? title : `${title} (${table.largeHand(cookingPoints(player, facts.cookingPoints))})`}
        basic={basic}
        refined={refined}
        goods={goods}
        steps={player.steps[wheel]}
        next={previewed}
        {...(wheel === 'cooking' && { ring })}
        goodOf={goodOf}
        letter={good => table.letters[good] ?? w.letters[good] ?? ''}
        name={said.noun}
      />
      <Strip
        basic={wheel === 'cooking' ? [...basic, 'commodity'] : basic}
        goods={goods}
        next={previewed}
        name={said.noun}
      />
    </section>
  );
}

const MOST_BRICK = 7;

/** The track of the bricks, which no wheel moves. */
export function BrickTrack({
  brick,
  next = brick,
  said,
}: {
  readonly brick: number;
  readonly next?: number | undefined;
  readonly said: Told['said'];
}) {
  return (
    <div class="bricks" role="img" aria-label={`${said.noun('brick')} ${brick}`}>
      <Glyph name="brick" size={18} />
      {Array.from({ length: MOST_BRICK + 1 }, (_, n) => (
        <span key={n} class={n === brick ? 'on num' : n === next ? 'next num' : 'num'}>
          {n}
        </span>
      ))}
    </div>
  );
}

/** BF-2.6: the tile that waits for the cooking wheel's second step, and what it will bring. */
export function Reminder({ view, table }: { readonly view: View; readonly table: Told['table'] }) {
  const facts = factsOf(view);

  return (
    <p class="reminder">
      <Glyph name="job" size={26} />
      {table.reminder(facts.reminderSteps, view.solo ? facts.solo.reminderJobs : 1)}
    </p>
  );
}

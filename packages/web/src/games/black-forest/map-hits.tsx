import type { View } from '@waldglas/black-forest';
import { about, UNUSABLE } from '../../boards/about.ts';
import { holdStill } from '../../boards/drag.ts';
import type { Press } from '../../boards/press.ts';
import { Glyph } from '../../glyphs/glyph.tsx';
import { type At, type MapPlan, placed, placesOf } from './map-layout.ts';
import type { Pawn } from './pawns.ts';
import type { Told } from './speech.ts';

/** What can be pressed on a map: pawn spaces and locations, whole villages, tradespeople. */
export interface Spot {
  readonly kind: 'space' | 'village' | 'tradesperson';
  readonly id: string;
}

/** The own pawn, if it is to be moved: where it stands, or where it waits for its first space. */
interface OwnPawn {
  readonly space: string | undefined;
  readonly at: At;
  readonly colour: Pawn['colour'];
  drag(down: PointerEvent): void;
}

interface HitsProps extends Told {
  readonly view: View;
  readonly plan: MapPlan;
  /** The space that is looked at. */
  readonly chosen: string | undefined;
  readonly pawn: OwnPawn | undefined;
  press(spot: Spot): Press | undefined;
}

/** Everything on the map that a pointer, a finger or a key can get hold of. */
export function MapHits({ view, plan, chosen, pawn, press, ...told }: HitsProps) {
  const { villages } = plan;
  const { said } = told;
  return (
    <>
      {placesOf(plan).map(({ id, at }) => {
        const words = spaceWords(view, told, id);
        // the pawn that can be dragged lies over its own space
        if (pawn && id === pawn.space) return null;
        const pressed = press({ kind: 'space', id });
        return (
          <button
            key={id}
            type="button"
            class={`hit${chosen === id ? ' on' : ''}${pressed ? ' answer' : ''}`}
            style={placed(plan, at)}
            data-place={id}
            aria-label={words}
            aria-pressed={chosen === id}
            {...(pressed ?? { ...about('say', words, `move ${id}`), ...UNUSABLE })}
          />
        );
      })}
      {pawn && <OwnPawnHit pawn={pawn} plan={plan} words={told.table.dragPawn} />}
      {villages.map(({ id, at }) => {
        const pressed = press({ kind: 'village', id });
        return (
          pressed && (
            <button
              key={id}
              type="button"
              class="hit centre"
              style={placed(plan, at)}
              aria-label={said.name(id)}
              {...pressed}
            />
          )
        );
      })}
      {villages.flatMap(village =>
        (view.tradespeople[village.id] ?? []).map((id, i) => (
          <button
            key={id}
            type="button"
            class="hit person"
            style={placed(plan, village.plates[i] ?? village.at)}
            aria-label={said.name(id)}
            {...about('card', id)}
            {...(press({ kind: 'tradesperson', id }) ?? UNUSABLE)}
          />
        )),
      )}
    </>
  );
}

/** The own pawn to be dragged: for mouse and finger, beside pressing a space. One that waits is drawn here. */
function OwnPawnHit({
  pawn: { space, at, colour, drag },
  plan,
  words,
}: {
  readonly pawn: OwnPawn;
  readonly plan: MapPlan;
  readonly words: string;
}) {
  return (
    <button
      type="button"
      class={`hit own ${colour}${space === undefined ? ' waits' : ''}`}
      style={placed(plan, at)}
      aria-label={words}
      {...about('say', words, ...(space === undefined ? [] : [`move ${space}`]))}
      {...UNUSABLE}
      onPointerDown={drag}
      onTouchMove={holdStill}
    >
      <Glyph name="pawn" size={28} />
    </button>
  );
}

/** A space in words: `Village 2, between Cattle Farmer and Glass Miller`. */
function spaceWords(view: View, { said, table }: Told, space: string): string {
  const [village = '', number] = space.split('.');
  const ring = view.tradespeople[village];
  if (!ring || number === undefined) return said.name(village);
  const i = Number(number);
  return table.between(said.name(village), said.name(ring[i - 1] ?? ''), said.name(ring[i % ring.length] ?? ''));
}

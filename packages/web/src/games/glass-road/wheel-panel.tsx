import { aboutApart } from '../../boards/about.ts';
import { Strip, Wheel } from '../../boards/wheel.tsx';
import { useQueued } from '../../drawing/slice.ts';
import { visited } from '../../table/model.ts';
import { words } from '../../words/language.ts';
import { preview, snapshot, speech } from './shown.ts';
import { wheelTitle } from './speech.ts';
import { WHEELS, type WheelRow } from './wheels.ts';

/** What a wheel holds, and how far it has rotated; the same after the option under the pointer. */
function wheelNow(id: WheelRow['id']) {
  const { seat: viewer = 0, view } = snapshot.value ?? {};
  const seat = visited.value ?? viewer;
  const hovered = seat === viewer ? preview.value : undefined;
  const goods = hovered?.view.players[seat]?.[id];
  return {
    goods: view?.players[seat]?.[id] ?? {},
    steps: view?.players[seat]?.steps[id] ?? 0,
    next: goods && hovered ? { goods, steps: hovered.view.players[seat]?.steps[id] ?? 0 } : undefined,
  };
}

/** Whose wheels are looked at, if they are not the own ones; whoever only watches has none. */
function ownerName(): string | undefined {
  const { value: now } = snapshot;
  const seat = visited.value ?? (now?.seat === undefined ? 0 : undefined);
  return seat === undefined ? undefined : now?.seats[seat]?.name;
}

/**
 * A wheel of a seat, with what the option under the pointer would make of it. The wheel and its numbers are drawn one
 * after the other: together they would make a long frame.
 */
function WheelPanel({ wheel }: { readonly wheel: WheelRow }) {
  const { value: said } = speech;
  if (!said) return null;
  const whose = ownerName();
  const title = wheelTitle(said, wheel.id);
  return (
    <section class={visited.value === undefined ? 'wh panel' : 'wh panel visited'} data-wheel={wheel.id}>
      <h2 {...aboutApart('rule', 'GR-2.3')}>{whose === undefined ? title : `${whose}: ${title}`}</h2>
      <Plate wheel={wheel} />
      <Numbers wheel={wheel} />
    </section>
  );
}

export const GlassworksPanel = () => <WheelPanel wheel={WHEELS[0]} />;
export const BrickworksPanel = () => <WheelPanel wheel={WHEELS[1]} />;

function Plate({ wheel: { id, basic, refined } }: { readonly wheel: WheelRow }) {
  const { goods, steps, next } = useQueued('answer', () => wheelNow(id), [id]);
  const { value: said } = speech;
  const { value: w } = words;
  if (!said) return null;
  const rotations = next ? next.steps - steps : 0;
  return (
    <>
      {next && (
        <span class={rotations > 0 ? 'rotates' : 'calm'}>{rotations > 0 ? w.rotatesTimes(rotations) : w.stays}</span>
      )}
      <Wheel
        title={said.wheel(id)}
        basic={basic}
        refined={[refined]}
        goods={goods}
        steps={steps}
        next={next}
        letter={good => w.letters[good] ?? good.charAt(0).toUpperCase()}
        name={said.noun}
      />
    </>
  );
}

function Numbers({ wheel: { id, basic } }: { readonly wheel: WheelRow }) {
  const { goods, next } = useQueued('answer', () => wheelNow(id), [id]);
  const { value: said } = speech;
  return said ? <Strip basic={basic} goods={goods} next={next} name={said.noun} /> : null;
}

import { computed } from '@preact/signals';
import { aboutApart } from '../../boards/about.ts';
import { Strip, type WHEELS, Wheel } from '../../boards/wheel.tsx';
import { useSliceInTurn } from '../../drawing/slice.ts';
import { preview } from '../../table/ahead.ts';
import { snapshot, speech, visited } from '../../table/model.ts';
import { boardsThere } from '../../table/parts.ts';
import { words } from '../../words/language.ts';
import { wheelTitle } from './speech.ts';

type Which = (typeof WHEELS)[number];

/** What a wheel holds, and how far it has turned; the same after the option under the pointer. */
function wheelNow(id: Which['id']) {
  const { viewer = 0, view, dials } = snapshot.value ?? {};
  const seat = visited.value ?? viewer;
  const ahead = seat === viewer ? preview.value : undefined;
  const goods = ahead?.view.players[seat]?.[id];
  return {
    goods: view?.players[seat]?.[id] ?? {},
    steps: dials?.[seat]?.[id] ?? 0,
    next: goods && ahead ? { goods, steps: ahead.dials[id] ?? 0 } : undefined,
  };
}

/** Whose wheels are looked at, if they are not the own ones. */
const whose = computed(() => {
  const { value: seat } = visited;
  return seat === undefined ? undefined : snapshot.value?.sittings[seat]?.name;
});

/**
 * A wheel of a seat, with what the option under the pointer would make of it. The wheel and its numbers are drawn one
 * after the other: together they would make a long frame.
 */
export function WheelPanel({ wheel }: { readonly wheel: Which }) {
  const { value: said } = speech;
  if (!said || !boardsThere.value) return null;
  const title = wheelTitle(said, wheel.id);
  return (
    <section class={whose.value === undefined ? 'wh panel' : 'wh panel visited'}>
      <h2 {...aboutApart('rule', 'GR-2.3')}>{whose.value === undefined ? title : `${whose.value}: ${title}`}</h2>
      <Turns wheel={wheel} />
      <Numbers wheel={wheel} />
    </section>
  );
}

function Turns({ wheel: { id, basic, refined } }: { readonly wheel: Which }) {
  const { goods, steps, next } = useSliceInTurn(() => wheelNow(id), [id]);
  const { value: said } = speech;
  const { value: w } = words;
  if (!said) return null;
  const turns = next ? next.steps - steps : 0;
  return (
    <>
      {next && <span class={turns > 0 ? 'turn' : 'calm'}>{turns > 0 ? w.turnsTimes(turns) : w.stays}</span>}
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

function Numbers({ wheel: { id, basic } }: { readonly wheel: Which }) {
  const { goods, next } = useSliceInTurn(() => wheelNow(id), [id]);
  const { value: said } = speech;
  return said ? <Strip basic={basic} goods={goods} next={next} name={said.noun} /> : null;
}

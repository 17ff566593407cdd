import { Strip, WHEELS, Wheel } from '../boards/wheel.tsx';
import { words } from '../language.ts';
import { preview, snapshot, speech, visited } from './model.ts';

/** Both wheels of a seat, with what the option under the pointer would make of them. */
export function WheelsPanel() {
  const { value: now } = snapshot;
  const { value: said } = speech;
  if (!now || !said) return null;
  const { viewer = 0, view, dials } = now;
  const seat = visited.value ?? viewer;
  const player = view.players[seat];
  const ahead = seat === viewer ? preview.value : undefined;
  const letter = (good: string) => words.value.letters[good] ?? good.charAt(0).toUpperCase();
  return (
    <>
      {WHEELS.map(({ id, basic, refined }) => {
        const goods = player?.[id] ?? {};
        const steps = dials[seat]?.[id] ?? 0;
        const nextGoods = ahead?.view.players[seat]?.[id];
        const next = nextGoods && ahead ? { goods: nextGoods, steps: ahead.dials[id] ?? 0 } : undefined;
        const turns = next ? next.steps - steps : 0;
        return (
          <section key={id} class="wh panel">
            <h2>{said.wheel(id).replace(/^(the|die|der|das) /, '')}</h2>
            {next && (
              <span class={turns > 0 ? 'turn' : 'calm'}>
                {turns > 0 ? words.value.turnsTimes(turns) : words.value.stays}
              </span>
            )}
            <Wheel
              title={said.wheel(id)}
              basic={basic}
              refined={refined}
              goods={goods}
              steps={steps}
              next={next}
              letter={letter}
              name={said.noun}
            />
            <Strip basic={basic} goods={goods} next={next} name={said.noun} />
          </section>
        );
      })}
    </>
  );
}

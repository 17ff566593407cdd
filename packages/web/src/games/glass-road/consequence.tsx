import type { Action, Event, View } from '@waldglas/glass-road';
import { Chip, Glyph } from '../../glyphs/glyph.tsx';
import type { Preview } from '../../table/preview.ts';
import { words } from '../../words/language.ts';
import { snapshot } from './shown.ts';
import { WHEELS } from './wheels.ts';

/** What the option under the pointer would do to the wheels. */
export function Consequence({ hovered }: { readonly hovered: Preview<View, Action, Event> }) {
  const { seat: viewer = 0 } = snapshot.value ?? {};
  const turns = hovered.events.flatMap(event => (event.kind === 'turn' && event.seat === viewer ? [event] : []));
  if (turns.length === 0) return null;
  return (
    <span class="thens">
      {turns.map(({ wheel, steps }) => (
        <span key={wheel} class="then">
          <Glyph name="wheel" size={15} /> {words.value.turnsTimes(steps)}
          <Chip n={`+${steps}`} name={WHEELS.find(({ id }) => id === wheel)?.refined ?? wheel} words="" />
        </span>
      ))}
    </span>
  );
}

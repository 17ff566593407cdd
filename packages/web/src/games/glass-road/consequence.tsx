import type { Action, Event, View } from '@waldglas/glass-road';
import { plain } from '@waldglas/text';
import { Chip, Glyph } from '../../glyphs/glyph.tsx';
import type { Preview } from '../../table/preview.ts';
import { words } from '../../words/language.ts';
import { snapshot, speech } from './shown.ts';
import { WHEELS } from './wheels.ts';

const refined = (wheel: string) => WHEELS.find(({ id }) => id === wheel)?.refined ?? wheel;

/** What an option would do to the wheels. */
export function Consequence({ ahead }: { readonly ahead: Preview<View, Action, Event> }) {
  const { seat: viewer = 0 } = snapshot.value ?? {};
  const { value: said } = speech;
  const rotations = ahead.events.flatMap(event => (event.kind === 'turn' && event.seat === viewer ? [event] : []));
  if (rotations.length === 0) return null;
  return (
    <span class="thens">
      {rotations.map(({ wheel, steps }) => (
        <span key={wheel} class="then">
          <Glyph name="wheel" size={15} /> {words.value.rotatesTimes(steps)}
          <Chip n={`+${steps}`} name={refined(wheel)} words={said ? plain(said.counted(refined(wheel), steps)) : ''} />
        </span>
      ))}
    </span>
  );
}

import type { Action, Event, View } from '@waldglas/black-forest';
import { Glyph } from '../../glyphs/glyph.tsx';
import type { Preview } from '../../table/preview.ts';
import { words } from '../../words/language.ts';
import { changesOf } from './holdings.ts';
import { Changes } from './map-tags.tsx';
import { snapshot, viewerNow } from './shown.ts';

/** What an option would bring and cost, and how far it would turn the wheels. */
export function Consequence({ ahead }: { readonly ahead: Preview<View, Action, Event> }) {
  const seat = viewerNow();
  const { view } = snapshot.value ?? {};
  if (!view) return null;
  const rotations = ahead.events.flatMap(event => (event.kind === 'turn' && event.seat === seat ? [event.steps] : []));
  const steps = rotations.reduce((sum, n) => sum + n, 0);
  const changes = changesOf(view, ahead.view, seat);
  if (steps === 0 && Object.keys(changes).length === 0) return null;
  return (
    <span class="thens">
      {steps > 0 && (
        <span class="then">
          <Glyph name="wheel" size={15} /> {words.value.rotatesTimes(steps)}
        </span>
      )}
      <span class="then">
        <Changes changes={changes} builds={false} />
      </span>
    </span>
  );
}

import { signal } from '@preact/signals';
import { about } from '../boards/about.ts';
import { Glyph } from '../glyphs/glyph.tsx';
import { words } from '../words/language.ts';

/** What people call the edition of the open table, if its facts are not built in. */
export const otherFacts = signal<string | undefined>(undefined);

/** Says that other facts are in play than those built in. */
export function OtherFacts() {
  const { value: name } = otherFacts;
  const w = words.value.otherFacts;
  if (name === undefined) return null;
  return (
    <span class="otherfacts" data-edition={name} {...about('say', w.about(name))}>
      <Glyph name="log" size={16} />
      {w.inPlay(name)}
    </span>
  );
}

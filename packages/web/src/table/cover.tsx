import { Glyph } from '../glyphs/glyph.tsx';
import { words } from '../words/language.ts';
import { uncover } from './calls.ts';
import { covered, snapshot } from './model.ts';

/** Same device: hides everything between two people until the next one says so. */
export function Cover() {
  const seat = covered.value;
  if (seat === undefined) return null;
  const { value: w } = words;
  const who = snapshot.value?.seats[seat]?.name ?? '';
  return (
    <section class="cover" aria-label={w.cover.title(who)}>
      <Glyph name="players" size={64} />
      <h2>{w.cover.title(who)}</h2>
      <p>{w.cover.text}</p>
      {/* the first thing to press, for whoever takes over with the keyboard */}
      <button type="button" class="end" data-next="" ref={button => button?.focus()} onClick={uncover}>
        <Glyph name="eye" size={20} />
        {w.cover.show}
      </button>
    </section>
  );
}

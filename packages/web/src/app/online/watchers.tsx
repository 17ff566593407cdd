import type { TableInfo } from '../../connection/online/messages.ts';
import { Glyph } from '../../glyphs/glyph.tsx';
import { onlineWords } from '../../words/online/language.ts';

/** Who looks on without sitting at the table; nothing if nobody does. */
export function Watchers({ watchers }: { readonly watchers: TableInfo['watchers'] }) {
  if (!watchers?.count) return null;
  const { count, names } = watchers;
  return (
    <p class="note watchers" role="status">
      <Glyph name="eye" size={17} /> {onlineWords.value.watching(names, count - names.length)}
    </p>
  );
}

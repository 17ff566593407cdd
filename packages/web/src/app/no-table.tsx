import { Glyph } from '../glyphs/glyph.tsx';
import { words } from '../words/language.ts';
import { notOpened, whyNot } from './session.ts';

/** In the place of a table of this browser that cannot be opened. */
export function NoTable() {
  return <NoTablePage why={whyNot(notOpened.value, words.value)} />;
}

/** In the place of any table that cannot be opened: why, and what to do. */
export function NoTablePage({ why }: { readonly why: string }) {
  const { value: w } = words;
  return (
    <main class="page broken" data-ready="">
      <Glyph name="fence" size={72} />
      <div role="alert">
        <h1>{w.notOpened.title}</h1>
        <p>{why}</p>
      </div>
      <div class="cta">
        <button type="button" class="end" onClick={() => location.reload()}>
          <Glyph name="redo" size={18} /> {w.error.reload}
        </button>
        <a class="soft" href="/">
          {w.home}
        </a>
      </div>
    </main>
  );
}

/** The same as a line on the page one wanted to leave. */
export function NotOpened() {
  const { value: w } = words;
  if (notOpened.value === undefined) return null;
  return (
    <p class="wrong" role="alert">
      <Glyph name="warn" size={18} /> {whyNot(notOpened.value, w)}
    </p>
  );
}

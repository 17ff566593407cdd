import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { forgetEdition, type KeptEdition, keepEdition, keptEditions } from '../connection/kept-editions.ts';
import { Glyph } from '../glyphs/glyph.tsx';
import { settings } from '../settings/settings.ts';
import { words } from '../words/language.ts';
import { type EditionFile, readEditionFile } from './edition-file.ts';

const SHOWN_FAULTS = 5;

/** The facts that a table is set up with: those built in, or those of a file that this browser keeps. */
export function EditionChoice({
  game,
  chosen,
  onChoose,
}: {
  readonly game: string;
  readonly chosen: KeptEdition | undefined;
  onChoose(edition: KeptEdition | undefined): void;
}) {
  const kept = useSignal<readonly KeptEdition[]>([]);
  const file = useSignal<EditionFile | undefined>(undefined);
  const input = useRef<HTMLInputElement>(null);
  const w = words.value.otherFacts;

  async function look(): Promise<void> {
    kept.value = await keptEditions(game).catch(() => []);
  }

  async function read(picked: File): Promise<void> {
    const found = await readEditionFile(game, await picked.text().catch(() => ''), settings.value.lang);
    file.value = found;
    if (!('edition' in found)) return;
    // one that the browser does not keep can be played all the same
    await keepEdition(found.edition).catch(() => undefined);
    await look();
    onChoose(found.edition);
  }

  async function forget(id: string): Promise<void> {
    onChoose(undefined);
    file.value = undefined;
    await forgetEdition(id).catch(() => undefined);
    await look();
  }

  useEffect(() => void look(), [game]);

  const listed = chosen && !kept.value.some(({ id }) => id === chosen.id) ? [...kept.value, chosen] : kept.value;
  return (
    <fieldset class="editions">
      <legend>{w.title}</legend>
      <select
        aria-label={w.title}
        value={chosen?.id ?? ''}
        onChange={event => onChoose(listed.find(({ id }) => id === event.currentTarget.value))}
      >
        <option value="">{w.builtIn}</option>
        {listed.map(({ id, document }) => (
          <option key={id} value={id}>
            {document.name}
          </option>
        ))}
      </select>
      <button type="button" class="soft" onClick={() => input.current?.click()}>
        <Glyph name="log" size={18} /> {w.import}
      </button>
      {chosen && (
        <button type="button" class="soft" onClick={() => void forget(chosen.id)}>
          {w.forget}
        </button>
      )}
      <input
        ref={input}
        type="file"
        accept=".json,application/json"
        hidden
        data-edition-file=""
        aria-label={w.import}
        onChange={event => {
          const [picked] = event.currentTarget.files ?? [];
          event.currentTarget.value = '';
          if (picked) void read(picked);
        }}
      />
      {file.value && <Outcome file={file.value} />}
    </fieldset>
  );
}

/** What the file was like. */
function Outcome({ file }: { readonly file: EditionFile }) {
  const w = words.value.otherFacts;
  if ('same' in file) return <p role="status">{w.same}</p>;
  if ('edition' in file) return <p role="status">{w.differs(file.differs)}</p>;
  return (
    <div class="wrong" role="alert">
      <p>
        <Glyph name="warn" size={18} /> {w.faulty(file.faults.length)}
      </p>
      <ul>
        {file.faults.slice(0, SHOWN_FAULTS).map(fault => (
          <li key={fault}>{fault}</li>
        ))}
      </ul>
    </div>
  );
}

import { useSignal } from '@preact/signals';
import type { EditionDocument } from '@waldglas/core';
import { useEffect, useRef } from 'preact/hooks';
import type { KeptGame } from '../connection/connection.ts';
import { forgetGame, keepGame, keptGame, keptGames } from '../connection/kept-games.ts';
import { Glyph } from '../glyphs/glyph.tsx';
import { settings } from '../settings/settings.ts';
import { words } from '../words/language.ts';
import { readGameFile } from './game-file.ts';
import { NotOpened } from './no-table.tsx';
import { goOn, goOnWith, opened } from './session.ts';
import '../styles/app/saved.css';

const SHOWN = 3;

const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** `20 minutes ago`. */
function ago(then: number, lang: string): string {
  const passed = Date.now() - then;
  const format = new Intl.RelativeTimeFormat(lang, { numeric: 'auto' });
  const [unit, size] = UNITS.find(([, one]) => passed >= one) ?? (['second', 1000] as const);
  return unit === 'second' ? format.format(0, 'second') : format.format(-Math.floor(passed / size), unit);
}

/** Games kept in this browser, the newest first, and the way to open one from a file. */
export function SavedGames({ onOpened }: { onOpened(id: string): void }) {
  const games = useSignal<readonly KeptGame[] | undefined>(undefined);
  const all = useSignal(false);
  const { value: w } = words;

  async function look(): Promise<void> {
    games.value = await keptGames().catch(() => []);
  }

  async function open(opening: Promise<string>): Promise<void> {
    const id = await opened(opening);
    if (id === undefined) await look();
    else onOpened(id);
  }

  useEffect(() => void look(), []);

  const found = games.value ?? [];
  const first = found.find(({ over }) => !over);
  const others = found.filter(one => one !== first);
  const shown = all.value ? others : others.slice(0, SHOWN);
  return (
    <aside class="saved card">
      <NotOpened />
      {first && <Newest saved={first} onOpen={() => void open(goOn(first.id))} />}
      <h2>{w.savedGames}</h2>
      {games.value !== undefined && found.length === 0 && (
        <p class="none">
          <Glyph name="log" size={30} />
          {w.noGames}
        </p>
      )}
      <ul class={all.value ? 'all' : ''}>
        {shown.map(saved => (
          <SavedRow key={saved.id} saved={saved} onOpen={() => void open(goOn(saved.id))} />
        ))}
      </ul>
      {shown.length < others.length && (
        <button
          type="button"
          class="textlink"
          onClick={() => {
            all.value = true;
          }}
        >
          {w.more(others.length - shown.length)}
        </button>
      )}
      <FileButton onGame={saved => open(goOnWith(saved))} />
    </aside>
  );
}

/** Who plays, how far it is, and when it was played last. */
function Facts({ saved }: { readonly saved: KeptGame }) {
  const { over, period } = saved;
  const { value: w } = words;
  const far = over ? w.over : period === undefined ? '' : w.periodOf(period);
  const name = otherFactsIn(saved.record);
  const facts = name === undefined ? '' : w.otherFacts.inPlay(name);
  return <p>{[far, ago(saved.updated, settings.value.lang), facts].filter(one => one !== '').join(' · ')}</p>;
}

/** What people call the edition of a record, if its facts are not built in. */
function otherFactsIn(record: string): string | undefined {
  const [, facts] = /^facts (.*)$/m.exec(record) ?? [];
  return facts === undefined ? undefined : (JSON.parse(facts) as EditionDocument).name;
}

function namesIn({ seats }: KeptGame): string {
  return seats.map(({ name }) => name).join(', ');
}

/** The game to go on with. */
function Newest({ saved, onOpen }: { readonly saved: KeptGame; onOpen(): void }) {
  const { value: w } = words;
  return (
    <div class="goon">
      <span class="em">
        <Glyph name="water-carrier" size={34} />
      </span>
      <div>
        <b>{namesIn(saved)}</b>
        <Facts saved={saved} />
      </div>
      <button type="button" onClick={onOpen}>
        {w.goOn}
      </button>
    </div>
  );
}

/** An older game. Removing it can be taken back. */
function SavedRow({ saved, onOpen }: { readonly saved: KeptGame; onOpen(): void }) {
  const removed = useSignal<KeptGame | undefined>(undefined);
  const { value: w } = words;

  async function remove(): Promise<void> {
    removed.value = saved;
    // it may have been played on since the list was read
    removed.value = (await keptGame(saved.id)) ?? saved;
    await forgetGame(saved.id);
  }

  const { value: gone } = removed;
  if (gone) {
    return (
      <li class="removed">
        <span>{w.removed}</span>
        <button
          type="button"
          class="soft"
          onClick={() => {
            removed.value = undefined;
            void keepGame(gone);
          }}
        >
          {w.bringBack}
        </button>
      </li>
    );
  }
  return (
    <li>
      <button type="button" class="row" onClick={onOpen}>
        <Glyph name={saved.over ? 'seal' : 'wheel'} size={22} />
        <span>
          <b>{namesIn(saved)}</b>
          <Facts saved={saved} />
        </span>
      </button>
      <button type="button" class="bin" title={w.remove} onClick={() => void remove()}>
        ✕<span class="sr">{`${w.remove}: ${namesIn(saved)}`}</span>
      </button>
    </li>
  );
}

/** Opens a game from a file, or says what is wrong with it. */
function FileButton({ onGame }: { onGame(saved: KeptGame): Promise<void> }) {
  const input = useRef<HTMLInputElement>(null);
  const wrong = useSignal<string | undefined>(undefined);
  const { value: w } = words;

  async function read(file: File): Promise<void> {
    const text = await file.text().catch(() => undefined);
    const game = text === undefined ? w.badFile.unreadable : await readGameFile(text, w, settings.value.lang);
    wrong.value = typeof game === 'string' ? w.importFailed(game) : undefined;
    if (typeof game !== 'string') await onGame(game);
  }

  return (
    <div class="file">
      {wrong.value !== undefined && (
        <p class="wrong" role="alert">
          <Glyph name="warn" size={18} /> {wrong.value}
        </p>
      )}
      <button type="button" class="soft" onClick={() => input.current?.click()}>
        <Glyph name="log" size={18} /> {w.import}
      </button>
      <input
        ref={input}
        type="file"
        accept=".game,text/plain"
        hidden
        aria-label={w.import}
        onChange={event => {
          const [file] = event.currentTarget.files ?? [];
          event.currentTarget.value = '';
          if (file) void read(file);
        }}
      />
    </div>
  );
}

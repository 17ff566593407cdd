import { useSignal } from '@preact/signals';
import type { EditionDocument } from '@waldglas/core';
import { useEffect, useRef } from 'preact/hooks';
import { pointsText } from '../boards/points.ts';
import type { KeptGame } from '../connection/connection.ts';
import { forgetGame, keepGame, keptGame, keptGames } from '../connection/kept-games.ts';
import { knownName } from '../connection/online/known-person.ts';
import { addStyles } from '../drawing/add-styles.ts';
import { lazyPart } from '../drawing/lazy-part.tsx';
import { hasCourse } from '../faces.ts';
import { Glyph } from '../glyphs/glyph.tsx';
import { hasBegun } from '../lessons/progress.ts';
import { LISTINGS, listingOf } from '../listings.ts';
import { settings } from '../settings/settings.ts';
import css from '../styles/app/saved.css?inline';
import { listingWords, sayHowFar } from '../table/game-listing.ts';
import { words } from '../words/language.ts';
import { ago } from './ago.ts';
import { NotOpened } from './no-table.tsx';
import { onlyPerson, outcomeOf } from './outcome.ts';
import { gameOfTab, goOn, goOnWith, opened } from './session.ts';

addStyles(css);

const SHOWN = 3;

// loaded only where somebody has been at a table of the server
const OnlineTables = lazyPart(async () => (await import('./online/online-tables.tsx')).OnlineTables);

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
  const first = found.find(({ id, over }) => !over && id === gameOfTab()) ?? found.find(({ over }) => !over);
  const others = found.filter(one => one !== first);
  const shown = all.value ? others : others.slice(0, SHOWN);
  return (
    <aside class="saved card">
      <NotOpened />
      {knownName() !== undefined && <OnlineTables />}
      {first && <Newest saved={first} onOpen={() => void open(goOn(first.id))} />}
      {(others.length > 0 || !first) && <h2>{w.savedGames}</h2>}
      {games.value !== undefined && found.length === 0 && (
        <p class="none">
          <Glyph name="log" size={30} />
          {w.noGames}
        </p>
      )}
      {games.value !== undefined && found.length === 0 && <LessonOffer />}
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

/** For who has neither played nor learned here yet. */
function LessonOffer() {
  const game = LISTINGS.find(({ id }) => hasCourse(id));
  if (!game || hasBegun(game.id)) return null;
  const { value: w } = words;
  return (
    <p class="newhere">
      {w.newHere} <a href={`/learn/${game.id}`}>{w.learn}</a>
    </p>
  );
}

/** Who plays, how far it is, and when it was played last. */
function Facts({ saved }: { readonly saved: KeptGame }) {
  const { value: w } = words;
  const listing = listingOf(saved.game);
  const outcome = outcomeOf(saved);
  const ended = outcome === undefined ? w.over : w.outcome[outcome];
  const far = saved.over ? ended : listing ? sayHowFar(listing, saved.howFar) : '';
  const name = otherFactsIn(saved.record);
  const facts = name === undefined ? '' : w.otherFacts.inPlay(name);
  const own = onlyPerson(saved.seats);
  const points = own === undefined ? undefined : saved.points?.[own];
  const scored = points === undefined ? '' : w.pointsOf(pointsText(points));
  return <p>{[far, scored, ago(saved.updated, settings.value.lang), facts].filter(one => one !== '').join(' · ')}</p>;
}

/** What people call the edition of a record, if its facts are not built in. */
function otherFactsIn(record: string): string | undefined {
  const [, facts] = /^facts (.*)$/m.exec(record) ?? [];
  return facts === undefined ? undefined : (JSON.parse(facts) as EditionDocument).name;
}

/** Who plays, with their points; of one person's games against whom. */
function namesIn({ seats, points }: KeptGame): string {
  const { value: w } = words;
  const own = onlyPerson(seats);
  if (own !== undefined && seats.length === 1) return w.solo;
  const told = seats.flatMap(({ name }, seat) => {
    const scored = points?.[seat];
    return seat === own ? [] : [scored === undefined ? name : `${name} (${pointsText(scored)})`];
  });
  return own === undefined ? told.join(', ') : w.table.against(told);
}

/** Which game it is, and who plays it. */
function titleOf(saved: KeptGame): string {
  const listing = listingOf(saved.game);
  return [...(listing ? [listingWords(listing).name] : []), namesIn(saved)].join(' · ');
}

/** The game to go on with. */
function Newest({ saved, onOpen }: { readonly saved: KeptGame; onOpen(): void }) {
  const { value: w } = words;
  return (
    <div class="goon">
      <span class="em">
        <Glyph name={listingOf(saved.game)?.emblem ?? 'wheel'} size={34} />
      </span>
      <div>
        <b>{titleOf(saved)}</b>
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
          <b>{titleOf(saved)}</b>
          <Facts saved={saved} />
        </span>
      </button>
      <button type="button" class="bin" title={w.remove} onClick={() => void remove()}>
        ✕<span class="sr">{`${w.remove}: ${titleOf(saved)}`}</span>
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
    // checking one takes most of the rules
    const { readGameFile } = await import('./game-file.ts');
    const game = text === undefined ? w.badFile.unreadable : await readGameFile(text, w, settings.value.lang);
    wrong.value = typeof game === 'string' ? w.importFailed(file.name, game) : undefined;
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

import { signal, useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useErrorBoundary } from 'preact/hooks';
import { keptGame } from '../connection/kept-games.ts';
import { isFetchingAhead } from '../drawing/lazy-part.tsx';
import { Glyph } from '../glyphs/glyph.tsx';
import { isKept } from '../table/trouble.ts';
import { words } from '../words/language.ts';
import { lostTable } from '../workers/local-tables.ts';
import { gameInAddress } from './session.ts';

/** A part of the page that could not be loaded: the client was renewed, or the network is away. */
const missing = signal<string | undefined>(undefined);

/** Listens for parts of the page that cannot be loaded. */
export function watchLoading(): void {
  window.addEventListener('vite:preloadError', event => {
    event.preventDefault();
    if (!isFetchingAhead()) missing.value = event.payload.message;
  });
}

/** Shows its children, or what went wrong with them. */
export function Guard({ children }: { readonly children: ComponentChildren }) {
  const [error] = useErrorBoundary();
  const what = missing.value ?? lostTable.value ?? (error === undefined ? undefined : messageOf(error));
  if (what !== undefined) return <ErrorPage what={what} />;
  return children;
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** What happened, that nothing is lost if that is known, and what to do. */
function ErrorPage({ what }: { readonly what: string }) {
  const safe = useSignal(false);
  useEffect(() => {
    const id = gameInAddress();
    if (id === undefined) return;
    void keptGame(id).then(
      found => {
        safe.value = found !== undefined && isKept();
      },
      () => undefined,
    );
  }, [safe]);
  const { value: w } = words;
  return (
    <main class="page broken">
      <Glyph name="fence" size={72} />
      <div role="alert">
        <h1>{w.error.title}</h1>
        {safe.value && <p>{w.error.safe}</p>}
      </div>
      <div class="cta">
        <button type="button" class="end" onClick={() => location.reload()}>
          <Glyph name="redo" size={18} /> {w.error.reload}
        </button>
        <a class="soft" href="/" target="_top">
          {w.home}
        </a>
      </div>
      <code>{what}</code>
    </main>
  );
}

import { useEffect, useLayoutEffect } from 'preact/hooks';
import { useLocation } from 'preact-iso';
import { lazyPart } from '../drawing/lazy-part.tsx';
import { dialog } from '../table/dialog.ts';
import { face, openId, snapshot } from '../table/model.ts';
import { Table } from '../table/table.tsx';
import { words } from '../words/language.ts';
import { exportGame } from './export.ts';
import { NoTable } from './no-table.tsx';
import { openFacts, openNew } from './open-table.ts';
import { quickOpening, rematchOpening } from './opening.ts';
import { addressOf, goOn, notOpened, opened } from './session.ts';
import { tableTitle, useTitle } from './title.ts';
import { Troubles } from './troubles.tsx';

/** For pages that show other tables than those of this browser. */
export { Table };

// nobody needs it before the first move
const Dialogs = lazyPart(async () => (await import('./dialogs.tsx')).Dialogs);
/** Then a table has begun, and there is time for what it may need later. */
const IDLE = 2000;

/** Deals a game; the page, which stays, has its address from then on. */
async function deal(game: string): Promise<void> {
  const id = await opened(openNew(quickOpening(game, words.peek())));
  if (id !== undefined) history.replaceState(history.state, '', addressOf(id) + location.search);
}

/** A table: of a game that is dealt at once, against bots, or of a kept one by its id. */
export function TablePage({ game, id }: { readonly game?: string; readonly id?: string }) {
  const { route } = useLocation();
  const { value: now } = snapshot;
  const isShown = now !== undefined && (id === undefined || now.id === id);
  useTitle(...tableTitle(now), ...(face.value ? [face.value.title()] : []));
  useLayoutEffect(() => {
    if (game !== undefined) void deal(game);
    else if (id !== undefined && openId.peek() !== id) void opened(goOn(id));
  }, [game, id]);
  useEffect(() => {
    if (!isShown) return;
    const idle = setTimeout(() => void Dialogs.fetchAhead(), IDLE);
    return () => clearTimeout(idle);
  }, [isShown]);

  async function rematch(): Promise<void> {
    const last = snapshot.peek();
    const facts = openFacts();
    const again = last && rematchOpening({ ...last, ...(facts ? { facts } : {}) });
    const next = again && (await opened(openNew(again)));
    if (next !== undefined) route(addressOf(next));
  }

  if (notOpened.value !== undefined && !isShown) return <NoTable />;
  // another game is not shown at the address of this one
  if (now && !isShown) return <main class="table loading" aria-busy="true" />;
  return (
    <Table onRematch={() => void rematch()} onExport={() => void exportGame()}>
      <Troubles />
      {dialog.shown.value && <Dialogs />}
    </Table>
  );
}

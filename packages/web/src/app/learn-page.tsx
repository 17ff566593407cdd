import { useEffect } from 'preact/hooks';
import { useLocation } from 'preact-iso';
import { loadRules } from '../catalog.ts';
import { lazyPart } from '../drawing/lazy-part.tsx';
import { loadCourse } from '../faces.ts';
import { Guided } from '../lessons/guided.tsx';
import { lesson, teach } from '../lessons/lesson.ts';
import { listingOf } from '../listings.ts';
import { dialog } from '../table/dialog.ts';
import { listingWords } from '../table/game-listing.ts';
import { pointOutHints } from '../table/hint-button.tsx';
import type { TableProps } from '../table/table.tsx';
import { words } from '../words/language.ts';
import { NoTable } from './no-table.tsx';
import { showOpened } from './open-table.ts';
import { learnerOpening } from './opening.ts';
import { addressOf, begin, notOpened, opened } from './session.ts';
import { useTitle } from './title.ts';
import { loadTablePage } from './wake.ts';

// the same files as on the page of a table: whoever learned has them
const Table = lazyPart<TableProps>(async () => (await loadTablePage()).Table);
const Dialogs = lazyPart(async () => (await import('./dialogs.tsx')).Dialogs);

/** The lessons of a game on its own table. What is played there is kept nowhere; the game after them is. */
export function LearnPage({ game = '' }: { readonly game?: string }) {
  const { route } = useLocation();
  const { value: w } = words;
  const listing = listingOf(game);
  useTitle(w.learn, ...(listing ? [listingWords(listing).name] : []));

  useEffect(() => {
    let isLeft = false;
    let leave = () => {};
    const taught = Promise.all([loadCourse(game), loadRules(game)]).then(([course, rules]) =>
      isLeft ? leave : teach(course, rules, showOpened),
    );
    void taught.then(
      end => {
        leave = end;
        if (isLeft) leave();
      },
      error => {
        notOpened.value = error;
      },
    );
    return () => {
      isLeft = true;
      leave();
    };
  }, [game]);

  async function play(): Promise<void> {
    const course = await loadCourse(game);
    const id = await opened(begin(learnerOpening(game, course.after, words.peek())));
    if (id === undefined) return;
    pointOutHints(id);
    route(addressOf(id));
  }

  if (notOpened.value !== undefined) return <NoTable />;
  if (!lesson.value) return <main class="table loading" aria-busy="true" />;
  return (
    <>
      <Table onRematch={() => void play()} onExport={() => undefined}>
        {dialog.shown.value && <Dialogs />}
      </Table>
      <Guided onLeave={() => route('/')} onFinished={() => void play()} />
    </>
  );
}

import type { EditionDocument } from '@waldglas/core';
import { loadRules } from '../catalog.ts';
import type { Advisor } from '../connection/advisor.ts';
import type { KeptGame, NewTable, OpenTable, TableSeat } from '../connection/connection.ts';
import { loadFace } from '../faces.ts';
import { loadNamedSpeech } from '../table/model.ts';
import { otherFacts } from '../table/other-facts.tsx';
import { dispatch, present } from '../table/present.ts';
import { workerAdvisor } from '../workers/advisor.ts';
import { localTables } from '../workers/local-tables.ts';

let advisor: Advisor | undefined;
/** A second press while the first one is answered would deal a second game. */
let opening = false;

/** Deals a game and shows it; says its id. */
export function openNew(table: NewTable): Promise<string> {
  return open(table, () => localTables.open(table));
}

/** Shows a kept game; says its id. */
export function openKept(game: KeptGame): Promise<string> {
  return open(game, () => localTables.load(game));
}

/** Shows a table that was opened elsewhere: of a lesson or of a server; says its id. */
export function showOpened(table: OpenTable): Promise<string> {
  return open(table.snapshot, async () => table);
}

/** The facts of the open table, if they are not built in. */
let facts: EditionDocument | undefined;
export const openFacts = (): EditionDocument | undefined => facts;

/** What is drawn and advised here goes by the edition of the table, too. */
async function learnFacts(game: string, { snapshot, facts: document }: OpenTable): Promise<void> {
  const rules = await loadRules(game);
  if (document) rules.admitEdition(document);
  rules.keepEditions([snapshot.edition]);
  advisor?.know(game, document);
  facts = document;
  otherFacts.value = document?.name;
}

/** Shows a table once it is known to be sound: until then what is open stays open. Throws if there is none. */
async function open(
  { game, seats }: { readonly game: string; readonly seats: readonly TableSeat[] },
  ask: () => Promise<OpenTable>,
): Promise<string> {
  if (opening) throw new Error('another table is being opened');
  opening = true;
  dispatch({ kind: 'cancel-end' });
  try {
    const face = loadFace(game);
    // the cards are dealt while the words are fetched
    const [table, of, said] = await Promise.all([ask(), face, face.then(found => loadNamedSpeech(found, seats))]);
    advisor ??= workerAdvisor();
    await learnFacts(game, table);
    present(table, of, said, advisor);
    return table.snapshot.id;
  } finally {
    opening = false;
  }
}

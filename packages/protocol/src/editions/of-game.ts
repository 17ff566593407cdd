import type { AnyGame, GameRecord, Illegal } from '@waldglas/core';
import type { Lang } from '@waldglas/text';
import { admitDocument, factsFault } from './admit.ts';
import type { EditionRules } from './check.ts';

const RULES: Readonly<Record<string, () => Promise<EditionRules>>> = {
  'glass-road': async () => (await import('./glass-road.ts')).editionRules as EditionRules,
  'black-forest': async () => (await import('./black-forest.ts')).editionRules as EditionRules,
};

/** What is asked of the editions of a game. */
export async function loadEditionRules(game: string): Promise<EditionRules> {
  const load = RULES[game];
  if (!load) throw new Error(`no editions of ${game}`);
  return load();
}

/** Checks and admits the document of an edition; its id, or what is wrong with it. */
export async function admitEdition(game: AnyGame, document: unknown, lang: Lang): Promise<string | Illegal> {
  return admitDocument(game, await loadEditionRules(game.id), document, lang);
}

/** What is wrong with the facts that a record carries, if anything. */
export async function recordFactsFault(record: GameRecord, lang: Lang): Promise<Illegal | undefined> {
  return record.facts && factsFault(await loadEditionRules(record.rules), record, lang);
}

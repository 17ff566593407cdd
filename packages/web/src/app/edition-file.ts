import { isExchanged } from '@waldglas/core';
import type { Lang } from '@waldglas/text';
import { loadEditionRules } from '../catalog.ts';
import type { KeptEdition } from '../connection/kept-editions.ts';

/** What became of a file: an edition to keep, what is wrong with it in plain words, or that it says nothing new. */
export type EditionFile =
  | { readonly edition: KeptEdition; readonly differs: number }
  | { readonly faults: readonly string[] }
  | { readonly same: true };

/** Reads an edition of a game. The check and its words are loaded only now. */
export async function readEditionFile(game: string, text: string, lang: Lang): Promise<EditionFile> {
  const [{ checkText, faultText, loadFaultWords }, rules] = await Promise.all([
    import('@waldglas/protocol/editions'),
    loadEditionRules(game),
  ]);
  const { edition: id = '', document, faults, differs } = checkText(rules, text);
  if (faults.length > 0 || !document) {
    const said = await loadFaultWords(lang);
    return {
      faults: faults.map(one => (one.path === '' ? faultText(said, one) : `${one.path}: ${faultText(said, one)}`)),
    };
  }
  return isExchanged(id) ? { edition: { id, document }, differs: differs.length } : { same: true };
}

/** What is wrong with the facts that a game file carries, in plain words; nothing if they are sound. */
export async function factsFault(game: string, facts: object, lang: Lang): Promise<string | undefined> {
  const found = await readEditionFile(game, JSON.stringify(facts), lang);
  return 'faults' in found ? found.faults[0] : undefined;
}

import { type AnyGame, type GameRecord, type Illegal, illegal } from '@waldglas/core';
import type { Lang } from '@waldglas/text';
import { checkEdition, type EditionCheck, type EditionRules } from './check.ts';
import { loadFaultWords } from './fault-words.ts';
import { faultText } from './faults.ts';

/** Admits a document from outside, or tells what is wrong with it. */
export async function admitDocument(
  game: AnyGame,
  rules: EditionRules,
  document: unknown,
  lang: Lang,
): Promise<string | Illegal> {
  return admitChecked(game, checkEdition(rules, document), lang);
}

/** Admits a document that was checked, or tells what the check found. */
export async function admitChecked(game: AnyGame, check: EditionCheck, lang: Lang): Promise<string | Illegal> {
  if (check.faults.length > 0) return illegal('inWords', (await faultLines(check, lang)).join('; '));
  return game.admitEdition(check.document);
}

/** What a check found, a line for each fault. */
async function faultLines({ faults }: EditionCheck, lang: Lang): Promise<string[]> {
  const words = await loadFaultWords(lang);
  return faults.map(one => (one.path === '' ? faultText(words, one) : `${one.path}: ${faultText(words, one)}`));
}

/** What is wrong with the facts that a record carries. */
export async function factsFault(rules: EditionRules, { facts }: GameRecord, lang: Lang): Promise<Illegal | undefined> {
  if (!facts) return undefined;
  const [first] = await faultLines(checkEdition(rules, facts), lang);
  return first === undefined ? undefined : illegal('factsWrong', first);
}

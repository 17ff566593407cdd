import { isIllegal } from '@waldglas/core';
import {
  checkText,
  type Difference,
  type EditionCheck,
  faultText,
  loadFaultWords,
  readableJson,
} from '@waldglas/protocol/editions';
import { loadEditionRules } from '@waldglas/protocol/editions/of-game';
import type { Command } from 'commander';
import { type Common, fileText, finish } from './arguments.ts';
import { type CliWords, GAME_IDS, loadGame } from './catalog.ts';
import { gameNamedIn } from './edition-files.ts';
import { type Io, printJson } from './io.ts';
import { Failure, WrongUse } from './wrong.ts';

const CHECK = 'check';

/** Adds `edition`. */
export function addEdition(root: Command, io: Io, words: CliWords): void {
  const { help } = words;
  const command = root
    .command('edition')
    .description(help.edition.about)
    .argument('<name>', help.edition.name)
    .argument('[file]', help.edition.file);
  finish(command, help).action((name: string, file: string | undefined, options) =>
    name === CHECK ? check(file, options, io, words) : print(name, file, options, io),
  );
}

/** Prints a built-in edition, for people to start from. */
async function print(name: string, more: string | undefined, given: Common, io: Io): Promise<void> {
  if (more !== undefined) throw new WrongUse('tooMany');
  const names: string[] = [];
  for (const id of GAME_IDS) {
    const game = await loadGame(id);
    if (isIllegal(game)) continue;
    names.push(...game.editions);
    const document = game.edition(name);
    if (document) return given.json ? printJson(io, document) : io.out(`${readableJson(document)}\n`);
  }
  throw new WrongUse('noEdition', name, names);
}

/** Tells what is wrong with an edition in a file, and what differs from the built-in one. */
async function check(file: string | undefined, given: Common, io: Io, words: CliWords): Promise<void> {
  if (file === undefined) throw new WrongUse('needsArgument', 'file');
  const text = fileText(file);
  const found = checkText(await loadEditionRules(gameNamedIn(text)), text);
  const said = await loadFaultWords(words.lang);
  const faults = found.faults.map(one => ({ path: one.path, words: faultText(said, one) }));
  if (given.json) printJson(io, { edition: found.edition, faults, differs: found.differs });
  else
    io.out(
      lines(found, faults, file, words)
        .map(line => `${line}\n`)
        .join(''),
    );
  if (faults.length > 0) throw new Failure('faulty', file, faults.length);
}

function lines(
  { edition, differs }: EditionCheck,
  faults: readonly { readonly path: string; readonly words: string }[],
  file: string,
  { edition: said }: CliWords,
): string[] {
  const told = faults.map(({ path, words }) => (path === '' ? words : `${path}: ${words}`));
  const change = ({ path, here, there }: Difference) => said.differs(path, shown(here), shown(there));
  if (faults.length > 0) return [...told, ...differs.map(change)];
  return [said.sound(file, edition ?? ''), ...(differs.length > 0 ? differs.map(change) : [said.same])];
}

function shown(value: unknown): string | undefined {
  return value === undefined ? undefined : readableJson(value);
}

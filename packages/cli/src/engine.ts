import { type Library, openEngine } from '@waldglas/protocol';
import type { Command } from 'commander';
import { type Common, finish } from './arguments.ts';
import { type CliWords, loadGame, loadSpeech } from './catalog.ts';
import { admitDocument, editionAndGame, factsFault, withEdition } from './edition-files.ts';
import { type Io, printJson } from './io.ts';
import { inputLines } from './lines.ts';

/** Adds `engine`. */
export function addEngine(root: Command, io: Io, { help }: CliWords): void {
  const command = root.command('engine').description(help.engine.about);
  finish(withEdition(command, help), help).action(options => engine(options, io));
}

interface EngineOptions extends Common {
  readonly edition?: string;
}

/** A line with more characters is refused. */
const LONGEST = 6_000_000;

/** Where engines find games, words and the facts of editions. */
export const LIBRARY: Library = {
  game: loadGame,
  speech: loadSpeech,
  admit: (game, document) => admitDocument(game, document, 'en'),
  factsFault,
};

/** Answers line by line until the input ends or says `quit`. */
async function engine({ lang = 'en', edition }: EngineOptions, io: Io): Promise<void> {
  const told = edition === undefined ? undefined : await editionAndGame(edition, lang);
  const asked = openEngine(LIBRARY, lang, told && { game: told.game.id, edition: told.edition });
  let number = 0;
  for await (const line of inputLines(io.input, LONGEST)) {
    number += 1;
    const reply = await asked.answer(line);
    printJson(io, 'error' in reply && !('line' in reply) ? { ...reply, line: number } : reply);
    if (asked.over) return;
    await io.taken();
  }
}

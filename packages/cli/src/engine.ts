import { type Library, openEngine, Refused, type Reply, readLine } from '@waldglas/protocol';
import { admitEdition, recordFactsFault } from '@waldglas/protocol/editions/of-game';
import { loadSpeech } from '@waldglas/text/load-speech';
import type { Command } from 'commander';
import { type Common, finish } from './arguments.ts';
import { type CliWords, loadGame } from './catalog.ts';
import { editionAndGame, withEdition } from './edition-files.ts';
import { type Io, printJson } from './io.ts';
import { inputLines } from './lines.ts';
import { WrongUse } from './wrong.ts';

/** Adds `engine`. */
export function addEngine(root: Command, io: Io, { help }: CliWords): void {
  const command = root.command('engine').description(help.engine.about);
  withEdition(command, help).option('--table <url>', help.engine.table).option('--token <token>', help.engine.token);
  finish(command, help).action(options => engine(options, io));
}

interface EngineOptions extends Common {
  readonly edition?: string;
  readonly table?: string;
  readonly token?: string;
}

/** A line with more characters is refused. */
const LONGEST = 6_000_000;

/** Where engines find games, words and the facts of editions. */
export const LIBRARY: Library = {
  game: loadGame,
  speech: loadSpeech,
  admit: admitEdition,
  factsFault: recordFactsFault,
};

/** Whatever answers lines: an engine here, or a seat at a table of a server. */
interface Answering {
  answer(line: string | undefined): Promise<Reply>;
  readonly over: boolean;
}

/** Answers line by line until the input ends or says `quit`. */
async function engine(options: EngineOptions, io: Io): Promise<void> {
  const asked = await (options.table === undefined ? engineHere(options) : seatOnline(options.table, options));
  let number = 0;
  for await (const line of inputLines(io.input, LONGEST)) {
    number += 1;
    const reply = await asked.answer(line);
    printJson(io, 'error' in reply && !('line' in reply) ? { ...reply, line: number } : reply);
    if (asked.over) return;
    await io.taken();
  }
}

async function engineHere({ lang = 'en', edition }: EngineOptions): Promise<Answering> {
  const told = edition === undefined ? undefined : await editionAndGame(edition, lang);
  return openEngine(LIBRARY, lang, told && { game: told.game.id, edition: told.edition });
}

/** A program that was written for the engine plays a seat: `options` answers once that seat is asked or the game is over. */
async function seatOnline(address: string, { token, lang }: EngineOptions): Promise<Answering> {
  if (token === undefined) throw new WrongUse('needsOption', '--token <token>');
  const { sitOnline } = await import('./online-engine.ts');
  const seat = await sitOnline(address, token);
  let over = false;

  async function answer(message: Readonly<Record<string, unknown>>): Promise<Reply> {
    const spoken = lang === undefined ? message : { lang, ...message };
    if (message.do !== 'options') return seat.ask(spoken);
    for (;;) {
      const reply = await seat.ask({ ...spoken, wait: true });
      const isAsked = Array.isArray(reply.decisions) && reply.decisions.length > 0;
      if (isAsked || reply.over === true || ('error' in reply && reply.code !== 'not-started')) return reply;
    }
  }

  return {
    get over() {
      return over;
    },
    async answer(line) {
      const message = messageIn(line);
      if (message instanceof Refused) return { error: message.message };
      if (message.do === 'quit') {
        over = true;
        seat.close();
        return { ok: true };
      }
      const { code: _, ...reply } = await answer(message);
      return reply;
    },
  };
}

function messageIn(line: string | undefined): Readonly<Record<string, unknown>> | Refused {
  try {
    return readLine(line);
  } catch (error) {
    if (error instanceof Refused) return error;
    throw error;
  }
}

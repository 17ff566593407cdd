import {
  type GameRecord,
  type Illegal,
  isIllegal,
  lineOfFault,
  newRecord,
  type Position,
  readRecord,
  verify,
} from '@waldglas/core';
import { openTable } from '@waldglas/table';
import { LANGS, type Lang } from '@waldglas/text';
import { answer } from './answer.ts';
import type { AnyGame, AnySpeech, AnyTable } from './any-game.ts';
import { ENGINE_MESSAGES, readMessage } from './messages.ts';
import { Refused, type Reply } from './reply.ts';

/** Where the engine finds games, and what is said about them. */
export interface Library {
  game(id: string): Promise<AnyGame | Illegal>;
  speech(game: string, lang: Lang): Promise<AnySpeech>;
  /** Checks and admits the document of an edition; its id, or what is wrong with it. */
  admit(game: AnyGame, document: unknown): Promise<string | Illegal>;
  /** What is wrong with the facts that a record carries, if anything. */
  factsFault(record: GameRecord): Promise<string | undefined>;
}

/** The edition that new games of one game are played by, unless a message names another. */
interface ToldEdition {
  readonly game: string;
  readonly edition: string;
}

/** Plays one game at a time for a program, which sees and plays every seat. */
export interface Engine {
  /** Answers one line of JSON; a line that was too long comes as undefined. Whatever is wrong changes nothing. */
  answer(line: string | undefined): Promise<Reply>;
  /** Has it been told to quit? */
  readonly over: boolean;
}

/** A fault of ours: what broke is nobody's business outside. */
const BROKEN = 'something broke inside; nothing has changed';

type Message = Readonly<Record<string, unknown>>;

/** Everything that a line can ask to do. */
export const ENGINE_REQUESTS: readonly string[] = [
  'new',
  'load',
  'record',
  'state',
  'set',
  'options',
  'act',
  'undo',
  'scores',
  'why',
  'quit',
];

/** An engine without a game; messages that name no language are answered in `lang`. */
export function openEngine(library: Library, lang: Lang = 'en', told?: ToldEdition): Engine {
  let playing: { readonly game: AnyGame; readonly table: AnyTable } | undefined;
  let over = false;

  /** Takes the place of the game before. */
  function play(game: AnyGame, record: GameRecord): Reply {
    const table = openTable(game, record);
    if (isIllegal(table)) throw new Refused(table.illegal);
    playing = { game, table };
    game.keepEditions([record.edition, ...(told ? [told.edition] : [])]);
    return { ok: true, length: table.length };
  }

  async function gameOf(id: string): Promise<AnyGame> {
    const game = await library.game(id);
    if (isIllegal(game)) throw new Refused(game.illegal);
    return game;
  }

  async function begin(message: Message): Promise<Reply> {
    const { game: id, players, seed, options = {}, edition } = readMessage(ENGINE_MESSAGES.new, message);
    const game = await gameOf(id);
    const named = typeof edition === 'object' ? await library.admit(game, edition) : edition;
    if (isIllegal(named)) throw new Refused(`the edition is wrong: ${named.illegal}`);
    if (named === undefined && told && told.game !== id)
      throw new Refused(`this engine plays by an edition of ${told.game}: for another game name one in "edition"`);
    const facts = named ?? told?.edition;
    const record = newRecord(game, { players, options, seed, ...(facts === undefined ? {} : { edition: facts }) });
    if (isIllegal(record)) throw new Refused(record.illegal);
    return play(game, record);
  }

  async function load(message: Message): Promise<Reply> {
    const { record: text } = readMessage(ENGINE_MESSAGES.load, message);
    const record = readRecord(text);
    if (isIllegal(record)) throw new Refused(`line ${record.line} of the record: ${record.illegal}`);
    const game = await gameOf(record.rules);
    const wrong = await library.factsFault(record);
    if (wrong !== undefined) throw new Refused(wrong);
    const bad = verify(game, record);
    if (bad) throw new Refused(`line ${lineOfFault(game, record, text, bad)} of the record: ${bad.illegal}`);
    return play(game, record);
  }

  function setPosition(message: Message): Reply {
    const { game, table } = openedGame();
    const { position } = readMessage(ENGINE_MESSAGES.set, message);
    const record = table.recordFrom(position as Position);
    if (isIllegal(record)) throw new Refused(record.illegal);
    return play(game, record);
  }

  function openedGame() {
    if (!playing) throw new Refused('there is no game yet: begin with "new" or "load"');
    return playing;
  }

  /** What is said about the game in the language of a message, or in the usual one. */
  function speechFor(message: Message): Promise<AnySpeech> {
    return library.speech(openedGame().game.id, LANGS.find(one => one === message.lang) ?? lang);
  }

  async function answerMessage(message: Message): Promise<Reply> {
    const { do: request } = message;
    if (typeof request !== 'string' || !ENGINE_REQUESTS.includes(request))
      throw new Refused(`"do" is one of ${ENGINE_REQUESTS.join(', ')}`);
    if (request === 'new') return begin(message);
    if (request === 'load') return load(message);
    if (request === 'set') return setPosition(message);
    if (request === 'quit') {
      over = true;
      return { ok: true };
    }
    const { code: _, ...reply } = await answer(openedGame().table, 'all', message, await speechFor(message));
    return reply;
  }

  return {
    get over() {
      return over;
    },
    async answer(line) {
      try {
        return await answerMessage(parse(line));
      } catch (error) {
        const reason = error instanceof Refused ? error.message : BROKEN;
        return { error: reason };
      }
    },
  };
}

function parse(line: string | undefined): Message {
  if (line === undefined) throw new Refused('the line is too long');
  let message: unknown;
  try {
    message = JSON.parse(line);
  } catch {
    throw new Refused('the line is not JSON');
  }
  if (typeof message !== 'object' || message === null || Array.isArray(message)) {
    throw new Refused('the line is not a JSON object');
  }
  return message as Message;
}

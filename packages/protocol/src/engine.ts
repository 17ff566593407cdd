import {
  type AnyGame,
  complaintText,
  type GameRecord,
  type Illegal,
  illegal,
  isIllegal,
  lineOfFault,
  newRecord,
  type Position,
  readRecord,
  verify,
} from '@waldglas/core';
import { type AnyTable, openTable } from '@waldglas/table';
import { type AnySpeech, LANGS, type Lang } from '@waldglas/text';
import { loadComplaintWords } from '@waldglas/text/complaints';
import { answer } from './answer.ts';
import { ENGINE_MESSAGES, readMessage } from './messages.ts';
import { Refused, type Reply } from './reply.ts';

/** Where the engine finds games, and what is said about them. */
export interface Library {
  game(id: string): Promise<AnyGame | Illegal>;
  speech(game: string, lang: Lang): Promise<AnySpeech>;
  /** Checks and admits the document of an edition; its id, or what is wrong with it. */
  admit(game: AnyGame, document: unknown, lang: Lang): Promise<string | Illegal>;
  /** What is wrong with the facts that a record carries, if anything. */
  factsFault(record: GameRecord, lang: Lang): Promise<Illegal | undefined>;
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
const BROKEN = illegal('brokenInside');

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
    if (isIllegal(table)) throw new Refused(table);
    playing = { game, table };
    game.keepEditions([record.edition, ...(told ? [told.edition] : [])]);
    return { ok: true, length: table.length };
  }

  async function gameOf(id: string): Promise<AnyGame> {
    const game = await library.game(id);
    if (isIllegal(game)) throw new Refused(game);
    return game;
  }

  async function begin(message: Message): Promise<Reply> {
    const { game: id, players, seed, options = {}, edition } = readMessage(ENGINE_MESSAGES.new, message);
    const game = await gameOf(id);
    const named = typeof edition === 'object' ? await library.admit(game, edition, langOf(message)) : edition;
    if (isIllegal(named)) throw new Refused(illegal('editionWrong', named.complaint));
    if (named === undefined && told && told.game !== id) throw new Refused(illegal('editionForOther', told.game));
    const facts = named ?? told?.edition;
    const record = newRecord(game, { players, options, seed, ...(facts === undefined ? {} : { edition: facts }) });
    if (isIllegal(record)) throw new Refused(record);
    return play(game, record);
  }

  async function load(message: Message): Promise<Reply> {
    const { record: text } = readMessage(ENGINE_MESSAGES.load, message);
    const record = readRecord(text);
    if (isIllegal(record)) throw new Refused(illegal('inRecordLine', record.line, record.complaint));
    const game = await gameOf(record.rules);
    const wrong = await library.factsFault(record, langOf(message));
    if (wrong) throw new Refused(wrong);
    const bad = verify(game, record);
    if (bad) throw new Refused(illegal('inRecordLine', lineOfFault(game, record, text, bad), bad.complaint));
    return play(game, record);
  }

  function setPosition(message: Message): Reply {
    const { game, table } = openedGame();
    const { position } = readMessage(ENGINE_MESSAGES.set, message);
    const record = table.recordFrom(position as Position);
    if (isIllegal(record)) throw new Refused(record);
    return play(game, record);
  }

  function openedGame() {
    if (!playing) throw new Refused(illegal('noGameYet'));
    return playing;
  }

  /** The language of a message: the usual one unless it names another. */
  function langOf(message: Message): Lang {
    return LANGS.find(one => one === message.lang) ?? lang;
  }

  async function answerMessage(message: Message): Promise<Reply> {
    const { do: request } = message;
    if (typeof request !== 'string' || !ENGINE_REQUESTS.includes(request))
      throw new Refused(illegal('oneOf', 'do', ENGINE_REQUESTS.join(', ')));
    if (request === 'new') return begin(message);
    if (request === 'load') return load(message);
    if (request === 'set') return setPosition(message);
    if (request === 'quit') {
      over = true;
      return { ok: true };
    }
    const { game, table } = openedGame();
    const { code: _, ...reply } = await answer(table, 'all', message, await library.speech(game.id, langOf(message)));
    return reply;
  }

  return {
    get over() {
      return over;
    },
    async answer(line) {
      let message: Message = {};
      try {
        message = readLine(line);
        return await answerMessage(message);
      } catch (error) {
        const { complaint } = error instanceof Refused ? error : BROKEN;
        return { error: complaintText(await loadComplaintWords(langOf(message)), complaint) };
      }
    },
  };
}

/** The message in a line; what is none is refused. */
export function readLine(line: string | undefined): Message {
  if (line === undefined) throw new Refused(illegal('lineTooLong'));
  let message: unknown;
  try {
    message = JSON.parse(line);
  } catch {
    throw new Refused(illegal('lineNotJson'));
  }
  if (typeof message !== 'object' || message === null || Array.isArray(message)) {
    throw new Refused(illegal('lineNoObject'));
  }
  return message as Message;
}

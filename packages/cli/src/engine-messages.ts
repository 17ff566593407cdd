import { type Action, type Position, seatLetter, type TableOptions } from '@waldglas/core';
import { type AnySpeech, LANGUAGES, type Lang, loadSpeech, plain } from './catalog.ts';
import { lettered } from './events.ts';
import {
  loadSession,
  newSession,
  playLines,
  Refused,
  readLine,
  type Session,
  scoreSheet,
  seatNamed,
  sessionText,
  setPosition,
  takeBack,
} from './session.ts';

/** What the engine keeps between two lines. */
export interface Table {
  session: Session | undefined;
  /** Has it been told to quit? */
  over: boolean;
  /** The language of messages that ask for none; English unless told. */
  readonly lang?: Lang;
  /** The edition of new games of that game; unless told, the newest. */
  readonly told?: { readonly game: string; readonly edition: string };
}

type Message = Readonly<Record<string, unknown>>;
type Reply = Readonly<Record<string, unknown>>;

/** Answers one line; a line that was too long comes as undefined. Whatever is wrong changes nothing. */
export async function answer(table: Table, line: string | undefined): Promise<Reply> {
  let message: Message = {};
  try {
    message = parse(line);
    const name = message.do;
    const command = typeof name === 'string' && DOINGS.includes(name) ? COMMANDS[name] : undefined;
    if (!command) throw new Refused(`"do" is one of ${DOINGS.join(', ')}`);
    return await command(table, message);
  } catch (error) {
    if (!(error instanceof Refused)) return { error: `this went wrong inside: ${(error as Error).message}` };
    const { fence: what, line } = error;
    if (what === undefined) return { error: error.message };
    const fence = (await loadSpeech(need(table).game.id, langOf(table, message) ?? 'en')).fence(what);
    return { error: `${error.message}: ${fence}`, fence, line };
  }
}

function parse(line: string | undefined): Message {
  if (line === undefined) throw new Refused('the line is too long');
  let message: unknown;
  try {
    message = JSON.parse(line);
  } catch {
    throw new Refused('the line is not JSON');
  }
  if (!isObject(message)) throw new Refused('the line is not a JSON object');
  return message;
}

const COMMANDS: Readonly<Record<string, (table: Table, message: Message) => Reply | Promise<Reply>>> = {
  async new(table, message) {
    const { players, seed, options = {}, edition } = message;
    if (typeof players !== 'number') throw new Refused('"players" is a number');
    if (typeof seed !== 'string') throw new Refused('"seed" is a string');
    if (!isOptions(options)) throw new Refused('"options" is an object of switches and lists of names');
    if (edition !== undefined && typeof edition !== 'string' && !isObject(edition))
      throw new Refused('"edition" is a name or a document');
    const game = textOf(message, 'game');
    const told = table.told?.game === game ? table.told.edition : undefined;
    return keep(table, await newSession(game, { players, options, seed }, edition ?? told));
  },
  async load(table, message) {
    return keep(table, await loadSession(textOf(message, 'record')));
  },
  record: table => ({ ok: true, record: sessionText(need(table)) }),
  state(table, message) {
    const { game, record, state } = need(table);
    const viewer = message.for;
    const everything = viewer === 'all' || viewer === 'spectator';
    const position = game.position(
      state,
      everything ? viewer : seatNamed(viewer, record.players, 'for', ['spectator', 'all']),
    );
    return { ok: true, length: record.actions.length, position };
  },
  set(table, message) {
    const session = need(table);
    if (!isObject(message.position)) throw new Refused('"position" is an object');
    return keep(table, setPosition(session, message.position as Position));
  },
  async options(table, message) {
    const { game, record, state } = need(table);
    const speech = await speechFor(table, message);
    const seats = Array.from({ length: record.players }, (_, seat) => seat);
    const views = seats.map(seat => game.view(state, seat));
    const offer = (actions: readonly Action[]) =>
      actions.map(action => ({
        action: game.write(action),
        words: plain(speech.option(views[action.seat], action)),
      }));
    const decisions = game.decisions(state);
    return {
      ok: true,
      length: record.actions.length,
      over: decisions.length === 0,
      decisions: decisions.map(decision => {
        const { seat, options } = decision;
        const { what, rule, source } = decision.ask;
        const asked = { seat: seatLetter(seat), ask: what, rule, ...(source === undefined ? {} : { source }) };
        const words = plain(speech.question(views[seat], decision));
        return { ...asked, words, options: offer(options) };
      }),
      anytime: Object.fromEntries(seats.map(seat => [seatLetter(seat), offer(game.anytime(state, seat))])),
    };
  },
  act(table, message) {
    const { actions } = message;
    if (!Array.isArray(actions) || !actions.every(one => typeof one === 'string')) {
      throw new Refused('"actions" is a list of lines');
    }
    const played = playLines(need(table), actions);
    return { ...keep(table, played.session), events: played.events.map(lettered) };
  },
  undo(table, message) {
    const session = need(table);
    return keep(table, takeBack(session, seatNamed(message.seat, session.record.players)));
  },
  scores(table) {
    const { game, state } = need(table);
    return { ok: true, ...scoreSheet(game, state) };
  },
  async why(table, message) {
    const { game, record, state } = need(table);
    const seat = seatNamed(message.seat, record.players);
    const speech = await speechFor(table, message);
    const wish = readLine(game, textOf(message, 'wish'));
    if (wish.seat !== seat) throw new Refused(`the wish is not one of seat ${seatLetter(seat)}`);
    const reason = game.why(state, seat, wish);
    const words = plain(speech.reason(game.view(state, seat), wish, reason));
    if (!reason) return { ok: true, legal: true, words };
    const { first, ...told } = reason;
    const lines = first ? { first: first.map(action => game.write(action)) } : {};
    return { ok: true, legal: false, ...told, ...lines, words };
  },
  quit(table) {
    table.over = true;
    return { ok: true };
  },
};

/** Everything that a message can ask to do. */
export const DOINGS: readonly string[] = Object.keys(COMMANDS);

/** What is said about the game in the language of a message. */
async function speechFor(table: Table, message: Message): Promise<AnySpeech> {
  const lang = langOf(table, message);
  if (lang === undefined) throw new Refused(`"lang" is one of ${LANGUAGES.join(', ')}`);
  return loadSpeech(need(table).game.id, lang);
}

function langOf({ lang: usual = 'en' }: Table, { lang = usual }: Message): Lang | undefined {
  return LANGUAGES.find(one => one === lang);
}

/** Takes over what a command has made of the game. */
function keep(table: Table, session: Session): Reply {
  table.session = session;
  session.game.keepEditions([session.state.edition, ...(table.told ? [table.told.edition] : [])]);
  return { ok: true, length: session.record.actions.length };
}

function need({ session }: Table): Session {
  if (!session) throw new Refused('there is no game yet: begin with "new" or "load"');
  return session;
}

function textOf(message: Message, name: string): string {
  const text = message[name];
  if (typeof text !== 'string') throw new Refused(`"${name}" is a string`);
  return text;
}

function isOptions(value: unknown): value is TableOptions {
  const fits = (one: unknown) =>
    typeof one === 'boolean' || (Array.isArray(one) && one.every(name => typeof name === 'string'));
  return isObject(value) && Object.values(value).every(fits);
}

function isObject(value: unknown): value is Message {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

import type { Kysely } from 'kysely';

// Times are whole milliseconds, flags are 0 or 1, documents are JSON in text, and what is absent is an empty text: so
// both databases store and compare everything in the same way.

interface PeopleTable {
  id: string;
  name: string;
  lang: string;
  created: number;
}

/** Who holds a token is that person. The token itself is nowhere. */
interface TokensTable {
  hash: string;
  person: string;
  created: number;
}

/** A code leads to its person once, until it expires. */
interface LinkCodesTable {
  hash: string;
  person: string;
  expires: number;
}

interface GameTablesTable {
  id: string;
  game: string;
  /** The head of the record as JSON, but for the number of players: that is the number of chairs. */
  setup: string;
  status: string;
  pace: string;
  starts: string;
  listed: number;
  watch: number;
  known_seed: number;
  invite: string;
  creator: string;
  created: number;
  updated: number;
  /** Counts up with every change of the table: lines, chairs, chat. */
  version: number;
  /** The number of lines, and the letters of the seats that are asked. */
  length: number;
  turn: string;
  /** The clock as JSON. */
  clock: string;
  /** The table of the next game. */
  next: string;
}

interface ChairsTable {
  table_id: string;
  seat: number;
  person: string;
  bot: string;
  /** The bot that stands in for the person. */
  stand_in: string;
}

interface LinesTable {
  table_id: string;
  n: number;
  line: string;
  seat: number;
  key: string;
  at: number;
}

interface ChatsTable {
  table_id: string;
  n: number;
  person: string;
  text: string;
  at: number;
}

/** Whose words a person does not want to read. */
interface MutesTable {
  person: string;
  muted: string;
}

/** What a server keeps for itself, by name. */
interface SettingsTable {
  name: string;
  value: string;
}

/** Where a person is told that it is their turn: a browser, or an address of their own. */
interface NoticeTargetsTable {
  id: string;
  person: string;
  kind: string;
  address: string;
  /** The keys of a browser as JSON. */
  keys: string;
  created: number;
}

/** Up to which length of a record a person was told last. */
interface NoticesTable {
  table_id: string;
  person: string;
  length: number;
}

/** A notice that was promised and not sent yet. */
interface LettersTable {
  table_id: string;
  person: string;
  /** The id of the place where. */
  target: string;
  length: number;
  at: number;
}

/** Who is connected to which process, and when that process said so last. */
interface PresenceTable {
  process: string;
  person: string;
  seen: number;
}

/** Every table of the database. */
export interface Schema {
  people: PeopleTable;
  tokens: TokensTable;
  link_codes: LinkCodesTable;
  game_tables: GameTablesTable;
  chairs: ChairsTable;
  lines: LinesTable;
  chats: ChatsTable;
  mutes: MutesTable;
  settings: SettingsTable;
  notice_targets: NoticeTargetsTable;
  notices: NoticesTable;
  letters: LettersTable;
  presence: PresenceTable;
}

export type Db = Kysely<Schema>;

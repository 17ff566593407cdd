import type { EditionDocument } from '@waldglas/core';
import { loadRules } from '../catalog.ts';
import {
  ELSEWHERE,
  type KeptGame,
  type LogEntry,
  type Moment,
  type News,
  type NewTable,
  type TableSnapshot,
} from '../connection/connection.ts';
import { freshId } from '../connection/fresh-id.ts';
import { keepGame, keptGame } from '../connection/kept-games.ts';
import { keptLocalTable, type LocalTable, newLocalTable } from '../connection/local-table.ts';
import { hold, letGo } from '../connection/locks.ts';
import { type Remote, remote, serve, tell } from '../connection/rpc.ts';
import type { BotCalls } from './bot-worker.ts';

/** What a page can ask of the table behind it. Everything is checked here. */
export interface TableCalls {
  open(table: NewTable): Promise<TableSnapshot>;
  load(game: KeptGame): Promise<TableSnapshot>;
  letBotsPlay(): void;
  act(lines: readonly string[]): TableSnapshot;
  undo(seat: number, steps: number): TableSnapshot;
  log(from: number): readonly LogEntry[];
  moments(): readonly Moment[];
  record(): string;
  facts(): EditionDocument | undefined;
}

/** The table of a local game: rules, record and undo live here; bots think in a worker of their own. */
let table: LocalTable | undefined;
let game = '';
let bots: { readonly worker: Worker; readonly calls: Remote<BotCalls> } | undefined;

function openedTable(): LocalTable {
  if (!table) throw new Error('no game is open');
  return table;
}

const tellPage = (news: News) => tell(self, news);

let toldNotKept = false;

/** Keeps the game; that the browser does not is told once. */
function keepIt(): void {
  keepGame(openedTable().kept()).catch(() => {
    if (!toldNotKept) tellPage({ trouble: 'notKept' });
    toldNotKept = true;
  });
}

/** Keeps the game, and lets the bots go on. */
function changed(snapshot: TableSnapshot): TableSnapshot {
  keepIt();
  void letBotsPlay();
  return snapshot;
}

function startBots(): Remote<BotCalls> {
  if (!bots) {
    const worker = new Worker(new URL('./bot-worker.ts', import.meta.url), { type: 'module' });
    bots = { worker, calls: remote<BotCalls>(worker) };
    tellBotsFacts();
  }
  return bots.calls;
}

/** An exchanged edition travels to the bots once for each table. */
function tellBotsFacts(): void {
  const { facts } = openedTable();
  if (facts) void bots?.calls.admit(game, facts);
}

/** Bots that fail are sent away: the next move, or the next page, starts others. */
function dismissBots(): void {
  bots?.worker.terminate();
  bots = undefined;
  tellPage({ trouble: 'bots' });
}

let playing: LocalTable | undefined;

/** Bots answer as soon as they are asked, also while a person still thinks about the same question. */
async function letBotsPlay(): Promise<void> {
  const at = openedTable();
  if (playing === at) return;
  playing = at;
  try {
    await at.playBots(
      (level, view, decision, seed) => startBots().think(game, level, view, decision, seed),
      snapshot => {
        tellPage({ snapshot });
        keepIt();
      },
      () => table !== at,
    );
  } catch {
    if (table === at) dismissBots();
  } finally {
    if (playing === at) playing = undefined;
  }
}

/** Opens a table in the place of the one before. */
function sit(next: LocalTable, of: string): TableSnapshot {
  if (table && table.id !== next.id) letGo(table.id);
  table = next;
  game = of;
  tellBotsFacts();
  return next.snapshot();
}

serve<TableCalls>(self, {
  async open(wanted) {
    const id = freshId();
    const rules = await loadRules(wanted.game);
    const dealt = sit(newLocalTable(rules, id, wanted), wanted.game);
    rules.keepEditions([dealt.edition]);
    // nobody else knows this game yet
    void hold(id);
    keepIt();
    return dealt;
  },
  async load(saved) {
    const { id } = saved;
    const rules = await loadRules(saved.game);
    if (!(await hold(id))) throw new Error(ELSEWHERE);
    try {
      // the tab that held it before may have played on since the page read it
      return sit(keptLocalTable(rules, (await keptGame(id).catch(() => undefined)) ?? saved), saved.game);
    } catch (error) {
      if (table?.id !== id) letGo(id);
      throw error;
    }
  },
  letBotsPlay: () => void letBotsPlay(),
  act: lines => changed(openedTable().act(lines)),
  undo: (seat, steps) => changed(openedTable().undo(seat, steps)),
  log: from => openedTable().log(from),
  moments: () => openedTable().moments(),
  record: () => openedTable().record(),
  facts: () => openedTable().facts,
});
// a worker is named after the game it is started for: the rules come before anybody asks; what fails is told then
void loadRules(self.name).catch(() => undefined);

import type { EditionDocument } from '@waldglas/core';
import { loadLocalGame } from '../catalog.ts';
import {
  ELSEWHERE,
  type KeptGame,
  type LogEntry,
  type Moment,
  type MoveStamp,
  type News,
  type NewTable,
  type TableSnapshot,
} from '../connection/connection.ts';
import { freshId } from '../connection/fresh-id.ts';
import { keepGame, keptGame } from '../connection/kept-games.ts';
import { type AskBot, keptLocalTable, type LocalTable, newLocalTable } from '../connection/local-table.ts';
import { lockGame, unlockGame } from '../connection/locks.ts';
import { type Remote, remote, serve, tell } from '../connection/rpc.ts';
import type { BotAnswer, BotCalls } from './bot-worker.ts';

/** What a page can ask of the table behind it. Everything is checked here. */
export interface TableCalls {
  open(table: NewTable): Promise<TableSnapshot>;
  load(game: KeptGame): Promise<TableSnapshot>;
  /** These name the game they are about: another one may have been opened since the page drew it. */
  letBotsPlay(id: string): void;
  hurryBots(id: string): void;
  act(id: string, lines: readonly string[], stamp: MoveStamp): TableSnapshot;
  undo(id: string, seat: number, steps: number, stamp: MoveStamp): TableSnapshot;
  log(id: string, from: number): readonly LogEntry[];
  moments(id: string): readonly Moment[];
  record(id: string): string;
  facts(id: string): EditionDocument | undefined;
}

/** The table of a local game: rules, record and undo live here; bots think in a worker of their own. */
let table: LocalTable | undefined;
let game = '';
let bots: { readonly worker: Worker; readonly calls: Remote<BotCalls> } | undefined;

function openedTable(id: string): LocalTable {
  if (table?.id !== id) throw new Error('this game is open no more');
  return table;
}

const tellPage = (news: News) => tell(self, news);

let toldNotKept = false;
let toldNoWeights = false;

/** Keeps the game; that the browser does not is told once. */
function keepIt(at: LocalTable): void {
  keepGame(at.kept()).catch(() => {
    if (!toldNotKept) tellPage({ trouble: 'notKept' });
    toldNotKept = true;
  });
}

/** Keeps the game, and lets the bots go on. */
function changed(at: LocalTable, snapshot: TableSnapshot): TableSnapshot {
  keepIt(at);
  void letBotsPlay(at);
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
  const facts = table?.facts;
  if (facts) void bots?.calls.admit(game, facts);
}

function stopBots(): void {
  bots?.worker.terminate();
  bots = undefined;
}

/** Bots that fail are sent away: the next move, or the next page, starts others. */
function dismissBots(): void {
  stopBots();
  tellPage({ trouble: 'bots' });
}

let hurryBots: (() => void) | undefined;

/** Asks a bot. Whoever hurries it stops it in the midst of its thoughts, and it thinks again, for a moment only. */
async function think(...question: Parameters<AskBot>): Promise<BotAnswer> {
  try {
    return await new Promise<BotAnswer>((resolve, reject) => {
      const ask = (isHurried: boolean) =>
        startBots()
          .think(game, ...question, isHurried)
          .then(resolve, reject);
      void ask(false);
      hurryBots = () => {
        stopBots();
        void ask(true);
      };
    });
  } finally {
    hurryBots = undefined;
  }
}

let playing: LocalTable | undefined;

/** Bots answer as soon as they are asked, also while a person still thinks about the same question. */
async function letBotsPlay(at: LocalTable): Promise<void> {
  if (playing === at) return;
  playing = at;
  try {
    await at.playBots(
      async (...question) => {
        const { actions, lacksWeights } = await think(...question);
        if (lacksWeights && !toldNoWeights) tellPage({ trouble: 'noWeights' });
        toldNoWeights = lacksWeights;
        return actions;
      },
      snapshot => {
        tellPage({ snapshot });
        keepIt(at);
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
function replaceTable(next: LocalTable, of: string): TableSnapshot {
  if (table && table.id !== next.id) unlockGame(table.id);
  table = next;
  game = of;
  tellBotsFacts();
  return next.snapshot();
}

serve<TableCalls>(self, {
  async open(wanted) {
    const id = freshId();
    const found = await loadLocalGame(wanted.game);
    const dealt = replaceTable(newLocalTable(found, id, wanted), wanted.game);
    found.rules.keepEditions([dealt.edition]);
    // nobody else knows this game yet
    void lockGame(id);
    keepIt(openedTable(id));
    return dealt;
  },
  async load(saved) {
    const { id } = saved;
    // what is open is newer than what is kept
    if (table?.id === id) return table.snapshot();
    const found = await loadLocalGame(saved.game);
    if (!(await lockGame(id))) throw new Error(ELSEWHERE);
    try {
      // the tab that held it before may have played on since the page read it
      return replaceTable(keptLocalTable(found, (await keptGame(id).catch(() => undefined)) ?? saved), saved.game);
    } catch (error) {
      if (table?.id !== id) unlockGame(id);
      throw error;
    }
  },
  letBotsPlay: id => void letBotsPlay(openedTable(id)),
  hurryBots(id) {
    openedTable(id);
    hurryBots?.();
  },
  act(id, lines, stamp) {
    const at = openedTable(id);
    return changed(at, at.act(lines, stamp));
  },
  undo(id, seat, steps, stamp) {
    const at = openedTable(id);
    return changed(at, at.undo(seat, steps, stamp));
  },
  log: (id, from) => openedTable(id).log(from),
  moments: id => openedTable(id).moments(),
  record: id => openedTable(id).record(),
  facts: id => openedTable(id).facts,
});
// a worker is named after the game it is started for: the rules come before anybody asks; what fails is told then
void loadLocalGame(self.name).catch(() => undefined);

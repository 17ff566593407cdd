import { loadGame } from '../catalog.ts';
import { ELSEWHERE, type SavedGame, type Snapshot, type TableCalls, type Told } from '../connection/connection.ts';
import { type Dealer, dealer, newRecord, recordOf } from '../connection/dealer.ts';
import { keep, keptGame } from '../connection/kept-games.ts';
import { hold, letGo } from '../connection/locks.ts';
import { type Remote, remote, serve } from '../connection/rpc.ts';
import type { BotCalls } from './bot-worker.ts';

/** The table of a local game: rules, record and undo live here; bots think in a worker of their own. */
let table: Dealer | undefined;
let bots: { readonly worker: Worker; readonly calls: Remote<BotCalls> } | undefined;
/** Counts the games opened, so that a bot's answer to an older one is dropped. */
let opened = 0;

function need(): Dealer {
  if (!table) throw new Error('no game is open');
  return table;
}

function tell(told: Told): void {
  self.postMessage(told);
}

let toldNotKept = false;

/** Keeps the game; that the browser does not is told once. */
function keepIt(): void {
  keep(need().saved()).catch(() => {
    if (!toldNotKept) tell({ id: -1, trouble: 'notKept' });
    toldNotKept = true;
  });
}

/** Keeps the game, and lets the bots go on. */
function changed(snapshot: Snapshot): Snapshot {
  keepIt();
  void playBots();
  return snapshot;
}

function wakeBots(): Remote<BotCalls> {
  if (!bots) {
    const worker = new Worker(new URL('./bot-worker.ts', import.meta.url), { type: 'module' });
    bots = { worker, calls: remote<BotCalls>(worker) };
  }
  return bots.calls;
}

/** Bots that fail are sent away: the next move, or the next page, wakes others. */
function dismissBots(): void {
  bots?.worker.terminate();
  bots = undefined;
  tell({ id: -1, trouble: 'bots' });
}

let playing = false;

/** Bots answer as soon as they are asked, also while a person still thinks about the same question. */
async function playBots(): Promise<void> {
  if (playing) return;
  playing = true;
  try {
    for (let asked = need().botDecision(); asked; asked = need().botDecision()) {
      const now = opened;
      const { id, game } = need();
      const { seat, level, view, decision, length } = asked;
      const lines = await wakeBots().think(game, level, view, decision, `${id}.${seat}.${length}`);
      if (opened !== now) continue;
      // somebody may have acted or taken back meanwhile: then the bot is asked again
      if (need().botDecision()?.length !== length) continue;
      tell({ id: -1, value: need().actWhileLegal(lines) });
      keepIt();
    }
  } catch {
    dismissBots();
  } finally {
    playing = false;
  }
}

/** Opens a table in the place of the one before. */
function sit(next: Dealer): Snapshot {
  if (table && table.id !== next.id) letGo(table.id);
  opened += 1;
  table = next;
  return next.snapshot();
}

async function load(saved: SavedGame): Promise<Snapshot> {
  const { id } = saved;
  const game = await loadGame(saved.game);
  if (!(await hold(id))) throw new Error(ELSEWHERE);
  try {
    // the tab that held it before may have played on since the page read it
    const { sittings, record } = (await keptGame(id).catch(() => undefined)) ?? saved;
    return sit(dealer(game, id, sittings, recordOf(game, record)));
  } catch (error) {
    if (table?.id !== id) letGo(id);
    throw error;
  }
}

serve<TableCalls>(self, {
  async open(opening) {
    const game = await loadGame(opening.game);
    const id = crypto.randomUUID();
    const dealt = sit(dealer(game, id, opening.sittings, newRecord(game, opening)));
    // nobody else knows this game yet
    void hold(id);
    keepIt();
    return dealt;
  },
  load,
  letPlay: () => void playBots(),
  act: lines => changed(need().act(lines)),
  undo: (seat, steps) => changed(need().undo(seat, steps)),
  plan: (seat, wish) => need().plan(seat, wish),
  plans: (seat, wishes) => wishes.map(wish => need().plan(seat, wish)),
  log: from => need().log(from),
  frames: () => need().frames(),
  record: () => need().saved().record,
});
// a worker is named after the game it is woken for: the rules come before anybody asks; what fails is told then
void loadGame(self.name).catch(() => undefined);

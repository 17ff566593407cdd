import type { Page } from '@playwright/test';

/** What the page has heard from its table so far. */
export interface Heard {
  /** The newest snapshot. */
  readonly id: string | undefined;
  readonly length: number;
  readonly viewer: number | undefined;
  readonly over: boolean;
  /** Is somebody at this device asked? */
  readonly asked: boolean;
  readonly question: string | undefined;
  readonly period: number;
  /** The cards that everybody has seen in this period. */
  readonly shown: readonly string[];
  /** How many lines can be taken back. */
  readonly undoable: number;
  /** Calls that change the game and are not answered yet. */
  readonly pending: number;
  /** Calls of the page that the table refused. */
  readonly refused: readonly string[];
  /** Messages looked at. */
  readonly messages: number;
}

declare global {
  interface Window {
    heard: Heard;
    /** Notes what must not happen. */
    report(what: string): Promise<void>;
    /** Does the table rest, and is that drawn? A forced answer would have been sent by then. */
    rest(): Promise<boolean>;
  }
}

/**
 * Listens to every worker of the page: what was asked, what was answered, and what should have stayed secret. `report`
 * hears of secrets told and calls refused, also of documents that are gone by the end of the test.
 */
export async function listen(page: Page, report: (what: string) => void): Promise<void> {
  await page.exposeFunction('report', report);
  await page.addInitScript(() => {
    const CHANGES = ['open', 'load', 'act', 'undo'];
    // what no view has: where the deck lies, and what will be drawn
    const SECRET = ['stacks', 'drawn', 'pile', 'rng', 'seed'];
    const heard = {
      id: undefined as string | undefined,
      length: 0,
      viewer: undefined as number | undefined,
      over: false,
      asked: false,
      question: undefined as string | undefined,
      period: 0,
      shown: [] as string[],
      undoable: 0,
      pending: 0,
      refused: [] as string[],
      messages: 0,
    };
    window.heard = heard;
    const rests = () => heard.pending === 0 && (heard.over || heard.asked);
    window.rest = async () => {
      for (let i = 0; rests() && i < 2; i++) await new Promise(done => setTimeout(done));
      return rests();
    };

    function leak(what: string): void {
      void window.report(`secret told to the page: ${what}`);
    }

    function search(value: unknown, at: string): void {
      if (typeof value !== 'object' || value === null) return;
      for (const [key, inner] of Object.entries(value)) {
        if (SECRET.includes(key)) leak(`${at}.${key}`);
        search(inner, `${at}.${key}`);
      }
    }

    interface Player {
      hand: unknown;
      faceDown: unknown;
    }
    /** What Glass Road shows; other games have none of it. */
    interface View {
      players: Player[];
      period?: number;
      history?: { card: string }[];
    }
    interface Entry {
      events: { to?: number }[];
    }
    interface Moment {
      view: View;
      entry?: Entry;
      line?: string;
    }
    interface Snapshot {
      id?: string;
      view?: View;
      seat?: number;
      length: number;
      over: boolean;
      decision?: { ask: { what: string } };
      undo: { lines: string[] };
    }
    interface Message {
      id: number;
      error?: string;
      value?: Snapshot;
      unasked?: { snapshot?: Snapshot };
    }

    function check(name: string, value: Snapshot | undefined): void {
      heard.messages += 1;
      if (name === 'record' || typeof value !== 'object' || heard.over) return;
      search(value, name);
      if (name === 'log') checkEntries(name, value as unknown as Entry[], heard.viewer);
      if (name === 'moments') {
        const moments = value as unknown as Moment[];
        checkEntries(
          name,
          moments.flatMap(({ entry }) => entry ?? []),
          undefined,
        );
        for (const { view, line } of moments) {
          checkHands(name, view, undefined);
          if (line !== undefined) leak(`${name}: ${line}`);
        }
      }
      if (value.view) checkHands(name, value.view, value.seat);
    }

    function checkEntries(name: string, entries: readonly Entry[], viewer: number | undefined): void {
      for (const { events } of entries) {
        // elsewhere `to` is a place
        for (const { to } of events) if (typeof to === 'number' && to !== viewer) leak(`${name}: for ${to}`);
      }
    }

    function checkHands(name: string, { players, history }: View, viewer: number | undefined): void {
      if (!history) return;
      for (const [seat, { hand, faceDown }] of players.entries()) {
        if (seat === viewer) continue;
        if (typeof hand !== 'number') leak(`${name}: hand of ${seat}`);
        if (faceDown !== 'none' && faceDown !== 'hidden') leak(`${name}: card of ${seat}`);
      }
    }

    const Original = Worker;
    window.Worker = class extends Original {
      constructor(url: string | URL, options?: WorkerOptions) {
        super(url, options);
        const asked = new Map<number, string>();
        const post = this.postMessage.bind(this);
        this.postMessage = (call: { id: number; name: string }) => {
          asked.set(call.id, call.name);
          if (CHANGES.includes(call.name)) heard.pending += 1;
          post(call);
        };
        this.addEventListener('message', ({ data }: MessageEvent<Message>) => {
          const name = asked.get(data.id) ?? 'told';
          asked.delete(data.id);
          if (CHANGES.includes(name)) heard.pending -= 1;
          const { error } = data;
          const value = data.value ?? data.unasked?.snapshot;
          if (error !== undefined) {
            heard.refused.push(`${name}: ${error}`);
            void window.report(`refused: ${name}: ${error}`);
          }
          if (value?.view) {
            heard.id = value.id;
            heard.length = value.length;
            heard.viewer = value.seat;
            heard.over = value.over;
            heard.asked = value.decision !== undefined;
            heard.question = value.decision?.ask.what;
            heard.period = value.view.period ?? 0;
            heard.shown = (value.view.history ?? []).map(({ card }) => card);
            heard.undoable = value.undo.lines.length;
          }
          check(name, value);
        });
      }
    };
  });
}

/** Waits until the table rests: somebody here is asked or the game is over, and the page shows it. */
export function settled(page: Page): Promise<Heard> {
  return page.evaluate(async () => {
    for (const end = Date.now() + 30_000; !(await window.rest()); await new Promise(done => setTimeout(done, 10))) {
      if (Date.now() > end) throw new Error(`the table does not come to rest: ${JSON.stringify(window.heard)}`);
    }
    return window.heard;
  });
}

import type { Page } from '@playwright/test';

/** What a page has told its table, and what it was told about points. */
interface Noted {
  /** Lines sent, by hand or by themselves. */
  readonly sent: string[];
  /** Everybody's points, the own seat first. */
  points: readonly number[];
}

declare global {
  interface Window {
    noted: Noted;
  }
}

/** Notes what goes to the table and what comes from it; before the page is opened. */
export async function takeNotes(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const noted: Noted = { sent: [], points: [] };
    window.noted = noted;
    interface Told {
      readonly scores?: readonly { readonly points: number }[];
    }
    const Before = Worker;
    window.Worker = class extends Before {
      constructor(url: string | URL, options?: WorkerOptions) {
        super(url, options);
        const post = this.postMessage.bind(this);
        this.postMessage = (call: { name: string; args: readonly unknown[] }) => {
          if (call.name === 'act') noted.sent.push(...(call.args[1] as readonly string[]));
          post(call);
        };
        this.addEventListener('message', ({ data }: MessageEvent<{ value?: Told; unasked?: { snapshot?: Told } }>) => {
          const { scores } = data.value ?? data.unasked?.snapshot ?? {};
          if (scores && scores.length > 0) noted.points = scores.map(({ points }) => points);
        });
      }
    };
  });
}

/** The same deal, and the same bots, for the same number. */
export async function sowChance(page: Page, seed: number): Promise<void> {
  await page.addInitScript(first => {
    let state = first * 2_654_435_761;
    crypto.getRandomValues = <T extends ArrayBufferView | null>(bytes: T): T => {
      if (!(bytes instanceof Uint8Array)) throw new Error('only bytes are drawn');
      for (let i = 0; i < bytes.length; i++) {
        state = (Math.imul(state ^ (state >>> 15), 2_246_822_519) + 3_266_489_917) >>> 0;
        bytes[i] = state >>> 24;
      }
      return bytes;
    };
  }, seed);
}

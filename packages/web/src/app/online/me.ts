import { api } from '../../connection/online/api.ts';
import { knownName, rememberName } from '../../connection/online/known-person.ts';
import { NotDone } from '../../connection/online/table-socket.ts';
import { remember } from '../../connection/table-memory.ts';
import { settings } from '../../settings/settings.ts';
import { onlineWords } from '../../words/online/language.ts';
import { FAULTS } from '../../words/online/words.ts';

const asked = api();

/** The server that this page comes from. */
export const server: typeof asked = {
  ...asked,
  async rematch(id) {
    const made = await asked.rematch(id);
    // the others of the game that is over are told of it: its lobby says so
    remember(made.table, { again: true });
    return made;
  },
};

/** Makes sure that the server knows this browser by this name; fails with `NotDone`. */
export async function beKnown(name: string): Promise<void> {
  const { lang } = settings.peek();
  const called = name.trim();
  try {
    if (knownName() === undefined) await server.become({ name: called, lang });
    else await server.rename({ name: called, lang });
  } catch (error) {
    if (!(error instanceof NotDone) || error.code !== 'no-person') throw error;
    await server.become({ name: called, lang });
  }
  rememberName(called);
}

/** Makes sure that the server knows this browser at all: a guest who looks at a table need not say a name. */
async function beGuest(): Promise<void> {
  if (knownName() !== undefined) return;
  await server.become({ name: onlineWords.peek().guest, lang: settings.peek().lang });
  rememberName('');
}

/** Asks something; a browser that the server knows no more becomes a guest first. */
export async function asGuest<T>(ask: () => Promise<T>): Promise<T> {
  await beGuest();
  return ask().catch(async error => {
    if (!(error instanceof NotDone) || error.code !== 'no-person') throw error;
    rememberName(undefined);
    await beGuest();
    return ask();
  });
}

/** Another device has said who this is. */
export async function beKnownByCode(code: string): Promise<void> {
  await server.become({ code });
  rememberName((await server.me()).name);
}

/** The server forgets this person. */
export async function beForgotten(): Promise<void> {
  await server.forgetMe();
  rememberName(undefined);
}

/** What went wrong, in plain words. */
export function faultWords(error: unknown): string {
  const { faults } = onlineWords.value;
  const code = error instanceof NotDone ? FAULTS.find(one => one === error.code) : undefined;
  return faults[code ?? 'broken'];
}

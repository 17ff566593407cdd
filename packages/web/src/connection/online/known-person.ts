const KEY = 'waldglas.person';

/**
 * What this browser's person is called at tables of the server: empty if nobody has said it yet, nothing if there is no
 * person. The key itself no page sees.
 */
export function knownName(): string | undefined {
  try {
    return localStorage.getItem(KEY) ?? undefined;
  } catch {
    return undefined;
  }
}

export function rememberName(name: string | undefined): void {
  try {
    if (name === undefined) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, name);
  } catch {
    // a browser that keeps nothing asks again
  }
}

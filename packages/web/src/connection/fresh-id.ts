/** 128 random bits in hexadecimal: nobody guesses them, and no two are alike. Works on pages without https, too. */
export function freshId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), byte => byte.toString(16).padStart(2, '0')).join('');
}

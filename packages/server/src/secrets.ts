import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** Letters that nobody mistakes for others. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** So many random bytes as text for addresses and headers. */
export function randomText(bytes: number): string {
  return randomBytes(bytes).toString('base64url');
}

/** A seed that nobody can try out: 128 bits. */
export function randomSeed(): string {
  return randomBytes(16).toString('hex');
}

/** A code to be typed or scanned: ten letters, fifty bits. */
export function randomCode(): string {
  return [...randomBytes(10)].map(byte => LETTERS[byte % LETTERS.length]).join('');
}

/** What is stored of a token or code. They are random, so that nobody can guess them from it. */
export function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}

/** Are two secrets the same? How long the answer takes tells nothing. */
export function isSame(one: string, other: string): boolean {
  return timingSafeEqual(createHash('sha256').update(one).digest(), createHash('sha256').update(other).digest());
}

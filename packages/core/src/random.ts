import type { Seed } from './rules.ts';

/** 128 bits of generator state, kept in the game's state; plain numbers, so that JSON carries them. */
export type Rng = [number, number, number, number];

/** A generator from a seed string: four lanes of 32 bits, each letter stirred into all of them. */
export function rngFrom(seed: Seed): Rng {
  const rng: Rng = [0x9e3779b9 | 0, 0x243f6a88, 0xb7e15162 | 0, 0xdeadbeef ^ seed.length];
  for (let i = 0; i < seed.length; i++) {
    rng[i & 3] = Math.imul((rng[i & 3] ?? 0) ^ seed.charCodeAt(i), 0x85ebca6b);
    next(rng);
  }
  for (let i = 0; i < 16; i++) next(rng);
  return rng;
}

/** The next 32 bits (sfc32: a chaotic 96-bit core with a 32-bit counter). */
export function next(rng: Rng): number {
  const sum = (rng[0] + rng[1] + rng[3]) | 0;
  rng[3] = (rng[3] + 1) | 0;
  rng[0] = rng[1] ^ (rng[1] >>> 9);
  rng[1] = (rng[2] + (rng[2] << 3)) | 0;
  rng[2] = (((rng[2] << 21) | (rng[2] >>> 11)) + sum) | 0;
  return sum >>> 0;
}

/** A whole number from 0 to `n` - 1, every one equally likely. */
export function below(rng: Rng, n: number): number {
  let draw = next(rng);
  // beyond the last full round of n some would be likelier; only the highest draws can be, and the remainder is slow
  while (draw >= 0x100000000 - n && draw >= 0x100000000 - (0x100000000 % n)) draw = next(rng);
  return draw % n;
}

/** One member of a list that is not empty. */
export function pickOne<T>(rng: Rng, list: readonly T[]): T {
  return list[below(rng, list.length)] as T;
}

/** A shuffled copy. */
export function shuffled<T>(rng: Rng, list: readonly T[]): T[] {
  const copy = list.slice();
  for (let i = copy.length - 1; i > 0; i--) {
    const j = below(rng, i + 1);
    const held = copy[i] as T;
    copy[i] = copy[j] as T;
    copy[j] = held;
  }
  return copy;
}

/** The first 32 bits of the fractions of the cube roots of the first 64 primes. */
const ROUND_WORDS = [
  0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5, 0xd807aa98,
  0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174, 0xe49b69c1, 0xefbe4786,
  0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da, 0x983e5152, 0xa831c66d, 0xb00327c8,
  0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967, 0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13,
  0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85, 0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819,
  0xd6990624, 0xf40e3585, 0x106aa070, 0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a,
  0x5b9cca4f, 0x682e6ff3, 0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7,
  0xc67178f2,
];

/** The same of the square roots of the first eight. */
const START = [0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19];

const BLOCK = 64;

/**
 * The SHA-256 of a text in UTF-8, as 64 hexadecimal digits. Our own, because the browser's answers later and only on
 * pages that came over https.
 */
export function sha256(text: string): string {
  const bytes = padded(new TextEncoder().encode(text));
  const view = new DataView(bytes.buffer);
  const hash = Uint32Array.from(START);
  const schedule = new Uint32Array(BLOCK);
  for (let block = 0; block < bytes.length; block += BLOCK) {
    for (let i = 0; i < 16; i++) schedule[i] = view.getUint32(block + 4 * i);
    expand(schedule);
    compress(hash, schedule);
  }
  return Array.from(hash, word => word.toString(16).padStart(8, '0')).join('');
}

/** The bytes, a bit that ends them, zeros, and the number of bits in the last eight bytes of a block. */
function padded(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(Math.ceil((bytes.length + 9) / BLOCK) * BLOCK);
  all.set(bytes);
  all[bytes.length] = 0x80;
  new DataView(all.buffer).setBigUint64(all.length - 8, BigInt(bytes.length) * 8n);
  return all;
}

function rotated(word: number, by: number): number {
  return (word >>> by) | (word << (32 - by));
}

/** Makes 64 words of the first 16. */
function expand(schedule: Uint32Array): void {
  const at = (i: number) => schedule[i] ?? 0;
  for (let i = 16; i < BLOCK; i++) {
    const [early, late] = [at(i - 15), at(i - 2)];
    const first = rotated(early, 7) ^ rotated(early, 18) ^ (early >>> 3);
    const second = rotated(late, 17) ^ rotated(late, 19) ^ (late >>> 10);
    schedule[i] = at(i - 16) + first + at(i - 7) + second;
  }
}

/** Stirs a block into the hash. */
function compress(hash: Uint32Array, schedule: Uint32Array): void {
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = hash;
  for (let i = 0; i < BLOCK; i++) {
    const chosen = (e & f) ^ (~e & g);
    const stirred = rotated(e, 6) ^ rotated(e, 11) ^ rotated(e, 25);
    const first = (h + stirred + chosen + (ROUND_WORDS[i] ?? 0) + (schedule[i] ?? 0)) | 0;
    const majority = (a & b) ^ (a & c) ^ (b & c);
    const second = ((rotated(a, 2) ^ rotated(a, 13) ^ rotated(a, 22)) + majority) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0];
  }
  for (const [i, word] of [a, b, c, d, e, f, g, h].entries()) hash[i] = (hash[i] ?? 0) + word;
}

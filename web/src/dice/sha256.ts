/** SHA-256 and HMAC: `crypto.subtle` is missing where the page came over plain http. */

import { elementAt } from '../platform/elementAt.ts';

const WORDS = 64;
const BLOCK = 64;
const BITS = 32;

/** The first 32 bits behind the point of a root of the first primes. */
function roots(count: number, power: number): Uint32Array {
  const found = new Uint32Array(count);
  for (let number = 2, n = 0; n < count; number++) {
    let prime = true;
    for (let divisor = 2; divisor * divisor <= number; divisor++) prime &&= number % divisor !== 0;
    if (prime) found[n++] = (number ** (1 / power) % 1) * 2 ** BITS;
  }
  return found;
}

const CONSTANTS = roots(WORDS, 3);
const BEGINNING = roots(8, 2);
const turned = (word: number, by: number) => (word >>> by) | (word << (BITS - by));

/** The hash of some bytes. */
export function sha256(bytes: Uint8Array): Uint8Array {
  const filled = new Uint8Array(Math.ceil((bytes.length + 9) / BLOCK) * BLOCK);
  filled.set(bytes);
  filled[bytes.length] = 0x80;
  const view = new DataView(filled.buffer);
  view.setUint32(filled.length - 4, bytes.length * 8);
  const state = BEGINNING.slice();
  for (let start = 0; start < filled.length; start += BLOCK) mix(state, view, start);
  const hash = new DataView(new ArrayBuffer(32));
  state.forEach((word, n) => hash.setUint32(4 * n, word));
  return new Uint8Array(hash.buffer);
}

function mix(state: Uint32Array, block: DataView, start: number): void {
  const words = new Uint32Array(WORDS);
  for (let n = 0; n < 16; n++) words[n] = block.getUint32(start + 4 * n);
  for (let n = 16; n < WORDS; n++) {
    const [early, late] = [elementAt(words, n - 15), elementAt(words, n - 2)];
    const low = turned(early, 7) ^ turned(early, 18) ^ (early >>> 3);
    const high = turned(late, 17) ^ turned(late, 19) ^ (late >>> 10);
    words[n] = elementAt(words, n - 16) + low + elementAt(words, n - 7) + high;
  }
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
  for (let n = 0; n < WORDS; n++) {
    const chosen = (e & f) ^ (~e & g);
    const added = elementAt(CONSTANTS, n) + elementAt(words, n);
    const one = h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + chosen + added;
    const two = (turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
    [a, b, c, d, e, f, g, h] = [(one + two) | 0, a, b, c, (d + one) | 0, e, f, g];
  }
  [a, b, c, d, e, f, g, h].forEach((word, n) => (state[n] = elementAt(state, n) + word));
}

/** HMAC-SHA256 of some bytes under a key. */
export function hmac(key: Uint8Array, message: Uint8Array): Uint8Array {
  const padded = new Uint8Array(BLOCK);
  padded.set(key.length > BLOCK ? sha256(key) : key);
  const inner = joined(
    padded.map((byte) => byte ^ 0x36),
    message,
  );
  return sha256(
    joined(
      padded.map((byte) => byte ^ 0x5c),
      sha256(inner),
    ),
  );
}

function joined(one: Uint8Array, other: Uint8Array): Uint8Array {
  const both = new Uint8Array(one.length + other.length);
  both.set(one);
  both.set(other, one.length);
  return both;
}

/** Bytes from hexadecimal digits, two each. */
export const bytesOf = (hex: string): Uint8Array =>
  Uint8Array.from(hex.match(/../g) ?? [], (digits) => Number.parseInt(digits, 16));

/** Bytes in hexadecimal digits. */
export const hexOf = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/** The hash of what hexadecimal digits stand for. */
export const hashed = (hex: string): string => hexOf(sha256(bytesOf(hex)));

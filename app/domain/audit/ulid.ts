const letters = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const timeLength = 10;
const randomLength = 16;

/** The time part of an id: ids made later sort after it. */
export function ulidTime(atMs: number): string {
  let rest = Math.max(0, Math.floor(atMs));
  let text = "";
  for (let place = 0; place < timeLength; place++) {
    text = (letters[rest % 32] ?? "0") + text;
    rest = Math.floor(rest / 32);
  }
  return text;
}

/** When an id was made, in milliseconds since the epoch; NaN for what is none. */
export function ulidTimeMs(id: string): number {
  return [...id.slice(0, timeLength)].reduce((sum, letter) => {
    const digit = letters.indexOf(letter);
    return digit < 0 ? Number.NaN : sum * 32 + digit;
  }, 0);
}

let lastMs = 0;
let lastRandom: number[] = [];

/**
 * An id that sorts by when it was made, also within one millisecond of one isolate.
 * Source: https://github.com/ulid/spec
 */
export function createUlid(nowMs: number, randomBytes: (count: number) => Uint8Array): string {
  if (nowMs > lastMs || lastRandom.length === 0) {
    lastMs = nowMs;
    lastRandom = [...randomBytes(randomLength)].map((byte) => byte % 32);
  } else {
    lastRandom = increased(lastRandom);
  }
  return ulidTime(lastMs) + lastRandom.map((digit) => letters[digit]).join("");
}

function increased(digits: readonly number[]): number[] {
  const next = [...digits];
  for (let place = next.length - 1; place >= 0; place--) {
    next[place] = ((next[place] ?? 0) + 1) % 32;
    if (next[place] !== 0) break;
  }
  return next;
}

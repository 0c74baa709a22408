/** Numbers that look random and are the same for the same seed: each call gives the next one, 0 ≤ n < 1. */
export type Random = () => number;

/** Mulberry32 by Tommy Ettinger (public domain): 32 bits of state, good enough for choosing notes and for noise. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** One of the items, all equally likely. The list must not be empty. */
export function pick<T>(random: Random, items: readonly T[]): T {
  return items[Math.floor(random() * items.length)] as T;
}

import { createRandom, pick } from "~/domain/random/seeded-random";

/** A repeatable source of chance: the same seed gives the same numbers on every machine. */
export interface SeededRandom {
  /** From 0 up to but not including 1. */
  next(): number;
  between(low: number, high: number): number;
  chance(probability: number): boolean;
  pick<Item>(items: readonly Item[]): Item;
  /** Picks so that seeds that follow one another do not pick the same; as `pick` without a turn. */
  inTurn<Item>(items: readonly Item[]): Item;
  shuffle<Item>(items: readonly Item[]): Item[];
}

/** A source for a 32-bit seed. `turn` numbers pictures that are seen side by side. */
export function seededRandom(seed: number, turn?: number): SeededRandom {
  const next = createRandom(seed);
  return {
    next,
    between: (low, high) => low + (high - low) * next(),
    chance: (probability) => next() < probability,
    pick: (items) => pick(next, items),
    inTurn: (items) => {
      const drawn = Math.floor(next() * items.length);
      return items[turn === undefined ? drawn : turn % items.length]!;
    },
    shuffle: (items) => {
      const shuffled = [...items];
      for (let i = shuffled.length - 1; i > 0; i--) {
        const other = Math.floor(next() * (i + 1));
        [shuffled[i], shuffled[other]] = [shuffled[other]!, shuffled[i]!];
      }
      return shuffled;
    },
  };
}

/** A 32-bit seed from text and a number (FNV-1a). */
export function seedOf(text: string, seed: number): number {
  let hash = 0x811c9dc5 ^ seed;
  for (let i = 0; i < text.length; i++) {
    hash ^= text.charCodeAt(i);
    hash = Math.imul(hash, 0x01000193);
  }
  return hash >>> 0;
}

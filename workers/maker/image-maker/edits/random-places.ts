/** Whole numbers by chance, the same for the same seed (xorshift32). */
export class RandomPlaces {
  private state: number;

  constructor(seed: number) {
    this.state = (seed ^ 0x9e3779b9) | 1;
  }

  /** From 0 to just below `limit`. */
  below(limit: number): number {
    let state = this.state;
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    this.state = state;
    return Math.floor(((state >>> 0) / 4294967296) * limit);
  }
}

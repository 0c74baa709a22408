import type { Peaks } from "~/media/peaks/peaks";
import { mediaUrl } from "~/studio/media-url";
import type { Wave } from "./rows";

/** Shapes of sounds, read in a worker the first time they are asked for. */
export class Waves {
  #known = new Map<string, Peaks | null>();
  #asked = new Set<string>();
  #levelFor: typeof import("~/media/peaks/peaks").levelFor | null = null;
  #onChange: () => void = () => {};

  open(onChange: () => void): () => void {
    this.#onChange = onChange;
    return () => {
      this.#onChange = () => {};
    };
  }

  /** The loudest in each column between two moments of the file, 0–1; null until it is read. */
  peaks(wave: Wave, fromSeconds: number, untilSeconds: number, columns: number): Float32Array | null {
    const key = "assetId" in wave.source ? wave.source.assetId : `effect/${wave.source.effectId}`;
    const peaks = this.#known.get(key);
    if (!peaks || !this.#levelFor) {
      if (peaks === undefined) void this.#ask(key, wave.source);
      return null;
    }
    const step = (untilSeconds - fromSeconds) / columns;
    const level = this.#levelFor(peaks, step);
    if (!level) return null;
    const { secondsPerBucket, min, max } = level;
    const shape = new Float32Array(columns);
    for (let column = 0; column < columns; column++) {
      const first = Math.floor((fromSeconds + column * step) / secondsPerBucket);
      const last = Math.max(first + 1, Math.floor((fromSeconds + (column + 1) * step) / secondsPerBucket));
      let most = 0;
      for (let bucket = Math.max(0, first); bucket < last && bucket < max.length; bucket++) {
        most = Math.max(most, max[bucket] ?? 0, -(min[bucket] ?? 0));
      }
      shape[column] = most;
    }
    return shape;
  }

  async #ask(key: string, source: Wave["source"]): Promise<void> {
    if (this.#asked.has(key)) return;
    this.#asked.add(key);
    try {
      const [{ readPeaks }, { levelFor }] = await Promise.all([
        import("~/media/peaks/read-peaks"),
        import("~/media/peaks/peaks"),
      ]);
      this.#levelFor = levelFor;
      this.#known.set(key, await readPeaks("assetId" in source ? { url: mediaUrl(source.assetId) } : source));
    } catch {
      // A sound that cannot be had is named where it is played; here its name stands without a shape.
      this.#known.set(key, null);
    }
    this.#onChange();
  }
}

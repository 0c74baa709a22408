import type { Peaks } from "~/media/peaks/peaks";
import type { PeakSource } from "~/media/peaks/peaks-worker";
import { mediaUrl } from "~/studio/media-url";
import { noteLength } from "./file-lengths";
import type { Wave } from "./rows";

/** Music is composed anew for each length of the video: for the one that stands for so long, not for all that a drag goes through. */
const BED_STANDS_MS = 400;

/** Shapes of sounds, read in a worker the first time they are asked for. */
export class Waves {
  #known = new Map<string, Peaks | null>();
  #asked = new Set<string>();
  #levelFor: typeof import("~/media/peaks/peaks").levelFor | null = null;
  #onChange: () => void = () => {};
  /** Of the music as it was: it is drawn until that of now is known. */
  #lastBed: Peaks | null = null;
  #bedWait: ReturnType<typeof setTimeout> | undefined;
  #waitsFor: string | null = null;

  open(onChange: () => void): () => void {
    this.#onChange = onChange;
    return () => {
      this.#onChange = () => {};
      clearTimeout(this.#bedWait);
      this.#waitsFor = null;
    };
  }

  /** The loudest in each column between two moments of the file, 0–1; null until it is read. */
  peaks({ source }: Wave, fromSeconds: number, untilSeconds: number, columns: number): Float32Array | null {
    const isBed = "bedId" in source;
    const key = "assetId" in source ? source.assetId : JSON.stringify(source);
    const known = this.#known.get(key);
    if (known === undefined) this.#want(key, source);
    const peaks = known ?? (isBed ? this.#lastBed : null);
    if (!peaks || !this.#levelFor) return null;
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

  #want(key: string, source: Wave["source"]): void {
    if (this.#asked.has(key)) return;
    if ("assetId" in source) return void this.#ask(key, { url: mediaUrl(source.assetId) });
    if (!("bedId" in source)) return void this.#ask(key, source);
    if (this.#waitsFor === key) return;
    this.#waitsFor = key;
    clearTimeout(this.#bedWait);
    this.#bedWait = setTimeout(() => void this.#ask(key, source), BED_STANDS_MS);
  }

  async #ask(key: string, source: PeakSource): Promise<void> {
    if (this.#asked.has(key)) return;
    this.#asked.add(key);
    try {
      const [{ readPeaks }, { levelFor }] = await Promise.all([
        import("~/media/peaks/read-peaks"),
        import("~/media/peaks/peaks"),
      ]);
      this.#levelFor = levelFor;
      const peaks = await readPeaks(source);
      this.#known.set(key, peaks);
      if (peaks && "url" in source) noteLength(key, peaks.durationSeconds);
      if ("bedId" in source) this.#lastBed = peaks;
    } catch {
      // A sound that cannot be had is named where it is played; here its name stands without a shape.
      this.#known.set(key, null);
    }
    this.#onChange();
  }
}

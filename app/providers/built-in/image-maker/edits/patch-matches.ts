import { dilate, type HoledPicture, trustOf } from "~/providers/built-in/image-maker/edits/holed-picture";

/** Half the side of a patch: patches are 7 by 7 pixels. */
const reach = 3;
/** Cost of taking from a place a whole picture away, in squared bytes over a patch. */
const farCost = 49 * 3 * 12;

/** Rows a place may take its texture from, both included, as shares of the height; null for all. */
export type RowsFor = (across: number, down: number) => readonly [number, number] | null;

/** For every patch that touches the hole: where outside the hole its like is, and how far from alike they are. */
export class Matches {
  readonly width: number;
  readonly height: number;
  /** Middles of the patches that touch the hole, in reading order. */
  readonly targets: Int32Array;
  /** By pixel: the middle of the patch it was matched with; -1 where no patch is looked for. */
  readonly found: Int32Array;
  private readonly costs: Float32Array;
  /** 1 where a whole patch around a pixel is known. */
  private readonly isSource: Uint8Array;
  private readonly sources: Int32Array;
  /** How much a patch counts by how deep in the hole it lies: what is near the rim is surest. */
  private readonly trust: Float32Array;
  /** Whole pixels, red in the lowest byte. */
  private readonly colours: Uint32Array;
  private chance: number;

  constructor(
    private readonly picture: HoledPicture,
    seed: number,
    private readonly rowsFor: RowsFor | null,
  ) {
    const { width, height, hole } = picture;
    this.width = width;
    this.height = height;
    this.chance = (seed ^ 0x9e3779b9) | 1;
    const touches = dilate(hole, width, height, reach);
    this.isSource = new Uint8Array(width * height);
    this.found = new Int32Array(width * height).fill(-1);
    this.costs = new Float32Array(width * height);
    this.trust = trustOf(hole, width);
    this.colours = coloursOf(picture);
    const targets = new Int32Array(width * height);
    const sources = new Int32Array(width * height);
    let targetCount = 0;
    let sourceCount = 0;
    for (let y = reach; y < height - reach; y++) {
      for (let x = reach; x < width - reach; x++) {
        const pixel = y * width + x;
        if (touches[pixel]) targets[targetCount++] = pixel;
        else {
          sources[sourceCount++] = pixel;
          this.isSource[pixel] = 1;
        }
      }
    }
    this.targets = targets.slice(0, targetCount);
    this.sources = sources.slice(0, sourceCount);
  }

  get hasSources(): boolean {
    return this.sources.length > 24;
  }

  /** A whole number from 0 to just below `limit` (xorshift32). */
  private random(limit: number): number {
    let state = this.chance;
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    this.chance = state;
    return Math.floor(((state >>> 0) / 4294967296) * limit);
  }

  scatter() {
    for (const target of this.targets) {
      this.findRows(target);
      let source = this.sources[this.random(this.sources.length)]!;
      for (let attempt = 0; attempt < 12 && !this.isAllowed(source); attempt++)
        source = this.sources[this.random(this.sources.length)]!;
      this.assign(target, source);
    }
  }

  private isAllowed(source: number): boolean {
    const row = Math.floor(source / this.width);
    return row >= this.rows[0] && row <= this.rows[1];
  }

  /** Begins with what the half size found. */
  takeOver(coarse: Matches) {
    const { width } = this;
    for (const target of this.targets) {
      const x = target % width;
      const y = (target - x) / width;
      const cx = Math.max(reach, Math.min(coarse.width - reach - 1, x >> 1));
      const cy = Math.max(reach, Math.min(coarse.height - reach - 1, y >> 1));
      const match = coarse.found[cy * coarse.width + cx]!;
      let source = -1;
      if (match >= 0) {
        const mx = match % coarse.width;
        source = (((match - mx) / coarse.width) * 2 + (y - cy * 2)) * width + mx * 2 + (x - cx * 2);
      }
      if (source < 0 || source >= this.isSource.length || !this.isSource[source])
        source = this.sources[this.random(this.sources.length)]!;
      this.found[target] = source;
    }
  }

  private assign(target: number, source: number) {
    this.found[target] = source;
    this.costs[target] = this.difference(target, source, Infinity);
  }

  /** First and last row a target may take from; the picture's own where nothing says otherwise. */
  private readonly rows: [number, number] = [0, 0];

  private findRows(target: number) {
    const { width, height, rows } = this;
    const allowed = this.rowsFor?.((target % width) / width, target / width / height);
    rows[0] = allowed ? Math.max(reach, Math.floor(allowed[0] * height)) : reach;
    rows[1] = allowed ? Math.min(height - reach - 1, Math.ceil(allowed[1] * height)) : height - reach - 1;
  }

  /** Sum of squared differences of two patches, more for places far apart; stops early beyond `limit`. */
  private difference(target: number, source: number, limit: number): number {
    const { colours, width } = this;
    let a = target - reach * width - reach;
    let b = source - reach * width - reach;
    const across = ((source % this.width) - (target % this.width)) / this.width;
    const down = (source - target) / this.width / this.height;
    // Places at the same height are alike in most pictures: floor goes on as floor and sky as sky.
    let sum = farCost * (across * across + 6 * down * down);
    for (let row = 0; row <= reach * 2; row++) {
      for (let at = 0; at <= reach * 2; at++) {
        const one = colours[a + at]!;
        const other = colours[b + at]!;
        if (one === other) continue;
        const red = (one & 255) - (other & 255);
        const green = ((one >>> 8) & 255) - ((other >>> 8) & 255);
        const blue = ((one >>> 16) & 255) - ((other >>> 16) & 255);
        sum += red * red + green * green + blue * blue;
      }
      if (sum > limit) return sum;
      a += width;
      b += width;
    }
    return sum;
  }

  private try(target: number, source: number) {
    if (source < 0 || source >= this.isSource.length || !this.isSource[source]) return;
    if (source === this.found[target]) return;
    if (this.rowsFor && !this.isAllowed(source)) return;
    const cost = this.difference(target, source, this.costs[target]!);
    if (cost < this.costs[target]!) {
      this.costs[target] = cost;
      this.found[target] = source;
    }
  }

  /** One pass over all patches: neighbours pass on what they found, then places farther and nearer are tried. */
  search(pass: number, alsoFar: boolean) {
    const { width, height, targets, found } = this;
    const isBack = pass % 2 === 1;
    const step = isBack ? 1 : -1;
    for (const target of targets) this.costs[target] = this.difference(target, found[target]!, Infinity);
    for (let i = 0; i < targets.length; i++) {
      const target = targets[isBack ? targets.length - 1 - i : i]!;
      if (this.rowsFor) this.findRows(target);
      const beside = found[target + step] ?? -1;
      if (beside >= 0) this.try(target, beside - step);
      const above = found[target + step * width] ?? -1;
      if (above >= 0) this.try(target, above - step * width);
      if (!alsoFar) continue;
      for (let radius = Math.max(width, height); radius >= 1; radius >>= 1) {
        const best = found[target]!;
        const x = (best % width) + this.random(radius * 2 + 1) - radius;
        const y = Math.floor(best / width) + this.random(radius * 2 + 1) - radius;
        if (x < reach || y < reach || x >= width - reach || y >= height - reach) continue;
        this.try(target, y * width + x);
      }
    }
  }

  /**
   * Paints the hole: each pixel is the mean of what the patches around it found for it, and better matches count for more
   * the higher `sharpness` is.
   */
  vote(sharpness: number) {
    const { width, height, targets, found, colours } = this;
    const { data, hole } = this.picture;
    let mean = 0;
    for (const target of targets) mean += this.costs[target]!;
    mean = mean / Math.max(1, targets.length) + 1;
    const weights = new Float32Array(width * height);
    for (const target of targets) {
      const likeness = 1 / (1 + this.costs[target]! / mean);
      weights[target] = (likeness ** sharpness + 1e-4) * this.trust[target]!;
    }
    for (let y = 0; y < height; y++) {
      const top = Math.max(-reach, reach - y);
      const bottom = Math.min(reach, height - reach - 1 - y);
      for (let x = 0; x < width; x++) {
        const pixel = y * width + x;
        if (!hole[pixel]) continue;
        const left = Math.max(-reach, reach - x);
        const right = Math.min(reach, width - reach - 1 - x);
        let red = 0;
        let green = 0;
        let blue = 0;
        let total = 0;
        for (let dy = top; dy <= bottom; dy++) {
          const row = pixel + dy * width;
          for (let target = row + left; target <= row + right; target++) {
            // What lies as far from the match as this pixel lies from its patch's middle.
            const colour = colours[found[target]! + pixel - target]!;
            const weight = weights[target]!;
            red += (colour & 255) * weight;
            green += ((colour >>> 8) & 255) * weight;
            blue += ((colour >>> 16) & 255) * weight;
            total += weight;
          }
        }
        if (total === 0) continue;
        data[pixel * 4] = red / total + 0.5;
        data[pixel * 4 + 1] = green / total + 0.5;
        data[pixel * 4 + 2] = blue / total + 0.5;
        data[pixel * 4 + 3] = 255;
      }
    }
  }
}

/** One load for a whole pixel: its lowest byte is red, because every machine that this runs on is little-endian. */
function coloursOf({ width, height, data }: HoledPicture): Uint32Array {
  return new Uint32Array(data.buffer, data.byteOffset, width * height);
}

import { depthOf, dilate, type HoledPicture } from "./holed-picture";
import { RandomPlaces } from "./random-places";

/** Half the side of a patch: patches are 7 by 7 pixels. */
export const reach = 3;
/** Costs of taking from a place a whole picture away to the side, or above and below, in squared bytes over a patch. */
const farAcross = 49 * 3 * 12;
const farDown = farAcross * 24;

/** Rows a row may take its texture from, both included, as shares of the height; null for all. */
export type RowsFor = (down: number) => readonly [number, number] | null;

/** For every patch that touches the hole: where outside the hole its like is, and how far from alike they are. */
export class Matches {
  readonly width: number;
  readonly height: number;
  /** Middles of the patches that touch the hole, in reading order. */
  readonly targets: Int32Array;
  /** By pixel: columns and rows from a patch's middle to that of its match. */
  readonly across: Int16Array;
  readonly down: Int16Array;
  readonly costs: Float32Array;
  /** How deep in the hole each pixel lies. */
  readonly depth: Uint8Array;
  /** Whole pixels, red in the lowest byte. */
  readonly colours: Int32Array;
  /** 1 where a patch is looked for. */
  readonly isTarget: Uint8Array;
  /** 1 where a whole patch around a pixel is known. */
  private readonly isSource: Uint8Array;
  private readonly sources: Int32Array;
  private readonly chance: RandomPlaces;
  /** First and last row that each row may take from. */
  private readonly firstRows: Int32Array;
  private readonly lastRows: Int32Array;

  /** A step of 2 looks for every second patch of every second row, which still cover each pixel nine times and more. */
  constructor(
    readonly picture: HoledPicture,
    readonly step: number,
    seed: number,
    rowsFor: RowsFor | null,
  ) {
    const { width, height, hole } = picture;
    this.width = width;
    this.height = height;
    this.chance = new RandomPlaces(seed);
    const touches = dilate(hole, width, height, reach);
    this.isSource = new Uint8Array(width * height);
    this.isTarget = new Uint8Array(width * height);
    this.across = new Int16Array(width * height);
    this.down = new Int16Array(width * height);
    this.costs = new Float32Array(width * height);
    this.depth = depthOf(hole, width);
    this.colours = coloursOf(picture);
    const targets = new Int32Array(width * height);
    const sources = new Int32Array(width * height);
    let targetCount = 0;
    let sourceCount = 0;
    for (let y = reach; y < height - reach; y++) {
      const isRow = isOnGrid(y, height, step);
      for (let x = reach; x < width - reach; x++) {
        const pixel = y * width + x;
        if (!touches[pixel]) {
          sources[sourceCount++] = pixel;
          this.isSource[pixel] = 1;
        } else if (isRow && isOnGrid(x, width, step)) {
          targets[targetCount++] = pixel;
          this.isTarget[pixel] = 1;
        }
      }
    }
    this.targets = targets.slice(0, targetCount);
    this.sources = sources.slice(0, sourceCount);
    this.firstRows = new Int32Array(height);
    this.lastRows = new Int32Array(height);
    for (let y = 0; y < height; y++) {
      const allowed = rowsFor?.(y / height);
      this.firstRows[y] = Math.max(reach, allowed ? Math.floor(allowed[0] * height) : 0);
      this.lastRows[y] = Math.min(height - reach - 1, allowed ? Math.ceil(allowed[1] * height) : height);
    }
  }

  get hasSources(): boolean {
    return this.sources.length > 24;
  }

  scatter() {
    const { width } = this;
    for (const target of this.targets) {
      const y = Math.floor(target / width);
      let row = 0;
      for (let attempt = 0; attempt < 13; attempt++) {
        row = this.matchWith(target, this.anySource());
        if (row >= this.firstRows[y]! && row <= this.lastRows[y]!) break;
      }
    }
  }

  private anySource(): number {
    return this.sources[this.chance.below(this.sources.length)]!;
  }

  /** Takes a source as a patch's match; gives the row it lies in. */
  private matchWith(target: number, source: number): number {
    const { width } = this;
    const row = Math.floor(source / width);
    const targetRow = Math.floor(target / width);
    this.down[target] = row - targetRow;
    this.across[target] = source - row * width - (target - targetRow * width);
    return row;
  }

  /** Begins with what the half size found. */
  takeOver(coarse: Matches) {
    const { width, across, down } = this;
    for (const target of this.targets) {
      const y = Math.floor(target / width);
      const x = target - y * width;
      const from = coarse.nearestTarget(x >> 1, y >> 1);
      const right = coarse.across[from]! * 2;
      const below = coarse.down[from]! * 2;
      if (coarse.isTarget[from] && this.isSourceAt(x + right, y + below)) {
        across[target] = right;
        down[target] = below;
      } else this.matchWith(target, this.anySource());
    }
  }

  private nearestTarget(x: number, y: number): number {
    return onGrid(y, this.height, this.step) * this.width + onGrid(x, this.width, this.step);
  }

  private isSourceAt(x: number, y: number): boolean {
    if (x < 0 || x >= this.width || y < 0 || y >= this.height) return false;
    return this.isSource[y * this.width + x] === 1;
  }

  /** Sum of squared differences of two patches, more for places far apart; stops early beyond `limit`. */
  private difference(target: number, right: number, below: number, limit: number): number {
    const { colours, width, height } = this;
    const shift = below * width + right;
    // Places at the same height are alike in most pictures: floor goes on as floor and sky as sky.
    let sum = (farAcross * right * right) / (width * width) + (farDown * below * below) / (height * height);
    let start = target - reach * width - reach;
    for (let row = 0; row <= reach * 2; row++) {
      let rowSum = 0;
      for (let at = start; at <= start + reach * 2; at++) {
        const one = colours[at]!;
        const other = colours[at + shift]!;
        if (one === other) continue;
        const red = (one & 255) - (other & 255);
        const green = ((one >>> 8) & 255) - ((other >>> 8) & 255);
        const blue = ((one >>> 16) & 255) - ((other >>> 16) & 255);
        rowSum = (rowSum + red * red + green * green + blue * blue) | 0;
      }
      sum += rowSum;
      if (sum > limit) return sum;
      start += width;
    }
    return sum;
  }

  /** Takes a place as the match if it is liker than what was found. */
  private try(target: number, x: number, y: number, right: number, below: number) {
    if (right === this.across[target] && below === this.down[target]) return;
    const row = y + below;
    if (row < this.firstRows[y]! || row > this.lastRows[y]! || !this.isSourceAt(x + right, row)) return;
    const cost = this.difference(target, right, below, this.costs[target]!);
    if (cost >= this.costs[target]!) return;
    this.costs[target] = cost;
    this.across[target] = right;
    this.down[target] = below;
  }

  /** Finds again how far from alike patches and matches are, after the hole was painted. */
  measure() {
    const { targets, across, down, costs } = this;
    for (const target of targets)
      costs[target] = this.difference(target, across[target]!, down[target]!, Infinity);
  }

  meanCost(): number {
    let sum = 0;
    for (const target of this.targets) sum += this.costs[target]!;
    return sum / Math.max(1, this.targets.length);
  }

  /**
   * One pass over all patches: neighbours pass on what they found, then places within `farthest` pixels are tried, ever
   * nearer ones.
   */
  search(pass: number, farthest: number) {
    const { width, targets, across, down, isTarget, chance } = this;
    const isBack = pass % 2 === 1;
    const beside = isBack ? this.step : -this.step;
    const above = beside * width;
    this.measure();
    for (let i = 0; i < targets.length; i++) {
      const target = targets[isBack ? targets.length - 1 - i : i]!;
      const y = Math.floor(target / width);
      const x = target - y * width;
      for (const next of [target + beside, target + above])
        if (isTarget[next]) this.try(target, x, y, across[next]!, down[next]!);
      for (let radius = farthest; radius >= 1; radius >>= 1) {
        const right = across[target]! + chance.below(radius * 2 + 1) - radius;
        const below = down[target]! + chance.below(radius * 2 + 1) - radius;
        this.try(target, x, y, right, below);
      }
    }
  }
}

/** Patches stand on every so-manieth place and on the last, so that the border is covered too. */
function isOnGrid(place: number, length: number, step: number): boolean {
  return (place - reach) % step === 0 || place === length - reach - 1;
}

/** The place on the grid nearest to one, towards the beginning. */
function onGrid(place: number, length: number, step: number): number {
  const within = Math.max(reach, Math.min(length - reach - 1, place));
  return isOnGrid(within, length, step) ? within : within - 1;
}

/** One load for a whole pixel: its lowest byte is red, because every machine that this runs on is little-endian. */
function coloursOf({ width, height, data }: HoledPicture): Int32Array {
  return new Int32Array(data.buffer, data.byteOffset, width * height);
}

import type { Pixels } from "~/formats/raster/pixels";
import { cutOutKnown } from "./cut-out-known";
import { dropSpecks } from "./drop-specks";
import { background, matte, subject } from "./matte";
import { fitPlainBackground, type PlainBackground, refit } from "./plain-background";

/** What an edge differs by at least, in bytes, from a little within to a little outside. */
const leastEdge = 16;
/** A subject of which more of the outline is no edge was not found. */
const mostGuessed = 0.25;

/**
 * Takes a picture's subject off a plain background: what is joined to the border and looks like it goes, the edge is
 * made soft, and its pixels lose the background's share of their colour. A picture that is transparent already is its own
 * cut-out. Null where the background is not plain, nothing or
 * everything would be left, or the outline is a guess.
 */
export function cutOut(pixels: Pixels): Pixels | null {
  if (isCutOut(pixels)) return pixels;
  if (pixels.subject) return cutOutKnown(pixels, pixels.subject);
  let plain = fitPlainBackground(pixels);
  if (!plain) return null;
  const { width, height } = pixels;
  const labels = new Uint8Array(width * height).fill(subject);
  let away = distances(pixels, plain);
  // What was found tells more of the background than its border did: its light farther in.
  let known = flood(away, labels, pixels, plain);
  for (let round = 0; round < 5; round++) {
    plain = refit(pixels, thinned(labels, width, height), plain.spread);
    away = distances(pixels, plain);
    labels.fill(subject);
    const before = known;
    known = flood(away, labels, pixels, plain);
    if (known < before * 1.004) break;
  }
  punchHoles(away, labels, pixels, plain);
  dropSpecks(labels, width, height);
  let left = 0;
  for (let pixel = 0; pixel < labels.length; pixel++) if (labels[pixel] === subject) left++;
  left /= labels.length;
  if (left < 0.003 || left > 0.97 || guessedOutline(pixels, labels) > mostGuessed) return null;
  return matte(pixels, labels, plain);
}

/** Some thousands of the pixels that are background. */
function thinned(labels: Uint8Array, width: number, height: number): number[] {
  const step = Math.max(1, Math.round(Math.sqrt((width * height) / 12_000)));
  const places: number[] = [];
  for (let y = 0; y < height; y += step)
    for (let x = 0; x < width; x += step)
      if (labels[y * width + x] === background) places.push(y * width + x);
  return places;
}

/**
 * The share of the outline, 0–1, at which the picture hardly changes: there the background did not end, it was taken to
 * end.
 */
function guessedOutline({ width, height, data }: Pixels, labels: Uint8Array): number {
  const reach = Math.max(2, Math.round(Math.min(width, height) / 200));
  let outline = 0;
  let guessed = 0;
  for (let y = reach; y < height - reach; y++) {
    for (let x = reach; x < width - reach; x++) {
      const pixel = y * width + x;
      if (labels[pixel] !== subject) continue;
      const out = outwards(labels, pixel, width);
      if (out === 0) continue;
      outline++;
      if (stepBetween(data, pixel - out * reach, pixel + out * reach) < leastEdge) guessed++;
    }
  }
  return guessed / Math.max(1, outline);
}

/** The step from a pixel to background beside it; 0 where there is none. */
function outwards(labels: Uint8Array, pixel: number, width: number): number {
  if (labels[pixel - 1] === background) return -1;
  if (labels[pixel + 1] === background) return 1;
  if (labels[pixel - width] === background) return -width;
  return labels[pixel + width] === background ? width : 0;
}

/** Whether at least a hundredth of a picture is transparent. */
export function isCutOut({ data }: Pixels): boolean {
  let clear = 0;
  for (let at = 3; at < data.length; at += 4) if (data[at]! < 24) clear++;
  return clear > data.length / 400;
}

/** How far each pixel is from the background, in bytes, at most 255. */
function distances({ width, height, data }: Pixels, plain: PlainBackground): Uint8Array {
  const away = new Uint8Array(width * height);
  const colors = new Float32Array(width * 3);
  for (let y = 0; y < height; y++) {
    plain.row(y, colors);
    for (let x = 0; x < width; x++) {
      const pixel = y * width + x;
      const red = data[pixel * 4]! - colors[x * 3]!;
      const green = data[pixel * 4 + 1]! - colors[x * 3 + 1]!;
      const blue = data[pixel * 4 + 2]! - colors[x * 3 + 2]!;
      // Differences of colour tell more than differences of light, which shadows make too.
      const light = (red + green + blue) / 3;
      const tint = Math.max(Math.abs(red - light), Math.abs(green - light), Math.abs(blue - light));
      away[pixel] = Math.min(255, Math.abs(light) * 0.85 + tint * 1.6);
    }
  }
  return away;
}

/** Marks as background what is joined to the border: near in colour, or a soft shadow that begins without an edge. Gives their number. */
function flood(
  away: Uint8Array,
  labels: Uint8Array,
  { width, height, data }: Pixels,
  plain: PlainBackground,
): number {
  const near = nearLimit(plain);
  const softStep = softStepOf(width, height);
  const behind = new Float64Array(3);
  const queue = new Int32Array(width * height);
  let tail = 0;
  const enter = (pixel: number) => {
    if (labels[pixel] === background) return;
    labels[pixel] = background;
    queue[tail++] = pixel;
  };
  /** Whether a pixel is the background with more or less light on it. */
  const isShaded = (pixel: number) => {
    plain.at(pixel % width, Math.floor(pixel / width), behind);
    const red = data[pixel * 4]! / Math.max(1, behind[0]!);
    const green = data[pixel * 4 + 1]! / Math.max(1, behind[1]!);
    const blue = data[pixel * 4 + 2]! / Math.max(1, behind[2]!);
    const share = (red + green + blue) / 3;
    return share > 0.45 && share < 1.25 && Math.max(red, green, blue) - Math.min(red, green, blue) < 0.1;
  };
  for (let x = 0; x < width; x++) {
    if (away[x]! < near) enter(x);
    const last = (height - 1) * width + x;
    if (away[last]! < near) enter(last);
  }
  for (let y = 0; y < height; y++) {
    if (away[y * width]! < near) enter(y * width);
    if (away[y * width + width - 1]! < near) enter(y * width + width - 1);
  }
  for (let head = 0; head < tail; head++) {
    const pixel = queue[head]!;
    const x = pixel % width;
    for (let side = 0; side < 4; side++) {
      if ((side === 0 && x === 0) || (side === 1 && x === width - 1)) continue;
      const next =
        side === 0 ? pixel - 1 : side === 1 ? pixel + 1 : side === 2 ? pixel - width : pixel + width;
      if (next < 0 || next >= labels.length || labels[next] === background) continue;
      if (away[next]! < near) enter(next);
      else if (isShaded(next) && smoothStep(data, pixel, next, width, x) <= softStep) enter(next);
    }
  }
  return tail;
}

/** Most a soft shadow changes from pixel to pixel, in bytes: the larger the picture, the slower it changes. */
const softStepOf = (width: number, height: number) =>
  Math.max(2, Math.min(4, 2300 / Math.max(width, height)));

const nearLimit = (plain: PlainBackground) => Math.max(8, Math.min(20, 5 + plain.spread * 2.2));

function stepBetween(data: Uint8ClampedArray, from: number, to: number): number {
  let step = 0;
  for (let channel = 0; channel < 3; channel++)
    step = Math.max(step, Math.abs(data[from * 4 + channel]! - data[to * 4 + channel]!));
  return step;
}

/**
 * How much the mean of three by three pixels changes from a pixel to the next, in bytes: what grain and the blocks of a JPEG do to
 * single pixels is no edge. Only the row or column that enters and the one that leaves differ.
 */
function smoothStep(data: Uint8ClampedArray, from: number, to: number, width: number, x: number): number {
  const on = to - from;
  const aside = Math.abs(on) === 1 ? width : 1;
  const entering = to + on;
  const leaving = from - on;
  const isAtBorder = x < 2 || x >= width - 2 || Math.min(entering, leaving) < width;
  if (isAtBorder || Math.max(entering, leaving) >= data.length / 4 - width)
    return stepBetween(data, from, to);
  let step = 0;
  for (let channel = 0; channel < 3; channel++) {
    let sum = 0;
    for (let beside = -aside; beside <= aside; beside += aside)
      sum += data[(entering + beside) * 4 + channel]! - data[(leaving + beside) * 4 + channel]!;
    step = Math.max(step, Math.abs(sum) / 9);
  }
  return step;
}

/** Between these, in bytes, a background has a colour that few things share. */
const telling = { darkest: 48, lightest: 228 };

/**
 * Opens enclosed places that look like the background, such as the inside of a handle. On white and on black they stay: a white
 * label and a dark lens look the same, and losing them would be worse.
 */
function punchHoles(away: Uint8Array, labels: Uint8Array, { width, height }: Pixels, plain: PlainBackground) {
  const middle = new Float64Array(3);
  plain.at(width / 2, height / 2, middle);
  if (Math.min(...middle) > telling.lightest || Math.max(...middle) < telling.darkest) return;
  const near = nearLimit(plain);
  const seen = new Uint8Array(labels.length);
  const least = labels.length * 0.0008;
  for (let start = 0; start < labels.length; start++) {
    if (seen[start] || labels[start] === background || away[start]! >= near) continue;
    const region = [start];
    seen[start] = 1;
    for (let head = 0; head < region.length; head++) {
      const pixel = region[head]!;
      for (const next of [pixel - 1, pixel + 1, pixel - width, pixel + width]) {
        if (next < 0 || next >= labels.length || seen[next] || labels[next] === background) continue;
        if (away[next]! >= near) continue;
        seen[next] = 1;
        region.push(next);
      }
    }
    if (region.length >= least) for (const pixel of region) labels[pixel] = background;
  }
}

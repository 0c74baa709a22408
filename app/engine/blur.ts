import type { EngineAssets, PixelsLike } from "~/engine/canvas";
import { grownBox } from "~/engine/content";
import type { Stage } from "~/engine/stage";
import { pixelsOf, type Surface } from "~/engine/surface";
import type { Target } from "~/engine/target";
import type { Box } from "~/scene/composition";

/** Blurs wider than this many pixels are made from a smaller picture, where nobody can see the difference. */
const FINEST_SIGMA = 2.5;

/**
 * A Gaussian blur of what `paint` paints within `box`; `sigma` in pixels of the composition. It is computed here and
 * not by the canvas's `filter`, which Safari lacks and which costs 45 ms a frame; the surface may hold a smaller
 * picture, to be stretched to its place. `keepsEdges`: the box is the whole picture, and stays filled to its edge.
 * `finish` may paint over the small picture.
 */
export function paintBlurred(
  stage: Stage,
  box: Box,
  sigma: number,
  keepsEdges: boolean,
  paint: (target: Target) => void,
  finish?: (small: Small) => void,
): Surface {
  const whole = keepsEdges ? box : grownBox(box, 3 * sigma);
  const { x, y, width, height } = pixelsOf(whole, stage);
  const sharp = stage.assets.createCanvas(Math.max(1, width), Math.max(1, height));
  sharp.context.setTransform(stage.scaleX, 0, 0, stage.scaleY, -x, -y);
  paint({ context: sharp.context, originX: -x, originY: -y, isPlain: true, isUpright: true });

  let small: Small = sharp;
  let sigmaPixels = sigma * Math.max(stage.scaleX, stage.scaleY);
  while (sigmaPixels >= 2 * FINEST_SIGMA) {
    small = halve(small, stage);
    sigmaPixels /= 2;
  }
  small.context.setTransform(1, 0, 0, 1, 0, 0);
  if (sigmaPixels > 0) {
    const { picture, context } = small;
    const pixels = context.getImageData(0, 0, picture.width, picture.height);
    blurPixels(pixels, picture.width, picture.height, sigmaPixels, keepsEdges);
    context.putImageData(pixels as never, 0, 0);
  }
  finish?.(small);
  return { picture: small.picture, x, y, width: Math.max(1, width), height: Math.max(1, height) };
}

type Small = ReturnType<EngineAssets["createCanvas"]>;

/** Half the size; bilinear sampling then takes every pixel into account. */
function halve({ picture }: Small, { assets }: Stage): Small {
  const [width, height] = [Math.ceil(picture.width / 2), Math.ceil(picture.height / 2)];
  const half = assets.createCanvas(width, height);
  half.context.drawImage(picture as never, 0, 0, width, height);
  return half;
}

/**
 * Three box blurs in each direction, which differ from a Gaussian by about 3 % (W3C Filter Effects, feGaussianBlur).
 * Colours are weighted by their opacity. Outside lies nothing, or, with `keepsEdges`, the edge goes on.
 */
export function blurPixels(
  { data }: PixelsLike,
  width: number,
  height: number,
  sigma: number,
  keepsEdges: boolean,
): void {
  const sizes = boxSizes(sigma);
  const from = new Float32Array(data.length);
  const to = new Float32Array(data.length);
  for (let index = 0; index < data.length; index += 4) {
    const alpha = data[index + 3]! / 255;
    from[index] = data[index]! * alpha;
    from[index + 1] = data[index + 1]! * alpha;
    from[index + 2] = data[index + 2]! * alpha;
    from[index + 3] = data[index + 3]!;
  }
  for (const size of sizes) {
    blurRows(from, to, width, height, size, keepsEdges);
    blurColumns(to, from, width, height, size, keepsEdges);
  }
  for (let index = 0; index < data.length; index += 4) {
    const alpha = from[index + 3]!;
    const weight = alpha > 0 ? 255 / alpha : 0;
    data[index] = from[index]! * weight;
    data[index + 1] = from[index + 1]! * weight;
    data[index + 2] = from[index + 2]! * weight;
    data[index + 3] = alpha;
  }
}

/** Odd widths of three boxes that together blur as a Gaussian does (Kovesi, Fast Almost-Gaussian Filtering). */
function boxSizes(sigma: number): number[] {
  const ideal = Math.sqrt((12 * sigma * sigma) / 3 + 1);
  let lower = Math.floor(ideal);
  if (lower % 2 === 0) lower--;
  const lowerCount = Math.round((12 * sigma * sigma - 3 * lower * lower - 12 * lower - 9) / (-4 * lower - 4));
  return [0, 1, 2].map((index) => (index < lowerCount ? lower : lower + 2));
}

/** Each pixel becomes the mean of those in its row that a box about it holds. */
function blurRows(
  from: Float32Array,
  to: Float32Array,
  width: number,
  height: number,
  size: number,
  keepsEdges: boolean,
): void {
  const reach = (size - 1) / 2;
  for (let y = 0; y < height; y++) {
    const row = y * width * 4;
    const last = row + (width - 1) * 4;
    let [red, green, blue, alpha] = [0, 0, 0, 0];
    for (let x = -reach; x <= reach; x++) {
      if ((x < 0 || x >= width) && !keepsEdges) continue;
      const at = Math.max(row, Math.min(last, row + x * 4));
      red += from[at]!;
      green += from[at + 1]!;
      blue += from[at + 2]!;
      alpha += from[at + 3]!;
    }
    for (let x = 0; x < width; x++) {
      const at = row + x * 4;
      to[at] = red / size;
      to[at + 1] = green / size;
      to[at + 2] = blue / size;
      to[at + 3] = alpha / size;
      const comes = keepsEdges || x + reach + 1 < width;
      const goes = keepsEdges || x >= reach;
      const next = Math.min(last, at + (reach + 1) * 4);
      const before = Math.max(row, at - reach * 4);
      red += (comes ? from[next]! : 0) - (goes ? from[before]! : 0);
      green += (comes ? from[next + 1]! : 0) - (goes ? from[before + 1]! : 0);
      blue += (comes ? from[next + 2]! : 0) - (goes ? from[before + 2]! : 0);
      alpha += (comes ? from[next + 3]! : 0) - (goes ? from[before + 3]! : 0);
    }
  }
}

/** The same of columns, all of them at once: memory is read fastest in its own order. */
function blurColumns(
  from: Float32Array,
  to: Float32Array,
  width: number,
  height: number,
  size: number,
  keepsEdges: boolean,
): void {
  const reach = (size - 1) / 2;
  const span = width * 4;
  const sums = new Float64Array(span);
  for (let y = -reach; y <= reach; y++) {
    if ((y < 0 || y >= height) && !keepsEdges) continue;
    const row = Math.max(0, Math.min(height - 1, y)) * span;
    for (let index = 0; index < span; index++) sums[index]! += from[row + index]!;
  }
  for (let y = 0; y < height; y++) {
    const row = y * span;
    const comes = keepsEdges || y + reach + 1 < height;
    const goes = keepsEdges || y >= reach;
    const next = Math.min(height - 1, y + reach + 1) * span;
    const before = Math.max(0, y - reach) * span;
    for (let index = 0; index < span; index++) {
      const sum = sums[index]!;
      to[row + index] = sum / size;
      sums[index] = sum + ((comes ? from[next + index]! : 0) - (goes ? from[before + index]! : 0));
    }
  }
}

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
    boxBlur(from, to, width, height, 4, width * 4, size, keepsEdges);
    boxBlur(to, from, height, width, width * 4, 4, size, keepsEdges);
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

function boxBlur(
  from: Float32Array,
  to: Float32Array,
  count: number,
  lines: number,
  step: number,
  lineStep: number,
  size: number,
  keepsEdges: boolean,
): void {
  const reach = (size - 1) / 2;
  for (let line = 0; line < lines; line++) {
    for (let channel = 0; channel < 4; channel++) {
      const start = line * lineStep + channel;
      const valueAt = (index: number): number => {
        if (index >= 0 && index < count) return from[start + index * step]!;
        if (!keepsEdges) return 0;
        return from[start + (index < 0 ? 0 : count - 1) * step]!;
      };
      let sum = 0;
      for (let index = -reach; index <= reach; index++) sum += valueAt(index);
      for (let index = 0; index < count; index++) {
        to[start + index * step] = sum / size;
        sum += valueAt(index + reach + 1) - valueAt(index - reach);
      }
    }
  }
}

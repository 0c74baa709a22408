import { clusterColors } from "~/domain/image/cluster-colors";
import { hexOf, type Triple, toLinear, toOklab } from "~/domain/image/oklab";

interface Pixels {
  data: Uint8ClampedArray;
  width: number;
  height: number;
}

interface PixelBox {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Fainter than this nobody sees. */
const leastAlpha = 24;
/** So many pixels say what colour most have. */
const mostSamples = 4000;

/** The smallest box with everything that is visible; null where nothing is. */
export function visibleBox({ data, width, height }: Pixels): PixelBox | null {
  let [left, top, right, bottom] = [width, height, -1, -1];
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (data[(y * width + x) * 4 + 3]! < leastAlpha) continue;
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = y;
    }
  }
  return right < 0 ? null : { x: left, y: top, width: right - left + 1, height: bottom - top + 1 };
}

/** The colour most of the solid pixels in a box have, and whether there is no other pixel: a logo with a ground of its own. */
export function hexOfPixels(
  { data, width }: Pixels,
  box: PixelBox,
): { color: string; isOpaque: boolean; colors: string[] } {
  const colors: Triple[] = [];
  let solid = 0;
  const count = box.width * box.height;
  const step = Math.max(1, Math.floor(count / mostSamples));
  let seen = 0;
  for (let index = 0; index < count; index += step) {
    seen++;
    const at = ((box.y + Math.floor(index / box.width)) * width + box.x + (index % box.width)) * 4;
    if (data[at + 3]! < 128) continue;
    solid++;
    colors.push(toOklab([toLinear(data[at]!), toLinear(data[at + 1]!), toLinear(data[at + 2]!)]));
  }
  const groups = clusterColors(colors, 4).map(({ middle }) => hexOf(middle));
  return { color: groups[0] ?? "#808080", isOpaque: solid === seen, colors: groups };
}

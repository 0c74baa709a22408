import type { ImageModelInfo } from "../image-model";
import type { ImageRequest } from "../image-request";

type Size = { width: number; height: number };

/**
 * Why an edit cannot be done to a picture of this size, in words that say what to change; null where it can. What becomes
 * larger is measured by what it becomes.
 */
export function unsupportedSize(
  { label, mostPixels }: Pick<ImageModelInfo, "label" | "mostPixels">,
  { operation, extend, parameters }: Pick<ImageRequest, "operation" | "extend" | "parameters">,
  source: Size,
): string | null {
  const most = mostPixels?.[operation];
  if (most === undefined) return null;
  if (operation === "extend") {
    const { top, right, bottom, left } = extend ?? { top: 0, right: 0, bottom: 0, left: 0 };
    const pixels = (source.width + left + right) * (source.height + top + bottom);
    if (pixels <= most) return null;
    return source.width * source.height >= most
      ? `${label} extends pictures to at most ${millions(most)} pixels; this one has ${millions(source.width * source.height)} already. Crop it first, or choose another model.`
      : `${label} extends pictures to at most ${millions(most)} pixels; this would have ${millions(pixels)}. Extend it less, or choose another model.`;
  }
  if (operation === "upscale") {
    const pixels = source.width * source.height * Number(parameters.scale ?? 2) ** 2;
    if (pixels <= most) return null;
    return `${label} enlarges pictures to at most ${millions(most)} pixels; this would have ${millions(pixels)}. Enlarge it less, or choose another model.`;
  }
  if (source.width * source.height <= most) return null;
  return `${label} does this with pictures of at most ${millions(most)} pixels; this one has ${millions(source.width * source.height)}. Crop it first, fill a marked area instead, or choose another model.`;
}

function millions(pixels: number): string {
  return `${(pixels / 1e6).toLocaleString("en", { maximumFractionDigits: 1 })} million`;
}

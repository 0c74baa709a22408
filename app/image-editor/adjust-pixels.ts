import type { Adjustments } from "./adjustments";

/** A strip of RGBA pixels and where it lies in its image, in pixels of that image's present size. */
export interface PixelStrip {
  data: Uint8ClampedArray;
  width: number;
  height: number;
  /** Row of the image that the strip begins with. */
  top: number;
  imageHeight: number;
}

/**
 * Develops a strip in place; transparency stays. Exposure is in stops (±2) on linear light, approximated by a gain
 * on the curve; luma is Rec. 709's.
 */
export function adjustPixels(strip: PixelStrip, adjustments: Adjustments): void {
  if (adjustments.sharpness !== 0) sharpen(strip, adjustments.sharpness);
  const { data, width, height, top, imageHeight } = strip;
  const curve = toneCurve(adjustments);
  const saturation = 1 + adjustments.saturation;
  const red = 1 + adjustments.warmth * 0.18 + adjustments.tint * 0.06;
  const green = 1 - adjustments.tint * 0.12;
  const blue = 1 - adjustments.warmth * 0.18 + adjustments.tint * 0.06;
  const { vignette } = adjustments;
  const middleX = (width - 1) / 2;
  const middleY = (imageHeight - 1) / 2;
  const reach = middleX ** 2 + middleY ** 2 || 1;
  for (let y = 0; y < height; y++) {
    const fromMiddleY = (top + y - middleY) ** 2;
    for (let x = 0; x < width; x++) {
      const at = (y * width + x) * 4;
      let r = curve[data[at]!]! * red;
      let g = curve[data[at + 1]!]! * green;
      let b = curve[data[at + 2]!]! * blue;
      if (saturation !== 1) {
        const luma = 0.2126 * r + 0.7152 * g + 0.0722 * b;
        r = luma + (r - luma) * saturation;
        g = luma + (g - luma) * saturation;
        b = luma + (b - luma) * saturation;
      }
      if (vignette !== 0) {
        const out = ((x - middleX) ** 2 + fromMiddleY) / reach;
        const fade = 1 - vignette * 0.85 * out * out;
        r *= fade;
        g *= fade;
        b *= fade;
      }
      data[at] = r;
      data[at + 1] = g;
      data[at + 2] = b;
    }
  }
}

/** What a channel value of 0–255 becomes by exposure, contrast, highlights and shadows, unclamped. */
function toneCurve({ exposure, contrast, highlights, shadows }: Adjustments): Float32Array {
  const gain = 2 ** (exposure * 2 * 0.4545);
  const slope = contrast >= 0 ? 1 + contrast * 1.2 : 1 + contrast * 0.7;
  return Float32Array.from({ length: 256 }, (_, value) => {
    let tone = (value / 255) * gain;
    tone += shadows * 0.5 * Math.max(0, 1 - tone) ** 3 * Math.min(1, tone * 4);
    tone += highlights * 0.9 * Math.min(1, tone) ** 3 * Math.max(0, 1.15 - tone);
    return ((tone - 0.5) * slope + 0.5) * 255;
  });
}

/** Unsharp mask with the mean of the four neighbours; negative softens. */
function sharpen({ data, width, height }: PixelStrip, amount: number): void {
  const before = data.slice();
  const weight = amount > 0 ? amount * 1.4 : amount * 0.9;
  const row = width * 4;
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const at = y * row + x * 4;
      for (let i = at; i < at + 3; i++) {
        const around = (before[i - 4]! + before[i + 4]! + before[i - row]! + before[i + row]!) / 4;
        data[i] = before[i]! + (before[i]! - around) * weight;
      }
    }
  }
}

import type { LuminanceRange } from "~/domain/image/picture-report";
import { luminanceOfGrey, parseHexColor } from "~/scene/contrast";
import type { Template } from "~/scene/templates/template";

/**
 * How light a part of a picture is under a template's tint: at least as far apart as it can be, since of the picture's
 * colours only the luminance is known.
 */
export function tintedRange(
  { low, high }: LuminanceRange,
  tint: Template["pictureTint"],
  color: string,
): LuminanceRange {
  if (!tint) return { low, high };
  const channels = parseHexColor(color).map((byte) => byte / 255);
  const seen = (luminance: number, channel: number) => {
    const grey = greyOf(luminance);
    const mixed = grey + (blended(grey, channel, tint.blend) - grey) * tint.opacity;
    return luminanceOfGrey(mixed * 255);
  };
  return { low: seen(low, Math.min(...channels)), high: seen(high, Math.max(...channels)) };
}

/** The grey, 0–1 as sRGB has it, of a luminance. */
function greyOf(luminance: number): number {
  return luminance <= 0.0031308 ? luminance * 12.92 : 1.055 * luminance ** (1 / 2.4) - 0.055;
}

/** As "Compositing and Blending Level 1" defines the modes, of one channel. */
function blended(under: number, over: number, mode: NonNullable<Template["pictureTint"]>["blend"]): number {
  switch (mode) {
    case "multiply":
      return under * over;
    case "screen":
      return under + over - under * over;
    case "overlay":
      return under <= 0.5 ? 2 * under * over : 1 - 2 * (1 - under) * (1 - over);
    case "soft-light": {
      if (over <= 0.5) return under - (1 - 2 * over) * under * (1 - under);
      const lit = under <= 0.25 ? ((16 * under - 12) * under + 4) * under : Math.sqrt(under);
      return under + (2 * over - 1) * (lit - under);
    }
  }
}

import type { Corner } from "~/domain/brands/brand";
import type { Box } from "~/scene/composition";
import type { Frame } from "~/scene/resolve/frame";
import { logoSize, logosHeight, watermarkLogos } from "~/scene/resolve/logo-size";
import { measureEntry } from "~/scene/resolve/measure-text";
import type { BrandOfVideo, Storyboard } from "~/scene/storyboard";
import type { TextStyle } from "~/scene/templates/template";
import { fitText } from "~/scene/text/fit-text";

/** Between what a brand adds and the texts of a scene, in units. */
const GAP_UNITS = 30;
/** A watermark is smaller than a logo. */
export const WATERMARK_SCALE = 0.62;
const DISCLAIMER_UNITS = { largest: 26, smallest: 20 };
const DISCLAIMER_LINES = 5;
const DISCLAIMER_LINE_HEIGHT = 1.32;

/** What a brand takes of a scene's safe area, from above and from below, in pixels. */
interface Bands {
  top: number;
  bottom: number;
}

/**
 * The frame in which a scene is laid out: without the bands that the brand's logo, watermark and disclaimer take, so that no
 * text stands there.
 */
export function frameWithinBrand(
  frame: Frame,
  { brand, captions }: Pick<Storyboard, "brand" | "captions">,
  isLast: boolean,
  label: TextStyle,
): Frame {
  if (!brand) return frame;
  // Captions stand at the same height in every scene.
  const { top, bottom } = bandsOf(frame, brand, isLast || captions?.show === true, label);
  const { safe } = frame;
  const besideBrand = {
    top: top > 0 ? safe.y + top : 0,
    bottom: bottom > 0 ? safe.y + safe.height - bottom : frame.height,
  };
  return { ...frame, besideBrand, safe: { ...safe, y: safe.y + top, height: safe.height - top - bottom } };
}

function bandsOf(frame: Frame, brand: BrandOfVideo, isLast: boolean, label: TextStyle): Bands {
  const { unit } = frame;
  const { logos, logo, watermark } = brand;
  const bands: Bands = { top: 0, bottom: 0 };
  const take = (corner: Corner, height: number) => {
    const edge = edgeOf(corner);
    if (height > 0) bands[edge] = Math.max(bands[edge], height + GAP_UNITS * unit);
  };
  if (logo && (logo.scenes === "all" || isLast)) take(logo.corner, logosHeight(logos, unit));
  if (watermark) {
    const heights = watermarkLogos(logos).map((one) => logoSize(one, unit * WATERMARK_SCALE).height);
    take(watermark.corner, Math.max(0, ...heights));
  }
  const disclaimer = isLast ? disclaimerHeight(frame, brand, label) : 0;
  if (disclaimer > 0) bands.bottom += disclaimer + (GAP_UNITS / 2) * unit;
  return bands;
}

/** Where a scene's disclaimer stands: at the foot of the safe area. An end card says it instead of the last scene. */
export function disclaimerBox(frame: Frame, brand: BrandOfVideo, label: TextStyle): Box | null {
  const height = disclaimerHeight(frame, brand, label);
  const { safe } = frame;
  return height === 0 ? null : { ...safe, y: safe.y + safe.height - height, height };
}

function disclaimerHeight(frame: Frame, { disclaimer, endCard }: BrandOfVideo, label: TextStyle): number {
  if (!disclaimer || endCard) return 0;
  return disclaimerTextHeight(disclaimer, frame.safe.width, frame, label);
}

/** How high a disclaimer of a width is, in pixels. */
export function disclaimerTextHeight(
  text: string,
  width: number,
  { unit, language }: Frame,
  label: TextStyle,
): number {
  const { lines, sizePixels } = fitText({
    text,
    language,
    width,
    height: Number.MAX_SAFE_INTEGER,
    ...disclaimerSizes(unit),
    lineHeight: DISCLAIMER_LINE_HEIGHT,
    linePadding: 0,
    measure: measureEntry({ text, style: disclaimerStyle(label) }, language),
  });
  return Math.ceil(lines.length * sizePixels * DISCLAIMER_LINE_HEIGHT);
}

export function disclaimerSizes(unit: number) {
  return {
    maxSize: DISCLAIMER_UNITS.largest * unit,
    minSize: DISCLAIMER_UNITS.smallest * unit,
    maxLines: DISCLAIMER_LINES,
    lineHeight: DISCLAIMER_LINE_HEIGHT,
  };
}

/** Small print is neither spaced nor in capitals, whatever the template's labels are. */
export function disclaimerStyle(label: TextStyle): TextStyle {
  return { ...label, uppercase: false, letterSpacingEm: 0, lineHeight: DISCLAIMER_LINE_HEIGHT };
}

export function edgeOf(corner: Corner): "top" | "bottom" {
  return corner.startsWith("top") ? "top" : "bottom";
}

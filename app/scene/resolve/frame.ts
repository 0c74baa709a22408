import type { Format } from "~/domain/video/format";
import type { Platform } from "~/domain/video/platform";
import type { Box } from "~/scene/composition";
import { formatOfSize, type Size, safeInsets } from "~/scene/format-size";
import type { RelativeBox } from "~/scene/layouts/part";

/** The canvas a composition is resolved for, and the way relative measures become pixels on it. */
export interface Frame extends Size {
  format: Format;
  language: string;
  direction: "ltr" | "rtl";
  /** Pixels of one unit: 1/1080 of the shorter side. */
  unit: number;
  /** Where text may stand, below the header. */
  safe: Box;
  header: Box;
  /** Between these heights a brand leaves room; absent where it takes none. */
  besideBrand?: { top: number; bottom: number };
}

/** Height of the margin line (scene number, progress) with the space below it, in units. */
const HEADER_UNITS = 96;
const HEADER_LINE_UNITS = 34;

export function makeFrame(
  size: Size,
  language: string,
  direction: "ltr" | "rtl",
  hasHeader: boolean,
  platform?: Platform,
): Frame {
  const format = formatOfSize(size);
  const unit = Math.min(size.width, size.height) / 1080;
  const insets = safeInsets(format, platform);
  // Platform controls stand on the right whatever the language, so insets are not mirrored.
  const safe = {
    x: insets.left * size.width,
    y: insets.top * size.height,
    width: (1 - insets.left - insets.right) * size.width,
    height: (1 - insets.top - insets.bottom) * size.height,
  };
  const headerHeight = hasHeader ? HEADER_UNITS * unit : 0;
  return {
    ...size,
    format,
    language,
    direction,
    unit,
    header: { ...safe, height: HEADER_LINE_UNITS * unit },
    safe: { ...safe, y: safe.y + headerHeight, height: safe.height - headerHeight },
  };
}

export function canvasBox(frame: Frame): Box {
  return { x: 0, y: 0, width: frame.width, height: frame.height };
}

/** A relative box in pixels of the canvas, mirrored where the language runs from right to left. */
export function toPixels(box: RelativeBox, area: Box, frame: Frame): Box {
  const x = frame.direction === "rtl" ? 1 - box.x - box.width : box.x;
  return {
    x: area.x + x * area.width,
    y: area.y + box.y * area.height,
    width: box.width * area.width,
    height: box.height * area.height,
  };
}

/** The largest box of a width-to-height ratio in the middle of another. */
export function fitRatio(box: Box, ratio: number): Box {
  const width = Math.min(box.width, box.height * ratio);
  const height = width / ratio;
  return { x: box.x + (box.width - width) / 2, y: box.y + (box.height - height) / 2, width, height };
}

export function insetBox(box: Box, by: number): Box {
  const width = Math.max(1, box.width - 2 * by);
  const height = Math.max(1, box.height - 2 * by);
  return { x: box.x + (box.width - width) / 2, y: box.y + (box.height - height) / 2, width, height };
}

export function coversCanvas(box: Box, frame: Frame): boolean {
  return box.x <= 0 && box.y <= 0 && box.width >= frame.width && box.height >= frame.height;
}

export function boxesOverlap(first: Box, second: Box): boolean {
  return (
    first.x < second.x + second.width &&
    second.x < first.x + first.width &&
    first.y < second.y + second.height &&
    second.y < first.y + first.height
  );
}

/** Everything that a frame consists of, to compare it by. */
export function frameValues({ safe, header, besideBrand, ...frame }: Frame): unknown[] {
  const { width, height, format, language, direction, unit } = frame;
  return [
    ...[width, height, format, language, direction, unit],
    ...[safe.x, safe.y, safe.width, safe.height],
    ...[header.x, header.y, header.width, header.height],
    ...[besideBrand?.top, besideBrand?.bottom],
  ];
}

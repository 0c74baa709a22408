import type { Format } from "~/domain/video/format";
import { formatOfSize, type Size } from "~/scene/format-size";

/**
 * CSS width of a player at most as high and as wide as CSS lengths; without a width, as wide as there is room. Rounded so that its height comes
 * out whole, too: half a pixel would show as a dark line at its edge.
 */
export function playerWidth(mostHeight: string, size: Size, mostWidth = "100%"): string {
  const format: Format = formatOfSize(size);
  const step = Number.parseInt(format, 10);
  return `round(down, min(${mostWidth}, (${mostHeight}) * ${size.width / size.height}), ${step}px)`;
}

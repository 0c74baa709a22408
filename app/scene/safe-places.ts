import { formats } from "~/domain/video/format";
import type { Platform } from "~/domain/video/platform";
import { safeInsets } from "~/scene/format-size";
import { extentOf } from "~/scene/new-parts";
import type { Placement } from "~/scene/part-changes";

/** In fractions of a side of the canvas. */
export interface Range {
  from: number;
  to: number;
}

/** Where the middle of a thing may be, and its size, smaller where it would be too large. */
interface SafePlaces extends Pick<Placement, "width" | "height"> {
  x: Range;
  y: Range;
}

/** One side of the canvas in one format: what is not safe at its ends, in fractions of it, and its length in shorter sides. */
interface Side {
  before: number;
  after: number;
  extent: number;
}

/** The places at which a thing lies inside the safe area in every format, so that it has one place in all of them. */
export function safePlaces(
  { width, height }: Pick<Placement, "width" | "height">,
  platform?: Platform,
): SafePlaces {
  const sides = formats.map((format) => {
    const { left, right, top, bottom } = safeInsets(format, platform);
    const extent = extentOf(format);
    return {
      across: { before: left, after: right, extent: extent.width },
      down: { before: top, after: bottom, extent: extent.height },
    };
  });
  const across = sides.map((side) => side.across);
  const down = sides.map((side) => side.down);
  const scale = Math.min(1, longestWithin(across) / width, longestWithin(down) / height);
  return {
    width: width * scale,
    height: height * scale,
    x: middlesWithin(across, width * scale),
    y: middlesWithin(down, height * scale),
  };
}

/** What has room between the start of any one and the end of any other with its middle at the same place of both. */
function longestWithin(sides: readonly Side[]): number {
  const lengths = sides.flatMap((one) =>
    sides.map((other) => (2 * (1 - one.before - other.after)) / (1 / one.extent + 1 / other.extent)),
  );
  return Math.min(...lengths);
}

function middlesWithin(sides: readonly Side[], length: number): Range {
  const from = Math.max(...sides.map(({ before, extent }) => before + length / extent / 2));
  const to = Math.min(...sides.map(({ after, extent }) => 1 - after - length / extent / 2));
  return { from, to: Math.max(from, to) };
}

import type { Frame } from "./edit-draft";
import { clamp, type Point, type Rectangle, type Size } from "./geometry";

/** What of a rectangle is dragged; `move` is all of it. */
export type Handle = "n" | "s" | "e" | "w" | "ne" | "nw" | "se" | "sw" | "move";

const leastSide = 16;

/** Size of the image once it is turned by quarters. */
export function turnedSize(image: Size, { turns }: Pick<Frame, "turns">): Size {
  return turns % 2 === 0
    ? { width: image.width, height: image.height }
    : { width: image.height, height: image.width };
}

/** What is cut out of the turned image: as set, else the most that shows no empty corner. */
export function cropOf(image: Size, frame: Frame): Rectangle {
  const size = turnedSize(image, frame);
  const all = { x: 0, y: 0, ...size };
  return withinTurned(frame.crop ?? all, size, frame.straightenDegrees);
}

/**
 * Shrinks a cut towards its middle until all its corners lie on the image, which is turned by `degrees` about its
 * own middle. A middle that lies outside is brought to the image first.
 */
export function withinTurned(crop: Rectangle, size: Size, degrees: number): Rectangle {
  const angle = (-degrees * Math.PI) / 180;
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  const half = { x: size.width / 2, y: size.height / 2 };
  const turned = (x: number, y: number): Point => ({ x: x * cos - y * sin, y: x * sin + y * cos });
  const middle = turned(crop.x + crop.width / 2 - half.x, crop.y + crop.height / 2 - half.y);
  const within = {
    x: clamp(middle.x, -half.x + 1, half.x - 1),
    y: clamp(middle.y, -half.y + 1, half.y - 1),
  };
  let share = 1;
  for (const across of [-1, 1]) {
    for (const down of [-1, 1]) {
      const corner = turned((across * crop.width) / 2, (down * crop.height) / 2);
      share = Math.min(share, reach(within.x, corner.x, half.x), reach(within.y, corner.y, half.y));
    }
  }
  // Back from the turned plane.
  const x = within.x * cos + within.y * sin + half.x;
  const y = -within.x * sin + within.y * cos + half.y;
  const width = Math.max(1, crop.width * share);
  const height = Math.max(1, crop.height * share);
  return { x: x - width / 2, y: y - height / 2, width, height };
}

/** How far along `step` one may go from `from` without passing ±`limit`. */
function reach(from: number, step: number, limit: number): number {
  if (Math.abs(step) < 1e-9) return 1;
  return Math.max(0, ((step > 0 ? limit : -limit) - from) / step);
}

/** The largest cut of a ratio (width by height) around the middle of another one, on the image. */
export function cropToRatio(crop: Rectangle, ratio: number, size: Size, degrees: number): Rectangle {
  const area = Math.max(crop.width, crop.height);
  const width = ratio >= 1 ? area : area * ratio;
  const height = width / ratio;
  return withinTurned(
    { x: crop.x + (crop.width - width) / 2, y: crop.y + (crop.height - height) / 2, width, height },
    size,
    degrees,
  );
}

/**
 * A rectangle after one of its handles went by (dx, dy). With a ratio it keeps that; it never turns inside out. What
 * lies opposite the handle stays where it is.
 */
export function dragRectangle(
  start: Rectangle,
  handle: Handle,
  by: Point,
  ratio: number | null,
  least = leastSide,
): Rectangle {
  if (handle === "move") return { ...start, x: start.x + by.x, y: start.y + by.y };
  const west = handle.includes("w");
  const north = handle.includes("n");
  const acrossMoves = west || handle.includes("e");
  const downMoves = north || handle.includes("s");
  let width = acrossMoves ? Math.max(least, start.width + (west ? -by.x : by.x)) : start.width;
  let height = downMoves ? Math.max(least, start.height + (north ? -by.y : by.y)) : start.height;
  if (ratio !== null) {
    if (!downMoves || (acrossMoves && width / height > ratio)) height = width / ratio;
    else width = height * ratio;
  }
  return {
    x: west ? start.x + start.width - width : acrossMoves ? start.x : start.x + (start.width - width) / 2,
    y: north ? start.y + start.height - height : downMoves ? start.y : start.y + (start.height - height) / 2,
    width,
    height,
  };
}

/** A cut after one of its handles was dragged, kept on the image. */
export function dragCrop(
  start: Rectangle,
  handle: Handle,
  by: Point,
  options: { size: Size; degrees: number; ratio: number | null },
): Rectangle {
  const { size, degrees, ratio } = options;
  if (handle === "move") {
    // Moving never shrinks: it goes as far as it can.
    const moved = dragRectangle(start, handle, by, null);
    const kept = withinTurned(moved, size, degrees);
    if (kept.width >= start.width - 0.01) return moved;
    if (degrees !== 0) return start;
    return {
      ...start,
      x: clamp(moved.x, 0, size.width - start.width),
      y: clamp(moved.y, 0, size.height - start.height),
    };
  }
  const dragged = dragRectangle(start, handle, by, ratio);
  if (degrees === 0 && ratio === null) {
    const left = clamp(dragged.x, 0, size.width);
    const top = clamp(dragged.y, 0, size.height);
    const right = clamp(dragged.x + dragged.width, 0, size.width);
    const bottom = clamp(dragged.y + dragged.height, 0, size.height);
    return { x: left, y: top, width: right - left, height: bottom - top };
  }
  return withinTurned(dragged, size, degrees);
}

/** The same cut after the image was turned by a quarter or mirrored. */
export function turnCrop(
  crop: Rectangle | null,
  size: Size,
  how: "clockwise" | "counterclockwise" | "flip-x" | "flip-y",
): Rectangle | null {
  if (!crop) return null;
  const { x, y, width, height } = crop;
  switch (how) {
    case "clockwise":
      return { x: size.height - y - height, y: x, width: height, height: width };
    case "counterclockwise":
      return { x: y, y: size.width - x - width, width: height, height: width };
    case "flip-x":
      return { x: size.width - x - width, y, width, height };
    case "flip-y":
      return { x, y: size.height - y - height, width, height };
  }
}

import type { ShareBox } from "~/domain/image/picture-report";
import type { Box, PictureLayer } from "~/scene/composition";

/*
 * How a picture is cropped in the box that it covers. A view is the part of the picture that the box shows, in shares of
 * the picture; a window is the part of the box that is seen, in shares of the box: a box may reach beyond the canvas, and a
 * round one has no corners.
 */

/** Room between the subject and the edge of the view, as a share of the view, where there is any. */
const AIR = 0.05;

export const wholeWindow: ShareBox = { x: 0, y: 0, width: 1, height: 1 };

/** Upper left corners of views, in shares of the picture. */
export interface ViewRange {
  x: readonly [least: number, most: number];
  y: readonly [least: number, most: number];
}

/** How much of a picture of this ratio a box shows that it covers. */
export function viewSize(ratio: number, box: Box): { width: number; height: number } {
  const boxRatio = box.width / box.height;
  return boxRatio >= ratio ? { width: 1, height: ratio / boxRatio } : { width: boxRatio / ratio, height: 1 };
}

/** Every view whose window shows the whole subject; where it is larger than the window, the one about its middle. */
export function viewsOfSubject(
  subject: ShareBox,
  { width, height }: { width: number; height: number },
  window: ShareBox,
): ViewRange {
  return {
    x: startsThatShow(subject.x, subject.width, width, window.x, window.width),
    y: startsThatShow(subject.y, subject.height, height, window.y, window.height),
  };
}

function startsThatShow(
  start: number,
  length: number,
  view: number,
  windowStart: number,
  windowLength: number,
): [number, number] {
  const isInPicture = (at: number) => clamp(at, 0, 1 - view);
  const most = start - windowStart * view;
  const least = most + length - windowLength * view;
  if (least >= most) return [isInPicture((least + most) / 2), isInPicture((least + most) / 2)];
  const air = Math.min(AIR * view, (most - least) / 2);
  return [isInPicture(least + air), isInPicture(most - air)];
}

/** Where a part of the picture stands on the canvas, cut to the box that shows it. */
export function onCanvas(part: ShareBox, view: ShareBox, box: Box): Box {
  const toX = (share: number) => box.x + clamp((share - view.x) / view.width, 0, 1) * box.width;
  const toY = (share: number) => box.y + clamp((share - view.y) / view.height, 0, 1) * box.height;
  const [x, y] = [toX(part.x), toY(part.y)];
  return { x, y, width: toX(part.x + part.width) - x, height: toY(part.y + part.height) - y };
}

/** The slow move of a picture, as far as its subject stays in the window. */
export function moveWithin(
  motion: NonNullable<PictureLayer["motion"]>,
  subject: ShareBox,
  view: ShareBox,
  window: ShareBox,
): NonNullable<PictureLayer["motion"]> {
  const edges = [
    ...edgesFromMiddle(subject.x, subject.width, view.x, view.width, window.x, window.width),
    ...edgesFromMiddle(subject.y, subject.height, view.y, view.height, window.y, window.height),
  ];
  const mostScale = Math.min(...edges.map(({ own, seen }) => (own > 0 ? Math.max(1, seen / own) : Infinity)));
  const fromScale = Math.min(motion.fromScale, mostScale);
  const toScale = Math.min(motion.toScale, mostScale);
  const scale = Math.max(fromScale, toScale);
  const room = Math.min(...edges.slice(0, 2).map(({ own, seen }) => seen - own * scale)) / view.width;
  const pan = Math.min(Math.abs(motion.panX), Math.max(0, 2 * room));
  return { fromScale, toScale, panX: pan === 0 ? 0 : pan * Math.sign(motion.panX), panY: motion.panY };
}

/** Both ends of the subject and of the window, by their distance from the middle of the view, about which it grows. */
function edgesFromMiddle(
  start: number,
  length: number,
  viewStart: number,
  view: number,
  windowStart: number,
  windowLength: number,
): { own: number; seen: number }[] {
  const middle = viewStart + view / 2;
  return [
    { own: middle - start, seen: view / 2 - windowStart * view },
    { own: start + length - middle, seen: (windowStart + windowLength) * view - view / 2 },
  ];
}

function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(most, value));
}

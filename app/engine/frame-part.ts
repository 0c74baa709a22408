import type { Picture } from "~/engine/canvas";
import type { Target } from "~/engine/target";
import type { BlendMode, Box } from "~/scene/composition";

/**
 * What a frame consists of, for a painter that is not a canvas: an image at rest, and how it is laid onto what is below.
 * Lengths are pixels of the canvas. Drawn in order, the parts of a frame give what `drawFrame` draws, but for roundings.
 */
export interface FramePart {
  image: PaintedImage | SampledImage | FilledImage;
  /** 0–1, over the image as a whole. */
  opacity: number;
  /** Moves the image from its resting place; `null` where it rests. */
  move: Move | null;
  /** Whole pixels outside which nothing shows; `null` where nothing is cut. */
  cut: Box | null;
  /** How its colours meet what is below. */
  blend: BlendMode;
}

/** The pixel at (px, py) of the resting image is shown at (px·scaleX + x, py·scaleY + y). */
export interface Move {
  scaleX: number;
  scaleY: number;
  x: number;
  y: number;
}

/** Painted on a canvas; again only where `state` differs from what `owner` showed before. */
export interface PaintedImage {
  kind: "painted";
  owner: object;
  /** Equal states of one owner mean equal pixels; `null` where every frame is another. */
  state: number | string | null;
  /** Everything it paints lies in here. */
  box: Box;
  paint(target: Target): void;
  /** The one colour that it fills its box with, to the corners. */
  fill?: string;
}

/** Part of a picture stretched to a box, in every frame another. */
export interface SampledImage {
  kind: "sampled";
  picture: Picture;
  /** In pixels of the picture. */
  source: Box;
  target: Box;
  /** What of the target shows, as the alpha of what it paints; `null` for all. */
  mask: PaintedImage | null;
  /** Whether its edges are laid on whole pixels wherever it is moved. */
  isSnapped: boolean;
}

/** A rectangle of one opaque colour, its edges smoothed where they lie between pixels. */
export interface FilledImage {
  kind: "filled";
  /** `#rrggbb`. */
  color: string;
  box: Box;
}

/** Whether two moves, or rests, are the same. */
export function sameMove(first: Move | null, second: Move | null): boolean {
  if (first === null || second === null) return first === second;
  return (
    first.scaleX === second.scaleX &&
    first.scaleY === second.scaleY &&
    first.x === second.x &&
    first.y === second.y
  );
}

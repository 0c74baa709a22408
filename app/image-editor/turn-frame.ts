import { turnCrop, turnedSize } from "./crop";
import type { Frame } from "./edit-draft";
import type { Size } from "./geometry";

/** A frame turned by a quarter, as it looks. Turning makes of a mirroring across one down. */
export function turnFrame(frame: Frame, image: Size, direction: "clockwise" | "counterclockwise"): Frame {
  return {
    turns: (frame.turns + (direction === "clockwise" ? 1 : 3)) % 4,
    flipX: frame.flipY,
    flipY: frame.flipX,
    straightenDegrees: frame.straightenDegrees,
    crop: turnCrop(frame.crop, turnedSize(image, frame), direction),
  };
}

/** A frame mirrored across or down, as it looks. */
export function flipFrame(frame: Frame, image: Size, axis: "x" | "y"): Frame {
  return {
    ...frame,
    flipX: axis === "x" ? !frame.flipX : frame.flipX,
    flipY: axis === "y" ? !frame.flipY : frame.flipY,
    straightenDegrees: -frame.straightenDegrees || 0,
    crop: turnCrop(frame.crop, turnedSize(image, frame), `flip-${axis}`),
  };
}

/** How a frame mirrors, in the directions of the image before it is turned by quarters. */
export function mirrorOf({ turns, flipX, flipY }: Frame): { x: boolean; y: boolean } {
  return turns % 2 === 0 ? { x: flipX, y: flipY } : { x: flipY, y: flipX };
}

/** Turns, mirrors and straightens what is drawn next: image pixels to pixels of the turned image. */
export function applyFrame(
  context: Pick<CanvasTransform, "translate" | "rotate" | "scale">,
  frame: Frame,
  image: Size,
): void {
  const { width, height } = turnedSize(image, frame);
  context.translate(width / 2, height / 2);
  context.rotate((frame.straightenDegrees * Math.PI) / 180);
  context.scale(frame.flipX ? -1 : 1, frame.flipY ? -1 : 1);
  context.rotate((frame.turns * Math.PI) / 2);
  context.translate(-image.width / 2, -image.height / 2);
}

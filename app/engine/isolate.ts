import type { Stage } from "~/engine/stage";
import { pixelsOf, pixelsOnCanvas } from "~/engine/surface";
import type { Target } from "~/engine/target";
import { clipToPixels } from "~/engine/transform";
import type { Box } from "~/scene/composition";

/**
 * Paints onto a scratch canvas and lays the result down as one, with the opacity and blend mode set on the
 * target's context. Only what falls into `box` is kept; the smaller it is, the cheaper.
 */
export function isolate(target: Target, stage: Stage, box: Box, paint: (target: Target) => void): void {
  const pixels = target.isPlain ? pixelsOnCanvas(box, stage) : pixelsOf(box, stage);
  const { x, y, width, height } = pixels;
  if (width <= 0 || height <= 0) return;
  const scratch = target.isPlain
    ? stage.borrowScratch(width, height)
    : stage.assets.createCanvas(width, height);
  const { context, picture } = scratch;
  context.save();
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.clearRect(0, 0, picture.width, picture.height);
  context.beginPath();
  context.rect(0, 0, width, height);
  context.clip();
  context.setTransform(stage.scaleX, 0, 0, stage.scaleY, -x, -y);
  paint({ context, originX: -x, originY: -y, isPlain: true, isUpright: true });
  context.restore();

  const { scaleX, scaleY } = stage;
  const { originX, originY } = target;
  if (target.isPlain) {
    // The scratch canvas may be larger than asked for. Drawn whole under a clip its pixels are copied the same way
    // whatever its size; a part of it drawn by itself may differ by one level.
    target.context.save();
    target.context.setTransform(1, 0, 0, 1, originX, originY);
    clipToPixels(target.context, pixels);
    target.context.drawImage(picture as never, x, y);
    target.context.restore();
    stage.returnScratch(scratch);
  } else {
    target.context.drawImage(picture as never, x / scaleX, y / scaleY, width / scaleX, height / scaleY);
  }
}

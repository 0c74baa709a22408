import { isInvisible, isMoved, poseAt } from "~/engine/animate";
import type { Canvas2D } from "~/engine/canvas";
import type { PreparedText, TextPiece } from "~/engine/prepare-text";
import { clipToPixels, drawPosed } from "~/engine/transform";
import type { Box, TextLayer } from "~/scene/composition";

/** Part of a line's height that letters may reach beyond it, above and below, without being masked away. */
const MASK_OVERSHOOT = 0.16;

/** Draws a text layer at a time: its plates first, then every piece in its own pose. */
export function drawText(
  context: Canvas2D,
  layer: TextLayer,
  prepared: PreparedText,
  language: string,
  timeSeconds: number,
): void {
  if (layer.plate) {
    context.fillStyle = layer.plate.color;
    for (const plate of prepared.plates) {
      const pose = poseAt(layer.animations, timeSeconds, plate.order);
      if (isInvisible(pose)) continue;
      const radius = Math.min(layer.plate.radius, plate.box.height / 2);
      drawPosed(context, pose, plate.box, () => fillRounded(context, plate.box, radius));
    }
  }
  context.font = prepared.font;
  context.letterSpacing = prepared.letterSpacing;
  context.direction = prepared.direction;
  context.textAlign = "left";
  context.textBaseline = "alphabetic";
  if (context.lang !== undefined) context.lang = language;
  context.fillStyle = layer.color;
  for (const piece of prepared.pieces) drawPiece(context, layer, piece, timeSeconds);
}

function drawPiece(context: Canvas2D, layer: TextLayer, piece: TextPiece, timeSeconds: number): void {
  const pose = poseAt(layer.animations, timeSeconds, piece.order);
  if (isInvisible(pose)) return;
  const masked = layer.masked === true && isMoved(pose);
  if (masked) {
    const overshoot = piece.strip.height * MASK_OVERSHOOT;
    context.save();
    clipToPixels(context, {
      x: piece.strip.x - overshoot,
      y: piece.strip.y - overshoot,
      width: piece.strip.width + 2 * overshoot,
      height: piece.strip.height + 2 * overshoot,
    });
  }
  drawPosed(context, pose, layer.reveal === "block" ? layer.box : piece.strip, () =>
    context.fillText(piece.text, piece.x, piece.baseline),
  );
  if (masked) context.restore();
}

function fillRounded(context: Canvas2D, box: Box, radius: number): void {
  if (radius <= 0) {
    context.fillRect(box.x, box.y, box.width, box.height);
    return;
  }
  context.beginPath();
  context.roundRect(box.x, box.y, box.width, box.height, radius);
  context.fill();
}

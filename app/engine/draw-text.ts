import { isInvisible, isMoved, poseAt } from "~/engine/animate";
import { grownBox } from "~/engine/content";
import { fillRounded } from "~/engine/draw-shape";
import type { PreparedPlate, PreparedText, TextPiece } from "~/engine/prepare-text";
import { paintShadow } from "~/engine/shadow";
import type { Stage } from "~/engine/stage";
import { fullSize, stampSoftSurface } from "~/engine/surface";
import type { Target } from "~/engine/target";
import { drawGlyphShadow } from "~/engine/text-shadow";
import { fillGlyphs, setTextStyle } from "~/engine/text-style";
import { clipToPixels, drawPosed } from "~/engine/transform";
import type { Box, TextLayer } from "~/scene/composition";

/** Part of a line's height that letters may reach beyond it, above and below, without being masked away. */
const MASK_OVERSHOOT = 0.16;

/** Draws a text layer at a time: its plates first, then shadows, then every piece in its own pose. */
export function drawText(
  target: Target,
  stage: Stage,
  layer: TextLayer,
  prepared: PreparedText,
  timeSeconds: number,
): void {
  for (const plate of prepared.plates) drawPlate(target, stage, layer, plate, timeSeconds);
  const { context } = target;
  const { shadow } = layer;
  if (shadow && !layer.plate) {
    for (const piece of prepared.pieces) {
      drawPiece(target, layer, piece, timeSeconds, (posed) =>
        drawGlyphShadow(posed, stage, shadow, piece, prepared),
      );
    }
  }
  setTextStyle(context, prepared, stage.composition.language);
  context.fillStyle = layer.color;
  for (const piece of prepared.pieces) {
    drawPiece(target, layer, piece, timeSeconds, (posed) => fillGlyphs(posed, piece));
  }
}

function drawPlate(
  target: Target,
  stage: Stage,
  layer: TextLayer,
  plate: PreparedPlate,
  timeSeconds: number,
): void {
  if (!layer.plate) return;
  const { color, radius } = layer.plate;
  const { shadow } = layer;
  const pose = poseAt(layer.animations, timeSeconds, plate.order);
  if (isInvisible(pose)) return;
  const fill = (posed: Target) => {
    posed.context.fillStyle = color;
    fillRounded(posed.context, plate.box, radius);
  };
  drawPosed(target, pose, plate.box, (posed) => {
    if (shadow) {
      const cast = () => fullSize(stage, paintShadow(stage, shadow, plate.box, fill));
      stampSoftSurface(posed, stage, stage.surfaces.get(plate, cast));
    }
    fill(posed);
  });
}

function drawPiece(
  target: Target,
  layer: TextLayer,
  piece: TextPiece,
  timeSeconds: number,
  draw: (target: Target) => void,
): void {
  const pose = poseAt(layer.animations, timeSeconds, piece.order);
  if (isInvisible(pose)) return;
  const { context } = target;
  const overshoot = piece.strip.height * MASK_OVERSHOOT;
  const masked = layer.masked === true && isMoved(pose);
  if (masked) {
    context.save();
    clipToPixels(context, grownBox(piece.strip, overshoot));
  }
  const own: Box = layer.reveal === "block" ? layer.box : grownBox(piece.box, overshoot);
  drawPosed(target, pose, own, draw);
  if (masked) context.restore();
}

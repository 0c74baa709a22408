import { isInvisible, isMoved, onWholePixels, poseAt } from "~/engine/animate";
import { type ContentPiece, grownBox } from "~/engine/content";
import { fillRounded } from "~/engine/draw-shape";
import { isolate } from "~/engine/isolate";
import type { PreparedPlate, PreparedText, TextPiece } from "~/engine/prepare-text";
import { paintShadow, shadowReach } from "~/engine/shadow";
import type { Stage } from "~/engine/stage";
import { fullSize, stampSurface } from "~/engine/surface";
import type { Target } from "~/engine/target";
import { drawGlyphShadow, OVERHANG } from "~/engine/text-shadow";
import { fillGlyphs, fillRuns, setTextStyle } from "~/engine/text-style";
import { clipToPixels, drawPosed, movedBox } from "~/engine/transform";
import type { TextLayer } from "~/scene/composition";

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
  const { context } = target;
  for (const piece of piecesOfText(stage, layer, prepared, timeSeconds)) {
    if (piece.strip) {
      context.save();
      clipToPixels(context, piece.strip);
    }
    drawPiece(target, stage, piece);
    if (piece.strip) context.restore();
  }
}

/** Draws one piece in its pose. */
export function drawPiece(target: Target, stage: Stage, piece: ContentPiece): void {
  const { box, pose, centre, paint, isMany = false } = piece;
  if (!isMany || pose.opacity >= 1) {
    drawPosed(target, pose, centre, paint);
    return;
  }
  target.context.globalAlpha = pose.opacity;
  isolate(target, stage, movedBox(grownBox(box, 1), pose, centre), (inner) =>
    drawPosed(inner, pose, centre, paint, 1),
  );
}

/** The visible pieces of a text layer at a time, in painting order: plates, then shadows, then letters. */
export function piecesOfText(
  stage: Stage,
  layer: TextLayer,
  prepared: PreparedText,
  timeSeconds: number,
): ContentPiece[] {
  const { shadow } = layer;
  const plates = prepared.plates.map((plate) => plateOf(stage, layer, plate, timeSeconds));
  const glyphs = prepared.pieces.map((piece) =>
    glyphsOf(stage, layer, piece, timeSeconds, ({ context }) => {
      setTextStyle(context, prepared, stage.composition.language);
      if (piece.runs) {
        fillRuns(context, piece, layer.color, prepared.sizePixels);
        return;
      }
      context.fillStyle = layer.color;
      fillGlyphs({ context }, piece);
    }),
  );
  const shadows =
    shadow && !layer.plate
      ? prepared.pieces.map((piece) => {
          const cast = glyphsOf(stage, layer, piece, timeSeconds, (posed) =>
            drawGlyphShadow(posed, stage, shadow, piece, prepared),
          );
          return {
            ...cast,
            owner: piece.strip,
            box: grownBox(cast.box, shadowReach(shadow)),
          };
        })
      : [];
  return [...plates, ...shadows, ...glyphs].filter(({ pose }) => !isInvisible(pose));
}

function plateOf(stage: Stage, layer: TextLayer, plate: PreparedPlate, timeSeconds: number): ContentPiece {
  const { shadow } = layer;
  const { color, radius } = layer.plate!;
  const fill = ({ context }: Target) => {
    context.fillStyle = color;
    fillRounded(context, plate.box, radius);
  };
  return {
    owner: plate,
    box: shadow ? grownBox(plate.box, shadowReach(shadow)) : plate.box,
    centre: plate.box,
    strip: null,
    pose: onWholePixels(poseAt(layer.animations, timeSeconds, plate.order), stage),
    paint(posed) {
      if (shadow) {
        const cast = () => fullSize(stage, paintShadow(stage, shadow, plate.box, fill));
        stampSurface(posed, stage, stage.surfaces.get(plate, cast));
      }
      fill(posed);
    },
  };
}

function glyphsOf(
  stage: Stage,
  layer: TextLayer,
  piece: TextPiece,
  timeSeconds: number,
  paint: (target: Target) => void,
): ContentPiece {
  const pose = onWholePixels(poseAt(layer.animations, timeSeconds, piece.order), stage);
  const overshoot = piece.strip.height * MASK_OVERSHOOT;
  return {
    owner: piece,
    box: grownBox(piece.box, piece.box.height * OVERHANG),
    centre: layer.reveal === "block" ? layer.box : grownBox(piece.box, overshoot),
    strip: layer.masked === true && isMoved(pose) ? grownBox(piece.strip, overshoot) : null,
    pose,
    isMany: piece.runs?.some(({ span }) => span?.highlight || span?.underline) ?? false,
    paint,
  };
}

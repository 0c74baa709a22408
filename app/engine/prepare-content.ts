import { changingContents } from "~/engine/changing-contents";
import { type Content, grownBox, measuringContext, once } from "~/engine/content";
import { drawIcon, outlineOfIcon } from "~/engine/draw-icon";
import { drawShape, outlineOfShape } from "~/engine/draw-shape";
import { drawText, piecesOfText } from "~/engine/draw-text";
import { gradientContent } from "~/engine/prepare-gradient";
import { clipContent, pictureContent } from "~/engine/prepare-picture";
import { prepareText } from "~/engine/prepare-text";
import type { Stage } from "~/engine/stage";
import { paintSurface, stampSurface } from "~/engine/surface";
import type { GroupLayer, IconLayer, Layer, ShapeLayer, TextLayer } from "~/scene/composition";

/** Ink of letters and joins of lines may stand out this far, in pixels. */
const OVERHANG = 4;
/** Markers behind letters stand out by this part of their size. */
const SPAN_REACH = 0.3;

/** What a layer of any kind but a group shows. */
export function prepareContent(layer: Exclude<Layer, GroupLayer>, stage: Stage): Content {
  switch (layer.kind) {
    case "text":
      return textContent(layer, stage);
    case "counter":
      return changingContents().counter(layer, stage);
    case "countdown":
      return changingContents().countdown(layer, stage);
    case "captions":
      return changingContents().captions(layer, stage);
    case "picture":
      return pictureContent(layer, stage);
    case "clip":
      return clipContent(layer, stage);
    case "gradient":
      return gradientContent(layer, stage);
    case "shape":
      return shapeContent(layer, stage);
    case "icon":
      return iconContent(layer, stage);
    case "progress":
      return changingContents().progress(layer, stage);
  }
}

function textContent(layer: TextLayer, stage: Stage): Content {
  const prepared = once(() => prepareText(layer, stage.composition.language, measuringContext(stage)));
  return {
    bounds: () => grownBox(layer.box, OVERHANG + (layer.spans?.length ? SPAN_REACH * layer.maxSize : 0)),
    changes: [],
    isSingle: !layer.plate && !layer.shadow && !layer.spans?.length,
    isSelfPosed: true,
    pieceCount: () => mostPieces(layer),
    isSelfShadowed: true,
    paint: (target, time) => drawText(target, stage, layer, prepared(), time),
    pieces: (time) => piecesOfText(stage, layer, prepared(), time),
  };
}

/** At least as many pieces as the text comes in by. */
function mostPieces({ reveal, text, maxLines }: TextLayer): number {
  if (reveal === "block") return 1;
  if (reveal === "line") return maxLines;
  return reveal === "word" ? text.split(/\s+/u).length : text.length;
}

function shapeContent(layer: ShapeLayer, stage: Stage): Content {
  const outline = once(() => outlineOfShape(layer));
  const isPlain = layer.shape === "rectangle" && layer.radius <= 0 && !layer.strokeWidth;
  const fillsBox = isPlain && /^#[0-9a-f]{6}$/i.test(layer.color);
  return {
    bounds: () => (layer.shape === "path" ? grownBox(layer.box, layer.strokeWidth ?? 0) : layer.box),
    changes: [],
    isSingle: true,
    isOpaque: () => fillsBox,
    ...(layer.shape === "rectangle" && !layer.strokeWidth ? { fill: layer.color } : {}),
    ...(layer.shape === "rectangle" && layer.strokeWidth
      ? { hollow: grownBox(layer.box, -Math.max(layer.strokeWidth, layer.radius) - 1) }
      : {}),
    isTrivial: isPlain || layer.shape === "line",
    paint(target, _time, { value }) {
      const draw = ({ context }: typeof target) => drawShape(context, layer, outline, value);
      if (isPlain || layer.shape === "line" || value < 1 || !target.isUpright) {
        draw(target);
        return;
      }
      const bounds = layer.shape === "path" ? grownBox(layer.box, layer.strokeWidth ?? 0) : layer.box;
      stampSurface(
        target,
        stage,
        stage.surfaces.get(layer, () => paintSurface(stage, bounds, draw)),
      );
    },
  };
}

function iconContent(layer: IconLayer, stage: Stage): Content {
  const outline = once(() => outlineOfIcon(layer));
  const bounds = grownBox(layer.box, (layer.strokeWidth * Math.min(layer.box.width, layer.box.height)) / 24);
  return {
    bounds: () => bounds,
    changes: [],
    isSingle: true,
    paint(target, _time, { value }) {
      const draw = ({ context }: typeof target) => drawIcon(context, layer, outline(), value);
      if (value < 1 || !target.isUpright) draw(target);
      else
        stampSurface(
          target,
          stage,
          stage.surfaces.get(layer, () => paintSurface(stage, bounds, draw)),
        );
    },
  };
}

import type { ShapeLayer } from "~/scene/composition";
import type { MediaPart } from "~/scene/layouts/part";
import { bareInkOf } from "~/scene/resolve/bare-ink";
import { placeClearOfSubjects } from "~/scene/resolve/clear-subject";
import { onCanvas } from "~/scene/resolve/crop";
import { type Draft, keyed } from "~/scene/resolve/draft";
import { canvasBox, coversCanvas } from "~/scene/resolve/frame";
import { graphicBase } from "~/scene/resolve/graphic";
import { folioLayers } from "~/scene/resolve/header";
import { motifLayers } from "~/scene/resolve/motif";
import { ornamentLayers } from "~/scene/resolve/ornament";
import { keyOfPart } from "~/scene/resolve/parts/part-keys";
import { placeByHand } from "~/scene/resolve/parts/place-by-hand";
import type { SceneContext } from "~/scene/resolve/scene-context";
import { mediaBoxesOf, mediaLayers } from "~/scene/resolve/scene-picture";
import { cardLayers, gaugeLayer, shapeLayer, tickerLayers, windowLayers } from "~/scene/resolve/scene-shapes";
import { stackLayers, stepsOf } from "~/scene/resolve/scene-text";
import { edgeShade, middleShade } from "~/scene/resolve/shade";

/** The scene with its parts where they stand. */
export function placedContext(unplaced: SceneContext): SceneContext {
  const context = { ...unplaced, placed: placeByHand(placeClearOfSubjects(unplaced), unplaced) };
  return { ...context, bareInk: bareInkOf(context) };
}

/** One scene's layers in painting order: surface, motif, the layout's parts, ornaments and margin line. */
export function sceneDrafts(context: SceneContext): Draft[] {
  const mediaBoxes = mediaBoxesOf(context);
  const isOnPicture = mediaBoxes.some((box) => coversCanvas(box, context.frame));
  return [
    { layer: surfaceLayer(context), part: "backdrop", key: "background" },
    ...keyed("motif", motifLayers(context, context.arrangement.motif, mediaBoxes)),
    ...partDrafts(context, [...ornamentLayers(context, isOnPicture), ...folioLayers(context)]),
  ];
}

/** The parts in the layout's order; what belongs to the margin comes before the first text. */
function partDrafts(context: SceneContext, margin: Draft[]): Draft[] {
  const { arrangement, placed } = context;
  const drafts: Draft[] = [];
  let order = 0;
  let pictures = 0;
  let isMarginDrawn = false;
  for (const part of arrangement.parts) {
    const box = placed.boxes.get(part.id);
    if (!box) continue;
    const key = keyOfPart(part, arrangement);
    switch (part.kind) {
      case "media":
        drafts.push(
          ...keyed(key, mediaLayers(part, box, pictures++, context), box),
          ...shadeLayers(part, context),
        );
        break;
      case "shape":
        drafts.push(...keyed(key, [shapeLayer(part, box, order, context)]));
        break;
      case "gauge":
        drafts.push(...keyed(key, [gaugeLayer(part, box, order, context)]));
        break;
      case "ticker":
        drafts.push(...keyed(key, tickerLayers(part, box, context)));
        break;
      case "window":
        drafts.push(...keyed(key, windowLayers(part, box, context), box));
        order++;
        break;
      case "stack": {
        const stack = placed.stacks.find((one) => one.stack.id === part.id);
        if (!stack) break;
        if (!isMarginDrawn) drafts.push(...margin);
        isMarginDrawn = true;
        drafts.push(
          ...keyed(key, cardLayers(stack, order, context), stack.card ?? undefined),
          ...stackLayers(stack, order, context),
        );
        order += stepsOf(stack);
      }
    }
  }
  return isMarginDrawn ? drafts : [...drafts, ...margin];
}

function surfaceLayer({ sceneIndex, timing, surface, frame }: SceneContext): ShapeLayer {
  return {
    id: `scene-${sceneIndex}/surface`,
    sceneIndex,
    startSeconds: timing.startSeconds,
    endSeconds: timing.endSeconds,
    box: canvasBox(frame),
    animations: [],
    kind: "shape",
    shape: "rectangle",
    color: surface.background,
    radius: 0,
  };
}

/** Scrims over one picture, behind every stack that stands on pictures. */
function shadeLayers({ id, shade }: MediaPart, context: SceneContext): Draft[] {
  const { palette, template, frame, placed, bareInk } = context;
  if (shade === "none" || bareInk || template.overPicture !== "scrim") return [];
  const start = frame.direction === "rtl" ? "right" : "left";
  const stacks = placed.stacks.filter(({ stack }) => stack.on === "picture");
  const crop = placed.crops.get(id);
  const box = placed.boxes.get(id);
  const subject = crop && box && onCanvas(crop.subject, crop.view, box);
  return stacks.map(({ bounds, shadeFrom }, index) => {
    // Two scrims over everything would leave nothing of the picture: each comes from its own end.
    const isAbove = bounds.y + bounds.height / 2 < frame.height / 2;
    const side = shadeFrom ?? (shade === "start" ? start : shade === "full" && isAbove ? "top" : "bottom");
    const gradient =
      shade === "full" && !shadeFrom && stacks.length === 1
        ? middleShade(frame, palette.overPicture, bounds)
        : edgeShade(frame, palette.overPicture, side, bounds, subject);
    const base = graphicBase(context, `${id}-shade-${index}`, gradient.box);
    return { layer: { ...base, ...gradient, animations: [] }, part: "furniture" };
  });
}

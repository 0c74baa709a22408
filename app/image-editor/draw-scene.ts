import { drawChecks } from "./draw-checks";
import {
  drawChosen,
  drawCrop,
  drawDivider,
  drawExtension,
  drawFramed,
  drawGuides,
  drawOutline,
  drawPointer,
} from "./draw-overlays";
import { extendedPart } from "./extend";
import { type Rectangle, type Size, wholeWithin } from "./geometry";
import type { Canvas2d } from "./image-levels";
import { drawLayer } from "./layers/draw-layer";
import { overlapOf, type StageScene } from "./stage-scene";
import type { StillLayer } from "./still-layer";
import { applyFrame, mirrorOf } from "./turn-frame";
import type { View } from "./view";

/** How strongly the mask tints what it covers. */
const maskOpacity = 0.55;

/** Colours of the page that the canvas draws with. */
export interface StageColours {
  accent: string;
}

/** A part of the canvas and the view in it; all in device pixels. */
export interface Pane {
  sight: Rectangle;
  view: View;
}

type Content = "edited" | "candidate";

/** Draws a frame. `ratio` is device pixels per CSS pixel; `still` keeps what stays the same for the next one. */
export function drawScene(
  context: CanvasRenderingContext2D,
  scene: StageScene,
  panes: readonly Pane[],
  ratio: number,
  colours: StageColours,
  still: StillLayer,
): void {
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.clearRect(0, 0, context.canvas.width, context.canvas.height);
  if (!scene.base) return;
  const [only] = panes;
  if (only && scene.mode === "look" && !scene.candidate) {
    drawStill(context, scene, only, ratio, still);
    drawOverlays(context, scene, only, ratio, colours);
    return;
  }
  panes.forEach((pane, index) => {
    context.save();
    context.beginPath();
    context.rect(pane.sight.x, pane.sight.y, pane.sight.width, pane.sight.height);
    context.clip();
    if (scene.mode === "crop") drawTurned(context, scene, pane, ratio, colours);
    else drawStraight(context, scene, pane, ratio, colours, contentOfPane(scene, index));
    context.restore();
  });
}

/** Side by side, the first pane shows what there was and the second what came. */
function contentOfPane(scene: StageScene, index: number): Content {
  if (!scene.candidate || scene.isHeld) return "edited";
  return scene.compare === "beside" && index === 0 ? "edited" : "candidate";
}

function drawStraight(
  context: CanvasRenderingContext2D,
  scene: StageScene,
  pane: Pane,
  ratio: number,
  colours: StageColours,
  content: Content,
): void {
  const place = placeOf({ x: 0, y: 0, ...sizeOf(scene.image) }, pane.view);
  if (content === "candidate" && scene.candidate) {
    const over = placeOf(scene.candidate.place, pane.view);
    if (!scene.candidate.levels.isOpaque) drawChecks(context, over, pane.sight, ratio);
    scene.candidate.levels.draw(context, over, pane.sight);
    if (scene.compare !== "slider") return;
    // What was added around the image has nothing to be compared with: it stays in sight.
    const both = placeOf(overlapOf(scene.image, scene.candidate.place), pane.view);
    const line = both.x + both.width * scene.compareAt;
    clipped(context, { ...both, width: line - both.x }, () => drawEdited(context, scene, place, pane, ratio));
    drawDivider(context, line, both, pane.sight, ratio);
    return;
  }
  if (scene.mode === "extend") drawExtension(context, scene, pane, ratio, colours);
  drawEdited(context, scene, place, pane, ratio);
  if (scene.mode === "extend") {
    drawFramed(context, placeOf(extendedPart(scene.image, scene.extend), pane.view), ratio, colours);
  }
  if (!scene.candidate) drawMask(context, scene, place);
  drawOverlays(context, scene, pane, ratio, colours);
}

/** The image and its mask, of which only what is new is drawn. */
function drawStill(
  context: CanvasRenderingContext2D,
  scene: StageScene,
  { sight, view }: Pane,
  ratio: number,
  still: StillLayer,
): void {
  const size = { width: context.canvas.width, height: context.canvas.height };
  const changed = scene.mask?.takeChanged() ?? null;
  const place = placeOf({ x: 0, y: 0, ...sizeOf(scene.image) }, view);
  const layer = still.update({
    size,
    view,
    parts: [scene.base, scene.adjusted, scene.layers, scene.mask, scene.image, ratio],
    // A pixel of the mask shades into its neighbours.
    changed: changed && wholeWithin(grown(placeOf(changed, view), 2 + view.scale * 4), size),
    draw(onto, part) {
      const inSight = { sight: commonPart(part, sight), view };
      drawEdited(onto, scene, place, inSight, ratio);
      drawMask(onto, scene, place);
    },
  });
  context.drawImage(layer, 0, 0);
}

function drawMask(context: Canvas2d, { mask }: StageScene, place: Rectangle): void {
  if (!mask) return;
  context.globalAlpha = maskOpacity;
  context.drawImage(mask.canvas, place.x, place.y, place.width, place.height);
  context.globalAlpha = 1;
}

/** What stands around a layer and what follows the pointer. */
function drawOverlays(
  context: CanvasRenderingContext2D,
  scene: StageScene,
  pane: Pane,
  ratio: number,
  colours: StageColours,
): void {
  const chosen = scene.layers.find(({ layer }) => layer.id === scene.chosenLayerId && !layer.hidden);
  drawGuides(context, scene.guides, pane.view, ratio, colours);
  if (chosen) {
    drawChosen(context, placeOf(chosen.layer, pane.view), chosen.layer.turnDegrees, ratio, colours);
  }
  if (scene.outline) drawOutline(context, scene.outline, pane.view, ratio);
  if (scene.brush) drawPointer(context, scene.brush, pane.view, ratio);
}

/** The image with its adjustments and layers. */
function drawEdited(
  context: Canvas2d,
  scene: StageScene,
  place: Rectangle,
  { sight, view }: Pane,
  ratio: number,
): void {
  if (!scene.base?.isOpaque) drawChecks(context, place, sight, ratio);
  if (scene.adjusted) context.drawImage(scene.adjusted, place.x, place.y, place.width, place.height);
  else scene.base?.draw(context, place, sight);
  clipped(context, place, () => {
    for (const shown of scene.layers) {
      const { layer } = shown;
      if (layer.hidden) continue;
      if ("levels" in shown && layer.turnDegrees === 0) {
        context.globalAlpha = layer.opacity;
        context.globalCompositeOperation = layer.blend;
        shown.levels.draw(context, placeOf(layer, view), sight);
        context.globalAlpha = 1;
        context.globalCompositeOperation = "source-over";
        continue;
      }
      context.save();
      context.translate(view.x, view.y);
      context.scale(view.scale, view.scale);
      drawLayer(context, shown, view.scale, scene.layerAssets);
      context.restore();
    }
  });
}

/** While it is cut, the image stands as the frame turns it. */
function drawTurned(
  context: CanvasRenderingContext2D,
  scene: StageScene,
  pane: Pane,
  ratio: number,
  colours: StageColours,
): void {
  const { scale, x, y } = pane.view;
  context.save();
  context.translate(x, y);
  context.scale(scale, scale);
  applyFrame(context, scene.frame, scene.image);
  const { width, height } = scene.image;
  if (scene.adjusted) context.drawImage(scene.adjusted, 0, 0, width, height);
  else scene.base?.drawTransformed(context, scale);
  context.beginPath();
  context.rect(0, 0, width, height);
  context.clip();
  const mirror = mirrorOf(scene.frame);
  for (const shown of scene.layers) drawLayer(context, shown, scale, scene.layerAssets, mirror);
  context.restore();
  drawCrop(context, placeOf(scene.crop, pane.view), pane.sight, ratio, colours);
}

function placeOf({ x, y, width, height }: Rectangle, view: View): Rectangle {
  return {
    x: x * view.scale + view.x,
    y: y * view.scale + view.y,
    width: width * view.scale,
    height: height * view.scale,
  };
}

const grown = ({ x, y, width, height }: Rectangle, by: number): Rectangle => ({
  x: x - by,
  y: y - by,
  width: width + by * 2,
  height: height + by * 2,
});

function commonPart(one: Rectangle, other: Rectangle): Rectangle {
  const x = Math.max(one.x, other.x);
  const y = Math.max(one.y, other.y);
  return {
    x,
    y,
    width: Math.max(0, Math.min(one.x + one.width, other.x + other.width) - x),
    height: Math.max(0, Math.min(one.y + one.height, other.y + other.height) - y),
  };
}

const sizeOf = ({ width, height }: Size) => ({ width, height });

function clipped(context: Canvas2d, to: Rectangle, draw: () => void): void {
  context.save();
  context.beginPath();
  context.rect(to.x, to.y, to.width, to.height);
  context.clip();
  draw();
  context.restore();
}

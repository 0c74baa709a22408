import { drawCrop, drawDivider, drawExtension, drawFramed, drawOutline, drawPointer } from "./draw-overlays";
import type { Rectangle, Size } from "./geometry";
import type { StageScene } from "./stage-scene";
import { applyFrame } from "./turn-frame";
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

/** Draws a frame. `ratio` is device pixels per CSS pixel. */
export function drawScene(
  context: CanvasRenderingContext2D,
  scene: StageScene,
  panes: readonly Pane[],
  ratio: number,
  colours: StageColours,
): void {
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.clearRect(0, 0, context.canvas.width, context.canvas.height);
  if (!scene.base) return;
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
  const place = placeOf({ x: 0, y: 0, ...sizeOf(scene.picture) }, pane.view);
  if (content === "candidate" && scene.candidate) {
    const over = placeOf(scene.candidate.place, pane.view);
    if (!scene.candidate.levels.isOpaque) drawChecks(context, over, pane.sight, ratio);
    const drawCandidate = () => scene.candidate?.levels.draw(context, over, pane.sight);
    if (scene.compare !== "slider") {
      drawCandidate();
      return;
    }
    const line = over.x + over.width * scene.compareAt;
    clipped(context, { ...pane.sight, width: Math.max(0, line - pane.sight.x) }, () =>
      drawEdited(context, scene, place, pane, ratio),
    );
    const right = pane.sight.x + pane.sight.width;
    clipped(context, { ...pane.sight, x: line, width: Math.max(0, right - line) }, drawCandidate);
    drawDivider(context, line, over, pane.sight, ratio);
    return;
  }
  if (scene.mode === "extend") drawExtension(context, scene, pane, ratio, colours);
  drawEdited(context, scene, place, pane, ratio);
  if (scene.mask && !scene.candidate) {
    context.globalAlpha = maskOpacity;
    context.drawImage(scene.mask.canvas, place.x, place.y, place.width, place.height);
    context.globalAlpha = 1;
  }
  const chosen = scene.layers.find(({ layer }) => layer.id === scene.chosenLayerId && !layer.hidden);
  if (chosen) drawFramed(context, placeOf(chosen.layer, pane.view), ratio, colours);
  if (scene.outline) drawOutline(context, scene.outline, pane.view, ratio);
  if (scene.brush) drawPointer(context, scene.brush, pane.view, ratio);
}

/** The picture with its adjustments and layers. */
function drawEdited(
  context: CanvasRenderingContext2D,
  scene: StageScene,
  place: Rectangle,
  { sight, view }: Pane,
  ratio: number,
): void {
  if (!scene.base?.isOpaque) drawChecks(context, place, sight, ratio);
  if (scene.adjusted) context.drawImage(scene.adjusted, place.x, place.y, place.width, place.height);
  else scene.base?.draw(context, place, sight);
  clipped(context, place, () => {
    for (const { layer, levels } of scene.layers) {
      if (layer.hidden) continue;
      context.globalAlpha = layer.opacity;
      context.globalCompositeOperation = layer.blend;
      levels.draw(context, placeOf(layer, view), sight);
    }
  });
}

/** While it is cut, the picture stands as the frame turns it. */
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
  applyFrame(context, scene.frame, scene.picture);
  const { width, height } = scene.picture;
  if (scene.adjusted) context.drawImage(scene.adjusted, 0, 0, width, height);
  else scene.base?.drawTransformed(context, scale);
  context.beginPath();
  context.rect(0, 0, width, height);
  context.clip();
  for (const { layer, levels } of scene.layers) {
    if (layer.hidden) continue;
    context.save();
    context.globalAlpha = layer.opacity;
    context.globalCompositeOperation = layer.blend;
    context.translate(layer.x, layer.y);
    context.scale(layer.width / levels.width, layer.height / levels.height);
    levels.drawTransformed(context, (scale * layer.width) / levels.width);
    context.restore();
  }
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

const sizeOf = ({ width, height }: Size) => ({ width, height });

function clipped(context: CanvasRenderingContext2D, to: Rectangle, draw: () => void): void {
  context.save();
  context.beginPath();
  context.rect(to.x, to.y, to.width, to.height);
  context.clip();
  draw();
  context.restore();
}

let checks: CanvasPattern | null = null;

/** Squares behind what is transparent. */
function drawChecks(
  context: CanvasRenderingContext2D,
  place: Rectangle,
  sight: Rectangle,
  ratio: number,
): void {
  checks ??= makeChecks(context, Math.round(8 * ratio));
  const left = Math.max(place.x, sight.x);
  const top = Math.max(place.y, sight.y);
  const right = Math.min(place.x + place.width, sight.x + sight.width);
  const bottom = Math.min(place.y + place.height, sight.y + sight.height);
  if (!checks || right <= left || bottom <= top) return;
  context.fillStyle = checks;
  context.fillRect(left, top, right - left, bottom - top);
}

function makeChecks(context: CanvasRenderingContext2D, side: number): CanvasPattern | null {
  const canvas = new OffscreenCanvas(side * 2, side * 2);
  const squares = canvas.getContext("2d");
  if (!squares) return null;
  squares.fillStyle = "rgb(255 255 255)";
  squares.fillRect(0, 0, side * 2, side * 2);
  squares.fillStyle = "rgb(224 224 228)";
  squares.fillRect(0, 0, side, side);
  squares.fillRect(side, side, side, side);
  return context.createPattern(canvas, "repeat");
}

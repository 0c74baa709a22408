import type { CanvasModel } from "~/editor/canvas/canvas-model";
import { cornersOf, type TurnedBox } from "~/editor/canvas/geometry";
import { placeReadout } from "~/editor/canvas/readout-place";
import { clamp, type Point, type Size } from "~/image-editor/geometry";
import type { Box } from "~/scene/composition";
import { differsIn } from "~/scene/edit-arrange";
import { changesOf } from "~/scene/edit-parts";
import { safeInsets } from "~/scene/format-size";

/** Colours of the lines over the canvas, as the page has them. */
export interface OverlayColors {
  line: string;
  halo: string;
  onLine: string;
}

/**
 * Draws what lies over the canvas but for handles: outlines, marquee, guides with their distances, safe area. Where nothing does, the
 * canvas is hidden and left alone: the page would lay it over the picture in every frame.
 */
export function drawOverlay(
  canvas: HTMLCanvasElement,
  model: CanvasModel,
  readColors: (canvas: HTMLElement) => OverlayColors,
): void {
  const marks = marksOver(model);
  const visibility = marks.length > 0 ? "" : "hidden";
  if (canvas.style.visibility !== visibility) canvas.style.visibility = visibility;
  // What is said of a drag lies over the handles, and what lies there otherwise under them.
  canvas.toggleAttribute("data-passing", isPassing(model));
  const context = marks.length > 0 ? canvas.getContext("2d") : null;
  if (!context) return;
  const ratio = Math.min(2, window.devicePixelRatio);
  const width = Math.round(model.pane.width * ratio);
  const height = Math.round(model.pane.height * ratio);
  if (canvas.width !== width || canvas.height !== height) {
    canvas.width = width;
    canvas.height = height;
  }
  context.setTransform(ratio, 0, 0, ratio, 0, 0);
  context.clearRect(0, 0, model.pane.width, model.pane.height);
  const colors = readColors(canvas);
  for (const mark of marks) mark(context, colors);
}

type Mark = (context: CanvasRenderingContext2D, colors: OverlayColors) => void;

/** What there is to draw now, furthest back first. */
function marksOver(model: CanvasModel): Mark[] {
  if (model.editor.read().tool === "comment") return [];
  const marks: Mark[] = [];
  if (model.settings.read().showsSafeArea) marks.push((context) => drawSafeArea(context, model));
  if (!model.isDrawing) {
    marks.push(...outlines(model));
    if (!model.editor.playhead.isPlaying) marks.push(...dotsOfDiffering(model));
  }
  if (isPassing(model)) marks.push((context, colors) => drawPassing(context, model, colors));
  return marks;
}

function isPassing({ passing: { marquee, guides, readout, stroke } }: CanvasModel): boolean {
  return marquee !== null || guides.length > 0 || readout !== null || stroke !== null;
}

function outlines(model: CanvasModel): Mark[] {
  const selected = model.selectedParts;
  const isOne = selected.length === 1;
  const hovered = model.isBusy ? null : model.parts.find(({ key }) => key === model.hoveredKey);
  const marks: Mark[] = [];
  if (hovered && !selected.some(({ key }) => key === hovered.key)) {
    marks.push((context, colors) => strokeBox(context, model, hovered.posed, colors, 1.5));
  }
  // The keyboard is seen among several, and on a part that is not selected; one alone has its frame.
  const focused = model.parts.find(({ key }) => key === model.focusedKey);
  if (focused && !(isOne && selected[0]?.key === focused.key)) {
    marks.push((context, colors) => strokeBox(context, model, focused.posed, colors, 3));
  }
  const masked = model.mode?.kind === "mask" && model.modePart;
  // All of the part, what its mask hides of it, too.
  if (masked) marks.push((context, colors) => strokeBox(context, model, masked.posed, colors, 1));
  if (isOne) return marks;
  return [
    ...marks,
    ...selected.map(
      ({ posed }): Mark =>
        (context, colors) =>
          strokeBox(context, model, posed, colors, 1),
    ),
  ];
}

/** A dot in the upper right corner of what differs in this format. */
function dotsOfDiffering(model: CanvasModel): Mark[] {
  const { storyboard } = model.editor.read();
  return model.parts.flatMap(({ target, part, posed }): Mark[] => {
    const changes = part.isHidden ? null : changesOf(storyboard, target);
    if (!changes || !differsIn(changes, model.source.format)) return [];
    return [(context, colors) => drawDot(context, model.toScreen(cornersOf(posed)[1]!), colors)];
  });
}

function drawDot(context: CanvasRenderingContext2D, { x, y }: Point, colors: OverlayColors): void {
  context.beginPath();
  context.arc(x, y, 4, 0, 2 * Math.PI);
  context.fillStyle = colors.line;
  context.fill();
  context.lineWidth = 1.5;
  context.strokeStyle = colors.onLine;
  context.stroke();
}

function drawPassing(context: CanvasRenderingContext2D, model: CanvasModel, colors: OverlayColors): void {
  const { marquee, guides, readout, stroke } = model.passing;
  if (marquee) {
    const { x, y, width, height } = screenBox(model, marquee);
    context.globalAlpha = 0.14;
    context.fillStyle = colors.line;
    context.fillRect(x, y, width, height);
    context.globalAlpha = 1;
    context.strokeStyle = colors.line;
    context.lineWidth = 1;
    context.strokeRect(x + 0.5, y + 0.5, width, height);
  }
  for (const guide of guides) {
    const ends =
      guide.axis === "x"
        ? [
            { x: guide.at, y: guide.from },
            { x: guide.at, y: guide.to },
          ]
        : [
            { x: guide.from, y: guide.at },
            { x: guide.to, y: guide.at },
          ];
    const [from, to] = ends.map((point) => model.toScreen(point)) as [Point, Point];
    context.beginPath();
    context.moveTo(Math.round(from.x) + 0.5, Math.round(from.y) + 0.5);
    context.lineTo(Math.round(to.x) + 0.5, Math.round(to.y) + 0.5);
    strokeWithHalo(context, colors, 1);
  }
  if (stroke) {
    context.beginPath();
    for (let index = 0; index < stroke.points.length; index += 2) {
      const { x, y } = model.toScreen({ x: stroke.points[index]!, y: stroke.points[index + 1]! });
      if (index === 0) context.moveTo(x, y);
      context.lineTo(x, y);
    }
    context.lineCap = "round";
    context.lineJoin = "round";
    context.strokeStyle = stroke.color;
    context.lineWidth = stroke.width * model.view.scale;
    context.stroke();
  }
  for (const { axis, at, from, to, label } of guides) {
    const middle = (from + to) / 2;
    const place = axis === "x" ? { x: at, y: middle } : { x: middle, y: at };
    if (label) drawLabel(context, label, model.toScreen(place), model.pane, colors);
  }
  if (readout) {
    const place = placeReadout(model.toScreen(readout.at), readout.isFinger === true, model.pane);
    drawLabel(context, readout.text, place, model.pane, colors);
  }
}

function strokeBox(
  context: CanvasRenderingContext2D,
  model: CanvasModel,
  shape: TurnedBox,
  colors: OverlayColors,
  width: number,
): void {
  context.beginPath();
  for (const corner of cornersOf(shape)) {
    const { x, y } = model.toScreen(corner);
    context.lineTo(x, y);
  }
  context.closePath();
  strokeWithHalo(context, colors, width);
}

/** A line that is seen over every picture. */
function strokeWithHalo(context: CanvasRenderingContext2D, colors: OverlayColors, width: number): void {
  context.strokeStyle = colors.halo;
  context.lineWidth = width + 1.5;
  context.stroke();
  context.strokeStyle = colors.line;
  context.lineWidth = width;
  context.stroke();
}

/** Whole in the pane, wherever what it says something of goes on. */
function drawLabel(
  context: CanvasRenderingContext2D,
  text: string,
  at: Point,
  pane: Size,
  colors: OverlayColors,
): void {
  context.font = '550 11px "Inter Variable", sans-serif';
  context.textAlign = "center";
  context.textBaseline = "middle";
  const width = context.measureText(text).width + 10;
  const x = clamp(at.x, width / 2 + 2, pane.width - width / 2 - 2);
  const y = clamp(at.y, 10, pane.height - 10);
  context.fillStyle = colors.line;
  context.beginPath();
  context.roundRect(x - width / 2, y - 8, width, 16, 4);
  context.fill();
  context.fillStyle = colors.onLine;
  context.fillText(text, x, y + 0.5);
}

function drawSafeArea(context: CanvasRenderingContext2D, model: CanvasModel): void {
  const { width, height } = model.composition;
  const { top, right, bottom, left } = safeInsets(
    model.source.format,
    model.editor.read().storyboard.platform,
  );
  const whole = screenBox(model, { x: 0, y: 0, width, height });
  const safe = screenBox(model, {
    x: left * width,
    y: top * height,
    width: (1 - left - right) * width,
    height: (1 - top - bottom) * height,
  });
  context.fillStyle = "oklch(0.45 0.2 20 / 0.24)";
  context.beginPath();
  context.rect(whole.x, whole.y, whole.width, whole.height);
  context.rect(safe.x, safe.y, safe.width, safe.height);
  context.fill("evenodd");
  context.setLineDash([5, 4]);
  context.strokeStyle = "rgb(255 255 255 / 0.9)";
  context.lineWidth = 1;
  context.strokeRect(safe.x + 0.5, safe.y + 0.5, safe.width - 1, safe.height - 1);
  context.setLineDash([]);
}

function screenBox(model: CanvasModel, { x, y, width, height }: Box): Box {
  const { scale } = model.view;
  return { ...model.toScreen({ x, y }), width: width * scale, height: height * scale };
}

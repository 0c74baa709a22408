import { isMoved, isShifted, isTurned, type Pose } from "~/engine/animate";
import { type Content, type ContentPiece, grownBox } from "~/engine/content";
import type { FramePart, Move, PaintedImage, SampledImage } from "~/engine/frame-part";
import { type ContentWithEffects, canvasBox } from "~/engine/layer-effects";
import type { MaskShape } from "~/engine/mask";
import { snappedBox } from "~/engine/snapped-box";
import type { Stage } from "~/engine/stage";
import type { Stillness } from "~/engine/stillness";
import { pixelsOf } from "~/engine/surface";
import type { Target } from "~/engine/target";
import { clipToPixels, drawPosed, movedBox, moveOf, overlap, shownPart } from "~/engine/transform";
import type { Box, Layer } from "~/scene/composition";

/** What `prepareLayer` knows of a layer, for taking it apart. Only export needs that: pages do not load it. */
export interface LayerToPart {
  layer: Layer;
  stage: Stage;
  content: Content;
  withEffects: ContentWithEffects;
  /** Of the content alone, and of the whole layer. */
  contentStillness: Stillness;
  stillness: Stillness;
  /** Of the mask; always still where there is none. */
  maskStillness: Stillness;
  /** Its pose and mask at a time; `null` where it shows nothing. */
  shownAt(timeSeconds: number): { pose: Readonly<Pose>; mask: MaskShape | undefined } | null;
  drawWhole(target: Target, timeSeconds: number): void;
}

/** A layer at one moment, in as few parts as stay the same from frame to frame. */
export function partsOfLayer(whole: LayerToPart, timeSeconds: number): FramePart[] {
  const shown = whole.shownAt(timeSeconds);
  if (!shown) return [];
  const { pose } = shown;
  const mask = shown.mask?.holds(canvasBox(whole.stage)) ? undefined : shown.mask;
  const { layer, stage, content, withEffects } = whole;
  const blend = layer.blend ?? "normal";
  const isEffected = (layer.blur ?? 0) > 0 || layer.shadow !== undefined;
  const isBare = blend === "normal" && pose.opacity === 1 && !mask;
  if (content.layers && isBare && !isEffected && !isMoved(pose) && pose.clip >= 1) {
    return content.layers
      .filter((inner) => inner.startSeconds <= timeSeconds && timeSeconds < inner.endSeconds)
      .flatMap((inner) => partsOfLayer(inner.inside, timeSeconds));
  }
  if (content.pieces && isBare && !layer.blur && whole.stillness.keyAt(timeSeconds) === null) {
    return content.pieces(timeSeconds).flatMap((piece) => partOfPiece(piece, stage));
  }
  const sampled = sampledPart(whole, timeSeconds, pose, mask);
  if (sampled) return [sampled];

  const contentState = whole.contentStillness.keyAt(timeSeconds);
  const isCut = mask === undefined || mask.isUpright;
  // Letters and lines that grow are painted anew, to be as sharp as on a canvas.
  const isSampled = isShifted(pose) || (content.fill !== undefined && !isTurned(pose) && !isFarSmaller(pose));
  if (contentState !== null && isCut && isSampled && !content.isSelfPosed) {
    const box = pixelsOf(grownBox(withEffects.bounds(timeSeconds), 2), stage);
    const { whole: shift, rest } = shiftOf(whole, pose, moveInPixels(pose, layer.box, stage));
    const image: PaintedImage = {
      kind: "painted",
      owner: whole,
      state: `${contentState} ${rest.x} ${rest.y}`,
      box,
      paint: (target) =>
        paintShifted(target, stage, rest, (inner) => withEffects.paint(inner, timeSeconds, pose)),
      ...(content.fill ? { fill: content.fill } : {}),
    };
    const cut = cutOf(pose, layer.box, mask, stage);
    return [{ image, opacity: pose.opacity, move: shift, cut, blend }];
  }
  const state = whole.stillness.keyAt(timeSeconds);
  const moved = movedBox(grownBox(withEffects.bounds(timeSeconds), 1), pose, layer.box);
  const image: PaintedImage = {
    kind: "painted",
    owner: layer,
    state,
    box: withinCanvas(pixelsOf(mask ? overlap(moved, mask.bounds) : moved, stage), stage),
    paint: (target) => whole.drawWhole(target, timeSeconds),
    ...(content.fill && pose.opacity === 1 ? { fill: content.fill } : {}),
  };
  return [{ image, opacity: 1, move: null, cut: mask ? roundedPixels(mask.bounds, stage) : null, blend }];
}

/** A moving picture or clip that stands upright and throws no shadow. */
function sampledPart(
  { layer, stage, content, maskStillness }: LayerToPart,
  timeSeconds: number,
  pose: Readonly<Pose>,
  mask: MaskShape | undefined,
): FramePart | null {
  if (layer.shadow || layer.blur || isTurned(pose) || isFarSmaller(pose)) return null;
  const sample = content.sample?.(timeSeconds);
  if (!sample) return null;
  const move = moveInPixels(pose, layer.box, stage);
  // As a canvas lays it: on whole pixels where it rests.
  const target = move
    ? scaledBox(sample.target, stage)
    : snappedBox(sample.target, stage.scaleX, stage.scaleY);
  const soft = mask && !mask.isUpright ? mask : undefined;
  // A mask stays where it is while the layer moves.
  if (soft && isMoved(pose)) return null;
  const { radius } = sample;
  const cut = cutOf(pose, layer.box, mask, stage);
  const image: SampledImage = {
    kind: "sampled",
    picture: sample.picture,
    source: sample.source,
    target,
    mask:
      radius > 0 || soft
        ? {
            kind: "painted",
            owner: layer.box,
            state: soft ? maskStillness.keyAt(timeSeconds) : 0,
            box: move ? pixelsOf(sample.target, stage) : target,
            paint({ context }) {
              context.globalAlpha = 1;
              context.fillStyle = "#000";
              const { x, y, width, height } = sample.target;
              const round = Math.max(0, Math.min(radius, width / 2, height / 2));
              context.beginPath();
              // Corners are cut softly, straight edges lie on whole pixels.
              if (round > 0) context.roundRect(x, y, width, height, round);
              else context.rect(x - 1, y - 1, width + 2, height + 2);
              context.fill();
              if (!soft) return;
              context.globalCompositeOperation = "destination-in";
              soft.fill(context);
              context.globalCompositeOperation = "source-over";
            },
          }
        : null,
  };
  return {
    image,
    opacity: pose.opacity,
    move,
    cut,
    blend: layer.blend ?? "normal",
  };
}

/** One piece of a text on its way, in its own pose. */
function partOfPiece(piece: ContentPiece, stage: Stage): FramePart[] {
  const { owner, box, centre, strip, pose, paint } = piece;
  const cut = (inner: Box | null) => (strip ? intersected(inner, roundedPixels(strip, stage)) : inner);
  // Letters that go sideways are set anew by a canvas, each on its own whole pixel.
  const isSetAnew = pose.x !== 0 && piece.snap !== null && piece.snap !== "whole";
  if (!isShifted(pose) || isSetAnew) {
    const image: PaintedImage = {
      kind: "painted",
      owner,
      state: null,
      box: withinCanvas(pixelsOf(movedBox(grownBox(box, 1), pose, centre), stage), stage),
      paint: (target) => {
        if (strip) clipToPixels(target.context, strip);
        drawPosed(target, pose, centre, paint);
      },
    };
    return [{ image, opacity: 1, move: null, cut: cut(null), blend: "normal" }];
  }
  const { move, rest } = snappedShift(piece, stage);
  const image: PaintedImage = {
    kind: "painted",
    owner,
    state: `${rest.x} ${rest.y}`,
    box: pixelsOf(grownBox(box, 2), stage),
    paint: (target) => paintShifted(target, stage, rest, paint),
  };
  return [
    {
      image,
      opacity: pose.opacity,
      move,
      cut: cut(cutOf(pose, centre, undefined, stage)),
      blend: "normal",
    },
  ];
}

interface Shift {
  x: number;
  y: number;
}

const noShift: Shift = { x: 0, y: 0 };

/** Paints something at rest less than a pixel of the canvas beside its place, as a canvas would that shifts it. */
function paintShifted(
  target: Target,
  { scaleX, scaleY }: Stage,
  { x, y }: Shift,
  paint: (target: Target) => void,
): void {
  const { context } = target;
  context.globalAlpha = 1;
  if (x === 0 && y === 0) {
    paint(target);
    return;
  }
  context.save();
  context.transform(1, 0, 0, 1, x / scaleX, y / scaleY);
  paint({ ...target, originX: target.originX + x, originY: target.originY + y, isPlain: false });
  context.restore();
}

/**
 * How a canvas shifts a layer: what is soft by whole pixels, a group as the picture it is, all else filled anew between
 * pixels. A tint goes as exactly as the picture that it lies on.
 */
function shiftOf(
  { layer, content }: LayerToPart,
  pose: Readonly<Pose>,
  move: Move | null,
): { whole: Move | null; rest: Shift } {
  const isTint = (layer.blend ?? "normal") !== "normal";
  if (!move || !isShifted(pose) || isTint || content.isShiftedAsOne) return { whole: move, rest: noShift };
  if ((layer.blur ?? 0) > 0 || layer.kind === "gradient") {
    return { whole: { ...move, x: Math.round(move.x), y: Math.round(move.y) }, rest: noShift };
  }
  return partedShift(move);
}

/** A shift as whole pixels and what is left of them. */
function partedShift(move: Move): { whole: Move; rest: Shift } {
  const [x, y] = [Math.floor(move.x), Math.floor(move.y)];
  return { whole: { ...move, x, y }, rest: { x: move.x - x, y: move.y - y } };
}

/** Letters of at least this height are filled as outlines, wherever they stand. */
const OUTLINED_HEIGHT = 190;

/**
 * The shift of a piece as a canvas makes it: what is soft by whole pixels, letters to whole heights. What is left of it,
 * less than a pixel, they are painted at.
 */
function snappedShift(
  { pose, centre, box, snap }: ContentPiece,
  stage: Stage,
): { move: Move | null; rest: Shift } {
  const move = moveInPixels(pose, centre, stage);
  if (!move) return { move, rest: noShift };
  if (snap === "whole") {
    return { move: { ...move, x: Math.round(move.x), y: Math.round(move.y) }, rest: noShift };
  }
  const parted = partedShift(move);
  if (snap === null || box.height * stage.scaleY > OUTLINED_HEIGHT) {
    return { move: parted.whole, rest: parted.rest };
  }
  const baseline = snap.baseline * stage.scaleY;
  const y = nearestRow(baseline + move.y) - nearestRow(baseline);
  return { move: { ...parted.whole, y }, rest: { x: parted.rest.x, y: 0 } };
}

/** As a canvas rounds: in single precision, halves up. */
function nearestRow(height: number): number {
  return Math.floor(Math.fround(height) + 0.5);
}

/** Sampling so few of an image's pixels would leave out some: it is painted anew. */
function isFarSmaller({ scale, scaleX, scaleY }: Readonly<Pose>): boolean {
  return scale * Math.min(scaleX, scaleY) < SMALLEST_SAMPLED_SCALE;
}

const SMALLEST_SAMPLED_SCALE = 0.6;

function moveInPixels(pose: Readonly<Pose>, centre: Box, { scaleX, scaleY }: Stage): Move | null {
  if (!isMoved(pose)) return null;
  const [a, , , d, e, f] = moveOf(pose, centre);
  return { scaleX: a, scaleY: d, x: e * scaleX, y: f * scaleY };
}

/** What the clip of a pose and the bounds of a mask let through, on whole pixels as `clipToPixels` has it. */
function cutOf(pose: Readonly<Pose>, box: Box, mask: MaskShape | undefined, stage: Stage): Box | null {
  const shown = pose.clip < 1 ? roundedPixels(movedBox(shownPart(box, pose), pose, box), stage) : null;
  return mask ? intersected(shown, roundedPixels(mask.bounds, stage)) : shown;
}

function scaledBox({ x, y, width, height }: Box, { scaleX, scaleY }: Stage): Box {
  return { x: x * scaleX, y: y * scaleY, width: width * scaleX, height: height * scaleY };
}

function roundedPixels(box: Box, { scaleX, scaleY }: Stage): Box {
  const x = Math.round(box.x * scaleX);
  const y = Math.round(box.y * scaleY);
  return {
    x,
    y,
    width: Math.max(0, Math.round((box.x + box.width) * scaleX) - x),
    height: Math.max(0, Math.round((box.y + box.height) * scaleY) - y),
  };
}

function withinCanvas(pixels: Box, stage: Stage): Box {
  return overlap(pixels, pixelsOf(canvasBox(stage), stage));
}

function intersected(first: Box | null, second: Box): Box {
  return first ? overlap(first, second) : second;
}

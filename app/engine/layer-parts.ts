import { hasBlur, isMoved, isShifted, isTurned, type Pose } from "~/engine/animate";
import { type Content, type ContentPiece, grownBox } from "~/engine/content";
import { drawPiece } from "~/engine/draw-text";
import type { FilledImage, FramePart, Move, PaintedImage, SampledImage } from "~/engine/frame-part";
import { type ContentWithEffects, canvasBox } from "~/engine/layer-effects";
import type { MaskShape } from "~/engine/mask";
import type { PreparedLayer } from "~/engine/prepare-layer";
import { snappedBox } from "~/engine/snapped-box";
import type { Stage } from "~/engine/stage";
import type { Stillness } from "~/engine/stillness";
import { pixelsOf, pixelsOnCanvas } from "~/engine/surface";
import type { Target } from "~/engine/target";
import { clipToPixels, cutBox, movedBox, moveOf, overlap, rounded, shownPart } from "~/engine/transform";
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
  const isBlurred = hasBlur(layer);
  const isEffected = isBlurred || layer.shadow !== undefined;
  const isBare = blend === "normal" && pose.opacity === 1 && !mask;
  if (content.layers && isBare && !isEffected && !isMoved(pose) && pose.clip >= 1) {
    return partsWithin(content.layers, timeSeconds);
  }
  if (content.layers && blend === "normal" && !isEffected && (mask === undefined || mask.isUpright)) {
    const moved = movedTogether(partsWithin(content.layers, timeSeconds), whole, pose, mask);
    if (moved) return moved;
  }
  if (
    content.pieces &&
    isBare &&
    !isMoved(pose) &&
    !isBlurred &&
    whole.stillness.keyAt(timeSeconds) === null
  ) {
    return content.pieces(timeSeconds).map((piece) => partOfPiece(piece, stage));
  }
  const sampled = sampledPart(whole, timeSeconds, pose, mask);
  if (sampled) return [sampled];

  const contentState = whole.contentStillness.keyAt(timeSeconds);
  const isCut = mask === undefined || mask.isUpright;
  const { fill } = content;
  const isOneColor = fill !== undefined && !isTurned(pose) && isCut && !isEffected;
  if (
    isOneColor &&
    blend === "normal" &&
    isSquare(layer) &&
    pose.value === 1 &&
    /^#[0-9a-f]{6}$/i.test(fill)
  ) {
    const image: FilledImage = { kind: "filled", color: fill, box: scaledBox(layer.box, stage) };
    const [move, cut] = [moveInPixels(pose, layer.box, stage), cutOf(pose, layer.box, mask, stage)];
    return [{ image, opacity: pose.opacity, move, cut, blend }];
  }
  // Letters and lines that grow are painted anew, to be as sharp as on a canvas.
  const isSoft = fill !== undefined || isBlurred;
  const isSampled = isShifted(pose) || (isSoft && !isTurned(pose) && !isFarSmaller(pose));
  if (contentState !== null && isCut && isSampled && !content.isSelfPosed) {
    const image: PaintedImage = {
      kind: "painted",
      owner: whole,
      state: contentState,
      box: pixelsOf(grownBox(withEffects.bounds(timeSeconds), 2), stage),
      paint(target) {
        target.context.globalAlpha = 1;
        withEffects.paint(target, timeSeconds, pose);
      },
      ...(fill ? { fill } : {}),
    };
    const [move, cut] = [moveInPixels(pose, layer.box, stage), cutOf(pose, layer.box, mask, stage)];
    return [{ image, opacity: pose.opacity, move, cut, blend }];
  }
  const state = whole.stillness.keyAt(timeSeconds);
  const moved = movedBox(grownBox(withEffects.bounds(timeSeconds), 1), pose, layer.box);
  const image: PaintedImage = {
    kind: "painted",
    owner: layer,
    state,
    box: pixelsOnCanvas(mask ? overlap(moved, mask.bounds) : moved, stage),
    paint: (target) => whole.drawWhole(target, timeSeconds),
    ...(fill && pose.opacity === 1 ? { fill } : {}),
  };
  const cut = mask ? roundedPixels(mask.bounds, stage) : null;
  const hollow = isMoved(pose) || isEffected ? undefined : content.hollow;
  return aroundHollow(image, hollow && pixelsWithin(hollow, stage)).map((side) => ({
    image: side,
    opacity: 1,
    move: null,
    cut,
    blend,
  }));
}

function partsWithin(layers: readonly PreparedLayer[], timeSeconds: number): FramePart[] {
  return layers
    .filter((inner) => inner.startSeconds <= timeSeconds && timeSeconds < inner.endSeconds)
    .flatMap((inner) => partsOfLayer(inner.inside, timeSeconds));
}

/**
 * The one part of a group under the group's own pose, where that is the same as to draw the group by itself first; `null`
 * where it is not.
 */
function movedTogether(
  inner: FramePart[],
  { layer, stage }: LayerToPart,
  pose: Readonly<Pose>,
  mask: MaskShape | undefined,
): FramePart[] | null {
  const [part] = inner;
  if (!part || inner.length > 1 || part.blend !== "normal" || isTurned(pose) || isFarSmaller(pose))
    return null;
  const { image } = part;
  if (image.kind === "painted") return null;
  const move = moveInPixels(pose, layer.box, stage);
  // What is cut or masked is as sharp when it grows only where it is painted anew.
  const isEdged = part.cut !== null || (image.kind === "sampled" && image.mask !== null);
  if (isEdged && move && !isShifted(pose)) return null;
  const cut = part.cut && { ...part.cut, x: part.cut.x + (move?.x ?? 0), y: part.cut.y + (move?.y ?? 0) };
  const ownCut = cutOf(pose, layer.box, mask, stage);
  return [
    {
      image: image.kind === "sampled" && !isShifted(pose) ? { ...image, isSnapped: false } : image,
      opacity: part.opacity * pose.opacity,
      move: part.move && move ? movedMove(part.move, move) : (move ?? part.move),
      cut: cut ? cutBox(cut, ownCut) : ownCut,
      blend: "normal",
    },
  ];
}

/** The first move and then the second. */
function movedMove(first: Move, second: Move): Move {
  return {
    scaleX: first.scaleX * second.scaleX,
    scaleY: first.scaleY * second.scaleY,
    x: first.x * second.scaleX + second.x,
    y: first.y * second.scaleY + second.y,
  };
}

/** Whether a layer is a rectangle with straight corners. */
function isSquare(layer: Layer): boolean {
  return layer.kind === "shape" && layer.shape === "rectangle" && layer.radius <= 0;
}

/** An image without what is empty in its middle: the four sides around that, which are painted one by one. */
function aroundHollow(image: PaintedImage, hollow: Box | undefined): PaintedImage[] {
  const inner = hollow && overlap(hollow, image.box);
  if (!inner || inner.width <= 0 || inner.height <= 0) return [image];
  const { box, state } = image;
  const [right, bottom] = [inner.x + inner.width, inner.y + inner.height];
  const sides: Record<string, Box> = {
    top: { ...box, height: inner.y - box.y },
    bottom: { ...box, y: bottom, height: box.y + box.height - bottom },
    left: { x: box.x, y: inner.y, width: inner.x - box.x, height: inner.height },
    right: { x: right, y: inner.y, width: box.x + box.width - right, height: inner.height },
  };
  return Object.entries(sides)
    .filter(([, { width, height }]) => width > 0 && height > 0)
    .map(([name, side]) => ({ ...image, box: side, state: state === null ? null : `${state} ${name}` }));
}

/** A moving picture or clip that stands upright and throws no shadow. */
function sampledPart(
  { layer, stage, content, maskStillness }: LayerToPart,
  timeSeconds: number,
  pose: Readonly<Pose>,
  mask: MaskShape | undefined,
): FramePart | null {
  if (layer.shadow || hasBlur(layer) || isTurned(pose) || isFarSmaller(pose)) return null;
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
    isSnapped: true,
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
function partOfPiece(piece: ContentPiece, stage: Stage): FramePart {
  const { owner, box, centre, strip, pose, paint } = piece;
  const cut = (inner: Box | null) => (strip ? cutBox(roundedPixels(strip, stage), inner) : inner);
  if (!isShifted(pose)) {
    const image: PaintedImage = {
      kind: "painted",
      owner,
      state: null,
      box: pixelsOnCanvas(movedBox(grownBox(box, 1), pose, centre), stage),
      paint: (target) => {
        if (strip) clipToPixels(target.context, strip);
        drawPiece(target, stage, piece);
      },
    };
    return { image, opacity: 1, move: null, cut: cut(null), blend: "normal" };
  }
  const image: PaintedImage = {
    kind: "painted",
    owner,
    state: "whole",
    box: pixelsOf(grownBox(box, 2), stage),
    paint(target) {
      target.context.globalAlpha = 1;
      paint(target);
    },
  };
  return {
    image,
    opacity: pose.opacity,
    move: moveInPixels(pose, centre, stage),
    cut: cut(cutOf(pose, centre, undefined, stage)),
    blend: "normal",
  };
}

/** Sampling so few of an image's pixels would leave out some: it is painted anew. */
function isFarSmaller({ scale, scaleX, scaleY }: Readonly<Pose>): boolean {
  return scale * Math.min(scaleX, scaleY) < SMALLEST_SAMPLED_SCALE;
}

const SMALLEST_SAMPLED_SCALE = 0.6;

function moveInPixels(pose: Readonly<Pose>, centre: Box, { scaleX, scaleY }: Stage): Move | null {
  if (!isMoved(pose)) return null;
  const [a, , , d, e, f] = moveOf(pose, centre);
  const [x, y] = [e * scaleX, f * scaleY];
  // A shift is a whole number of pixels but for the last digits.
  return isShifted(pose)
    ? { scaleX: 1, scaleY: 1, x: Math.round(x), y: Math.round(y) }
    : { scaleX: a, scaleY: d, x, y };
}

/** What the clip of a pose and the bounds of a mask let through, on whole pixels as `clipToPixels` has it. */
function cutOf(pose: Readonly<Pose>, box: Box, mask: MaskShape | undefined, stage: Stage): Box | null {
  const shown = pose.clip < 1 ? roundedPixels(movedBox(shownPart(box, pose), pose, box), stage) : null;
  return mask ? cutBox(roundedPixels(mask.bounds, stage), shown) : shown;
}

function scaledBox({ x, y, width, height }: Box, { scaleX, scaleY }: Stage): Box {
  return { x: x * scaleX, y: y * scaleY, width: width * scaleX, height: height * scaleY };
}

function roundedPixels(box: Box, stage: Stage): Box {
  return rounded(scaledBox(box, stage));
}

/** Whole pixels that lie in a box. */
function pixelsWithin(box: Box, stage: Stage): Box {
  const { x, y, width, height } = scaledBox(box, stage);
  const [left, top] = [Math.ceil(x), Math.ceil(y)];
  return { x: left, y: top, width: Math.floor(x + width) - left, height: Math.floor(y + height) - top };
}

import type { Picture } from "~/engine/canvas";
import type { Content } from "~/engine/content";
import { once } from "~/engine/content";
import { movedSource, type Placement, placePicture } from "~/engine/cover-crop";
import { isolate } from "~/engine/isolate";
import { cropChanges, croppedPart, tightestCrop } from "~/engine/media-crop";
import { snappedBox } from "~/engine/snapped-box";
import type { Stage } from "~/engine/stage";
import { stillnessOf } from "~/engine/stillness";
import { LatestSurface, paintSurface, stampSurface } from "~/engine/surface";
import type { Target } from "~/engine/target";
import type { Box, ClipLayer, PictureLayer } from "~/scene/composition";

/** Scaling down further than this with bilinear sampling flickers, so it is done once, with better sampling. */
const SMALLEST_DIRECT_SCALE = 0.67;

/** Blur from which a picture's slow move cannot be seen, as part of the canvas's width. */
const VEILING_BLUR_SHARE = 0.012;

/** A picture: one that stands still is cut and scaled once, one that moves is sampled in every frame. */
export function pictureContent(layer: PictureLayer, stage: Stage): Content {
  const prepared = once(() => preparePicture(layer, stage));
  const { motion, crop } = layer;
  // Nobody sees a slow move through a thick blur, and blurring every frame anew would cost 40 ms.
  const isVeiled = (layer.blur ?? 0) >= VEILING_BLUR_SHARE * stage.composition.width;
  const stands =
    isVeiled || !motion || (motion.fromScale === motion.toScale && motion.panX === 0 && motion.panY === 0);
  const changes = [...(stands ? [] : [spanOfMove(layer)]), ...(crop ? cropChanges(crop) : [])];
  const stillness = stillnessOf(changes);
  const kept = new LatestSurface();
  const sampleAt = (picture: Picture, time: number) => {
    const part = crop && croppedPart(picture, crop, time);
    const { source, target } = placePicture(picture, layer, part);
    const moved = motion && movedSource(source, picture, motion, stands ? 0 : progressAt(layer, time), part);
    return { picture, source: moved ?? source, target };
  };
  return {
    bounds: () => layer.box,
    changes,
    isSingle: true,
    ...(stands && layer.fit === "contain" ? {} : { silhouette: silhouetteOf(layer), silhouetteChanges: [] }),
    sample(time) {
      const picture = stillness.keyAt(time) === null ? prepared() : null;
      return picture ? { ...sampleAt(picture, time), radius: layer.radius } : undefined;
    },
    paint(target, time) {
      const picture = prepared();
      if (!picture) return;
      const placement = sampleAt(picture, time);
      const state = stillness.keyAt(time);
      if (state === null || !target.isUpright) {
        drawPlaced(target, stage, layer, picture, placement);
        return;
      }
      const paintOnce = () =>
        paintSurface(stage, placement.target, (inner) => drawPlaced(inner, stage, layer, picture, placement));
      stampSurface(target, stage, kept.get(stage, state, paintOnce));
    },
  };
}

const isSolid = (frame: Picture | undefined) => frame !== undefined && !frame.hasAlpha;

/** A clip shows the frame that was made ready for the time: cropped already, and without the colour that is taken out. */
export function clipContent(layer: ClipLayer, stage: Stage): Content {
  const frameAt = (time: number) => {
    const frame = stage.assets.getClipFrame(layer, time);
    return frame && frame.width > 0 && frame.height > 0 ? frame : undefined;
  };
  const decoded = () => stage.assets.getDecodedFrame?.(layer);
  return {
    bounds: () => layer.box,
    changes: [{ startSeconds: layer.startSeconds, endSeconds: layer.endSeconds }],
    isSingle: true,
    silhouette: silhouetteOf(layer),
    silhouetteChanges: [],
    isOpaque: (time) =>
      layer.fit === "cover" && layer.radius <= 0 && !layer.chromaKey && isSolid(decoded() ?? frameAt(time)),
    sample(time) {
      const picture = decoded();
      if (!picture) return undefined;
      const part = layer.crop && croppedPart(picture, layer.crop, time);
      return { picture, ...placePicture(picture, layer, part), radius: layer.radius };
    },
    paint(target, time) {
      const picture = frameAt(time);
      if (picture) drawPlaced(target, stage, layer, picture, placePicture(picture, layer));
    },
  };
}

function silhouetteOf(layer: PictureLayer | ClipLayer): (target: Target) => void {
  return ({ context }) => {
    context.fillStyle = "#000";
    traceRounded(context, layer.box, layer.radius);
    context.fill();
  };
}

/** The picture at a size fit for drawing; `null` where it is not there. */
function preparePicture(layer: PictureLayer, stage: Stage): Picture | null {
  const original = stage.assets.getPicture(layer.assetId);
  return original && original.width > 0 && original.height > 0 ? reduce(original, layer, stage) : null;
}

function spanOfMove({ startSeconds, endSeconds, motion }: PictureLayer) {
  return { startSeconds: motion?.startSeconds ?? startSeconds, endSeconds: motion?.endSeconds ?? endSeconds };
}

function progressAt(layer: PictureLayer, timeSeconds: number): number {
  const { startSeconds, endSeconds } = spanOfMove(layer);
  const life = endSeconds - startSeconds;
  return life > 0 ? Math.min(1, Math.max(0, (timeSeconds - startSeconds) / life)) : 0;
}

function drawPlaced(
  to: Target,
  stage: Stage,
  layer: PictureLayer | ClipLayer,
  picture: Picture,
  { source, target }: Placement,
): void {
  if (layer.radius > 0) {
    if (to.isPlain) cutRound(to, stage, layer, picture, { source, target });
    else fillWithPicture(to.context, layer, picture, { source, target });
  } else if (to.isUpright) {
    drawSnapped(to, stage, picture, { source, target });
  } else {
    to.context.drawImage(
      picture as never,
      source.x,
      source.y,
      source.width,
      source.height,
      target.x,
      target.y,
      target.width,
      target.height,
    );
  }
}

function drawSnapped(
  { context, originX, originY }: Target,
  { scaleX, scaleY }: Stage,
  picture: Picture,
  { source, target }: Placement,
): void {
  const { x, y, width, height } = snappedBox(target, scaleX, scaleY);
  context.setTransform(1, 0, 0, 1, originX, originY);
  context.drawImage(picture as never, source.x, source.y, source.width, source.height, x, y, width, height);
  context.setTransform(scaleX, 0, 0, scaleY, originX, originY);
}

/**
 * Draws the picture by itself and takes its corners away: a third of the cost of filling with it (5 ms against 15 for
 * a moving picture of 1080 × 1920).
 */
function cutRound(
  to: Target,
  stage: Stage,
  layer: PictureLayer | ClipLayer,
  picture: Picture,
  placement: Placement,
): void {
  isolate(to, stage, placement.target, (inner) => {
    const { context } = inner;
    context.globalAlpha = 1;
    drawSnapped(inner, stage, picture, placement);
    context.globalCompositeOperation = "destination-in";
    context.fillStyle = "#000";
    traceRounded(context, placement.target, layer.radius);
    context.fill();
  });
}

/**
 * Fills the rounded box with the picture, for one that is turned or grows. A clip would do, too, but Chromium smooths
 * its edge on a canvas of the page and not on an OffscreenCanvas, so an export would look torn.
 */
function fillWithPicture(
  context: Target["context"],
  layer: PictureLayer | ClipLayer,
  picture: Picture,
  { source, target }: Placement,
): void {
  const pattern = context.createPattern(picture as never, "no-repeat");
  if (!pattern) return;
  // Half a pixel in from the picture's own edges: beyond them lies nothing to blend with.
  const left = Math.max(0.5, source.x);
  const top = Math.max(0.5, source.y);
  const right = Math.min(picture.width - 0.5, source.x + source.width);
  const bottom = Math.min(picture.height - 0.5, source.y + source.height);
  const scaleX = target.width / Math.max(1, right - left);
  const scaleY = target.height / Math.max(1, bottom - top);
  pattern.setTransform({
    a: scaleX,
    b: 0,
    c: 0,
    d: scaleY,
    e: target.x - left * scaleX,
    f: target.y - top * scaleY,
  });
  context.fillStyle = pattern;
  traceRounded(context, target, layer.radius);
  context.fill();
}

function traceRounded(context: Target["context"], box: Box, radius: number): void {
  context.beginPath();
  context.roundRect(
    box.x,
    box.y,
    box.width,
    box.height,
    Math.max(0, Math.min(radius, box.width / 2, box.height / 2)),
  );
}

function reduce(picture: Picture, layer: PictureLayer, stage: Stage): Picture {
  const closest = layer.motion ? Math.max(1, layer.motion.fromScale, layer.motion.toScale) : 1;
  const seen = tightestCrop(layer.crop);
  const ratios = [
    (layer.box.width * stage.scaleX) / (picture.width * seen.width),
    (layer.box.height * stage.scaleY) / (picture.height * seen.height),
  ];
  const scale = closest * (layer.fit === "cover" ? Math.max(...ratios) : Math.min(...ratios));
  if (scale >= SMALLEST_DIRECT_SCALE) return picture;
  const width = Math.max(1, Math.round(picture.width * scale));
  const height = Math.max(1, Math.round(picture.height * scale));
  const reduced = stage.assets.createCanvas(width, height);
  reduced.context.imageSmoothingEnabled = true;
  reduced.context.imageSmoothingQuality = "high";
  reduced.context.drawImage(picture as never, 0, 0, width, height);
  return reduced.picture;
}

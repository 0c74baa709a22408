import type { Canvas2D, EngineAssets, Picture } from "~/engine/canvas";
import { movedSource, type Placement, placePicture } from "~/engine/cover-crop";
import type { PictureLayer } from "~/scene/composition";

/** Scaling down further than this with bilinear sampling flickers, so it is done once, with better sampling. */
const SMALLEST_DIRECT_SCALE = 0.67;

export interface PreparedPicture {
  picture: Picture;
  placement: Placement;
}

/** The picture at a size fit for drawing and its crop; `null` where the picture is not there. */
export function preparePicture(layer: PictureLayer, assets: EngineAssets): PreparedPicture | null {
  const original = assets.getPicture(layer.assetId);
  if (!original || original.width === 0 || original.height === 0) return null;
  const picture = reduce(original, layer, assets);
  return { picture, placement: placePicture(picture, layer) };
}

/** Draws the picture as it stands at a time, in its resting box. */
export function drawPicture(
  context: Canvas2D,
  layer: PictureLayer,
  { picture, placement }: PreparedPicture,
  timeSeconds: number,
): void {
  const life = layer.endSeconds - layer.startSeconds;
  const progress = life > 0 ? Math.min(1, Math.max(0, (timeSeconds - layer.startSeconds) / life)) : 0;
  const source = layer.motion
    ? movedSource(placement.source, picture, layer.motion, progress)
    : placement.source;
  const { target } = placement;
  const isRounded = layer.radius > 0;
  if (isRounded) {
    context.save();
    context.beginPath();
    const radius = Math.min(layer.radius, target.width / 2, target.height / 2);
    context.roundRect(target.x, target.y, target.width, target.height, radius);
    context.clip();
  }
  context.drawImage(
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
  if (isRounded) context.restore();
}

function reduce(picture: Picture, layer: PictureLayer, assets: EngineAssets): Picture {
  const closest = layer.motion ? Math.max(1, layer.motion.fromScale, layer.motion.toScale) : 1;
  const ratios = [layer.box.width / picture.width, layer.box.height / picture.height];
  const scale = closest * (layer.fit === "cover" ? Math.max(...ratios) : Math.min(...ratios));
  if (scale >= SMALLEST_DIRECT_SCALE) return picture;
  const width = Math.max(1, Math.round(picture.width * scale));
  const height = Math.max(1, Math.round(picture.height * scale));
  const reduced = assets.createCanvas(width, height);
  reduced.context.imageSmoothingEnabled = true;
  reduced.context.imageSmoothingQuality = "high";
  reduced.context.drawImage(picture as never, 0, 0, width, height);
  return reduced.picture;
}

import type { Box, PictureLayer } from "~/scene/composition";

interface Dimensions {
  width: number;
  height: number;
}

/** The part of a picture to draw and the place to draw it. */
export interface Placement {
  source: Box;
  target: Box;
}

/**
 * CSS `object-fit`: for `cover` the largest part of the picture with the box's proportions, as near to the focus
 * point as the picture's edges allow; for `contain` the whole picture, centred in the box. Of a picture that is cropped, `part` is
 * what is left; the focus is that of the whole.
 */
export function placePicture(
  picture: Dimensions,
  layer: Pick<PictureLayer, "box" | "fit" | "focusX" | "focusY">,
  part?: Box,
): Placement {
  if (part) {
    const focusX = part.width > 0 ? (picture.width * layer.focusX - part.x) / part.width : 0.5;
    const focusY = part.height > 0 ? (picture.height * layer.focusY - part.y) / part.height : 0.5;
    const { source, target } = placePicture(part, { box: layer.box, fit: layer.fit, focusX, focusY });
    return { source: { ...source, x: source.x + part.x, y: source.y + part.y }, target };
  }
  const { box } = layer;
  if (layer.fit === "contain") {
    const scale = Math.min(box.width / picture.width, box.height / picture.height);
    const width = picture.width * scale;
    const height = picture.height * scale;
    return {
      source: { x: 0, y: 0, width: picture.width, height: picture.height },
      target: { x: box.x + (box.width - width) / 2, y: box.y + (box.height - height) / 2, width, height },
    };
  }
  const scale = Math.max(box.width / picture.width, box.height / picture.height);
  const width = box.width / scale;
  const height = box.height / scale;
  return {
    source: {
      x: clamp(picture.width * layer.focusX - width / 2, 0, picture.width - width),
      y: clamp(picture.height * layer.focusY - height / 2, 0, picture.height - height),
      width,
      height,
    },
    target: box,
  };
}

/**
 * The part of the picture in view at a point of the layer's life (0–1) under its slow move. Always inside the
 * picture, or inside `part` of it, with the proportions of `source`.
 */
export function movedSource(
  source: Box,
  picture: Dimensions,
  motion: NonNullable<PictureLayer["motion"]>,
  progress: number,
  part: Box = { x: 0, y: 0, width: picture.width, height: picture.height },
): Box {
  const scale = Math.max(1, motion.fromScale + (motion.toScale - motion.fromScale) * progress);
  const width = source.width / scale;
  const height = source.height / scale;
  const travel = progress - 0.5;
  const x = source.x + (source.width - width) / 2 + motion.panX * travel * width;
  const y = source.y + (source.height - height) / 2 + motion.panY * travel * height;
  return {
    x: clamp(x, part.x, part.x + part.width - width),
    y: clamp(y, part.y, part.y + part.height - height),
    width,
    height,
  };
}

function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(most, value));
}

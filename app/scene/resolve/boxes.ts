import type { Box, Layer } from "~/scene/composition";

/** The smallest box around others; throws RangeError where there are none. */
export function boxAround(boxes: readonly Box[]): Box {
  if (boxes.length === 0) throw new RangeError("There is no box around nothing.");
  const left = Math.min(...boxes.map(({ x }) => x));
  const top = Math.min(...boxes.map(({ y }) => y));
  const right = Math.max(...boxes.map(({ x, width }) => x + width));
  const bottom = Math.max(...boxes.map(({ y, height }) => y + height));
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/** The layer as it stands when what stood in one box stands in another. */
export function movedInto<Kind extends Layer>(layer: Kind, from: Box, to: Box): Kind {
  const [scaleX, scaleY] = [to.width / (from.width || 1), to.height / (from.height || 1)];
  const move = (box: Box): Box => ({
    x: to.x + (box.x - from.x) * scaleX,
    y: to.y + (box.y - from.y) * scaleY,
    width: box.width * scaleX,
    height: box.height * scaleY,
  });
  const moved = { ...layer, box: move(layer.box) };
  if (layer.mask) moved.mask = { ...layer.mask, box: move(layer.mask.box) };
  if (moved.kind === "group") moved.layers = moved.layers.map((inner) => movedInto(inner, from, to));
  if (moved.kind === "text") {
    const scale = Math.min(scaleX, scaleY);
    moved.maxSize *= scale;
    moved.minSize *= scale;
    moved.letterSpacing *= scale;
  }
  return moved;
}

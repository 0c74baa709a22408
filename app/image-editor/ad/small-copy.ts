import type { Size } from "../geometry";
import { mapSide, type Pixels } from "./picture-map";

/** A copy of an image with one pixel a cell of its map; what shines through is white. */
export function smallCopy(
  image: Size,
  draw: (context: OffscreenCanvasRenderingContext2D, size: Size) => void,
): Pixels {
  const scale = mapSide / Math.max(image.width, image.height);
  const size = {
    width: Math.max(4, Math.round(image.width * scale)),
    height: Math.max(4, Math.round(image.height * scale)),
  };
  const context = new OffscreenCanvas(size.width, size.height).getContext("2d", { willReadFrequently: true });
  if (!context) throw new Error("This browser gives no canvas to work on");
  context.imageSmoothingQuality = "high";
  context.fillStyle = "#ffffff";
  context.fillRect(0, 0, size.width, size.height);
  draw(context, size);
  return context.getImageData(0, 0, size.width, size.height);
}

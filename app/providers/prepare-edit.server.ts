import { encode as encodePng } from "fast-png";
import { createPixels, type Pixels } from "~/formats/raster/pixels";
import type { ImageAsk, ImageFile } from "~/providers/image-call.server";
import { decodeImage } from "~/providers/image-file.server";

/*
 * Models that fill a marked area can also extend an image: it is put on a larger canvas whose new part is marked.
 * Throws what `decodeImage` throws.
 */

/** An extension as the filling of a larger image; any other request unchanged. */
export async function paddedForExtension(ask: ImageAsk): Promise<ImageAsk> {
  const { source, request } = ask;
  if (request.operation !== "extend" || !source || !request.extend) return ask;
  const { top, right, bottom, left } = request.extend;
  const from = decodeImage(source.bytes);
  const width = from.width + left + right;
  const height = from.height + top + bottom;
  const canvas = createPixels(width, height);
  const mask = createPixels(width, height);
  for (let y = 0; y < height; y++) {
    // The new part shows the nearest pixel of the image, so that nothing foreign shines through.
    const sourceRow = Math.min(from.height - 1, Math.max(0, y - top)) * from.width;
    for (let x = 0; x < width; x++) {
      const at = (y * width + x) * 4;
      const isNew = x < left || y < top || x >= left + from.width || y >= top + from.height;
      const sourceAt = (sourceRow + Math.min(from.width - 1, Math.max(0, x - left))) * 4;
      for (let channel = 0; channel < 4; channel++)
        canvas.data[at + channel] = from.data[sourceAt + channel]!;
      mask.data.fill(isNew ? 255 : 0, at, at + 3);
      mask.data[at + 3] = 255;
    }
  }
  return { ...ask, source: pngOf(canvas), mask: pngOf(mask), size: { width, height } };
}

/** A mask as OpenAI reads it: transparent where ours is white and opaque. */
export async function transparentWhereMarked(mask: ImageFile): Promise<ImageFile> {
  const { width, height, data } = decodeImage(mask.bytes);
  const turned = createPixels(width, height);
  for (let at = 0; at < data.length; at += 4) turned.data[at + 3] = 255 - howMarked(data, at);
  return pngOf({ width, height, data: turned.data });
}

/** A mask as the others read it: white on black, without transparency. */
export async function whiteWhereMarked(mask: ImageFile): Promise<ImageFile> {
  const { width, height, data } = decodeImage(mask.bytes);
  const turned = createPixels(width, height);
  for (let at = 0; at < data.length; at += 4) {
    turned.data.fill(howMarked(data, at), at, at + 3);
    turned.data[at + 3] = 255;
  }
  return pngOf({ width, height, data: turned.data });
}

/** 0 to 255: how white a pixel of a mask is, as far as it is there at all. */
function howMarked(data: Uint8ClampedArray, at: number): number {
  return Math.round((Math.max(data[at]!, data[at + 1]!, data[at + 2]!) * data[at + 3]!) / 255);
}

function pngOf({ width, height, data }: Pixels): ImageFile {
  const bytes = encodePng({ width, height, data, channels: 4, depth: 8 }, { zlib: { level: 4 } });
  return { bytes, mediaType: "image/png" };
}

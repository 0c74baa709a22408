import { readImageHeader } from "~/formats/image-header";
import type { Coverage } from "~/formats/raster/coverage";
import { createPixels, type Pixels } from "~/formats/raster/pixels";
import type { AskForImage, ImageFile } from "~/providers/image-call.server";
import { decodeImage } from "~/providers/image-file.server";
import { fillRegion } from "~/providers/marked-region/fill-region.server";
import { grownToRatio, regionAround } from "~/providers/marked-region/region-around";
import { writePng } from "~/providers/marked-region/write-png.server";
import { ProviderError } from "~/providers/provider-error.server";

/** A model sees this much around what it fills, as a share of its size, and at least so many pixels. */
const room = { share: 0.6, least: 192 };

/**
 * A model that fills images no longer than it makes them, for images of any size: of larger ones it is sent the part
 * around the mark, and what it answers is put back into the whole. Other requests go to it as they are.
 */
export function inMarkedRegion(
  ask: AskForImage,
  { longestSide, ratios }: { longestSide: number; ratios: readonly string[] },
): AskForImage {
  return async (asked) => {
    const { request, source, mask } = asked;
    const header = source && readImageHeader(source.bytes);
    if (request.operation !== "fill" || !header || !mask) return ask(asked);
    if (Math.max(header.width, header.height) <= longestSide) return ask(asked);
    return fillRegion({
      source: source.bytes,
      mask: mask.bytes,
      regionOf: (box, image) => grownToRatio(regionAround(box, image, room), image, ratios),
      limit: { longestSide, pixels: longestSide ** 2 },
      isForeign: true,
      async fill(part, marked) {
        const { width, height } = part;
        const files = { source: await fileOf(part), mask: await fileOf(asImage(marked)) };
        const bytes = await ask({ ...asked, ...files, size: { width, height } });
        try {
          return decodeImage(bytes);
        } catch (error) {
          throw new ProviderError("picture_invalid", { cause: error });
        }
      },
    });
  };
}

/** White where marked, black elsewhere. */
function asImage({ width, height, data }: Coverage): Pixels {
  const image = createPixels(width, height);
  for (let at = 0; at < data.length; at++) {
    image.data.fill(data[at]!, at * 4, at * 4 + 3);
    image.data[at * 4 + 3] = 255;
  }
  return image;
}

async function fileOf({ width, height, data }: Pixels): Promise<ImageFile> {
  async function* rows() {
    for (let y = 0; y < height; y++) yield data.subarray(y * width * 4, (y + 1) * width * 4);
  }
  return { bytes: await writePng({ width, height, isOpaque: false }, rows()), mediaType: "image/png" };
}

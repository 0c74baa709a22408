import { mediaAddress } from "~/client/media-address";
import { clusterColors } from "~/domain/image/cluster-colors";
import { hexOf, type Triple, toLinear, toOklab } from "~/domain/image/oklab";

const sidePixels = 40;
const mostPictures = 24;
const mostColors = 6;
/** Groups below this share of all pixels are not seen as a colour of the board. */
const leastShare = 0.015;

/**
 * The colours of some pictures, `#rrggbb`, the most present first: read from the pixels of small copies. A picture
 * that cannot be loaded is left out; with none there is no palette.
 */
export async function measurePalette(assetIds: readonly string[]): Promise<string[]> {
  const read = await Promise.allSettled(assetIds.slice(0, mostPictures).map(readColors));
  const colors = read.flatMap((each) => (each.status === "fulfilled" ? each.value : []));
  return clusterColors(colors, mostColors)
    .filter(({ share }) => share >= leastShare)
    .map(({ middle }) => hexOf(middle));
}

async function readColors(assetId: string): Promise<Triple[]> {
  const response = await fetch(mediaAddress(assetId, 320));
  if (!response.ok) throw new Error(`${response.status}`);
  const picture = await createImageBitmap(await response.blob(), {
    resizeWidth: sidePixels,
    resizeHeight: sidePixels,
  });
  try {
    const context = new OffscreenCanvas(sidePixels, sidePixels).getContext("2d", {
      willReadFrequently: true,
    });
    if (!context) return [];
    context.drawImage(picture, 0, 0);
    const { data } = context.getImageData(0, 0, sidePixels, sidePixels);
    const colors: Triple[] = [];
    for (let at = 0; at < data.length; at += 4) {
      if (data[at + 3]! < 128) continue;
      colors.push(toOklab([toLinear(data[at]!), toLinear(data[at + 1]!), toLinear(data[at + 2]!)]));
    }
    return colors;
  } finally {
    picture.close();
  }
}

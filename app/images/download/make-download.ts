import { mediaAddress } from "~/client/media-address";
import type { DownloadType } from "~/formats/xmp/embed-xmp";
import type { Image } from "~/stores/images/image-document";
import { withRecipe } from "./embed-recipe";
import { encodeImage } from "./encode-image";
import { imageFileName } from "./image-file-name";

/**
 * An image as a file of the kind asked for, with its recipe and digital source type in it. A file that is of that kind
 * already keeps its pixels as they are.
 */
export async function makeDownload(
  image: Image,
  modelLabel: string,
  type: DownloadType,
  signal: AbortSignal,
): Promise<{ file: Blob; name: string }> {
  const answer = await fetch(mediaAddress(image.id), { signal });
  if (!answer.ok) throw new Error(`The picture could not be fetched (${answer.status}). Try again.`);
  const original = await answer.blob();
  const bytes =
    image.mediaType === type
      ? new Uint8Array(await original.arrayBuffer())
      : await encodeImage(await createImageBitmap(original), type, signal);
  const { title, recipe, request } = image;
  const file = withRecipe(bytes, type, { title, modelLabel, recipe, request });
  return { file: new Blob([file], { type }), name: imageFileName(image, type) };
}

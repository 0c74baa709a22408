import { mediaAddress } from "~/client/media-address";
import { xmpOfRecipe } from "~/domain/image/embedded-recipe";
import { ContainerError } from "~/formats/container-error";
import { type DownloadType, withXmp } from "~/formats/xmp/embed-xmp";
import type { Image } from "~/stores/images/image-document";
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
  const embed = (embedded: typeof request) =>
    withXmp(
      bytes,
      type,
      new TextEncoder().encode(xmpOfRecipe({ title, modelLabel, recipe, request: embedded })),
    );
  let file: Uint8Array<ArrayBuffer>;
  try {
    file = embed(request);
  } catch (error) {
    if (!(error instanceof ContainerError) || type !== "image/jpeg") throw error;
    // Words too long for the one segment a JPEG has for them: at least who made it stays in the file.
    file = embed(null);
  }
  return { file: new Blob([file], { type }), name: imageFileName(image, type) };
}

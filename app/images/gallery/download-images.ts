import { downloadZip } from "client-zip";
import { mediaAddress } from "~/client/media-address";
import type { Image } from "~/stores/images/image-document";
import { imageFileName } from "../download/image-file-name";

/**
 * All files of some images as one zip, fetched one after the other; `onProgress` tells how many are in it. An image
 * that cannot be fetched fails the whole: a zip with holes would look complete. Throws the signal's reason.
 */
export async function zipImages(
  images: readonly Image[],
  onProgress: (done: number) => void,
  signal: AbortSignal,
): Promise<Blob> {
  async function* files() {
    const names = new Set<string>();
    for (const [done, image] of images.entries()) {
      onProgress(done);
      const answer = await fetch(mediaAddress(image.id), { signal });
      if (!answer.ok) throw new Error(`“${image.title}” could not be fetched (${answer.status}).`);
      yield { name: freeName(image, names), lastModified: image.createdAt, input: answer };
    }
  }
  return downloadZip(files()).blob();
}

/** The image's own name, where no other file of the zip has it. */
function freeName(image: Image, names: Set<string>): string {
  const own = imageFileName(image, image.mediaType);
  const dot = own.lastIndexOf(".");
  let name = own;
  for (let copy = 2; names.has(name.toLowerCase()); copy++)
    name = `${own.slice(0, dot)} (${copy})${own.slice(dot)}`;
  names.add(name.toLowerCase());
  return name;
}

import { downloadZip } from "client-zip";
import type { Image } from "~/stores/image-document";
import { mediaAddress } from "../media-address";

const extensions: Record<Image["mediaType"], string> = {
  "image/png": "png",
  "image/jpeg": "jpg",
  "image/webp": "webp",
  "image/avif": "avif",
  "image/gif": "gif",
};

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

/** A name of the title that no other file of the zip has and every system takes. */
function freeName({ title, id, mediaType }: Image, names: Set<string>): string {
  const plain =
    title
      .replace(/[\u0000-\u001f\u007f<>:"/\\|?*]+/g, " ")
      .trim()
      .slice(0, 80) || id;
  const extension = extensions[mediaType];
  let name = `${plain}.${extension}`;
  for (let copy = 2; names.has(name.toLowerCase()); copy++) name = `${plain} ${copy}.${extension}`;
  names.add(name.toLowerCase());
  return name;
}

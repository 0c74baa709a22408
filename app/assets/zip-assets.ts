import { downloadZip } from "client-zip";
import { mediaAddress } from "~/images/media-address";
import type { Asset } from "~/stores/asset-document";

/**
 * Files as one zip under their own names, fetched one after the other; `onProgress` tells how many are in it. One that cannot be
 * fetched fails the whole: a zip with holes would look complete.
 */
export async function zipAssets(
  assets: readonly Asset[],
  onProgress: (done: number) => void,
  signal: AbortSignal,
): Promise<Blob> {
  async function* files() {
    const names = new Set<string>();
    for (const [done, asset] of assets.entries()) {
      onProgress(done);
      const answer = await fetch(mediaAddress(asset.id), { signal });
      if (!answer.ok) throw new Error(`“${asset.name}” could not be fetched (${answer.status}).`);
      yield { name: freeName(asset, names), lastModified: asset.createdAt, input: answer };
    }
  }
  return downloadZip(files()).blob();
}

const endings: Partial<Record<Asset["mediaType"], string>> = {
  "image/jpeg": "jpg",
  "video/quicktime": "mov",
  "audio/mpeg": "mp3",
  "audio/mp4": "m4a",
};

function freeName({ name: given, mediaType, id }: Asset, names: Set<string>): string {
  const ending = endings[mediaType] ?? mediaType.split("/")[1] ?? "bin";
  const plain =
    given
      .replace(/\.[a-z0-9]{2,4}$/i, "")
      .replace(/[\u0000-\u001f\u007f<>:"/\\|?*]+/g, " ")
      .trim()
      .slice(0, 80) || id;
  let name = `${plain}.${ending}`;
  for (let copy = 2; names.has(name.toLowerCase()); copy++) name = `${plain} ${copy}.${ending}`;
  names.add(name.toLowerCase());
  return name;
}

/** Hands a file to the browser's downloads. */
export function saveBlob(blob: Blob, name: string): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

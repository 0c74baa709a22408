import { downloadZip } from "client-zip";
import { mediaAddress } from "~/client/media-address";
import { fileNameOf } from "~/domain/assets/file-name";
import type { Asset } from "~/stores/assets/asset-document";

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

function freeName({ name: given, mediaType, id }: Asset, names: Set<string>): string {
  const first = fileNameOf(given, mediaType, id);
  const dot = first.lastIndexOf(".");
  let name = first;
  for (let copy = 2; names.has(name.toLowerCase()); copy++) {
    name = `${first.slice(0, dot)} ${copy}${first.slice(dot)}`;
  }
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

import type { Layer } from "~/image-editor/layers/layer";
import { readLoadedImage } from "../loaded-images";

/** The files of the picture layers that are shown, by asset. */
export async function readLayerFiles(layers: readonly Layer[]): Promise<Record<string, Blob>> {
  const files: Record<string, Blob> = {};
  for (const layer of layers) {
    if (layer.kind !== "picture" || layer.hidden) continue;
    files[layer.assetId] ??= (await readLoadedImage(layer.assetId)).file;
  }
  return files;
}

import { useEffect, useState } from "react";
import { ApiError, callApi } from "~/client/call-api";
import type { ChangeDraft } from "~/image-editor/drags/drag";
import { mostLayers, type PlacedLayer } from "~/image-editor/edit-draft";
import type { Size } from "~/image-editor/geometry";
import type { ImageLevels } from "~/image-editor/image-levels";
import { showErrorToast } from "~/ui/toast";
import { holdImage } from "./loaded-images";

/** The images of the layers, as the canvas draws them, and how another one comes in. */
export function useLayers(layers: readonly PlacedLayer[], size: Size, change: ChangeDraft) {
  const [levels, setLevels] = useState<ReadonlyMap<string, ImageLevels>>(new Map());
  const [isAdding, setAdding] = useState(false);
  const ids = [...new Set(layers.map(({ assetId }) => assetId))].toSorted().join(" ");

  useEffect(() => {
    let isGone = false;
    const releases = ids
      .split(" ")
      .filter(Boolean)
      .map((id) =>
        holdImage(id, (picture) => {
          if (!isGone) setLevels((before) => new Map(before).set(id, picture.levels));
        }),
      );
    return () => {
      isGone = true;
      for (const release of releases) release();
    };
  }, [ids]);

  /** Lays an asset over the image, in the middle, at most so large that it fits. Null where there are too many. */
  function add(asset: { id: string; name: string } & Size): string | null {
    if (layers.length >= mostLayers) {
      showErrorToast(`There are ${mostLayers} layers`, "Apply them or remove one, then add another.");
      return null;
    }
    const id = crypto.randomUUID();
    const scale = Math.min(1, (size.width * 0.8) / asset.width, (size.height * 0.8) / asset.height);
    const width = Math.max(1, asset.width * scale);
    const height = Math.max(1, asset.height * scale);
    const layer: PlacedLayer = {
      id,
      assetId: asset.id,
      name: asset.name.slice(0, 200) || "Picture",
      x: (size.width - width) / 2,
      y: (size.height - height) / 2,
      width,
      height,
      opacity: 1,
      blend: "source-over",
      hidden: false,
    };
    change((before) => ({ ...before, layers: [...before.layers, layer] }), null);
    return id;
  }

  async function addFile(file: File): Promise<string | null> {
    setAdding(true);
    try {
      const { asset } = await callApi<{ asset: { id: string; name: string } & Size }>("/api/v1/assets", {
        method: "POST",
        body: file,
        headers: { "X-Vitrine-Name": encodeURIComponent(file.name) },
      });
      return add(asset);
    } catch (error) {
      showErrorToast(
        "The picture could not be added",
        error instanceof ApiError ? error.message : "It is still on your device. Try again.",
      );
      return null;
    } finally {
      setAdding(false);
    }
  }

  return { levels, add, addFile, isAdding };
}

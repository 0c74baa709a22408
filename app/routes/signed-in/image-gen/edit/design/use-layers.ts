import { useEffect, useMemo, useRef, useState } from "react";
import { ApiError, callApi } from "~/client/call-api";
import { mediaAddress } from "~/client/media-address";
import { useModule } from "~/client/use-module";
import type { Size } from "~/image-editor/geometry";
import type { ImageLevels } from "~/image-editor/image-levels";
import type { ComposedLayer } from "~/image-editor/layers/compose-layer";
import type { ShownLayer } from "~/image-editor/layers/draw-layer";
import type { Layer } from "~/image-editor/layers/layer";
import { newPicture } from "~/image-editor/layers/new-layer";
import { showErrorToast } from "~/ui/toast";
import { withSvgDrawn } from "~/uploads/draw-svg";
import { holdImage } from "../loaded-images";
import type { LayerActions } from "./layer-actions";

const loadComposer = async () => {
  const [{ composeLayer }, { languageOfLayers }] = await Promise.all([
    import("~/image-editor/layers/compose-layer"),
    import("~/image-editor/layers/layer-language"),
  ]);
  return { composeLayer, languageOfLayers };
};

/** A layer as the canvas draws it, with its image or its fonts loaded; `typedId` is shown without its words. */
export function useShownLayers(layers: readonly Layer[], typedId: string | null): readonly ShownLayer[] {
  const levels = useLevels(layers);
  const composer = useModule(
    loadComposer,
    layers.some(({ kind }) => kind !== "picture"),
  );
  const composed = useMemo(() => {
    if (!composer) return [];
    const language = composer.languageOfLayers(layers);
    return layers.flatMap((layer) => {
      if (layer.kind === "picture") return [];
      const shown = layer.id === typedId && layer.kind !== "shape" ? { ...layer, text: "" } : layer;
      return [{ id: layer.id, composed: composer.composeLayer(shown, language) }];
    });
  }, [layers, typedId, composer]);
  const ready = useReady(composed);
  return useMemo(
    () =>
      layers.flatMap((layer): ShownLayer[] => {
        if (layer.kind === "picture") {
          const found = levels.get(layer.assetId);
          return found ? [{ layer, levels: found }] : [];
        }
        const found = ready.get(layer.id);
        return found ? [{ layer, composed: found }] : [];
      }),
    [layers, levels, ready],
  );
}

/** The images of the picture layers. */
function useLevels(layers: readonly Layer[]): ReadonlyMap<string, ImageLevels> {
  const [levels, setLevels] = useState<ReadonlyMap<string, ImageLevels>>(new Map());
  const assetIds = layers.flatMap((layer) => (layer.kind === "picture" ? [layer.assetId] : []));
  const ids = [...new Set(assetIds)].toSorted().join(" ");
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
  return levels;
}

/** What of the composed layers has its fonts; a layer whose fonts are on their way is shown as it was before. */
function useReady(composed: readonly { id: string; composed: ComposedLayer }[]) {
  const [loaded] = useState(() => new WeakSet<ComposedLayer>());
  const [count, setCount] = useState(0);
  const before = useRef<ReadonlyMap<string, ComposedLayer>>(new Map());
  useEffect(() => {
    let isGone = false;
    for (const { composed: one } of composed) {
      if (loaded.has(one)) continue;
      import("~/media/fonts/load-fonts")
        .then(({ loadFonts, loadOwnTypefaces }) =>
          Promise.all([
            loadFonts(one.composition),
            loadOwnTypefaces(one.composition, (assetId) => mediaAddress(assetId)),
          ]),
        )
        // Without its font it is set in the browser's own: better than not to be seen.
        .catch(() => {})
        .then(() => {
          loaded.add(one);
          if (!isGone) setCount((known) => known + 1);
        });
    }
    return () => {
      isGone = true;
    };
  }, [composed, loaded]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: counted where more has come
  return useMemo(() => {
    const next = new Map<string, ComposedLayer>();
    for (const { id, composed: one } of composed) {
      const shown = loaded.has(one) ? one : before.current.get(id);
      if (shown) next.set(id, shown);
    }
    before.current = next;
    return next;
  }, [composed, count, loaded]);
}

/** How a picture or a logo comes in as a layer: from the library, or as a file of this device. */
export function useAddedPictures(size: Size, actions: LayerActions) {
  const [isAdding, setAdding] = useState(false);
  const add = (asset: { id: string; name: string } & Size, isLogo = false) =>
    actions.add(newPicture(crypto.randomUUID(), asset, size, isLogo));

  async function addFile(file: File, isLogo = false): Promise<void> {
    setAdding(true);
    try {
      const picture = await withSvgDrawn(file);
      const { asset } = await callApi<{ asset: { id: string; name: string } & Size }>("/api/v1/assets", {
        method: "POST",
        body: picture,
        headers: { "X-Vitrine-Name": encodeURIComponent(picture.name) },
      });
      add(asset, isLogo);
    } catch (error) {
      showErrorToast(
        "The picture could not be added",
        error instanceof ApiError ? error.message : "It is still on your device. Try again.",
      );
    } finally {
      setAdding(false);
    }
  }

  return { add, addFile, isAdding };
}

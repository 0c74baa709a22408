import type { Firestore } from "firebase/firestore";
import { useCallback, useEffect, useRef, useState } from "react";
import { useUsableBrands } from "~/brands/use-usable-brands";
import { useEditor } from "~/editor/use-editor";
import { getDocuments } from "~/firebase/documents";
import { whenKnown } from "~/firebase/use-documents";
import { mediaOfAsset } from "~/scene/media-of-asset";
import type { MediaContent } from "~/scene/storyboard";
import type { Asset } from "~/stores/assets/asset-document";
import type { StepSources } from "./prepare-plan";

type Pictures = Extract<MediaContent, { kind: "picture" }>[];

/** As many of a person's latest pictures as a video has use for. */
const mostOwn = 12;

/** Where the steps for this video find brands, photos and the brief. */
export function useStepSources(): StepSources & { hasBrand: boolean; hasProduct: boolean } {
  const library = useEditor((state) => state.library);
  const { brief, productId, ownerId } = useEditor((state) => state.content);
  const applied = useEditor((state) => state.storyboard.brand?.brandId ?? null);
  const { brands, prepare, isOwnKnown, isSharedKnown } = useUsableBrands();
  const brandId = applied ?? brands[0]?.id ?? null;
  const latest = useRef({ brandId, prepare });
  latest.current = { brandId, prepare };
  const [known] = useState(() => Promise.withResolvers<void>());
  const areKnown = isOwnKnown && isSharedKnown;
  useEffect(() => {
    if (areKnown) known.resolve();
  }, [areKnown, known]);

  const pictures = useCallback(
    async (from: "product" | "own") => {
      const found = from === "own" ? await latestPictures(ownerId) : await productPhotos(productId);
      if (found.length > 0) return found;
      throw new Error(
        from === "own"
          ? "There are no pictures in Assets yet. Upload some first."
          : "The product has no photos yet. Add some to the product first.",
      );
    },
    [ownerId, productId],
  );
  const brand = async () => {
    // Who asks as soon as the page is there is told of no brand only where there is none.
    await known.promise;
    const now = latest.current;
    if (!now.brandId) throw new Error("There is no brand yet. Make one in Products, under Brands.");
    return now.prepare(now.brandId);
  };
  return { library, brief, brand, pictures, hasBrand: brandId !== null, hasProduct: Boolean(productId) };
}

async function latestPictures(ownerId: string): Promise<Pictures> {
  const [documents, { watchRecentAssets }] = await Promise.all([
    getDocuments(),
    import("~/stores/assets/assets"),
  ]);
  const assets = await firstKnown<Asset[]>((known, failed) =>
    watchRecentAssets(
      documents,
      ownerId,
      ({ items, fromCache }) => (items.length > 0 || !fromCache) && known(items),
      failed,
    ),
  );
  return picturesOf(assets).slice(0, mostOwn);
}

async function productPhotos(productId: string | undefined): Promise<Pictures> {
  if (!productId) throw new Error("This video has no product. Choose pictures of your own instead.");
  const [documents, { watchProduct }, { watchAsset }] = await Promise.all([
    getDocuments(),
    import("~/stores/products/products"),
    import("~/stores/assets/assets"),
  ]);
  const oneOf = <Item>(watch: WatchOne<Item>, id: string) =>
    firstKnown<Item | null>((known, failed) => watch(documents, id, whenKnown(known), failed));
  const product = await oneOf(watchProduct, productId);
  const assets = await Promise.all((product?.photos ?? []).map(({ assetId }) => oneOf(watchAsset, assetId)));
  return picturesOf(assets.flatMap((asset) => asset ?? []));
}

function picturesOf(assets: readonly Asset[]): Pictures {
  return assets.flatMap((asset) => {
    const media = mediaOfAsset(asset);
    return media?.kind === "picture" ? [media] : [];
  });
}

type WatchOne<Item> = (
  documents: Firestore,
  id: string,
  onChange: (live: { item: Item | null; fromCache: boolean }) => void,
  onError: (error: Error) => void,
) => () => void;

/** What a listener says first; it is stopped then. */
function firstKnown<Value>(
  watch: (known: (value: Value) => void, failed: (error: Error) => void) => () => void,
): Promise<Value> {
  return new Promise((resolve, reject) => {
    const stop = watch(
      (value) => {
        resolve(value);
        queueMicrotask(() => stop());
      },
      (error) => reject(error),
    );
  });
}

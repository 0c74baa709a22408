import { useMemo, useRef } from "react";
import { assetAddress, mediaAddress } from "~/client/media-address";
import { useDocuments } from "~/firebase/use-documents";
import { exampleImages } from "~/sections/examples/example-context";
import type { Page } from "~/sections/page";
import type { PageImage } from "~/sections/shown-page";
import type { Asset } from "~/stores/assets/asset-document";
import { imagesOfPage } from "../images-of-page";

/** The images of a page, live, as its preview needs them. The map is another only when an image is. */
export function usePageImages(page: Page): ReadonlyMap<string, PageImage> {
  const key = useMemo(() => imageIdsOf(page).join(" "), [page]);
  const reading = useDocuments(
    key || null,
    () => import("~/stores/assets/assets"),
    ({ watchAsset }, documents, onChange: (assets: ReadonlyMap<string, Asset>) => void) => {
      let known: ReadonlyMap<string, Asset> = new Map();
      // One that is somebody else's is not read; its picture comes all the same, where it may be seen.
      const own = key.split(" ").filter((id) => !exampleImages.has(id));
      const stops = own.map((id) =>
        watchAsset(
          documents,
          id,
          ({ item }) => {
            if (!item) return;
            known = new Map(known).set(id, item);
            onChange(known);
          },
          () => {},
        ),
      );
      return () => {
        for (const stop of stops) stop();
      };
    },
  );
  const known = useRef(new Map<string, PageImage>());
  return useMemo(() => {
    const assets = reading.kind === "present" ? reading.value : null;
    const ids = key.split(" ").filter(Boolean);
    const images = ids.map((id): [string, PageImage] => {
      const before = known.current.get(id);
      const asset = assets?.get(id);
      const image = asset ? imageOf(asset) : (before ?? exampleImages.get(id) ?? unmeasured(id));
      return [id, before && isSame(before, image) ? before : image];
    });
    known.current = new Map(images);
    return known.current;
  }, [key, reading]);
}

function imageIdsOf(page: Page): string[] {
  return imagesOfPage(page)
    .map(({ assetId }) => assetId)
    .sort();
}

export function imageOf(asset: Pick<Asset, "id" | "fileId" | "width" | "height" | "color">): PageImage {
  const { width, height, color } = asset;
  return { src: assetAddress(asset, 1280), width, height, files: [], color: color ?? null };
}

/** Until its size is known. */
function unmeasured(id: string): PageImage {
  return { src: mediaAddress(id, 1280), width: 1200, height: 900, files: [], color: null };
}

function isSame(one: PageImage, other: PageImage): boolean {
  return one.src === other.src && one.width === other.width && one.height === other.height;
}

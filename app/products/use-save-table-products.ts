import { useCallback, useEffect, useRef, useState } from "react";
import { addPhotos } from "~/domain/products/photos";
import type { TableProduct } from "~/domain/products/products-of-table";
import { importPictures } from "~/sources/import-pictures";
import { saveNewProduct } from "./save-new-product";

/** Of one product; a feed of hundreds would spend what an account may fetch in an hour on the first ones. */
const mostPictures = 4;

export interface SavedProducts {
  done: number;
  of: number;
  /** Pictures that did not come; their products were made without them. */
  missingPictures: number;
  failed: { product: TableProduct; message: string }[];
  isRunning: boolean;
}

/** Makes products of a feed, one after the other with their pictures. One that fails stops no other; stopping keeps what is made. */
export function useSaveTableProducts(userId: string) {
  const [saved, setSaved] = useState<SavedProducts | null>(null);
  const stopped = useRef(false);
  const stop = useCallback(() => {
    stopped.current = true;
  }, []);
  useEffect(() => stop, [stop]);

  async function save(products: readonly TableProduct[]) {
    stopped.current = false;
    const state: SavedProducts = {
      ...{ done: 0, of: products.length, missingPictures: 0, failed: [], isRunning: true },
    };
    const show = (changes: Partial<SavedProducts>) => setSaved({ ...Object.assign(state, changes) });
    show({});
    for (const product of products) {
      if (stopped.current) break;
      try {
        show({ missingPictures: state.missingPictures + (await saveOne(userId, product)) });
      } catch (error) {
        show({ failed: [...state.failed, { product, message: (error as Error).message }] });
      }
      show({ done: state.done + 1 });
    }
    show({ isRunning: false });
  }

  return { saved, save, stop };
}

/** Answers how many of its pictures did not come. */
async function saveOne(userId: string, { fields, pictures }: TableProduct): Promise<number> {
  const wanted = pictures.slice(0, mostPictures);
  const { assetIds, failed } = await importPictures(
    wanted.map(({ url }) => url),
    {},
    () => {},
  );
  const photos = wanted.flatMap(({ url, variantId }) => {
    const assetId = assetIds[url];
    return assetId ? [{ assetId, alt: fields.name, sourceUrl: url, ...(variantId && { variantId }) }] : [];
  });
  await saveNewProduct(userId, { ...fields, photos: addPhotos([], photos) }, () => {});
  return failed.length;
}

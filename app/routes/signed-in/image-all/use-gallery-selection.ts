import { useEffect, useState } from "react";
import { extended, nothingSelected, rangeTo, type Selection, toggled } from "~/images/gallery/selection";
import type { Gallery } from "~/images/gallery/use-gallery";
import type { Image } from "~/stores/image-document";
import { showErrorToast, showToast } from "~/ui/toast";

/** Chosen images, with what is needed to work with them also when they are out of sight. */
export function useGallerySelection(gallery: Gallery, viewKey: string) {
  const [selection, setSelection] = useState<Selection>(nothingSelected);
  const [known, setKnown] = useState<ReadonlyMap<string, Image>>(new Map());

  // Another view shows other images: what is chosen there cannot be seen any more.
  // biome-ignore lint/correctness/useExhaustiveDependencies: forgotten when the view changes
  useEffect(() => setSelection(nothingSelected), [viewKey]);

  const know = (images: readonly Image[]) =>
    setKnown((before) => new Map([...before, ...images.map((image) => [image.id, image] as const)]));

  async function take(fromMs: number, toMs: number, anchorMs: number) {
    try {
      const images = await gallery.readBetween(fromMs, toMs);
      know(images);
      setSelection((before) =>
        extended(
          before,
          images.map(({ id }) => id),
          anchorMs,
        ),
      );
      return images.length;
    } catch (error) {
      showErrorToast("The range could not be read", (error as Error).message);
      return 0;
    }
  }

  return {
    ids: selection.ids,
    /** In the order in which they were chosen; only those that were seen here. */
    images: [...selection.ids].flatMap((id) => known.get(id) ?? []),
    press(image: Image, toAnchor: boolean) {
      const timeMs = image.createdAt.getTime();
      if (toAnchor && selection.anchorMs !== null) {
        const { fromMs, toMs } = rangeTo(selection, timeMs);
        void take(fromMs, toMs, timeMs);
        return;
      }
      know([image]);
      setSelection((before) => toggled(before, image.id, timeMs));
    },
    async all(total: number) {
      const taken = await take(0, Number.POSITIVE_INFINITY, Date.now());
      if (taken > 0 && taken < total) {
        showToast(
          `The newest ${taken.toLocaleString()} are selected`,
          "More than that is done in several goes.",
        );
      }
    },
    clear: () => setSelection(nothingSelected),
  };
}

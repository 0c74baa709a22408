import { useEffect, useRef, useState } from "react";
import type { Image } from "~/stores/images/image-document";
import { showErrorToast, showToast } from "~/ui/toast";
import { drawn, nothingSelected, rangeTo, type Selection, toggled } from "./selection";
import type { Gallery } from "./use-gallery";

/** Chosen images, with what is needed to work with them also when they are out of sight. */
export function useGallerySelection(gallery: Gallery, viewKey: string) {
  const [selection, setSelection] = useState<Selection>(nothingSelected);
  const [known, setKnown] = useState<ReadonlyMap<string, Image>>(new Map());
  // Keys follow one another faster than the page is drawn.
  const latest = useRef(selection);
  const reading = useRef(0);

  function choose(next: Selection) {
    latest.current = next;
    setSelection(next);
  }

  // Another view shows other images: what is chosen there cannot be seen any more.
  // biome-ignore lint/correctness/useExhaustiveDependencies: forgotten when the view changes
  useEffect(() => choose(nothingSelected), [viewKey]);

  const know = (images: readonly Image[]) =>
    setKnown((before) => new Map([...before, ...images.map((image) => [image.id, image] as const)]));

  async function take(fromMs: number, toMs: number, anchorMs: number) {
    const turn = ++reading.current;
    try {
      const images = await gallery.readBetween(fromMs, toMs);
      // A range that was drawn later is the one that counts.
      if (turn !== reading.current) return 0;
      know(images);
      choose(
        drawn(
          latest.current,
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

  function press(image: Image, toAnchor: boolean) {
    const timeMs = image.createdAt.getTime();
    if (toAnchor && latest.current.anchorMs !== null) {
      const { fromMs, toMs } = rangeTo(latest.current, timeMs);
      void take(fromMs, toMs, timeMs);
      return;
    }
    reading.current++;
    know([image]);
    choose(toggled(latest.current, image.id, timeMs));
  }

  const { state } = gallery;
  const isAny = selection.ids.size > 0 && state.kind === "present";
  const live = new Map(
    isAny ? state.segments.flatMap(({ items }) => (items ?? []).map((image) => [image.id, image])) : [],
  );

  return {
    ids: selection.ids,
    /** In the order in which they were chosen; as they are now where they are in memory, else as they were then. */
    images: [...selection.ids].flatMap((id) => live.get(id) ?? known.get(id) ?? []),
    press,
    /** From one image to another with the keyboard. */
    stretch(from: Image | null, to: Image | null) {
      if (from && latest.current.anchorMs === null) press(from, false);
      if (to) press(to, true);
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
    clear() {
      reading.current++;
      choose(nothingSelected);
    },
  };
}

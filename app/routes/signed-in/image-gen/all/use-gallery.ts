import { useEffect, useRef, useState } from "react";
import { useServerReturn } from "~/client/use-server-return";
import { getDocuments } from "~/firebase/documents";
import { useDocumentsEdition } from "~/firebase/use-documents-state";
import type { GalleryState } from "~/images/gallery/gallery-source";
import type { GalleryView } from "~/images/gallery/gallery-view";
import type { OpenedGallery } from "~/images/gallery/open-gallery";
import { itemsBetween, placeOf } from "~/images/gallery/time-segments";
import type { Image } from "~/stores/images/image-document";
import type { GalleryIndex } from "./gallery-index";

export interface Gallery {
  state: GalleryState<Image>;
  /** How many of the newest were looked through, where that is not all. */
  searched: number | null;
  /** Asks for images `first` to `last`, both included. */
  show(first: number, last: number): void;
  /** While held, what is made from now on is counted and not shown. */
  hold(isHeld: boolean): void;
  /** The place of the first image made before a moment, in milliseconds since 1970. */
  findPlace(beforeMs: number): Promise<number>;
  /**
   * The images of a range of time, the newest first, up to a bound: at once where they were read, else from the
   * database, which fails where it is not reached.
   */
  readBetween(fromMs: number, toMs: number): Promise<Image[]>;
  retry(): void;
}

const loading: GalleryState<Image> = { kind: "loading" };

/** A person's images under a view, live, in windows. */
export function useGallery(userId: string, view: GalleryView): Gallery {
  const [state, setState] = useState<GalleryState<Image>>(loading);
  const [searched, setSearched] = useState<number | null>(null);
  const [attempt, setAttempt] = useState(0);
  const index = useRef<GalleryIndex<Image> | null>(null);
  const opened = useRef<OpenedGallery | null>(null);
  const window = useRef({ first: 0, last: 0 });
  const edition = useDocumentsEdition();
  const key = JSON.stringify(view);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` stands for the view, new at each render
  useEffect(() => {
    let isGone = false;
    setState(loading);
    setSearched(null);
    const open = async () => {
      const [{ openGallery }, { GalleryIndex }, documents] = await Promise.all([
        import("~/images/gallery/open-gallery"),
        import("./gallery-index"),
        getDocuments(),
      ]);
      const found = await openGallery(documents, view, userId);
      if (isGone) return;
      opened.current = found;
      setSearched(found.searched);
      index.current = new GalleryIndex(found.source, setState);
      index.current.show(window.current.first, window.current.last);
    };
    open().catch((error: Error) => !isGone && setState({ kind: "failed", error }));
    return () => {
      isGone = true;
      index.current?.stop();
      index.current = null;
    };
  }, [key, userId, edition, attempt]);

  const retry = () => setAttempt((count) => count + 1);
  useServerReturn(state.kind === "failed" || (state.kind === "present" && state.error !== null), retry);

  const segments = state.kind === "present" ? state.segments : [];
  return {
    state,
    searched,
    show(first, last) {
      window.current = { first, last };
      index.current?.show(first, last);
    },
    hold: (isHeld) => index.current?.hold(isHeld),
    async findPlace(beforeMs) {
      const counted = opened.current?.countNewer;
      return counted ? counted(beforeMs) : placeOf(segments, beforeMs - 1);
    },
    async readBetween(fromMs, toMs) {
      return itemsBetween(segments, fromMs, toMs) ?? opened.current?.readBetween(fromMs, toMs) ?? [];
    },
    retry,
  };
}

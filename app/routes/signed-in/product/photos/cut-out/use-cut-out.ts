import { useCallback, useEffect, useRef, useState } from "react";
import { mediaAddress } from "~/client/media-address";
import type { Submission } from "~/client/submission";
import type { ImageModelInfo } from "~/domain/image/image-model";
import type { ProductPhoto } from "~/domain/products/product";
import { CutSheet } from "~/image-editor/cut-sheet";
import { makeOneImage } from "~/images/make-one-image";
import { findMadeCutOut, type ProductFinder, productFinder } from "./find-product";

export type CutOutState =
  | { kind: "loading" }
  /** Nothing is cut yet: a model may find the product, or it is cut by hand. */
  | { kind: "asking"; finder: ProductFinder | null; problem: string | null }
  | { kind: "finding" }
  | { kind: "cut"; sheet: CutSheet }
  | { kind: "failed"; message: string };

/** The cut-out of a photo: the one it has, one that was made of it before, or one to be made. */
export function useCutOut(userId: string, photo: ProductPhoto, models: readonly ImageModelInfo[]) {
  const [state, setState] = useState<CutOutState>({ kind: "loading" });
  const file = useRef<Blob | null>(null);
  const submission = useRef<Submission | null>(null);
  const stopper = useRef(new AbortController());
  const { assetId, cutOutAssetId } = photo;

  const ask = useCallback(
    async (problem: string | null) => {
      if (!file.current) return;
      const { size } = await CutSheet.open(file.current, null);
      setState({ kind: "asking", finder: productFinder(models, assetId, size), problem });
    },
    [models, assetId],
  );

  const load = useCallback(async () => {
    setState({ kind: "loading" });
    try {
      file.current = await readFile(assetId);
      const known = cutOutAssetId ?? (await findMadeCutOut(userId, assetId).catch(() => null));
      if (known) {
        setState({ kind: "cut", sheet: await CutSheet.open(file.current, await readFile(known)) });
        return;
      }
      // A photo without a background is its own cut-out.
      const sheet = await CutSheet.open(file.current, null);
      if (sheet.isCut) setState({ kind: "cut", sheet });
      else await ask(null);
    } catch (error) {
      setState({ kind: "failed", message: (error as Error).message });
    }
  }, [userId, assetId, cutOutAssetId, ask]);

  useEffect(() => {
    const controller = new AbortController();
    stopper.current = controller;
    void load();
    return () => controller.abort();
  }, [load]);

  async function find(finder: ProductFinder) {
    const { signal } = stopper.current;
    setState({ kind: "finding" });
    try {
      const imageId = await makeOneImage(finder.request, {
        before: submission.current,
        onSubmission: (next) => {
          submission.current = next;
        },
        signal,
        nothingCame: "Nothing was found to cut out. Cut it out by hand, or use a photo before a plain wall.",
      });
      submission.current = null;
      if (!file.current) return;
      setState({ kind: "cut", sheet: await CutSheet.open(file.current, await readFile(imageId)) });
    } catch (error) {
      if (!signal.aborted) await ask((error as Error).message);
    }
  }

  async function cutByHand() {
    if (file.current) setState({ kind: "cut", sheet: await CutSheet.open(file.current, null) });
  }

  return { state, find, cutByHand, askAnew: () => ask(null), reload: load };
}

async function readFile(assetId: string): Promise<Blob> {
  const response = await fetch(mediaAddress(assetId));
  if (!response.ok) throw new Error("The photo could not be loaded. Check your connection, then try again.");
  return response.blob();
}

import { type RefObject, useMemo, useRef } from "react";
import type { ImageModelInfo } from "~/domain/image/image-model";
import type { ImageRequest } from "~/domain/image/image-request";
import { priceOfImages } from "~/domain/image/make-images";
import { showToast, showUndoToast } from "~/ui/toast";
import { quickEdits } from "../edit/quick-edits";
import type { ComposerActions } from "../feed/generation-card";
import { withPromptOf, withReference } from "../recall";
import type { Composer } from "./use-composer";

/**
 * What the feed hands over to the composer; what stood there before can be brought back. The same object as long as
 * `addressOf` and `models` are the same.
 */
export function useComposerActions(
  composer: Composer,
  promptField: RefObject<HTMLTextAreaElement | null>,
  addressOf: ComposerActions["addressOf"],
  models: readonly ImageModelInfo[],
): ComposerActions {
  const latest = useRef(composer);
  latest.current = composer;
  return useMemo(() => {
    const replace = (
      said: string,
      change: (request: ImageRequest) => ImageRequest,
      remixOf = latest.current.remixOf,
    ) => {
      const before = latest.current;
      const { request } = before;
      if (!request) return;
      const after = change(request);
      before.change(() => after, remixOf);
      if (request.prompt || request.references.length > 0)
        showUndoToast(said, () => latest.current.change(() => request, before.remixOf));
      promptField.current?.focus();
    };
    return {
      addressOf,
      reusePrompt: (request) =>
        replace(
          "The words are in the composer",
          (current) => ({
            ...withPromptOf(current, request),
            // An example comes with the shape it is meant for, and with no model.
            ratio: request.modelId === "" ? request.ratio : current.ratio,
          }),
          null,
        ),
      reuseAll: (request) => replace("Everything is in the composer", () => structuredClone(request), null),
      takeSeed: (seed) => replace(`Seed ${seed} is locked`, (current) => ({ ...current, seed })),
      addReference: (assetId) => {
        const { request } = latest.current;
        const next = request && withReference(request, assetId);
        if (!next) return showToast("It is a reference already, or there is no room for another one");
        replace("Added as a reference", () => next);
      },
      send: async (requests) => {
        for (const request of requests) await latest.current.sendOther(request);
      },
      priceOf: (request) => {
        const model = models.find(({ id }) => id === request.modelId);
        return model ? priceOfImages(model, request) : null;
      },
      editsOf: (image) => quickEdits(models, image),
      ask: async ({ request }) => {
        if (await latest.current.sendOther(request))
          showToast("It is being made", "What comes stands first in the feed.");
      },
    };
  }, [promptField, addressOf, models]);
}

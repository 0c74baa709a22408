import { useRef } from "react";
import type { ImageModelInfo } from "~/domain/image/image-model";
import { imageRequestLimits } from "~/domain/image/image-request";
import { mostReferencesOf } from "~/domain/image/placed-products";
import type { Composer } from "~/images/composer/use-composer";
import { showErrorToast, showLinkToast } from "~/ui/toast";
import { listNames, pickPictures } from "~/uploads/pick-pictures";

/**
 * What happens to files that come to the page: pictures become references; a single one that was made here brings
 * back all that made it, and may be a reference instead.
 */
export function useTakeFiles(composer: Composer, models: readonly ImageModelInfo[]) {
  const latest = useRef(composer);
  latest.current = composer;

  function addReferences(files: readonly File[]) {
    const { request, uploads } = latest.current;
    if (!request) return;
    const model = models.find(({ id }) => id === request.modelId);
    const most = model ? mostReferencesOf(model) : imageRequestLimits.references;
    if (most === 0) {
      showErrorToast(
        `${model?.label ?? "This model"} takes no references`,
        "Choose another model, then drop it again.",
      );
      return;
    }
    const room = Math.max(0, most - request.references.length - uploads.onTheWay);
    uploads.add(files.slice(0, room));
    const leftOut = files.slice(room);
    if (leftOut.length > 0) {
      showErrorToast(
        `There is room for ${most} references`,
        `Left out: ${listNames(leftOut)}. Take others out first, then drop them again.`,
      );
    }
  }

  return async function takeFiles(files: readonly File[]): Promise<void> {
    const pictures = pickPictures(files);
    const [only] = pictures;
    const recalled = pictures.length === 1 && only ? await recipeOf(only) : null;
    const { request: before, remixOf } = latest.current;
    if (!recalled || !only || !before) {
      if (pictures.length > 0) addReferences(pictures);
      return;
    }
    latest.current.change(() => recalled, null);
    showLinkToast("This picture brought back everything that made it", "Use as a reference instead", () => {
      latest.current.change(() => before, remixOf);
      addReferences([only]);
    });
  };
}

/** Reading a file that cannot be read is no reason not to send it. */
async function recipeOf(file: File) {
  try {
    const { readRecipe } = await import("~/images/read-recipe");
    return await readRecipe(file);
  } catch {
    return null;
  }
}

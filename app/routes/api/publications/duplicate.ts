import { copyForAnother, mediaForAnother } from "~/scene/copy-for-another";
import { answerMethods, json, notFound, signedIn } from "~/server/http/api-route.server";
import { copyMediaFile } from "~/server/media/copy-media-file.server";
import { withStorage } from "~/server/uploads/hold-storage.server";
import { getOwnAssets } from "~/stores/assets/assets.server";
import { createContent, sizeOfContent } from "~/stores/content/content.server";
import { isPutInByOwner } from "~/stores/content/own-media";
import { readPublication } from "~/stores/publications/read-publication.server";

/**
 * Makes a published video a draft of whoever asks, where its owner allows that: its storyboard, and its media as files of their
 * own. What its owner has taken away since, and what cannot be copied, is left out; `missing` says how many files.
 */
const handle = answerMethods({
  POST: signedIn(async (call) => {
    const { request, settings, viewer, problem } = call;
    const reading = await readPublication(settings, call.params.contentId ?? "", { request, viewer });
    if (reading.kind !== "open") return notFound(call);
    const { publication, storyboard } = reading;
    if (!publication.sharing.mayDuplicate) {
      return problem(403, "not_for_copying", "The owner shares this video to watch, not to copy.");
    }
    const wanted = mediaForAnother(storyboard, publication.mediaIds);
    const theirs = wanted.filter((assetId) => isPutInByOwner(reading, assetId));
    const assets = await getOwnAssets(settings, theirs, publication.ownerId);
    const title = `${publication.title.slice(0, 190)} (copy)`;
    const draft = (given: ReadonlyMap<string, string>) => ({
      ownerId: viewer.userId,
      title,
      brief: null,
      script: null,
      storyboard: { ...copyForAnother(storyboard, given), title },
      recipe: null,
      jobId: null,
      chosenVariant: 0,
    });
    const moreBytes =
      assets.reduce((total, { sizeBytes }) => total + sizeBytes, 0) + sizeOfContent(draft(new Map()));
    return withStorage(call, moreBytes, async () => {
      const given = new Map<string, string>();
      // One after another: a worker holds one file at a time.
      for (const asset of assets) {
        const copy = await copyMediaFile(settings, asset, viewer.userId);
        if (copy) given.set(asset.id, copy.id);
      }
      const contentId = crypto.randomUUID();
      await createContent(settings, contentId, draft(given));
      return json({ contentId, missing: wanted.length - given.size }, 201);
    });
  }),
});

export { handle as action, handle as loader };

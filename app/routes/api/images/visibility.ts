import * as z from "zod/mini";
import { labelOfModel } from "~/providers/model-catalogue.server";
import { refuseTurnedOff } from "~/server/clients/turned-off.server";
import { openClaimsProblem } from "~/server/facts/claim-problems.server";
import { answerMethods, json, notFound, signedIn } from "~/server/http/api-route.server";
import { readJson } from "~/server/http/request-body.server";
import { getAsset } from "~/stores/assets/assets.server";
import { openClaimsOfImage } from "~/stores/images/image-claims";
import { getOwnImages } from "~/stores/images/images.server";
import { findRemovedLineage } from "~/stores/images/removed-lineage.server";
import { publishImage, unpublishImage } from "~/stores/public-images/public-images.server";

const schema = z.object({ visibility: z.enum(["private", "public"]) });

/** Shows an image of one's own to everybody who is signed in, or takes it back. */
const handle = answerMethods({
  POST: signedIn(async (call) => {
    const { settings, viewer, params, problem } = call;
    const { visibility } = await readJson(call, schema);
    const [image] = await getOwnImages(settings, [params.imageId ?? ""], viewer.userId);
    if (!image) return notFound(call);
    if (visibility === "private") {
      await unpublishImage(settings, image);
      return json({ visibility });
    }
    const turnedOff = await refuseTurnedOff(call, "publishing");
    if (turnedOff) return turnedOff;
    if (image.removedReason) {
      return problem(403, "removed_by_staff", "Staff took this image off the public ones. It stays yours.");
    }
    if (image.shelf !== "kept") {
      return problem(409, "not_kept", "Keep the image first: it is a candidate or in the trash.");
    }
    const lineage = await findRemovedLineage(settings, image.parentIds);
    if (lineage.kind === "removed") {
      return problem(
        403,
        "made_of_removed",
        `It was made of “${lineage.title}”, which staff took off the public images: “${lineage.reason}”. It stays yours.`,
      );
    }
    if (lineage.kind === "too-long") {
      return problem(
        409,
        "lineage_too_long",
        "It was made in more steps than can be checked. Show one of the images it was made of.",
      );
    }
    const file = await getAsset(settings, image.id);
    if (file?.fileId && file.fileId !== image.id) {
      return problem(
        409,
        "file_replaced",
        "Its file was replaced, so it is not what was made any more. Bring the first version back, then show it.",
      );
    }
    const refused = openClaimsProblem(call, openClaimsOfImage(image));
    if (refused) return refused;
    await publishImage(settings, image, labelOfModel(settings.providers, image.recipe.modelId));
    return json({ visibility });
  }),
});

export { handle as action, handle as loader };

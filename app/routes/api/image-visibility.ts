import * as z from "zod/mini";
import { answerMethods, json, notFound, signedIn } from "~/api-route.server";
import { resolveModels } from "~/providers/model-catalogue.server";
import { readJson } from "~/request-body.server";
import { getOwnImages } from "~/stores/images.server";
import { getPublicImage, setVisibility } from "~/stores/public-images.server";

const schema = z.object({ visibility: z.enum(["private", "public"]) });

/** Shows an image of one's own to everybody who is signed in, or takes it back. */
const handle = answerMethods({
  POST: signedIn(async (call) => {
    const { settings, viewer, params, problem } = call;
    const { visibility } = await readJson(call, schema);
    const [image] = await getOwnImages(settings, [params.imageId ?? ""], viewer.userId);
    if (!image) return notFound(call);
    if (visibility === "public") {
      if (image.shelf !== "kept") {
        return problem(409, "not_kept", "Keep the image first: it is a candidate or in the trash.");
      }
      if ((await getPublicImage(settings, image.id))?.isRemoved) {
        return problem(403, "removed_by_staff", "This image was taken down and cannot be made public again.");
      }
    }
    const { images } = resolveModels(settings.providers);
    const modelLabel = images.find(({ id }) => id === image.recipe.modelId)?.label ?? image.recipe.modelId;
    await setVisibility(settings, image, modelLabel, visibility);
    return json({ visibility });
  }),
});

export { handle as action, handle as loader };

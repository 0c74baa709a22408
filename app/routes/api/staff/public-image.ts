import * as z from "zod/mini";
import { reportReasonSchema } from "~/domain/image/report-reason";
import { labelOfModel } from "~/providers/model-catalogue.server";
import { answerMethods, json, notFound, signedIn } from "~/server/http/api-route.server";
import { readJson } from "~/server/http/request-body.server";
import { getImage } from "~/stores/images/images.server";
import { letStay, putBack, takeDown } from "~/stores/public-images/image-reports.server";
import { getPublicImage } from "~/stores/public-images/public-images.server";

/** A public image stays as it is, it is taken from everybody, or that is taken back. */
const schema = z.discriminatedUnion("do", [
  z.object({ do: z.literal("keep") }),
  z.object({ do: z.literal("remove"), reason: reportReasonSchema }),
  z.object({ do: z.literal("put-back") }),
]);

/** Staff decide on a public image of anybody's. */
const handle = answerMethods({
  POST: signedIn(async (call) => {
    const { settings, viewer, params } = call;
    const asked = await readJson(call, schema);
    const imageId = params.imageId ?? "";
    if (asked.do === "put-back") {
      const image = await getImage(settings, imageId);
      if (!image?.removedReason) return notFound(call);
      await putBack(settings, image, labelOfModel(settings.providers, image.recipe.modelId), viewer.userId);
      return json({});
    }
    if (!(await getPublicImage(settings, imageId))) return notFound(call);
    if (asked.do === "keep") await letStay(settings, imageId, viewer.userId);
    else await takeDown(settings, imageId, viewer.userId, asked.reason);
    return json({});
  }),
});

export { handle as action, handle as loader };

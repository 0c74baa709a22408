import * as z from "zod/mini";
import { type ApiCall, answerMethods, json, notFound, signedIn } from "~/api-route.server";
import { toldEventKinds } from "~/domain/trending";
import type { SignedInViewer } from "~/domain/viewer";
import { labelOfModel } from "~/providers/model-catalogue.server";
import { readJson } from "~/request-body.server";
import { letStay, putBack, reportImage, takeDown } from "~/stores/image-reports.server";
import { getImage } from "~/stores/images.server";
import { countEvent, getPublicImage } from "~/stores/public-images.server";

const few = "Say in a few words what is wrong.";
const reason = z.string().check(z.trim(), z.minLength(3, few), z.maxLength(500));

const schema = z.discriminatedUnion("do", [
  z.object({ do: z.literal("count"), kind: z.enum(toldEventKinds) }),
  z.object({ do: z.literal("report"), reason }),
  // The others are for staff: it stays as it is, it is taken from everybody, or that is taken back.
  z.object({ do: z.literal("keep") }),
  z.object({ do: z.literal("remove"), reason }),
  z.object({ do: z.literal("put-back") }),
]);
type Asked = z.infer<typeof schema>;

/** What can be done with a public image of anybody's: it is counted, reported, or judged by staff. */
const handle = answerMethods({
  POST: signedIn(async (call) => {
    const { settings, viewer, params, problem } = call;
    const asked = await readJson(call, schema);
    const imageId = params.imageId ?? "";
    if (asked.do !== "count" && asked.do !== "report") {
      if (viewer.kind !== "staff") return problem(403, "staff_only", "Only staff decide on public images.");
      return judge(call, imageId, asked);
    }
    const image = await getPublicImage(settings, imageId);
    if (!image) return notFound(call);
    if (asked.do === "report") await reportImage(settings, image, viewer.userId, asked.reason);
    else await countEvent(settings, image, viewer.userId, asked.kind, new Date());
    return json({});
  }),
});

export { handle as action, handle as loader };

async function judge(
  call: ApiCall<SignedInViewer>,
  imageId: string,
  asked: Exclude<Asked, { do: "count" | "report" }>,
): Promise<Response> {
  const { settings, viewer } = call;
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
}

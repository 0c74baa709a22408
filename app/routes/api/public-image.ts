import * as z from "zod/mini";
import { type ApiCall, answerMethods, json, notFound, signedIn } from "~/api-route.server";
import { copyPicture } from "~/copy-picture.server";
import { toldEventKinds } from "~/domain/trending";
import type { SignedInViewer } from "~/domain/viewer";
import { labelOfModel } from "~/providers/model-catalogue.server";
import { readJson } from "~/request-body.server";
import { getAsset } from "~/stores/assets.server";
import { letStay, putBack, reportImage, takeDown } from "~/stores/image-reports.server";
import { getImage } from "~/stores/images.server";
import { countEvent, getPublicImage, isShownToAll } from "~/stores/public-images.server";
import { withStorage } from "~/uploads/hold-storage.server";

const few = "Say in a few words what is wrong.";
const reason = z.string().check(z.trim(), z.minLength(3, few), z.maxLength(500));

const schema = z.discriminatedUnion("do", [
  z.object({ do: z.literal("count"), kind: z.enum(toldEventKinds) }),
  z.object({ do: z.literal("report"), reason }),
  // Its picture becomes one of the caller's own.
  z.object({ do: z.literal("copy") }),
  // The others are for staff: it stays as it is, it is taken from everybody, or that is taken back.
  z.object({ do: z.literal("keep") }),
  z.object({ do: z.literal("remove"), reason }),
  z.object({ do: z.literal("put-back") }),
]);
type Judgement = Extract<z.infer<typeof schema>, { do: "keep" | "remove" | "put-back" }>;

/** What can be done with a public image of anybody's: it is counted, copied, reported, or judged by staff. */
const handle = answerMethods({
  POST: signedIn(async (call) => {
    const { settings, viewer, params, problem } = call;
    const asked = await readJson(call, schema);
    const imageId = params.imageId ?? "";
    if (asked.do === "keep" || asked.do === "remove" || asked.do === "put-back") {
      if (viewer.kind !== "staff") return problem(403, "staff_only", "Only staff decide on public images.");
      return judge(call, imageId, asked);
    }
    const image = await getPublicImage(settings, imageId);
    if (!image) return notFound(call);
    if (asked.do === "copy") return copy(call, imageId);
    if (asked.do === "report") await reportImage(settings, image, viewer.userId, asked.reason);
    else await countEvent(settings, image, viewer.userId, asked.kind, new Date());
    return json({});
  }),
});

export { handle as action, handle as loader };

/** Copied again it is the same file; one's own needs no copy. */
async function copy(call: ApiCall<SignedInViewer>, imageId: string): Promise<Response> {
  const { settings, viewer, problem } = call;
  const asset = await getAsset(settings, imageId);
  if (!asset || !(await isShownToAll(settings, asset))) return notFound(call);
  if (asset.ownerId === viewer.userId) return json({ assetId: asset.id });
  return withStorage(call, asset.sizeBytes, async () => {
    const own = await copyPicture(settings, asset, viewer.userId);
    if (!own) return problem(422, "not_a_picture", "This one is no picture that can be copied.");
    return json({ assetId: own.id }, 201);
  });
}

async function judge(call: ApiCall<SignedInViewer>, imageId: string, asked: Judgement): Promise<Response> {
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

import * as z from "zod/mini";
import type { SignedInViewer } from "~/domain/access/viewer";
import { reportReasonSchema } from "~/domain/image/report-reason";
import { toldEventKinds } from "~/domain/image/trending";
import { type ApiCall, answerMethods, json, notFound, signedIn } from "~/server/http/api-route.server";
import { readJson } from "~/server/http/request-body.server";
import { copyImageFile } from "~/server/media/copy-image-file.server";
import { withStorage } from "~/server/uploads/hold-storage.server";
import { getAsset } from "~/stores/assets/assets.server";
import { reportImage } from "~/stores/public-images/image-reports.server";
import { countEvent, getPublicImage, isShownToAll } from "~/stores/public-images/public-images.server";

const schema = z.discriminatedUnion("do", [
  z.object({ do: z.literal("count"), kind: z.enum(toldEventKinds) }),
  z.object({ do: z.literal("report"), reason: reportReasonSchema }),
  // Its picture becomes one of the caller's own.
  z.object({ do: z.literal("copy") }),
]);

/** What can be done with a public image of anybody's: it is counted, copied or reported. */
const handle = answerMethods({
  POST: signedIn(async (call) => {
    const { settings, viewer, params } = call;
    const asked = await readJson(call, schema);
    const imageId = params.imageId ?? "";
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
    const own = await copyImageFile(settings, asset, viewer.userId);
    if (!own) return problem(422, "not_a_picture", "This one is no picture that can be copied.");
    return json({ assetId: own.id }, 201);
  });
}

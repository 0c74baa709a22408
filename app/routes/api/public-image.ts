import * as z from "zod/mini";
import { answerMethods, json, notFound, signedIn } from "~/api-route.server";
import { publicEventKinds } from "~/domain/trending";
import { readJson } from "~/request-body.server";
import { countEvent, getPublicImage, judgeImage, reportImage } from "~/stores/public-images.server";

const schema = z.discriminatedUnion("do", [
  z.object({ do: z.literal("count"), kind: z.enum(publicEventKinds) }),
  z.object({
    do: z.literal("report"),
    reason: z.string().check(z.trim(), z.minLength(3, "Say in a few words what is wrong."), z.maxLength(500)),
  }),
  /** By staff alone. */
  z.object({ do: z.literal("judge"), isRemoved: z.boolean() }),
]);

/** What can be done with a public image of anybody's: it is counted, reported, or judged by staff. */
const handle = answerMethods({
  POST: signedIn(async (call) => {
    const { settings, viewer, params, problem } = call;
    const asked = await readJson(call, schema);
    const image = await getPublicImage(settings, params.imageId ?? "");
    if (!image || (image.isRemoved && viewer.kind !== "staff")) return notFound(call);
    if (asked.do === "judge") {
      if (viewer.kind !== "staff") return problem(403, "staff_only", "Only staff decide on public images.");
      await judgeImage(settings, image, viewer.userId, asked.isRemoved);
    } else if (asked.do === "report") await reportImage(settings, image, viewer.userId, asked.reason);
    else await countEvent(settings, image, viewer.userId, asked.kind, new Date());
    return json({});
  }),
});

export { handle as action, handle as loader };

import { isbot } from "isbot";
import * as z from "zod/mini";
import { viewSteps } from "~/domain/publications/view-counts";
import { answerMethods, notFound } from "~/server/http/api-route.server";
import { clientAddress } from "~/server/http/client-address.server";
import { readJson } from "~/server/http/request-body.server";
import { countStep } from "~/stores/publications/publications.server";
import { readPublication } from "~/stores/publications/read-publication.server";
import { publicationGateOf } from "./publication-gate.server";

const schema = z.object({ step: z._default(z.enum(viewSteps), "start") });

/**
 * Counts how far a viewer came: each step once per viewer and day, so many at most from one address, and none of the
 * owner's or of programs that say what they are. No cookie is set: the share page says what is counted and what is not.
 */
const handle = answerMethods({
  POST: async (call) => {
    const { request, settings, viewer } = call;
    const contentId = call.params.contentId ?? "";
    const { step } = request.body ? await readJson(call, schema) : { step: "start" as const };
    const reading = await readPublication(settings, contentId, { request, viewer });
    if (reading.kind !== "open") return notFound(call);
    if (step === "action" && reading.publication.sharing.callToAction === null) return notFound(call);
    const userAgent = request.headers.get("user-agent") ?? "";
    const isCounted =
      !reading.isOwner &&
      userAgent !== "" &&
      !isbot(userAgent) &&
      (await publicationGateOf(settings, contentId).admitStep(step, clientAddress(request), userAgent));
    if (isCounted) await countStep(settings, contentId, step);
    return new Response(null, { status: 204 });
  },
});

export { handle as action, handle as loader };

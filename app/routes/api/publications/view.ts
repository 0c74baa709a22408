import { isbot } from "isbot";
import { answerMethods, notFound } from "~/server/http/api-route.server";
import { clientAddress } from "~/server/http/client-address.server";
import { countView } from "~/stores/publications/publications.server";
import { readPublication } from "~/stores/publications/read-publication.server";
import { publicationGateOf } from "./publication-gate.server";

/**
 * Counts a view: one per viewer and day, so many at most from one address, and none of the owner's or of programs that
 * say what they are. No cookie is set: the share page says whose views are not counted.
 */
const handle = answerMethods({
  POST: async (call) => {
    const { request, settings, viewer } = call;
    const contentId = call.params.contentId ?? "";
    const reading = await readPublication(settings, contentId, { request, viewer });
    if (reading.kind !== "open") return notFound(call);
    const userAgent = request.headers.get("user-agent") ?? "";
    const isCounted =
      !reading.isOwner &&
      userAgent !== "" &&
      !isbot(userAgent) &&
      (await publicationGateOf(settings, contentId).admitView(clientAddress(request), userAgent));
    if (isCounted) await countView(settings, contentId);
    return new Response(null, { status: 204 });
  },
});

export { handle as action, handle as loader };

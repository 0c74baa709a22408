import { answerMethods, notFound, signedIn } from "~/server/http/api-route.server";
import { deleteContent, getOwnedWork } from "~/stores/content/content.server";

/** Removes a work for good, with its link, exports and poster. */
const handle = answerMethods({
  DELETE: signedIn(async (call) => {
    const content = await getOwnedWork(call.settings, call.params.contentId ?? "", call.viewer.userId);
    if (!content) return notFound(call);
    await deleteContent(call.settings, content);
    return new Response(null, { status: 204 });
  }),
});

export { handle as action, handle as loader };

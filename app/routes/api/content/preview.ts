import { readGifHeader } from "~/formats/gif-header";
import { answerMethods, notFound, signedIn } from "~/server/http/api-route.server";
import { readBytes } from "~/server/http/request-body.server";
import { withStorage } from "~/server/uploads/hold-storage.server";
import { getOwnContent } from "~/stores/content/content.server";
import { putPreview } from "~/stores/publications/publications.server";

const mostBytes = 4 * 1024 * 1024;

/** Takes the GIF that shows a few moments of a video in motion. It is shown once the video is published with it. */
const handle = answerMethods({
  PUT: signedIn(async (call) => {
    const { settings, viewer, problem } = call;
    const content = await getOwnContent(settings, call.params.contentId ?? "", viewer.userId);
    if (!content) return notFound(call);
    const bytes = await readBytes(call, mostBytes);
    if (!readGifHeader(bytes)) {
      return problem(415, "not_a_gif", "This is not a GIF. Send the moving preview as a GIF.");
    }
    return withStorage(call, bytes.length, async () => {
      await putPreview(settings, content.id, bytes);
      return new Response(null, { status: 204 });
    });
  }),
});

export { handle as action, handle as loader };

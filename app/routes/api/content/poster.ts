import { readImageHeader } from "~/formats/image-header";
import { answerMethods, notFound, signedIn } from "~/server/http/api-route.server";
import { readBytes } from "~/server/http/request-body.server";
import { withStorage } from "~/server/uploads/hold-storage.server";
import { getOwnContent } from "~/stores/content/content.server";
import { putPoster } from "~/stores/publications/publications.server";

const mostBytes = 2 * 1024 * 1024;

/** Takes the JPEG that stands for a video wherever it does not play: link previews, embeds before the first press. */
const handle = answerMethods({
  PUT: signedIn(async (call) => {
    const { settings, viewer, problem } = call;
    const content = await getOwnContent(settings, call.params.contentId ?? "", viewer.userId);
    if (!content) return notFound(call);
    const bytes = await readBytes(call, mostBytes);
    if (readImageHeader(bytes)?.mediaType !== "image/jpeg") {
      return problem(415, "not_a_jpeg", "This is not a JPEG. Send the poster as a JPEG.");
    }
    // It takes the place of the one before: who has no room left may publish again all the same.
    const moreBytes = Math.max(0, bytes.length - (content.posterBytes ?? 0));
    return withStorage(call, moreBytes, async () => {
      await putPoster(settings, content.id, bytes);
      return new Response(null, { status: 204 });
    });
  }),
});

export { handle as action, handle as loader };

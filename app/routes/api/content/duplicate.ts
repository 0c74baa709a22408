import { answerMethods, json, notFound, signedIn } from "~/server/http/api-route.server";
import { withStorage } from "~/server/uploads/hold-storage.server";
import { duplicateContent, getOwnContent, sizeOfContent } from "~/stores/content/content.server";

const handle = answerMethods({
  POST: signedIn(async (call) => {
    const content = await getOwnContent(call.settings, call.params.contentId ?? "", call.viewer.userId);
    if (!content) return notFound(call);
    return withStorage(call, sizeOfContent(content), async () =>
      json({ contentId: await duplicateContent(call.settings, content) }, 201),
    );
  }),
});

export { handle as action, handle as loader };

import { answerMethods, json, notFound, signedIn } from "~/server/http/api-route.server";
import { withStorage } from "~/server/uploads/hold-storage.server";
import { createContent, sizeOfContent } from "~/stores/content/content.server";
import { getVideoTemplate } from "~/stores/video-templates/video-templates.server";

/** Begins a video with a template of the person's own. */
const handle = answerMethods({
  POST: signedIn(async (call) => {
    const { userId } = call.viewer;
    const template = await getVideoTemplate(call.settings, userId, call.params.templateId ?? "");
    if (!template) return notFound(call);
    const { storyboard } = template;
    const content = {
      ...{ ownerId: userId, title: template.name, storyboard: { ...storyboard, title: template.name } },
      ...{ brief: null, script: null, recipe: null, jobId: null, chosenVariant: storyboard.seed },
    };
    const contentId = crypto.randomUUID();
    return withStorage(call, sizeOfContent(content), async () => {
      await createContent(call.settings, contentId, content);
      return json({ contentId }, 201);
    });
  }),
});

export { handle as action, handle as loader };

import * as z from "zod/mini";
import { storyboardSchema } from "~/scene/storyboard";
import { answerMethods, json, notFound, signedIn } from "~/server/http/api-route.server";
import { readJson } from "~/server/http/request-body.server";
import { withStorage } from "~/server/uploads/hold-storage.server";
import {
  createLinkedContent,
  getOwnContent,
  linkedContent,
  sizeOfContent,
} from "~/stores/content/content.server";
import { linkSchema } from "~/stores/content/content-document";

const mostBodyBytes = 1024 * 1024;
const schema = z.object({ storyboard: storyboardSchema, as: linkSchema.shape.as });

/** Makes a version of a video that stays linked to it: in another language, shape or length. */
const handle = answerMethods({
  POST: signedIn(async (call) => {
    const content = await getOwnContent(call.settings, call.params.contentId ?? "", call.viewer.userId);
    if (!content) return notFound(call);
    const version = await readJson(call, schema, mostBodyBytes);
    const size = sizeOfContent(linkedContent(content, version.storyboard, version.as));
    return withStorage(call, size, async () =>
      json({ contentId: await createLinkedContent(call.settings, content, version) }, 201),
    );
  }),
});

export { handle as action, handle as loader };

import { type ThreadList, threadLimits } from "~/domain/chat/thread";
import { deskActSchema } from "~/domain/chat/thread-acts";
import { chatModels } from "~/providers/chat-models.server";
import { answerOf, chatRoomOf } from "~/server/chat/chat-rooms.server";
import { answerMethods, json, signedIn } from "~/server/http/api-route.server";
import { readJson } from "~/server/http/request-body.server";

/** A staff member's own threads with models: the list, `?q=` of those that say something, and what is done with it. */
const handle = answerMethods({
  GET: signedIn(async ({ settings, viewer, url }) => {
    const query = (url.searchParams.get("q") ?? "").slice(0, 200);
    const list = JSON.parse(await chatRoomOf(settings, viewer.userId).list(query)) as Omit<
      ThreadList,
      "models"
    >;
    const models = chatModels(settings.providers).map(
      ({ id, label, about, seesPictures, contextTokens }) => ({
        ...{ id, label, about, seesPictures, contextTokens },
      }),
    );
    return json({ ...list, models } satisfies ThreadList);
  }),
  POST: signedIn(async (call) => {
    const act = await readJson(call, deskActSchema, threadLimits.importBytes);
    return answerOf(await chatRoomOf(call.settings, call.viewer.userId).actOnDesk(act), call.requestId);
  }),
});

export { handle as action, handle as loader };

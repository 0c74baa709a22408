import { threadLimits } from "~/domain/chat/thread";
import { threadActSchema } from "~/domain/chat/thread-acts";
import { answerOf, chatRoomOf } from "~/server/chat/chat-rooms.server";
import { answerMethods, notFound, signedIn } from "~/server/http/api-route.server";
import { readJson } from "~/server/http/request-body.server";

/** One thread of a staff member, with all its branches, and what is done in it. */
const handle = answerMethods({
  GET: signedIn(async (call) => {
    const { settings, viewer, params } = call;
    const thread = await chatRoomOf(settings, viewer.userId).read(params.chatId ?? "");
    if (thread === null) return notFound(call);
    return new Response(thread, {
      headers: { "Content-Type": "application/json", "Cache-Control": "no-store" },
    });
  }),
  POST: signedIn(async (call) => {
    const { settings, viewer, params, requestId } = call;
    // As JSON, each quotation mark and line break takes two bytes.
    const act = await readJson(call, threadActSchema, 8 * threadLimits.textCharacters);
    const { userId, email } = viewer;
    const room = chatRoomOf(settings, userId);
    return answerOf(await room.act(params.chatId ?? "", act, { userId, email, requestId }), requestId);
  }),
});

export { handle as action, handle as loader };

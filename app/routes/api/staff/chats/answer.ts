import { chatRoomOf } from "~/server/chat/chat-rooms.server";
import { answerMethods, notFound, signedIn } from "~/server/http/api-route.server";

/** An answer as it comes, after the number a reader has seen (`?after=`): it misses nothing, whoever cut it off. */
const handle = answerMethods({
  GET: signedIn(async (call) => {
    const { settings, viewer, params, url } = call;
    const asked = new URL(`/answers/${encodeURIComponent(params.messageId ?? "")}`, url);
    asked.searchParams.set("after", url.searchParams.get("after") ?? "0");
    const answer = await chatRoomOf(settings, viewer.userId).fetch(new Request(asked));
    return answer.status === 404 ? notFound(call) : answer;
  }),
});

export { handle as action, handle as loader };

import { chatRoomOf } from "~/server/chat/chat-rooms.server";
import { answerMethods, notFound, signedIn } from "~/server/http/api-route.server";

/** A file of a message. Pictures are shown; text is never run as anything else. */
const handle = answerMethods({
  GET: signedIn(async (call) => {
    const { settings, viewer, params } = call;
    const file = await chatRoomOf(settings, viewer.userId).file(params.chatId ?? "", params.fileId ?? "");
    if (!file) return notFound(call);
    const isPicture = file.mediaType.startsWith("image/");
    return new Response(file.bytes, {
      headers: {
        "Content-Type": isPicture ? file.mediaType : "text/plain; charset=utf-8",
        "Content-Disposition": isPicture ? "inline" : "attachment",
        "Content-Security-Policy": "default-src 'none'; sandbox",
        "X-Content-Type-Options": "nosniff",
        "Cache-Control": "private, max-age=86400",
      },
    });
  }),
});

export { handle as action, handle as loader };

import { threadLimits } from "~/domain/chat/thread";
import { chatFileType } from "~/server/chat/chat-file-type.server";
import { answerOf, chatRoomOf } from "~/server/chat/chat-rooms.server";
import { answerMethods, json, signedIn } from "~/server/http/api-route.server";
import { readBytes } from "~/server/http/request-body.server";

/** Takes in a file that is put into a message: `?id=` a new id, `?name=` what it is called. */
const handle = answerMethods({
  POST: signedIn(async (call) => {
    const { settings, viewer, params, url, problem, requestId } = call;
    const id = url.searchParams.get("id") ?? "";
    const name = (url.searchParams.get("name") ?? "file").slice(0, 200);
    if (!/^[0-9a-f-]{36}$/.test(id)) return problem(400, "invalid_request", "Send an id with the file.");
    const bytes = await readBytes(call, threadLimits.fileBytes);
    const mediaType = chatFileType(name, bytes);
    if (!mediaType) {
      return problem(
        415,
        "file_not_readable",
        `No model can read ${name}. Add pictures (JPEG, PNG, WebP, GIF) or text.`,
      );
    }
    const file = { id, name, mediaType, bytes: bytes.buffer };
    const answer = await chatRoomOf(settings, viewer.userId).keepFile(params.chatId ?? "", file);
    return answer.kind === "done" ? json({ id, name, mediaType }, 201) : answerOf(answer, requestId);
  }),
});

export { handle as action, handle as loader };

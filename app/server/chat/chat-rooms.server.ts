import type { ChatAnswer, ChatRefusal } from "~/domain/chat/chat-room";
import { json } from "~/server/http/api-route.server";
import { problem } from "~/server/http/problem.server";
import type { Settings } from "~/settings/settings.server";

/** The threads of a staff member; nobody else's are reached by any address. */
export function chatRoomOf(settings: Settings, userId: string) {
  return settings.chatRooms.get(settings.chatRooms.idFromName(userId));
}

const refusals: Record<ChatRefusal, { status: number; message: string }> = {
  absent: { status: 404, message: "There is no such thread or message here. Load the page again." },
  "unknown-model": { status: 409, message: "This model is not offered any more. Choose another one." },
  busy: { status: 409, message: "An answer is still on its way in this thread. Wait for it, or stop it." },
  full: { status: 409, message: "There are as many as can be kept. Delete some that nobody needs." },
  answered: { status: 409, message: "This was allowed or refused before. Load the page again." },
  used: { status: 409, message: "This id is taken. Load the page again and send it once more." },
  "no-file": { status: 409, message: "A file is no longer kept. Add it again." },
};

/** What a room said to an act, as the API says it. */
export function answerOf(answer: ChatAnswer, requestId: string): Response {
  if (answer.kind === "done") return json({});
  const { status, message } = refusals[answer.because];
  return problem(status, `chat_${answer.because.replace("-", "_")}`, message, requestId);
}

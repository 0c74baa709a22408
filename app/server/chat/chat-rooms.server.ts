import type { ChatAnswer, ChatRefusal } from "~/domain/chat/chat-room";
import { threadLimits } from "~/domain/chat/thread";
import { json } from "~/server/http/api-route.server";
import { problem } from "~/server/http/problem.server";
import type { Settings } from "~/settings/settings.server";

/** The threads of a staff member; nobody else's are reached by any address. */
export function chatRoomOf(settings: Settings, userId: string) {
  return settings.chatRooms.get(settings.chatRooms.idFromName(userId));
}

const megabytes = (bytes: number) => (bytes / 1e6).toLocaleString("en", { maximumFractionDigits: 1 });

/** What is typed stays where it is; this says how it can be sent. */
function filesFull(most: { title: string; bytes: number } | null): string {
  const { keptFiles, keptFileBytes } = threadLimits;
  const full = `Your threads hold as many files as they can: ${keptFiles.toLocaleString("en")}, or ${megabytes(keptFileBytes)} MB together.`;
  const where = most ? ` Most are in “${most.title}” (${megabytes(most.bytes)} MB).` : "";
  return `${full} Delete threads whose files nobody needs, then send this again, or send it without its files.${where}`;
}

const refusals: Record<ChatRefusal, { status: number; message: string }> = {
  absent: { status: 404, message: "There is no such thread or message here. Load the page again." },
  "unknown-model": { status: 409, message: "This model is not offered any more. Choose another one." },
  busy: { status: 409, message: "An answer is still on its way in this thread. Wait for it, or stop it." },
  full: { status: 409, message: "There are as many as can be kept. Delete some that nobody needs." },
  answered: { status: 409, message: "This was allowed or refused before. Load the page again." },
  whole: { status: 409, message: "This answer came to its end. Ask for another one, or ask further." },
  used: { status: 409, message: "This id is taken. Load the page again and send it once more." },
  "no-file": { status: 409, message: "A file is no longer kept. Add it again." },
};

/** What a room said to an act, as the API says it. */
export function answerOf(answer: ChatAnswer, requestId: string): Response {
  if (answer.kind === "done") return json({});
  if (answer.because === "files-full")
    return problem(409, "chat_files_full", filesFull(answer.most), requestId);
  const { status, message } = refusals[answer.because];
  return problem(status, `chat_${answer.because.replace("-", "_")}`, message, requestId);
}

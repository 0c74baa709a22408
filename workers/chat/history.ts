import type { UIMessage } from "ai";
import { continueWords } from "~/domain/chat/continued-answer";
import { estimateTokens, pictureTokens } from "~/domain/chat/estimate-tokens";
import type { ChatMessage, MessagePart, ThreadSettings } from "~/domain/chat/thread";
import { dataAddress } from "~/formats/data-address";
import type { ChatModel } from "~/providers/chat-models.server";
import type { ChatTables } from "./chat-tables";

interface History {
  messages: UIMessage[];
  /** So many messages at the beginning of the path do not fit into what the model reads. */
  untold: number;
}

/** Kept free for the answer where nobody says how long it may be, and never more than a part of all. */
const usualAnswerTokens = 4_096;
const mostOfContext = 0.25;
/** What tools and their descriptions take. */
const toolTokens = 900;

/** How much of a thread a model can be told, beside its instructions, its tools and what it will answer; null: the question alone. */
export function tokensToTell(
  { contextTokens }: Pick<ChatModel, "contextTokens">,
  { system, mostTokens, withTools }: ThreadSettings,
): number | null {
  if (contextTokens === null) return null;
  const answer = Math.min(mostTokens ?? usualAnswerTokens, contextTokens * mostOfContext);
  return contextTokens - answer - estimateTokens(system) - (withTools ? toolTokens : 0);
}

/**
 * What a model is told: the end of the path to a message, as much as it can read and at least the question, with its files as it
 * can read them.
 */
export function historyOf(
  tables: ChatTables,
  threadId: string,
  messageId: string,
  mostTokens: number | null,
): History {
  const messages: UIMessage[] = [];
  let tokens = 0;
  let isAsked = false;
  for (const message of tables.above(threadId, messageId)) {
    const told = asTold(tables, threadId, message);
    tokens += told.parts.reduce((sum, part) => sum + tokensOf(part), 0);
    if (isAsked && (mostTokens === null || tokens > mostTokens)) break;
    messages.unshift(told);
    isAsked ||= message.role === "user";
  }
  // A model is spoken to first.
  const begins = messages.findIndex(({ role }) => role === "user");
  if (begins > 0) messages.splice(0, begins);
  const [first] = messages;
  const untold = first && mostTokens !== null ? tables.countAbove(threadId, first.id) : 0;
  return { messages, untold };
}

/** Asks the model to go on with the answer that the history ends with. */
export const toGoOn = (messageId: string): UIMessage => ({
  ...{ id: `${messageId}-on`, role: "user", parts: [{ type: "text", text: continueWords }] },
});

function tokensOf(part: UIMessage["parts"][number]): number {
  if (part.type === "text" || part.type === "reasoning") return estimateTokens(part.text);
  if (part.type === "file") return pictureTokens;
  const { input, output } = part as { input?: unknown; output?: unknown };
  return estimateTokens(JSON.stringify([input ?? null, output ?? null]));
}

function asTold(tables: ChatTables, threadId: string, { id, role, parts }: ChatMessage): UIMessage {
  const told = parts.map((part) => (part.type === "file" ? fileAsTold(tables, threadId, part) : part));
  return { id, role, parts: told as UIMessage["parts"] };
}

function fileAsTold(tables: ChatTables, threadId: string, part: MessagePart): MessagePart {
  const file = tables.file(threadId, String(part.url).split("/").at(-1) ?? "");
  if (!file) return { type: "text", text: `(The file ${String(part.filename)} is gone.)` };
  const bytes = new Uint8Array(file.bytes);
  if (!file.media_type.startsWith("image/")) {
    return { type: "text", text: `The file ${file.name}:\n\n${new TextDecoder().decode(bytes)}` };
  }
  const url = dataAddress({ bytes, mediaType: file.media_type });
  return { type: "file", mediaType: file.media_type, filename: file.name, url };
}

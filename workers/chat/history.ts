import type { UIMessage } from "ai";
import type { ChatMessage, MessagePart } from "~/domain/chat/thread";
import { textOf } from "~/domain/chat/thread-tree";
import { dataAddress } from "~/formats/data-address";
import type { ChatTables } from "./chat-tables";

/** Of a long thread a model is told its end: so many messages, and so many characters of them. */
const mostMessages = 60;
const mostCharacters = 240_000;

/** What a model is told: the path that ends with a message, its files as the model can read them. */
export function historyOf(tables: ChatTables, threadId: string, messageId: string): UIMessage[] {
  const history: UIMessage[] = [];
  let characters = 0;
  for (const message of tables.above(threadId, messageId, mostMessages)) {
    characters += textOf(message).length;
    if (history.length > 0 && characters > mostCharacters) break;
    history.unshift(asTold(tables, threadId, message));
  }
  // A model is spoken to first.
  const begins = history.findIndex(({ role }) => role === "user");
  return begins > 0 ? history.slice(begins) : history;
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

import type { DeskAct, ThreadAct } from "./thread-acts";

/** Who asks, for the log: tools read the data of others in their name. */
export interface ChatAsker {
  userId: string;
  email: string | null;
  requestId: string;
}

export type ChatRefusal =
  | "absent"
  | "unknown-model"
  | "busy"
  | "full"
  | "answered"
  | "whole"
  | "used"
  | "no-file";
export type ChatAnswer =
  | { kind: "done" }
  | { kind: "refused"; because: ChatRefusal }
  /** `most`: the thread that holds most of them; null where none is left that could be deleted. */
  | { kind: "refused"; because: "files-full"; most: { title: string; bytes: number } | null };

/**
 * All threads of one staff member: the Durable Object in `workers/chat`. It answers with JSON as text, as it keeps it. Its
 * `fetch` streams an answer: `/answers/{messageId}?after={number}`.
 */
export interface ChatRoomRpc {
  /** `ThreadList` without its models. */
  list(query: string): Promise<string>;
  /** `Thread`; null where there is none. */
  read(threadId: string): Promise<string | null>;
  actOnDesk(act: DeskAct): Promise<ChatAnswer>;
  act(threadId: string, act: ThreadAct, asker: ChatAsker): Promise<ChatAnswer>;
  keepFile(
    threadId: string,
    file: { id: string; name: string; mediaType: string; bytes: ArrayBuffer },
  ): Promise<ChatAnswer>;
  file(
    threadId: string,
    fileId: string,
  ): Promise<{ name: string; mediaType: string; bytes: ArrayBuffer } | null>;
}

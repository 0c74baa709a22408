import type { ChatAnswer } from "~/domain/chat/chat-room";
import { threadLimits } from "~/domain/chat/thread";
import type { ChatTables } from "./chat-tables";

type Limits = Pick<typeof threadLimits, "keptFiles" | "keptFileBytes">;

/**
 * Keeps a file of a thread where there is room for it among all files of the person. Deleted threads, which could still be put
 * back, make room first, the longest deleted before others.
 */
export function keepFile(
  tables: ChatTables,
  threadId: string,
  file: { id: string; name: string; mediaType: string; bytes: ArrayBuffer },
  limits: { [Name in keyof Limits]: number } = threadLimits,
): ChatAnswer {
  if (!tables.thread(threadId)) return { kind: "refused", because: "absent" };
  // Sent twice, it is one file.
  if (tables.file(threadId, file.id)) return { kind: "done" };
  const hasRoom = () => {
    const { count, bytes } = tables.filesKept();
    return count < limits.keptFiles && bytes + file.bytes.byteLength <= limits.keptFileBytes;
  };
  while (!hasRoom()) {
    const deleted = tables.longestDeletedWithFiles();
    if (deleted === null) return { kind: "refused", because: "files-full", most: tables.mostFiles() };
    tables.remove(deleted);
  }
  tables.addFile(threadId, file);
  return { kind: "done" };
}

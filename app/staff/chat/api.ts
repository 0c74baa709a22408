import { callApi } from "~/client/call-api";
import type { Thread, ThreadList } from "~/domain/chat/thread";
import type { DeskAct, ThreadAct } from "~/domain/chat/thread-acts";

/** The addresses of the chat. All throw ApiError. */

const base = "/api/v1/staff/chats";
const pathOf = (threadId: string) => `${base}/${encodeURIComponent(threadId)}` as const;

export const readThreads = (query: string, signal?: AbortSignal) =>
  callApi<ThreadList>(`${base}?q=${encodeURIComponent(query)}`, { ...(signal && { signal }) });

export const readThread = (threadId: string, signal?: AbortSignal) =>
  callApi<Thread>(pathOf(threadId), { ...(signal && { signal }) });

export const actOnDesk = (act: DeskAct) => callApi(base, { method: "POST", body: act });

export const act = (threadId: string, body: ThreadAct) => callApi(pathOf(threadId), { method: "POST", body });

export const answerAddress = (threadId: string) => (answerId: string, after: number) =>
  `${pathOf(threadId)}/answers/${encodeURIComponent(answerId)}?after=${after}`;

export interface KeptFile {
  id: string;
  name: string;
  mediaType: string;
}

const idsOfFiles = new WeakMap<File, Map<string, string>>();

/** Keeps a file of a thread. Sent again after something else was refused, it is the same file. */
export function keepFile(threadId: string, file: File): Promise<KeptFile> {
  const ids = idsOfFiles.get(file) ?? new Map<string, string>();
  const id = ids.get(threadId) ?? crypto.randomUUID();
  idsOfFiles.set(file, ids.set(threadId, id));
  const { name } = file;
  return callApi(`${pathOf(threadId)}/files?${new URLSearchParams({ id, name })}`, {
    method: "POST",
    body: file,
  });
}

import type { Thread } from "~/domain/chat/thread";
import { readThread } from "./api";

let early: { threadId: string; reading: Promise<Thread> } | null = null;

/** Begins to read a thread before its page is drawn. */
export function beginReading(threadId: string): void {
  const reading = readThread(threadId);
  // Whoever takes it is told of what fails.
  reading.catch(() => {});
  early = { threadId, reading };
}

/** The thread, of what was begun for it; read once, it is read anew the next time. */
export function readOnce(threadId: string, signal: AbortSignal): Promise<Thread> {
  const begun = early?.threadId === threadId ? early.reading : null;
  early = null;
  return begun ?? readThread(threadId, signal);
}

import type { VideoThread } from "~/stores/content/video-comment";

export interface CommentCounts {
  /** Threads that are not settled. */
  open: number;
  /** Comments and answers of others since the person last read them. */
  unread: number;
}

export const noComments: CommentCounts = { open: 0, unread: 0 };

/** `readAt`: until when they were read; null for never, undefined while it is not known: then nothing counts as unread. */
export function countComments(
  threads: readonly VideoThread[],
  readAt: Date | null | undefined,
  ownId: string,
): CommentCounts {
  const isUnread = ({ authorId, createdAt }: { authorId: string; createdAt: Date }) =>
    readAt !== undefined && authorId !== ownId && (readAt === null || createdAt > readAt);
  return {
    open: threads.filter(({ isResolved }) => !isResolved).length,
    unread: threads.flatMap((thread) => [thread, ...thread.replies]).filter(isUnread).length,
  };
}

import { useMemo } from "react";
import { type Reading, useDocuments } from "~/firebase/use-documents";
import { useThreads } from "~/review/use-threads";
import { useSignedInViewer } from "~/session/use-viewer";
import { parseVideoComment, type VideoThread } from "~/stores/content/video-comment";
import { useEditor } from "../use-editor";

/** The threads of the video, live, the oldest first. */
export function useVideoThreads(): Reading<VideoThread[]> {
  const contentId = useEditor((state) => state.content.id);
  return useThreads(`content/${contentId}`, parseVideoComment);
}

/** How many open threads each scene has. */
export function useSceneComments(): ReadonlyMap<string, number> {
  const reading = useVideoThreads();
  return useMemo(() => {
    const counts = new Map<string, number>();
    for (const { isResolved, at } of reading.kind === "present" ? reading.value : []) {
      if (at && !isResolved) counts.set(at.sceneId, (counts.get(at.sceneId) ?? 0) + 1);
    }
    return counts;
  }, [reading]);
}

/** Until when this person has read the comments; null for never, undefined until it is known. */
export function useReadAt(): Date | null | undefined {
  const contentId = useEditor((state) => state.content.id);
  const userId = useSignedInViewer()?.userId ?? null;
  const reading = useDocuments(
    userId && `${contentId} ${userId}`,
    () => import("~/stores/content/content-links"),
    ({ watchReadAt }, documents, onChange: (readAt: Date | null) => void, onError) =>
      watchReadAt(
        documents,
        contentId,
        userId ?? "",
        ({ item, fromCache }) => (item || !fromCache) && onChange(item?.readAt ?? null),
        onError,
      ),
  );
  return reading.kind === "present" ? reading.value : undefined;
}

/** How many comments of others came since this person last read them. */
export function useUnreadComments(): number {
  const reading = useVideoThreads();
  const readAt = useReadAt();
  const userId = useSignedInViewer()?.userId;
  return useMemo(() => {
    if (reading.kind !== "present" || readAt === undefined) return 0;
    return reading.value
      .flatMap((thread) => [thread, ...thread.replies])
      .filter(({ authorId, createdAt }) => authorId !== userId && (readAt === null || createdAt > readAt))
      .length;
  }, [reading, readAt, userId]);
}

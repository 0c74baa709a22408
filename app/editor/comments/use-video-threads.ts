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

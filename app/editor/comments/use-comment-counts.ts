import { useMemo } from "react";
import { useSignedInViewer } from "~/session/use-viewer";
import { type CommentCounts, countComments, noComments } from "./comment-counts";
import { useReadAt, useVideoThreads } from "./use-video-threads";

/** How many comments are open and how many are new to this person: of the video, or of one of its scenes. */
export function useCommentCounts(): CommentCounts {
  const counts = useCountsByScene();
  return counts.all;
}

interface CountsByScene {
  all: CommentCounts;
  byScene: ReadonlyMap<string, CommentCounts>;
}

/** The same for the video and for each scene that somebody spoke of. */
export function useCountsByScene(): CountsByScene {
  const reading = useVideoThreads();
  const readAt = useReadAt();
  const ownId = useSignedInViewer()?.userId ?? "";
  const threads = reading.kind === "present" ? reading.value : null;
  return useMemo(() => {
    if (!threads) return { all: noComments, byScene: new Map() };
    const ofScenes = Map.groupBy(threads, ({ at }) => at?.sceneId ?? "");
    return {
      all: countComments(threads, readAt, ownId),
      byScene: new Map(
        [...ofScenes].map(([sceneId, those]) => [sceneId, countComments(those, readAt, ownId)]),
      ),
    };
  }, [threads, readAt, ownId]);
}

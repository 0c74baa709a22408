import { useDocuments } from "~/firebase/use-documents";
import type { Content } from "~/stores/content/content-document";

export type VideoList =
  | { kind: "loading" }
  | { kind: "failed"; message: string }
  | { kind: "ready"; videos: Content[] };

/** A user's videos, live, with those in the trash. */
export function useVideos(userId: string): { list: VideoList; retry: () => void } {
  const reading = useDocuments(
    userId,
    () => import("~/stores/content/content"),
    ({ watchContentList }, documents, onChange: (videos: Content[]) => void, onError) =>
      watchContentList(
        documents,
        userId,
        ({ items, fromCache }) => {
          // An empty cache says nothing: the server has not answered yet.
          if (items.length > 0 || !fromCache) onChange(items);
        },
        onError,
      ),
  );
  switch (reading.kind) {
    case "loading":
      return { list: reading, retry: () => {} };
    case "failed":
      return { list: { kind: "failed", message: reading.error.message }, retry: reading.retry };
    case "present":
      return { list: { kind: "ready", videos: reading.value }, retry: () => {} };
  }
}

import { useDocuments } from "~/firebase/use-documents";
import { useSignedInViewer } from "~/session/use-viewer";
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

/** Videos that others share with a person; none while their address is not proved. */
export function useSharedVideos(userId: string): readonly Content[] {
  const viewer = useSignedInViewer();
  const email = viewer?.emailVerified ? viewer.email : null;
  const reading = useDocuments(
    email && `shared ${email}`,
    () => import("~/stores/content/content"),
    ({ watchSharedContent }, documents, onChange: (videos: Content[]) => void, onError) =>
      watchSharedContent(documents, email ?? "", ({ items }) => onChange(items), onError),
  );
  if (reading.kind !== "present") return [];
  return reading.value
    .filter(({ ownerId }) => ownerId !== userId)
    .sort((one, other) => other.updatedAt.getTime() - one.updatedAt.getTime());
}

import { type Reading, useDocuments, whenKnown } from "~/firebase/use-documents";
import type { Content } from "~/stores/content/content-document";

const loadContent = () => import("~/stores/content/content");

/** The video that one is a version of; null where it is gone. */
export function useOriginal(contentId: string): Reading<Content | null> {
  return useDocuments(
    contentId,
    loadContent,
    ({ watchContent }, documents, onChange: (item: Content | null) => void, onError) =>
      watchContent(documents, contentId, whenKnown(onChange), onError),
  );
}

/** Versions of a video that are works of their own, without those in the trash; the oldest first. */
export function useLinkedVersions({ id, ownerId }: Pick<Content, "id" | "ownerId">): Reading<Content[]> {
  return useDocuments(
    id,
    loadContent,
    ({ watchLinkedVersions }, documents, onChange: (items: Content[]) => void, onError) =>
      watchLinkedVersions(
        documents,
        { userId: ownerId, contentId: id },
        ({ items }) =>
          onChange(
            items
              .filter(({ trashedAt }) => !trashedAt)
              .sort((one, other) => one.createdAt.getTime() - other.createdAt.getTime()),
          ),
        onError,
      ),
  );
}

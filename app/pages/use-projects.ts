import { type Reading, useDocuments } from "~/firebase/use-documents";
import type { Project } from "~/stores/projects/project-document";

/** A person's projects, the last edited first, with those in the trash. */
export function useProjects(userId: string | null): Reading<Project[]> {
  return useDocuments(
    userId,
    () => import("~/stores/projects/projects"),
    ({ watchProjects }, documents, onChange: (projects: Project[]) => void, onError) =>
      watchProjects(
        documents,
        userId ?? "",
        // An empty cache says nothing: the server has not answered yet.
        ({ items, fromCache }) => (items.length > 0 || !fromCache) && onChange(items),
        onError,
      ),
  );
}

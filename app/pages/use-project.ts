import { type Reading, useDocuments, whenKnown } from "~/firebase/use-documents";
import type { Project } from "~/stores/projects/project-document";

/** One project as it is stored; null where it is not there. */
export function useProject(userId: string, projectId: string | null): Reading<Project | null> {
  return useDocuments(
    projectId && `${userId} ${projectId}`,
    () => import("~/stores/projects/projects"),
    ({ watchProject }, documents, onChange: (project: Project | null) => void, onError) =>
      watchProject(documents, projectId ?? "", whenKnown(onChange), onError),
  );
}

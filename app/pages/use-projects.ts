import { useMemo } from "react";
import { type Reading, useDocuments } from "~/firebase/use-documents";
import { useSignedInViewer } from "~/session/use-viewer";
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

/** Projects that others share with a person; none while their address is not proved. The folders they lie in are their owners'. */
export function useSharedProjects(userId: string): Project[] {
  const viewer = useSignedInViewer();
  const email = viewer?.emailVerified ? viewer.email : null;
  const reading = useDocuments(
    email && `shared ${email}`,
    () => import("~/stores/projects/projects"),
    ({ watchSharedProjects }, documents, onChange: (projects: Project[]) => void, onError) =>
      watchSharedProjects(documents, email ?? "", ({ items }) => onChange(items), onError),
  );
  return useMemo(
    () =>
      reading.kind === "present"
        ? reading.value
            .filter(({ ownerId }) => ownerId !== userId)
            .map((project) => ({ ...project, folder: null }))
        : [],
    [reading, userId],
  );
}

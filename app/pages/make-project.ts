import { getDocuments } from "~/firebase/documents";
import { writeDocuments } from "~/firebase/write-documents";
import type { NewProject } from "~/stores/projects/projects";

/** Makes a project. `onMade` hears its id at once, also offline; settles when the server has it. */
export async function makeProject(
  userId: string,
  project: NewProject,
  onMade: (projectId: string) => void,
): Promise<void> {
  const { createProject, newProjectId } = await import("~/stores/projects/projects");
  const projectId = newProjectId(await getDocuments());
  const written = writeDocuments((documents) => createProject(documents, projectId, userId, project));
  onMade(projectId);
  await written;
}

import { getDocuments } from "~/firebase/documents";
import { writeDocuments } from "~/firebase/write-documents";
import type { NewProject } from "~/stores/projects/projects";
import { showErrorToast } from "~/ui/toast";

/** So long a server that does not answer is waited for; then the project is opened from this device. */
const mostWaitMs = 4000;

/**
 * Makes a project and answers its id once the server has it, or, where it does not answer, once it is kept on this device.
 * Throws WriteRefused and ProjectError; each message says what to do.
 */
export async function makeProject(userId: string, project: NewProject): Promise<string> {
  const { createProject, newProjectId } = await import("~/stores/projects/projects");
  const projectId = newProjectId(await getDocuments());
  const written = writeDocuments((documents) => createProject(documents, projectId, userId, project));
  const waited = new Promise<void>((resolve) => setTimeout(resolve, mostWaitMs));
  await Promise.race([written, waited]);
  written.catch((error: Error) => showErrorToast("The page was not saved", error.message));
  return projectId;
}

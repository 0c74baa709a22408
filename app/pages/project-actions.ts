import type { Firestore } from "firebase/firestore";
import { callApi } from "~/client/call-api";
import { getDocuments } from "~/firebase/documents";
import { writeDocuments } from "~/firebase/write-documents";
import type { Project } from "~/stores/projects/project-document";
import { showRetryToast, showUndoToast } from "~/ui/toast";

/** What can be done to projects from a list. Each is shown at once and offers the way back where there is one. */

type Store = typeof import("~/stores/projects/projects");

export async function renameProject({ id, title: before }: Project, title: string): Promise<void> {
  const set = (next: string) => write((store, documents) => store.renameProject(documents, id, next));
  await attempt("The page could not be renamed", () => {
    showUndoToast(
      `Renamed to “${title}”`,
      () => void attempt("The name could not be put back", () => set(before)),
    );
    return set(title);
  });
}

export async function trashProjects(projects: readonly Project[]): Promise<void> {
  await attempt("Not all of it could be moved to the trash", () => {
    showUndoToast(`${named(projects)} in the trash`, () => void restoreProjects(projects));
    return setTrashed(projects, true);
  });
}

export async function restoreProjects(projects: readonly Project[]): Promise<void> {
  await attempt("Not all of it could be restored", () => setTrashed(projects, false));
}

/** Into a folder, by its name; null takes them out of all. */
export async function moveToFolder(projects: readonly Project[], folder: string | null): Promise<void> {
  const moved = projects.filter((project) => project.folder !== folder);
  if (moved.length === 0) return;
  const move = (ones: readonly Project[], to: string | null) =>
    write((store, documents) =>
      store.moveProjects(
        documents,
        ones.map(({ id }) => id),
        to,
      ),
    );
  await attempt("Not all of it could be moved", () => {
    showUndoToast(
      folder === null ? `${named(moved)} outside all folders` : `${named(moved)} in “${folder}”`,
      () => {
        for (const [from, ones] of Map.groupBy(moved, ({ folder: former }) => former)) {
          void attempt("Not all of it could be moved back", () => move(ones, from));
        }
      },
    );
    return move(moved, folder);
  });
}

/** Answers the id of the copy at once, also offline. */
export async function duplicateProject(project: Project, userId: string): Promise<string> {
  const store = await import("~/stores/projects/projects");
  const id = store.newProjectId(await getDocuments());
  void attempt("The page could not be duplicated", () => {
    showUndoToast(
      `“${project.title}” was duplicated`,
      () =>
        void attempt("The copy could not be taken away", () =>
          write((_, documents) => store.setProjectTrashed(documents, id, true)),
        ),
    );
    return write((_, documents) => store.duplicateProject(documents, project, id, userId));
  });
  return id;
}

/** For good: with its versions, comments and what is published of it. */
export async function deleteProjects(projects: readonly Project[]): Promise<void> {
  await attempt("Not all of it could be deleted", () =>
    Promise.all(projects.map(({ id }) => callApi(`/api/v1/projects/${id}`, { method: "DELETE" }))),
  );
}

function setTrashed(projects: readonly Project[], isTrashed: boolean): Promise<unknown> {
  return Promise.all(
    projects.map(({ id }) => write((store, documents) => store.setProjectTrashed(documents, id, isTrashed))),
  );
}

function named(projects: readonly Project[]): string {
  const [only] = projects;
  return projects.length === 1 && only ? `“${only.title}” is` : `${projects.length} pages are`;
}

async function write(work: (store: Store, documents: Firestore) => Promise<unknown>): Promise<void> {
  const store = await import("~/stores/projects/projects");
  await writeDocuments((documents) => work(store, documents));
}

async function attempt(failed: string, work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    showRetryToast(
      failed,
      error instanceof Error ? error.message : undefined,
      () => void attempt(failed, work),
    );
  }
}

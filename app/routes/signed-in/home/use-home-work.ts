import { isJobOver } from "~/domain/jobs/job";
import { type Reading, useDocuments } from "~/firebase/use-documents";
import type { Content } from "~/stores/content/content-document";
import type { Job } from "~/stores/jobs/jobs";

export interface HomeWork {
  /** The last changed first. */
  works: Reading<Content[]>;
  /** The newest first; empty until they are known. */
  running: readonly Job[];
}

/** What the person has made and has in the making, live. */
export function useHomeWork(userId: string | null): HomeWork {
  const works = useDocuments(
    userId,
    () => import("~/stores/content/content"),
    (store, documents, onChange: (works: Content[]) => void, onError) =>
      store.watchContentList(
        documents,
        userId ?? "",
        ({ items }) => onChange(items.filter(({ trashedAt }) => trashedAt === null)),
        onError,
      ),
  );
  const jobs = useDocuments(
    userId,
    () => import("~/stores/jobs/jobs"),
    (store, documents, onChange: (jobs: Job[]) => void, onError) =>
      store.watchJobs(documents, userId ?? "", ({ items }) => onChange(items), onError),
  );
  const running = jobs.kind === "present" ? jobs.value.filter(({ state }) => !isJobOver(state)) : [];
  return { works, running };
}

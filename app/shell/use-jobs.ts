import { useDocuments } from "~/firebase/use-documents";
import type { Job } from "~/stores/jobs/jobs";

/** The person's jobs as they stand, the newest first. */
export function useJobs(userId: string) {
  return useDocuments(
    userId,
    () => import("~/stores/jobs/jobs"),
    (store, documents, onChange: (jobs: Job[]) => void, onError) =>
      store.watchJobs(documents, userId, (live) => onChange(live.items), onError),
  );
}

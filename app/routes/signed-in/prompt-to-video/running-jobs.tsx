import ChevronDown from "lucide-react/icons/chevron-down";
import { Link } from "react-router";
import { describeJob } from "~/domain/jobs/describe-job";
import { isJobOver } from "~/domain/jobs/job";
import { useJobs } from "~/shell/use-jobs";
import type { Job } from "~/stores/jobs/jobs";

/**
 * Videos that are in the making already, above the form for another: after a reload nothing else on the page tells of them.
 * Of many the latest is shown; the form stays in view.
 */
export function RunningJobs({ userId }: { userId: string }) {
  const reading = useJobs(userId);
  const jobs =
    reading.kind === "present"
      ? reading.value.filter(({ kind, state }) => kind === "make-video" && !isJobOver(state))
      : [];
  const [latest, ...others] = jobs;
  if (!latest) return null;
  return (
    <section aria-label="In the making" className="grid gap-2">
      <RunningJob job={latest} />
      {others.length > 0 && (
        <details className="group grid">
          <summary className="flex w-fit cursor-default list-none items-center gap-1 rounded-sm text-muted text-sm hover:text-text">
            <ChevronDown
              aria-hidden="true"
              className="size-4 transition-transform group-open:rotate-180 motion-reduce:transition-none"
            />
            {others.length} more in the making
          </summary>
          <ul className="grid gap-2 pt-2">
            {others.map((job) => (
              <li key={job.id}>
                <RunningJob job={job} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}

function RunningJob({ job }: { job: Job }) {
  const { address, progress } = describeJob(job);
  const isWaiting = job.state === "waiting";
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 rounded-md bg-accent-soft px-4 py-2.5">
      <bdi className="truncate font-[550]">{job.title}</bdi>
      <Link to={address} className="row-span-2 font-[550] text-accent hover:underline">
        {isWaiting ? "Read the script" : "See how far it is"}
      </Link>
      <span className="text-muted text-sm">{isWaiting ? "Waits for your approval" : progress.label}</span>
    </div>
  );
}

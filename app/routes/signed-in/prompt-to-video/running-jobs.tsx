import { Link } from "react-router";
import { describeJob } from "~/domain/jobs/describe-job";
import { isJobOver } from "~/domain/jobs/job";
import { useJobs } from "~/shell/use-jobs";

/** Videos that are in the making already, above the form for another: after a reload nothing else on the page tells of them. */
export function RunningJobs({ userId }: { userId: string }) {
  const reading = useJobs(userId);
  const jobs =
    reading.kind === "present"
      ? reading.value.filter(({ kind, state }) => kind === "make-video" && !isJobOver(state))
      : [];
  if (jobs.length === 0) return null;
  return (
    <ul aria-label="In the making" className="grid gap-2">
      {jobs.map((job) => {
        const { address, progress } = describeJob(job);
        const isWaiting = job.state === "waiting";
        return (
          <li
            key={job.id}
            className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 rounded-md bg-accent-soft px-4 py-2.5"
          >
            <span className="min-w-0 wrap-anywhere">
              <bdi className="font-[550]">{job.title}</bdi>{" "}
              <span className="text-muted">
                {isWaiting ? "is written and waits for your approval" : progress.label.toLowerCase()}
              </span>
            </span>
            <Link to={address} className="shrink-0 font-[550] text-accent hover:underline">
              {isWaiting ? "Read the script" : "See how far it is"}
            </Link>
          </li>
        );
      })}
    </ul>
  );
}

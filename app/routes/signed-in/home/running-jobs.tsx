import { Link } from "react-router";
import { describeJob } from "~/domain/jobs/describe-job";
import { stageNames } from "~/domain/jobs/job";
import type { Job } from "~/stores/jobs/jobs";
import { ProgressBar } from "~/ui/progress-bar";

/** What is being made now; nothing stands here when nothing is. */
export function RunningJobs({ running }: { running: readonly Job[] }) {
  if (running.length === 0) return null;
  return (
    <section aria-labelledby="running-heading" className="grid gap-4">
      <h2 id="running-heading" className="font-[600] text-lg">
        In the making
      </h2>
      <ul className="grid gap-3 sm:grid-cols-2">
        {running.map((job) => (
          <li key={job.id}>
            <Link
              to={describeJob(job).address}
              className="grid gap-3 rounded-lg border border-line bg-raised p-4 shadow-raised transition-colors hover:border-line-strong"
            >
              <span className="line-clamp-1 font-[550]">{job.title}</span>
              <RunningProgress job={job} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function RunningProgress({ job }: { job: Job }) {
  if (job.state === "waiting") return <span className="text-accent text-sm">{stageNames[job.stage]}</span>;
  const { label, share, detail } = describeJob(job).progress;
  return <ProgressBar label={label} value={share} detail={detail} />;
}

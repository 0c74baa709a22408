import Check from "lucide-react/icons/check";
import CircleAlert from "lucide-react/icons/circle-alert";
import type { JobStage, VideoJobDocument } from "~/domain/jobs/job";
import { Spinner } from "~/ui/spinner";

const steps: { stages: JobStage[]; name: string }[] = [
  { stages: ["queued", "writing"], name: "Write the script" },
  { stages: ["approval"], name: "Your approval" },
  { stages: ["pictures"], name: "Make pictures" },
  { stages: ["storyboard"], name: "Set the scenes" },
  { stages: ["done"], name: "Ready to watch" },
];

/** Where the job is: what is finished, what runs and what is to come. */
export function JobSteps({ job }: { job: VideoJobDocument }) {
  const current = steps.findIndex((step) => step.stages.includes(job.stage));
  return (
    <ol aria-label="Progress" className="flex gap-3 text-sm lg:grid lg:gap-1">
      {steps.map((step, index) => {
        const finished = index < current || job.state === "done";
        const active = index === current && !finished;
        return (
          <li
            key={step.name}
            aria-current={active ? "step" : undefined}
            className="flex shrink-0 items-center gap-2.5 lg:min-h-9"
          >
            <span
              className={`grid size-5 shrink-0 place-items-center rounded-full ${finished ? "bg-success-soft text-success" : active ? "text-accent" : "text-faint"}`}
            >
              {finished ? (
                <Check className="size-3.5" />
              ) : active && job.state === "running" ? (
                <Spinner className="size-4" />
              ) : active && job.state === "failed" ? (
                <CircleAlert className="size-4 text-danger" />
              ) : (
                <span className="size-1.5 rounded-full bg-current" />
              )}
            </span>
            <span
              className={`${finished || active ? "text-text" : "text-muted"} ${active ? "" : "max-lg:sr-only"}`}
            >
              {step.name}
              {active && job.partsTotal > 0 && (
                <span className="tabular text-muted">
                  {" "}
                  {job.partsDone} of {job.partsTotal}
                </span>
              )}
            </span>
          </li>
        );
      })}
    </ol>
  );
}

import Activity from "lucide-react/icons/activity";
import { Suspense, useRef } from "react";
import { lazy } from "~/client/lazy";
import { isJobOver } from "~/domain/jobs/job";
import { ProgressRing } from "~/ui/progress-ring";
import { useOpened } from "~/ui/use-opened";
import { useTabWorks } from "./tab-work";
import { useActivityNotices } from "./use-activity-notices";
import { useJobs } from "./use-jobs";
import { useTabCount } from "./use-tab-count";

const ActivityPanel = lazy(() => import("./activity-panel"));

interface ActivityTrayProps {
  userId: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Long work, wherever one is: how much runs, and a list of it. */
export function ActivityTray({ userId, open, onOpenChange }: ActivityTrayProps) {
  const reading = useJobs(userId);
  const wasOpened = useOpened(open);
  const button = useRef<HTMLButtonElement>(null);
  const jobs = reading.kind === "present" ? reading.value : null;
  const works = useTabWorks();
  const running = [...(jobs ?? []), ...works].filter(({ state }) => !isJobOver(state)).length;
  useTabCount(running);
  useActivityNotices(jobs, works);

  return (
    <>
      <button
        ref={button}
        type="button"
        aria-label={running ? `Activity, ${running} in the making` : "Activity"}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => onOpenChange(!open)}
        className="relative grid size-9 place-items-center rounded-md text-muted transition-colors hover:bg-hover hover:text-text aria-expanded:bg-hover aria-expanded:text-text"
      >
        {running ? (
          <>
            <ProgressRing label="In the making" value={null} className="size-[22px]" />
            <span aria-hidden="true" className="tabular absolute font-semibold text-2xs text-text">
              {running}
            </span>
          </>
        ) : (
          <Activity className="size-[18px]" />
        )}
      </button>
      {wasOpened && (
        <Suspense fallback={null}>
          <ActivityPanel
            reading={reading}
            works={works}
            anchor={button}
            open={open}
            onOpenChange={onOpenChange}
          />
        </Suspense>
      )}
    </>
  );
}

import { Popover } from "@base-ui/react/popover";
import Activity from "lucide-react/icons/activity";
import { isJobOver } from "~/domain/jobs/job";
import { Button } from "~/ui/button";
import { classNames } from "~/ui/class-names";
import { popupStyle } from "~/ui/popup-style";
import { ProgressRing } from "~/ui/progress-ring";
import { ActivityJob } from "./activity-job";
import { useJobNotices } from "./use-job-notices";
import { useJobs } from "./use-jobs";
import { useNow } from "./use-now";
import { useTabCount } from "./use-tab-count";

interface ActivityTrayProps {
  userId: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

const mostOver = 6;

/** Long work, wherever one is: what runs, what waits for an answer, what has ended lately. */
export function ActivityTray({ userId, open, onOpenChange }: ActivityTrayProps) {
  const reading = useJobs(userId);
  const jobs = reading.kind === "present" ? reading.value : null;
  const current = jobs?.filter(({ state }) => !isJobOver(state)) ?? [];
  const over = jobs?.filter(({ state }) => isJobOver(state)).slice(0, mostOver) ?? [];
  const nowMs = useNow(open && current.length > 0);
  useTabCount(current.length);
  useJobNotices(jobs);

  const close = () => onOpenChange(false);
  const label = current.length ? `Activity, ${current.length} in the making` : "Activity";
  return (
    <Popover.Root open={open} onOpenChange={onOpenChange}>
      <Popover.Trigger
        aria-label={label}
        className="relative grid size-9 place-items-center rounded-md text-muted transition-colors hover:bg-hover hover:text-text data-popup-open:bg-hover data-popup-open:text-text"
      >
        {current.length ? (
          <>
            <ProgressRing label="In the making" value={null} className="size-[22px]" />
            <span aria-hidden="true" className="tabular absolute font-semibold text-2xs text-text">
              {current.length}
            </span>
          </>
        ) : (
          <Activity className="size-[18px]" />
        )}
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Positioner align="end" sideOffset={6} className="z-40">
          <Popover.Popup
            className={classNames(
              popupStyle,
              "max-h-[min(34rem,var(--available-height))] w-[min(24rem,calc(100vw-24px))] overflow-y-auto",
            )}
          >
            <Popover.Title className="px-2.5 pt-2 pb-1 font-semibold">Activity</Popover.Title>
            {reading.kind === "loading" && <p className="px-2.5 pb-4 text-muted">Looking for your work</p>}
            {reading.kind === "failed" && (
              <div role="alert" className="grid justify-items-start gap-3 px-2.5 pb-3">
                <p className="text-muted">Your work goes on, but this list could not be loaded.</p>
                <Button size="sm" onClick={reading.retry}>
                  Try again
                </Button>
              </div>
            )}
            {jobs && current.length + over.length === 0 && (
              <p className="px-2.5 pb-4 text-muted">
                Nothing is being made. What you start shows here, on every page, until it is done.
              </p>
            )}
            <ul className="grid divide-y divide-line">
              {[...current, ...over].map((job) => (
                <ActivityJob key={job.id} job={job} nowMs={nowMs} onOpen={close} />
              ))}
            </ul>
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}

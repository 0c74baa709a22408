import type { RefObject } from "react";
import { isJobOver } from "~/domain/jobs/job";
import { Button } from "~/ui/button";
import { PopoverPanel } from "~/ui/popover-panel";
import { ActivityJob } from "./activity-job";
import { ActivityTabWork } from "./activity-tab-work";
import type { TabWork } from "./tab-work";
import type { useJobs } from "./use-jobs";
import { useNow } from "./use-now";

interface ActivityPanelProps {
  reading: ReturnType<typeof useJobs>;
  works: readonly TabWork[];
  anchor: RefObject<HTMLElement | null>;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

const mostOver = 6;

/** The list of long work: what runs, what waits for an answer, what has ended lately. */
export default function ActivityPanel({ reading, works, ...popover }: ActivityPanelProps) {
  const jobs = reading.kind === "present" ? reading.value : null;
  const current = jobs?.filter(({ state }) => !isJobOver(state)) ?? [];
  const over = jobs?.filter(({ state }) => isJobOver(state)).slice(0, mostOver) ?? [];
  const ownCurrent = works.filter(({ state }) => !isJobOver(state));
  const ownOver = works.filter(({ state }) => isJobOver(state)).slice(0, mostOver);
  const nowMs = useNow(popover.open && current.length + ownCurrent.length > 0);
  const close = () => popover.onOpenChange(false);
  return (
    <PopoverPanel
      label="Activity"
      className="max-h-[min(34rem,var(--available-height))] w-[min(24rem,calc(100vw-24px))] overflow-y-auto"
      {...popover}
    >
      <h2 className="px-2.5 pt-2 pb-1 font-semibold">Activity</h2>
      {reading.kind === "loading" && <p className="px-2.5 pb-4 text-muted">Looking for your work</p>}
      {reading.kind === "failed" && (
        <div role="alert" className="grid justify-items-start gap-3 px-2.5 pb-3">
          <p className="text-muted">Your work goes on, but this list could not be loaded.</p>
          <Button size="sm" onClick={reading.retry}>
            Try again
          </Button>
        </div>
      )}
      {jobs && current.length + over.length + works.length === 0 && (
        <p className="px-2.5 pb-4 text-muted">
          Nothing is being made. What you start shows here, on every page, until it is done.
        </p>
      )}
      <ul className="grid divide-y divide-line">
        {[...ownCurrent, ...ownOver].map((work) => (
          <ActivityTabWork key={work.id} work={work} nowMs={nowMs} onOpen={close} />
        ))}
        {[...current, ...over].map((job) => (
          <ActivityJob key={job.id} job={job} nowMs={nowMs} onOpen={close} />
        ))}
      </ul>
    </PopoverPanel>
  );
}

import { Link } from "react-router";
import { isJobOver } from "~/domain/jobs/job";
import { Button } from "~/ui/button";
import { ProgressBar } from "~/ui/progress-bar";
import { ActivityState } from "./activity-state";
import type { TabWork } from "./tab-work";

interface ActivityTabWorkProps {
  work: TabWork;
  nowMs: number;
  onOpen: () => void;
}

/** Work of this tab in the tray: what it is, how far it is, how to stop it, and the way to what it made. */
export function ActivityTabWork({ work, nowMs, onOpen }: ActivityTabWorkProps) {
  const { title, address, state, startedMs, progress, outcome, result } = work;
  return (
    <li className="grid gap-2.5 rounded-sm px-2.5 py-3">
      <div className="flex items-start justify-between gap-3">
        <Link to={address} onClick={onOpen} className="line-clamp-2 font-[550] hover:underline">
          {title}
        </Link>
        <ActivityState state={state} elapsedMs={nowMs - startedMs} />
      </div>
      {state === "running" && (
        <ProgressBar label={progress.label} value={progress.share} detail={progress.detail} />
      )}
      {outcome && <p className="tabular text-muted text-sm">{outcome}</p>}
      {state === "running" && (
        <div className="flex items-center justify-between gap-3">
          <p className="text-muted text-sm">Goes on while this tab is open</p>
          <Button variant="ghost" size="sm" onClick={work.cancel}>
            Cancel
          </Button>
        </div>
      )}
      {state !== "running" && (
        <div className="flex flex-wrap items-center gap-3">
          <Link to={address} onClick={onOpen} className="font-[550] text-accent text-sm hover:underline">
            {isJobOver(state) ? "Open" : "See what is missing"}
          </Link>
          {result && (
            <Button variant="ghost" size="sm" onClick={result.open}>
              {result.label}
            </Button>
          )}
        </div>
      )}
    </li>
  );
}

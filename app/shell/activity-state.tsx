import type { JobState } from "~/domain/jobs/job";
import { Badge } from "~/ui/badge";
import { formatElapsed } from "./elapsed";

/** How work stands: its time while it runs, else how it ended. */
export function ActivityState({ state, elapsedMs }: { state: JobState; elapsedMs: number }) {
  switch (state) {
    case "running":
      return <time className="tabular shrink-0 text-muted text-sm">{formatElapsed(elapsedMs)}</time>;
    case "waiting":
      return <Badge tone="accent">Your turn</Badge>;
    case "done":
      return <Badge tone="success">Ready</Badge>;
    case "failed":
      return <Badge tone="danger">Failed</Badge>;
    case "cancelled":
      return <Badge>Cancelled</Badge>;
  }
}

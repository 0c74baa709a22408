import type { ExportProgress } from "~/export/progress-meter";
import { Button } from "~/ui/button";
import { ProgressBar } from "~/ui/progress-bar";
import { describeProgress, describeSpeed } from "./export-activity";

interface ExportProgressViewProps {
  /** Null while it is being checked whether the video can be made here. */
  progress: ExportProgress | null;
  onCancel: () => void;
}

/** Stage, share, speed and time left of an export. */
export function ExportProgressView({ progress, onCancel }: ExportProgressViewProps) {
  const { label, share, detail } = describeProgress(progress);
  return (
    <div className="grid gap-3 rounded-md border border-line bg-raised p-3.5">
      <ProgressBar label={label} value={share} detail={detail} />
      <div className="flex items-center justify-between gap-3">
        <p className="tabular text-muted text-sm">{describeSpeed(progress)}</p>
        <Button size="sm" onClick={onCancel}>
          Cancel
        </Button>
      </div>
      <p className="text-muted text-sm">
        You can go on working here; it is in the activity list. Closing the tab ends it.
      </p>
    </div>
  );
}

import { spokenLength } from "~/domain/video/video-figures";
import type { ExportProgress, ExportStage } from "~/export/progress-meter";
import { Button } from "~/ui/button";
import { ProgressBar } from "~/ui/progress-bar";

const stageNames: Record<ExportStage, string> = {
  loading: "Loading pictures and fonts",
  sound: "Preparing the sound",
  frames: "Drawing and encoding",
  finishing: "Finishing the file",
};

interface ExportProgressViewProps {
  /** Null while it is being checked whether the video can be made here. */
  progress: ExportProgress | null;
  onCancel: () => void;
}

/** Stage, share, speed and time left of an export. */
export function ExportProgressView({ progress, onCancel }: ExportProgressViewProps) {
  const share = progress && progress.framesDone > 0 ? progress.framesDone / progress.framesTotal : null;
  return (
    <div className="grid gap-3 rounded-md border border-line bg-raised p-3.5">
      <ProgressBar
        label={progress ? stageNames[progress.stage] : "Checking this browser"}
        value={share}
        detail={share === null ? undefined : `${Math.floor(share * 100)}%`}
      />
      <div className="flex items-center justify-between gap-3">
        <p className="tabular text-muted text-sm">
          {progress && progress.framesPerSecond > 0 && (
            <>
              {Math.round(progress.framesPerSecond)} frames/s
              {progress.secondsLeft !== null && progress.stage === "frames" && (
                <> · about {spokenLength(Math.max(1, progress.secondsLeft))} left</>
              )}
            </>
          )}
        </p>
        <Button size="sm" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </div>
  );
}

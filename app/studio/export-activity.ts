import { fileSize, spokenLength } from "~/domain/video/video-figures";
import type { ExportProgress, ExportStage } from "~/export/progress-meter";
import type { TabWork } from "~/shell/tab-work";
import type { ExportRun } from "./export-runs";

const stageNames: Record<ExportStage, string> = {
  loading: "Loading pictures and fonts",
  sound: "Preparing the sound",
  frames: "Drawing and encoding",
  finishing: "Finishing the file",
};

/** The stage of an export and its share; before there is progress, it is being checked. */
export function describeProgress(progress: ExportProgress | null): TabWork["progress"] {
  if (!progress) return { label: "Checking this browser", share: null };
  const share = progress.framesDone > 0 ? progress.framesDone / progress.framesTotal : null;
  const label = stageNames[progress.stage];
  return share === null ? { label, share } : { label, share, detail: `${Math.floor(share * 100)}%` };
}

/** Speed and time left, as far as they are known. */
export function describeSpeed(progress: ExportProgress | null): string | null {
  if (!progress || progress.framesPerSecond <= 0) return null;
  const speed = `${Math.round(progress.framesPerSecond)} frames/s`;
  if (progress.secondsLeft === null || progress.stage !== "frames") return speed;
  return `${speed} · about ${spokenLength(Math.max(1, progress.secondsLeft))} left`;
}

/** How an export stands, for the activity tray. */
export function exportStanding(run: ExportRun): Pick<TabWork, "state" | "progress" | "outcome"> {
  const progress = describeProgress(run.kind === "running" ? run.progress : null);
  switch (run.kind) {
    case "idle":
    case "checking":
    case "running":
      return { state: "running", progress, outcome: null };
    case "stopped":
      return { state: "waiting", progress, outcome: "Something is missing for the file." };
    case "cancelled":
      return { state: "cancelled", progress, outcome: "No file was kept." };
    case "failed":
      return { state: "failed", progress, outcome: run.message };
    case "done": {
      const where = run.savedTo === "file" ? "Saved where you chose" : "Saved to your downloads";
      return { state: "done", progress, outcome: `${where} · ${fileSize(run.video.file.size)}` };
    }
  }
}

import { fileSize } from "~/domain/video/video-figures";
import { Button } from "~/ui/button";
import { type ExportRun, keepCopy, saveAgain } from "./export-runs";

interface ExportOutcomeProps {
  run: ExportRun;
  /** The page was left while an export ran. */
  wasCutOff: boolean;
  contentId: string;
  variant: number;
  /** Starts the same export again; finished scenes are taken up. */
  onAgain: (despiteGaps: boolean) => void;
}

/** How the last export ended, and what can be done about it. */
export function ExportOutcome({ run, wasCutOff, contentId, variant, onAgain }: ExportOutcomeProps) {
  return (
    <div role="status" className="grid gap-3 empty:hidden">
      {(run.kind === "cancelled" || wasCutOff) && (
        <div className="flex flex-wrap items-center justify-between gap-2 text-sm">
          <p className="text-muted">
            {wasCutOff ? "The page was left before the file was done." : "Cancelled. No file was kept."}{" "}
            Finished scenes are ready for the next one.
          </p>
          <Button size="sm" onClick={() => onAgain(false)}>
            Resume
          </Button>
        </div>
      )}
      {run.kind === "failed" && (
        <div className="grid justify-items-start gap-2 text-sm">
          <p className="text-danger">{run.message}</p>
          <Button size="sm" onClick={() => onAgain(false)}>
            {run.canResume ? "Resume" : "Try again"}
          </Button>
        </div>
      )}
      {run.kind === "stopped" && (
        <div className="grid gap-3 rounded-md bg-warning-soft p-3 text-sm">
          <ul className="grid gap-1.5">
            {run.problems.map((problem) => (
              <li key={`${problem.code}/${problem.message}`}>{problem.message}</li>
            ))}
          </ul>
          {run.problems.every((problem) => !problem.blocking) && (
            <Button size="sm" className="justify-self-start" onClick={() => onAgain(true)}>
              Download without it
            </Button>
          )}
        </div>
      )}
      {run.kind === "done" && (
        <div className="grid gap-3 rounded-md border border-line bg-raised p-3.5 text-sm">
          <p>
            <strong className="font-[550]">
              {run.savedTo === "file" ? "Saved where you chose." : "Saved to your downloads."}
            </strong>{" "}
            <span className="tabular text-muted">{fileSize(run.video.file.size)}</span>
          </p>
          {run.video.failedPictureIds.length > 0 && (
            <p className="text-warning">
              Some pictures, clips or typefaces could not be loaded; the video was made without them.
            </p>
          )}
          {run.copy.kind === "failed" && <p className="text-danger">{run.copy.message}</p>}
          {run.copy.kind === "kept" ? (
            <p className="text-success">A copy is kept below. You can offer it on the public page.</p>
          ) : (
            <div className="flex flex-wrap gap-2">
              {run.video.target.kind === "mp4" && (
                <Button
                  size="sm"
                  loading={run.copy.kind === "uploading"}
                  onClick={() => void keepCopy(contentId, variant)}
                >
                  Keep a copy here
                </Button>
              )}
              <Button size="sm" variant="ghost" onClick={() => saveAgain(contentId)}>
                Save again
              </Button>
            </div>
          )}
        </div>
      )}
    </div>
  );
}

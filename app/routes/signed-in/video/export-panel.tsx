import Download from "lucide-react/icons/download";
import { useEffect, useMemo, useState } from "react";
import type { Storyboard } from "~/scene/storyboard";
import { Button } from "~/ui/button";
import { SegmentedControl } from "~/ui/segmented-control";
import { fileSize } from "~/watch/video-figures";
import { exportSize, type Quality, qualities } from "./export-file";
import { ExportProgressView } from "./export-progress-view";
import {
  cancelExport,
  type ExportOrder,
  keepCopy,
  saveAgain,
  startExport,
  useExportRun,
} from "./export-runs";

interface ExportPanelProps {
  storyboard: Storyboard;
  /** What to make at a quality. */
  order: (quality: Quality) => ExportOrder;
}

const frameRate = 30;

/** Makes an MP4 in this browser, saves it to disk and offers to keep a copy with the video. */
export function ExportPanel({ storyboard, order }: ExportPanelProps) {
  const [quality, setQuality] = useState<Quality>("1080p");
  const { contentId, variant } = useMemo(() => order(quality), [order, quality]);
  const run = useExportRun(contentId);
  const size = exportSize(storyboard.format, quality);
  const isBusy = run.kind === "checking" || run.kind === "running";
  const progress = run.kind === "running" ? run.progress : null;
  useProgressInTabTitle(progress && progress.framesDone / progress.framesTotal);

  return (
    <section aria-labelledby="export-heading" className="grid gap-4">
      <h3 id="export-heading" className="sr-only">
        Download
      </h3>
      {isBusy ? (
        <ExportProgressView progress={progress} onCancel={() => cancelExport(contentId)} />
      ) : (
        <>
          <SegmentedControl
            label="Quality"
            showLabel
            value={quality}
            onChange={setQuality}
            segments={qualities.map((value) => ({ value, label: value }))}
          />
          <p className="tabular text-muted text-sm">
            {size.width} × {size.height} · {frameRate} frames per second
          </p>
          <Button
            variant="primary"
            size="lg"
            className="w-full"
            icon={<Download className="size-4" />}
            onClick={() => void startExport(order(quality))}
          >
            Download MP4
          </Button>
          <p className="text-muted text-sm">
            Encoded by this browser, on this device. Free, as often as you like.
          </p>
        </>
      )}
      <div role="status" className="grid gap-3 empty:hidden">
        {run.kind === "cancelled" && <p className="text-muted text-sm">Cancelled. No file was kept.</p>}
        {run.kind === "failed" && <p className="text-danger text-sm">{run.message}</p>}
        {run.kind === "stopped" && (
          <div className="grid gap-3 rounded-md bg-warning-soft p-3 text-sm">
            <ul className="grid gap-1.5">
              {run.problems.map((problem) => (
                <li key={`${problem.code}/${problem.message}`}>{problem.message}</li>
              ))}
            </ul>
            {run.problems.every((problem) => !problem.blocking) && (
              <Button
                size="sm"
                className="justify-self-start"
                onClick={() => void startExport({ ...order(quality), despiteGaps: true })}
              >
                Download without it
              </Button>
            )}
          </div>
        )}
        {run.kind === "done" && (
          <div className="grid gap-3 rounded-md border border-line bg-raised p-3.5 text-sm">
            <p>
              <strong className="font-[550]">Saved to your downloads.</strong>{" "}
              <span className="tabular text-muted">{fileSize(run.video.file.size)}</span>
            </p>
            {run.video.failedPictureIds.length > 0 && (
              <p className="text-warning">
                Some pictures could not be loaded; the video was made without them.
              </p>
            )}
            {run.copy.kind === "failed" && <p className="text-danger">{run.copy.message}</p>}
            {run.copy.kind === "kept" ? (
              <p className="text-success">A copy is kept below. You can offer it on the public page.</p>
            ) : (
              <div className="flex flex-wrap gap-2">
                <Button
                  size="sm"
                  loading={run.copy.kind === "uploading"}
                  onClick={() => void keepCopy(contentId, variant)}
                >
                  Keep a copy here
                </Button>
                <Button size="sm" variant="ghost" onClick={() => saveAgain(contentId)}>
                  Save again
                </Button>
              </div>
            )}
          </div>
        )}
      </div>
    </section>
  );
}

/** The tab's title counts while an export runs, for whoever looks elsewhere meanwhile. */
function useProgressInTabTitle(share: number | null) {
  const percent = share === null ? null : Math.floor(share * 100);
  useEffect(() => {
    if (percent === null) return;
    const plain = document.title.replace(/^\d+% · /, "");
    document.title = `${percent}% · ${plain}`;
    return () => {
      document.title = plain;
    };
  }, [percent]);
}

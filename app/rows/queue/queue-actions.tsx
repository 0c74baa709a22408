import FolderDown from "lucide-react/icons/folder-down";
import { useRef, useState } from "react";
import { exportFileName } from "~/studio/export-file";
import { canPickFile, pickSaveFile } from "~/studio/save-picker";
import { Button } from "~/ui/button";
import { ProgressBar } from "~/ui/progress-bar";
import { showErrorToast, showToast } from "~/ui/toast";
import { count } from "./count";
import { manifestCsv, manifestJson, manifestOf } from "./manifest";
import type { PlannedVideo } from "./plan-videos";
import { videoFile } from "./queue-files";
import { addressOfVideo } from "./row-links";
import { saveZip } from "./save-zip";
import { forgetQueue, type QueueOrder, type QueueView } from "./video-queue";

interface QueueActionsProps {
  order: QueueOrder;
  queue: QueueView;
  done: readonly PlannedVideo[];
  links: ReadonlyMap<string, string>;
}

/** All finished files in one archive with their list, and the way to have their room back. */
export function QueueActions({ order: { batchId, name, plan }, queue, done, links }: QueueActionsProps) {
  const isWhole = queue.status === "ended" && done.length === plan.videos.length;
  const [filesDone, setFilesDone] = useState<number | null>(null);
  const canceller = useRef<AbortController>(null);

  async function download() {
    const fileName = `${exportFileName(name, "1080p").replace(/-1080p\.mp4$/, "")}.zip`;
    const saveTo = canPickFile() ? await pickSaveFile(fileName, "application/zip") : null;
    if (canPickFile() && !saveTo) return;
    const controller = new AbortController();
    canceller.current = controller;
    setFilesDone(0);
    try {
      await saveZip(await archived(), {
        fileName,
        saveTo,
        signal: controller.signal,
        onProgress: setFilesDone,
      });
      showToast(saveTo ? "Saved where you chose" : "Saved to your downloads");
    } catch (error) {
      if (!controller.signal.aborted)
        showErrorToast("The archive was not written", error instanceof Error ? error.message : "Try again.");
    } finally {
      setFilesDone(null);
    }
  }

  async function archived() {
    const videos = done.flatMap((video) => {
      const finished = queue.record?.done[video.id];
      return finished ? [{ video, finished }] : [];
    });
    const entries = manifestOf(videos, (rowId) => {
      const contentId = links.get(rowId);
      return contentId ? addressOfVideo(contentId) : null;
    });
    const files = await Promise.all(
      videos.map(async ({ video }) => ({ name: video.fileName, file: await videoFile(batchId, video.id) })),
    );
    return [
      ...files,
      { name: "manifest.csv", file: new Blob([manifestCsv(entries)]) },
      { name: "manifest.json", file: new Blob([manifestJson(name, entries)]) },
    ];
  }

  if (filesDone !== null) {
    return (
      <div className="grid gap-3 rounded-md border border-line bg-raised p-3.5">
        <ProgressBar
          label="Writing the archive"
          value={filesDone / (done.length + 2)}
          detail={`${Math.min(filesDone, done.length)} of ${done.length}`}
        />
        <Button size="sm" className="justify-self-start" onClick={() => canceller.current?.abort()}>
          Cancel
        </Button>
      </div>
    );
  }
  return (
    <div className="grid gap-2">
      <Button
        variant={isWhole ? "primary" : "secondary"}
        size={isWhole ? "lg" : "md"}
        icon={<FolderDown className="size-4" />}
        onClick={() =>
          void download().catch((error: Error) =>
            showErrorToast("The archive was not written", error.message),
          )
        }
      >
        Download {count(done.length, "video")} as a zip
      </Button>
      <p className="text-muted text-sm">
        Named by SKU, with a list as CSV and JSON.
        {queue.status === "ended" && (
          <>
            {" "}
            <button
              type="button"
              className="underline decoration-line-strong underline-offset-2 hover:text-text"
              onClick={() => void forgetQueue(batchId)}
            >
              Remove them from this browser
            </button>{" "}
            when you have them.
          </>
        )}
      </p>
    </div>
  );
}

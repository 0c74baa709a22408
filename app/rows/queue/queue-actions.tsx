import FolderDown from "lucide-react/icons/folder-down";
import { exportFileName } from "~/studio/export-file";
import { canPickFile, pickSaveFile } from "~/studio/save-picker";
import { Button } from "~/ui/button";
import { ProgressBar } from "~/ui/progress-bar";
import { showErrorToast, showToast } from "~/ui/toast";
import { count } from "./count";
import { manifestCsv, manifestJson, manifestOf } from "./manifest";
import type { PlannedVideo } from "./plan-videos";
import { addressOfVideo } from "./published-links";
import { videoFile } from "./queue-files";
import { forgetQueue, type QueueOrder, type QueueView } from "./video-queue";
import { downloadZip, stopZip, useZipDownload } from "./zip-downloads";

interface QueueActionsProps {
  order: QueueOrder;
  queue: QueueView;
  done: readonly PlannedVideo[];
  links: ReadonlyMap<string, string>;
}

/** All finished files in one archive with their list, and the way to have their room back. */
export function QueueActions({ order, queue, done, links }: QueueActionsProps) {
  const { batchId, name, address, plan } = order;
  const isWhole = queue.status === "ended" && done.length === plan.videos.length;
  const zip = useZipDownload(batchId);

  async function download() {
    const fileName = `${exportFileName(name, "1080p").replace(/-1080p\.mp4$/, "")}.zip`;
    const saveTo = canPickFile() ? await pickSaveFile(fileName, "application/zip") : null;
    if (canPickFile() && !saveTo) return;
    const isSaved = await downloadZip({ batchId, name, address, fileName, saveTo }, archived);
    if (isSaved) showToast(saveTo ? "Saved where you chose" : "Saved to your downloads");
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

  if (zip) {
    return (
      <div className="grid gap-3 rounded-md border border-line bg-raised p-3.5">
        <ProgressBar
          label="Writing the archive"
          value={zip.files > 0 ? zip.filesDone / zip.files : null}
          detail={zip.files > 0 ? `${zip.filesDone} of ${zip.files}` : ""}
        />
        <Button size="sm" className="justify-self-start" onClick={() => stopZip(batchId)}>
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

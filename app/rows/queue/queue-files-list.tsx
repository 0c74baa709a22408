import Download from "lucide-react/icons/download";
import { useState } from "react";
import { saveFile } from "~/client/save-file";
import { fileSize } from "~/domain/video/video-figures";
import { Button } from "~/ui/button";
import { PlainIconButton } from "~/ui/icon-button";
import { showErrorToast } from "~/ui/toast";
import { count } from "./count";
import type { PlannedVideo } from "./plan-videos";
import { videoFile } from "./queue-files";
import type { QueueRecord } from "./queue-record";

const pageLength = 30;

interface QueueFilesProps {
  batchId: string;
  record: QueueRecord | null;
  done: readonly PlannedVideo[];
}

/** The finished files, each to be saved alone. */
export function QueueFiles({ batchId, record, done }: QueueFilesProps) {
  const [shown, setShown] = useState(pageLength);

  async function save({ id, fileName }: PlannedVideo) {
    try {
      saveFile(await videoFile(batchId, id), fileName);
    } catch {
      showErrorToast("The video is gone", "The browser has removed it. Make it again, then save it.");
    }
  }

  return (
    <section aria-labelledby="files-heading" className="grid gap-1">
      <h3 id="files-heading" className="font-[550] text-sm">
        {count(done.length, "video")} ready
      </h3>
      <ul className="grid">
        {done.slice(0, shown).map((video) => (
          <li key={video.id} className="flex h-9 items-center gap-3 border-line border-b text-sm">
            <bdi className="min-w-0 grow truncate">{video.fileName}</bdi>
            <span className="tabular shrink-0 text-muted">
              {fileSize(record?.done[video.id]?.sizeBytes ?? 0)}
            </span>
            <PlainIconButton
              size="sm"
              label={`Save ${video.fileName}`}
              icon={<Download className="size-3.5" />}
              onClick={() => void save(video)}
            />
          </li>
        ))}
      </ul>
      {done.length > shown && (
        <Button
          size="sm"
          variant="ghost"
          className="justify-self-start"
          onClick={() => setShown(shown + pageLength)}
        >
          Show more
        </Button>
      )}
    </section>
  );
}

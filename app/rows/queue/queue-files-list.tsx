import Download from "lucide-react/icons/download";
import Play from "lucide-react/icons/play";
import X from "lucide-react/icons/x";
import { useState } from "react";
import { saveFile } from "~/client/save-file";
import { fileSize } from "~/domain/video/video-figures";
import { Button } from "~/ui/button";
import { PlainIconButton } from "~/ui/icon-button";
import { showErrorToast } from "~/ui/toast";
import { count } from "./count";
import { FinishedVideoPlayer } from "./finished-video-player";
import type { PlannedVideo } from "./plan-videos";
import { videoFile } from "./queue-files";
import type { QueueRecord } from "./queue-record";

const pageLength = 30;

interface QueueFilesProps {
  batchId: string;
  record: QueueRecord | null;
  done: readonly PlannedVideo[];
}

/** The finished files, each to be watched and saved alone. */
export function QueueFiles({ batchId, record, done }: QueueFilesProps) {
  const [shown, setShown] = useState(pageLength);
  const [playedId, setPlayedId] = useState<string | null>(null);

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
          <li key={video.id} className="border-line border-b text-sm">
            <div className="flex h-9 items-center gap-3">
              <bdi className="min-w-0 grow truncate">{video.fileName}</bdi>
              <span className="tabular shrink-0 text-muted">
                {fileSize(record?.done[video.id]?.sizeBytes ?? 0)}
              </span>
              <span className="flex shrink-0">
                <PlainIconButton
                  size="sm"
                  label={playedId === video.id ? `Close ${video.fileName}` : `Play ${video.fileName}`}
                  aria-expanded={playedId === video.id}
                  icon={playedId === video.id ? <X className="size-3.5" /> : <Play className="size-3.5" />}
                  onClick={() => setPlayedId(playedId === video.id ? null : video.id)}
                />
                <PlainIconButton
                  size="sm"
                  label={`Save ${video.fileName}`}
                  icon={<Download className="size-3.5" />}
                  onClick={() => void save(video)}
                />
              </span>
            </div>
            {playedId === video.id && <FinishedVideoPlayer batchId={batchId} video={video} />}
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

import Download from "lucide-react/icons/download";
import Trash2 from "lucide-react/icons/trash-2";
import { useState } from "react";
import { fileSize, timeAgo } from "~/domain/video/video-figures";
import { useExports } from "~/session/use-exports";
import type { Export } from "~/stores/exports/export-document";
import { buttonStyle } from "~/ui/button-style";
import { IconButton } from "~/ui/icon-button";
import { DeleteExportDialog } from "./delete-export-dialog";

interface ExportListProps {
  userId: string;
  contentId: string;
}

/** The MP4 files that are kept with the video. */
export function ExportList({ userId, contentId }: ExportListProps) {
  const reading = useExports(userId, contentId);
  const [asked, setAsked] = useState<Export | null>(null);

  if (reading.kind === "failed") {
    return <p className="text-danger text-sm">Kept exports could not be listed. {reading.error.message}</p>;
  }
  if (reading.kind === "loading" || reading.value.length === 0) return null;
  const now = new Date();
  return (
    <section aria-labelledby="exports-heading" className="grid gap-2">
      <h3 id="exports-heading" className="font-[550] text-sm">
        Exports
      </h3>
      <ul className="divide-y divide-line rounded-md border border-line bg-raised">
        {reading.value.map((kept) => (
          <li key={kept.id} className="flex items-center gap-3 py-2 ps-3.5 pe-2">
            <div className="min-w-0 grow text-sm">
              <p className="tabular font-[550]">
                {Math.min(kept.width, kept.height)}p · {fileSize(kept.sizeBytes)}
              </p>
              <p className="text-muted text-xs">
                {kept.width} × {kept.height} · {timeAgo(kept.createdAt, now)}
              </p>
            </div>
            <a
              href={`/media/exports/${kept.id}`}
              download={`${kept.title}.mp4`}
              className={buttonStyle("ghost", "sm")}
            >
              <Download className="size-4" aria-hidden="true" />
              Download
              <span className="sr-only"> {Math.min(kept.width, kept.height)}p</span>
            </a>
            <IconButton
              label={`Delete the ${Math.min(kept.width, kept.height)}p export`}
              icon={<Trash2 className="size-4" aria-hidden="true" />}
              size="sm"
              onClick={() => setAsked(kept)}
            />
          </li>
        ))}
      </ul>
      <DeleteExportDialog kept={asked} onClose={() => setAsked(null)} />
    </section>
  );
}

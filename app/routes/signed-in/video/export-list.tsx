import Download from "lucide-react/icons/download";
import { useEffect, useState } from "react";
import { getDocuments } from "~/firebase/documents";
import type { Export } from "~/stores/export-document";
import { buttonStyle } from "~/ui/button-style";
import { fileSize, timeAgo } from "~/watch/video-figures";

interface ExportListProps {
  userId: string;
  contentId: string;
}

/** The MP4 files that are kept with the video. */
export function ExportList({ userId, contentId }: ExportListProps) {
  const [exports, setExports] = useState<Export[]>([]);
  const [failure, setFailure] = useState<string | null>(null);
  useEffect(() => {
    let stop = () => {};
    let gone = false;
    const fail = (error: Error) => setFailure(error.message);
    Promise.all([getDocuments(), import("~/stores/exports")]).then(([documents, { watchExports }]) => {
      if (!gone)
        stop = watchExports(documents, { userId, contentId }, ({ items }) => setExports(items), fail);
    }, fail);
    return () => {
      gone = true;
      stop();
    };
  }, [userId, contentId]);

  if (failure) return <p className="text-danger text-sm">Kept exports could not be listed. {failure}</p>;
  if (exports.length === 0) return null;
  const now = new Date();
  return (
    <section aria-labelledby="exports-heading" className="grid gap-2">
      <h3 id="exports-heading" className="font-[550] text-sm">
        Exports
      </h3>
      <ul className="divide-y divide-line rounded-md border border-line bg-raised">
        {exports.map((kept) => (
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
          </li>
        ))}
      </ul>
    </section>
  );
}

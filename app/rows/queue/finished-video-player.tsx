import { useEffect, useState } from "react";
import type { PlannedVideo } from "./plan-videos";
import { videoFile } from "./queue-files";

interface FinishedVideoPlayerProps {
  batchId: string;
  video: Pick<PlannedVideo, "id" | "fileName" | "format">;
}

/** A finished file as it is on disk, playing. */
export function FinishedVideoPlayer({ batchId, video: { id, fileName, format } }: FinishedVideoPlayerProps) {
  const [url, setUrl] = useState<string | null>(null);
  const [isGone, setGone] = useState(false);
  useEffect(() => {
    let opened: string | null = null;
    let isOver = false;
    videoFile(batchId, id).then(
      (file) => {
        if (isOver) return;
        opened = URL.createObjectURL(file);
        setUrl(opened);
      },
      () => !isOver && setGone(true),
    );
    return () => {
      isOver = true;
      if (opened) URL.revokeObjectURL(opened);
    };
  }, [batchId, id]);
  if (isGone) {
    return (
      <p role="alert" className="pb-3 text-danger">
        The browser has removed this video, or it cannot be played. Make it again.
      </p>
    );
  }
  return (
    <div className="grid justify-items-center pb-3">
      {/* biome-ignore lint/a11y/useMediaCaption: captions, where there are any, are part of the picture */}
      <video
        controls
        autoPlay
        playsInline
        aria-label={fileName}
        src={url ?? undefined}
        onError={() => setGone(true)}
        className="max-h-80 max-w-full rounded-md bg-black"
        style={{ aspectRatio: format.replace(":", " / ") }}
      />
    </div>
  );
}

import ImagePlus from "lucide-react/icons/image-plus";
import X from "lucide-react/icons/x";
import { type DragEvent, useEffect, useId, useRef, useState } from "react";
import type { BriefDraft } from "~/briefs/brief-draft";
import { briefLimits } from "~/domain/video/brief";
import { IconButton } from "~/ui/icon-button";
import { showErrorToast } from "~/ui/toast";
import { FailedUploads } from "~/uploads/failed-uploads";
import { chosenPictureTypes, listNames, pickPictures } from "~/uploads/pick-pictures";
import { UploadThumb } from "~/uploads/upload-thumb";
import { useScopedUploads } from "~/uploads/use-scoped-uploads";

type Upload = BriefDraft["uploads"][number];

const most = briefLimits.assets;

interface PictureUploadsProps {
  userId: string;
  uploads: Upload[];
  error: string | undefined;
  /** Given as a change because several files finish at once. */
  onChange: (change: (uploads: Upload[]) => Upload[]) => void;
  onBusyChange: (busy: boolean) => void;
}

/** The user's own pictures: chosen, dropped or pasted; each is sent at once and can be taken out again. */
export function PictureUploads({ userId, uploads, error, onChange, onBusyChange }: PictureUploadsProps) {
  const [dragging, setDragging] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const errorId = useId();
  const { runs, onTheWay, add, retry, leaveOut } = useScopedUploads(userId, "brief", ({ id }, name) =>
    onChange((kept) =>
      kept.some(({ assetId }) => assetId === id) ? kept : [...kept, { assetId: id, name }].slice(0, most),
    ),
  );
  const room = Math.max(0, most - uploads.length - onTheWay);
  const isBusy = onTheWay > 0;

  useEffect(() => onBusyChange(isBusy), [isBusy, onBusyChange]);

  function take(files: Iterable<File>) {
    const pictures = pickPictures([...files]);
    add(pictures.slice(0, room));
    const leftOut = pictures.slice(room);
    if (leftOut.length === 0) return;
    showErrorToast(
      `There is room for ${most} pictures`,
      `Left out: ${listNames(leftOut)}. Take others out first, then add them again.`,
    );
  }

  function drop(event: DragEvent) {
    event.preventDefault();
    setDragging(false);
    take(event.dataTransfer.files);
  }

  return (
    <div className="grid gap-2">
      <fieldset
        aria-label="Your pictures"
        aria-describedby={errorId}
        onDragOver={(event) => {
          event.preventDefault();
          setDragging(true);
        }}
        onDragLeave={() => setDragging(false)}
        onDrop={drop}
        onPaste={(event) => event.clipboardData.files.length > 0 && take(event.clipboardData.files)}
        className={`grid grid-cols-[repeat(auto-fill,minmax(96px,1fr))] gap-3 rounded-lg border border-dashed p-3 transition-colors ${dragging ? "border-accent bg-accent-soft" : "border-line-strong"}`}
      >
        {uploads.map((upload) => (
          <div
            key={upload.assetId}
            className="group relative aspect-square overflow-hidden rounded-md bg-sunken"
          >
            {upload.isClip ? (
              <video
                src={`/media/assets/${upload.assetId}#t=0.1`}
                aria-label={upload.name}
                muted
                playsInline
                preload="metadata"
                className="size-full object-cover"
              />
            ) : (
              <img
                src={`/media/assets/${upload.assetId}`}
                alt={upload.name}
                loading="lazy"
                className="size-full object-cover"
              />
            )}
            <div className="absolute end-1 top-1 rounded-sm bg-raised shadow-raised">
              <IconButton
                label={`Remove ${upload.name}`}
                size="sm"
                icon={<X className="size-3.5" />}
                onClick={() => onChange((kept) => kept.filter(({ assetId }) => assetId !== upload.assetId))}
              />
            </div>
          </div>
        ))}
        {runs.map((run) => (
          <UploadThumb key={run.id} run={run} onRetry={() => retry(run)} onLeaveOut={() => leaveOut(run)} />
        ))}
        {room > 0 && (
          <button
            type="button"
            onClick={() => input.current?.click()}
            className="grid aspect-square content-center justify-items-center gap-1.5 rounded-md bg-sunken text-muted text-sm transition-colors hover:bg-neutral-5 hover:text-text"
          >
            <ImagePlus className="size-5" aria-hidden="true" />
            Add pictures
          </button>
        )}
      </fieldset>
      <input
        ref={input}
        type="file"
        accept={chosenPictureTypes}
        multiple
        className="sr-only"
        tabIndex={-1}
        aria-label="Picture files"
        onChange={(event) => {
          void take(event.target.files ?? []);
          event.target.value = "";
        }}
      />
      <FailedUploads runs={runs} />
      <p id={errorId} className={error ? "text-danger text-sm" : "text-muted text-sm"}>
        {error ?? `Up to ${most} pictures: PNG, JPEG, WebP, AVIF, GIF or SVG. Drop or paste them here.`}
      </p>
    </div>
  );
}

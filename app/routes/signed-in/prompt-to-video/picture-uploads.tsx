import ImagePlus from "lucide-react/icons/image-plus";
import X from "lucide-react/icons/x";
import { type DragEvent, useEffect, useId, useRef, useState } from "react";
import type { ApiError } from "~/client/call-api";
import { briefLimits } from "~/domain/video/brief";
import { Button } from "~/ui/button";
import { IconButton } from "~/ui/icon-button";
import { Spinner } from "~/ui/spinner";
import { uploadFile } from "~/uploads/upload-file";
import type { BriefDraft } from "./brief-draft";

type Upload = BriefDraft["uploads"][number];

interface Underway {
  id: string;
  file: File;
  error: string | null;
}

interface PictureUploadsProps {
  uploads: Upload[];
  error: string | undefined;
  /** Given as a change because several files finish at once. */
  onChange: (change: (uploads: Upload[]) => Upload[]) => void;
  onBusyChange: (busy: boolean) => void;
}

/** The user's own pictures: chosen, dropped or pasted; each is sent at once and can be taken out again. */
export function PictureUploads({ uploads, error, onChange, onBusyChange }: PictureUploadsProps) {
  const [underway, setUnderway] = useState<Underway[]>([]);
  const [dragging, setDragging] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const errorId = useId();
  const room = briefLimits.assets - uploads.length - underway.filter((one) => !one.error).length;

  useEffect(() => onBusyChange(underway.some((one) => !one.error)), [underway, onBusyChange]);

  async function send(one: Underway) {
    setUnderway((all) => all.map((other) => (other.id === one.id ? { ...one, error: null } : other)));
    try {
      const { signal } = new AbortController();
      const asset = await uploadFile(one.file, { name: one.file.name, signal });
      onChange((kept) =>
        kept.some((upload) => upload.assetId === asset.id)
          ? kept
          : [...kept, { assetId: asset.id, name: one.file.name }],
      );
      setUnderway((all) => all.filter((other) => other.id !== one.id));
    } catch (failure) {
      const { message } = failure as ApiError;
      setUnderway((all) => all.map((other) => (other.id === one.id ? { ...other, error: message } : other)));
    }
  }

  function add(files: Iterable<File>) {
    const chosen = [...files].filter((file) => file.type.startsWith("image/")).slice(0, Math.max(0, room));
    const begun = chosen.map((file) => ({ id: crypto.randomUUID(), file, error: null }));
    setUnderway((all) => [...all, ...begun]);
    for (const one of begun) void send(one);
  }

  function drop(event: DragEvent) {
    event.preventDefault();
    setDragging(false);
    add(event.dataTransfer.files);
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
        onPaste={(event) => add(event.clipboardData.files)}
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
        {underway.map((one) => (
          <div
            key={one.id}
            className="grid aspect-square content-center justify-items-center gap-2 overflow-hidden rounded-md bg-sunken p-2 text-center text-xs"
          >
            {one.error ? (
              <>
                <span role="alert" className="line-clamp-6 text-danger">
                  {one.error}
                </span>
                <span className="flex gap-1">
                  <Button size="sm" variant="secondary" onClick={() => void send(one)}>
                    Retry
                  </Button>
                  <IconButton
                    label={`Leave out ${one.file.name}`}
                    size="sm"
                    icon={<X className="size-3.5" />}
                    onClick={() => setUnderway((all) => all.filter((other) => other.id !== one.id))}
                  />
                </span>
              </>
            ) : (
              <>
                <Spinner className="size-4" />
                <span className="line-clamp-2 break-all text-muted">{one.file.name}</span>
              </>
            )}
          </div>
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
        accept="image/png,image/jpeg,image/webp,image/avif,image/gif"
        multiple
        className="sr-only"
        tabIndex={-1}
        aria-label="Picture files"
        onChange={(event) => {
          add(event.target.files ?? []);
          event.target.value = "";
        }}
      />
      <p id={errorId} className={error ? "text-danger text-sm" : "text-muted text-sm"}>
        {error ??
          `Up to ${briefLimits.assets} pictures: PNG, JPEG, WebP, AVIF or GIF. Drop or paste them here.`}
      </p>
    </div>
  );
}

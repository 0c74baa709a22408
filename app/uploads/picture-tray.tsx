import ImagePlus from "lucide-react/icons/image-plus";
import { type DragEvent, type ReactNode, useEffect, useId, useRef, useState } from "react";
import { showErrorToast } from "~/ui/toast";
import { FailedUploads } from "./failed-uploads";
import { chosenPictureTypes, listNames, pickPictures } from "./pick-pictures";
import type { UploadedAsset } from "./send-file";
import { UploadThumb } from "./upload-thumb";
import { useScopedUploads } from "./use-scoped-uploads";

interface PictureTrayProps {
  userId: string;
  /** Which place of which page the files are for: those on their way before a reload come back to it. */
  scope: string;
  label: string;
  addLabel: string;
  /** Pictures that are in it. */
  count: number;
  most: number;
  size?: "sm" | "lg";
  hint: string;
  error?: string | undefined;
  /** Several files finish at once: what they are added to must be what is there then. */
  onUploaded: (asset: UploadedAsset, name: string) => void;
  onBusyChange?: (isBusy: boolean) => void;
  /** The pictures that are in it. */
  children: ReactNode;
}

const columns = {
  sm: "grid-cols-[repeat(auto-fill,minmax(96px,1fr))] gap-3",
  lg: "grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] gap-4",
};

/** A person's own pictures for one place: chosen, dropped or pasted; each is sent at once and shown on its way. */
export function PictureTray({
  userId,
  scope,
  label,
  addLabel,
  count,
  most,
  size = "sm",
  hint,
  error,
  onUploaded,
  onBusyChange,
  children,
}: PictureTrayProps) {
  const [isOver, setOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const hintId = useId();
  const { runs, onTheWay, add, retry, leaveOut } = useScopedUploads(userId, scope, onUploaded);
  const room = Math.max(0, most - count - onTheWay);
  const isBusy = onTheWay > 0;
  useEffect(() => onBusyChange?.(isBusy), [isBusy, onBusyChange]);

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

  const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes("Files");

  return (
    <div className="grid gap-2">
      <fieldset
        aria-label={label}
        aria-describedby={hintId}
        onDragOver={(event) => {
          if (!hasFiles(event)) return;
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          if (!hasFiles(event)) return;
          event.preventDefault();
          setOver(false);
          take(event.dataTransfer.files);
        }}
        onPaste={(event) => event.clipboardData.files.length > 0 && take(event.clipboardData.files)}
        className={`grid items-start rounded-lg border border-dashed p-3 transition-colors ${columns[size]} ${isOver ? "border-accent bg-accent-soft" : "border-line-strong"}`}
      >
        {children}
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
            {addLabel}
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
          take(event.target.files ?? []);
          event.target.value = "";
        }}
      />
      <FailedUploads runs={runs} />
      <p id={hintId} className={error ? "text-danger text-sm" : "text-muted text-sm"}>
        {error ?? hint}
      </p>
    </div>
  );
}

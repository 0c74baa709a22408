import FolderOpen from "lucide-react/icons/folder-open";
import ImagePlus from "lucide-react/icons/image-plus";
import Upload from "lucide-react/icons/upload";
import { useRef, useState } from "react";
import { type ImageReference, imageRequestLimits } from "~/domain/image/image-request";
import { Menu, MenuItem } from "~/ui/menu";
import { FailedUploads } from "~/uploads/failed-uploads";
import { chosenPictureTypes } from "~/uploads/pick-pictures";
import { UploadThumb } from "~/uploads/upload-thumb";
import type { ScopedUploads } from "~/uploads/use-scoped-uploads";
import { AssetPicker } from "../asset-picker";
import { ReferenceThumb } from "./reference-thumb";

interface ReferencesTrayProps {
  userId: string;
  references: readonly ImageReference[];
  onChange: (references: ImageReference[]) => void;
  uploads: ScopedUploads;
  /** Files chosen here take the same way as those dropped on the page. */
  onFiles: (files: File[]) => void;
  /** Most the model takes; 0 where it takes none. */
  most: number;
  modelLabel: string;
  /** What of them, or beside them, does not count with the model. */
  notes?: readonly string[];
}

/** Pictures that steer the result, each with what for and how much. */
export function ReferencesTray(props: ReferencesTrayProps) {
  const { userId, references, onChange, uploads, onFiles, most, modelLabel, notes = [] } = props;
  const [isPicking, setPicking] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const used = references.length + uploads.onTheWay;
  const room = Math.min(imageRequestLimits.references, most) - used;
  const isEmpty = references.length + uploads.runs.length === 0;
  const replace = (at: number, reference: ImageReference) =>
    onChange(references.map((old, index) => (index === at ? reference : old)));
  return (
    <fieldset className="grid gap-1.5">
      <legend className="mb-1.5 flex w-full items-baseline justify-between gap-4 font-[550] text-sm">
        References
        <span className="tabular font-normal text-muted text-sm">
          {used > 0 && `${used} of ${imageRequestLimits.references}`}
        </span>
      </legend>
      <div className="grid grid-cols-4 gap-1.5">
        {references.map((reference, index) => (
          <ReferenceThumb
            key={reference.assetId}
            userId={userId}
            reference={reference}
            number={index + 1}
            onChange={(next) => replace(index, next)}
            onRemove={() => onChange(references.filter((_, other) => other !== index))}
          />
        ))}
        {uploads.runs.map((run) => (
          <UploadThumb
            key={run.id}
            run={run}
            onRetry={() => uploads.retry(run)}
            onLeaveOut={() => uploads.leaveOut(run)}
          />
        ))}
        {room > 0 && (
          <Menu
            align="start"
            trigger={
              <button
                type="button"
                aria-label={isEmpty ? undefined : "Add a reference"}
                className={`flex items-center justify-center gap-2.5 rounded-sm border border-line-strong border-dashed text-muted transition-colors hover:border-neutral-9 hover:text-text ${isEmpty ? "col-span-4 h-14" : "aspect-square"}`}
              >
                <ImagePlus className="size-5" />
                {isEmpty && <span className="text-sm">Add, drop or paste a picture</span>}
              </button>
            }
          >
            <MenuItem icon={<Upload />} onSelect={() => input.current?.click()}>
              Upload
            </MenuItem>
            <MenuItem icon={<FolderOpen />} onSelect={() => setPicking(true)}>
              From your library
            </MenuItem>
          </Menu>
        )}
      </div>
      <FailedUploads runs={uploads.runs} />
      {most === 0 && used === 0 && (
        <p className="text-muted text-sm">{modelLabel} works from words alone: it takes no references.</p>
      )}
      {notes.map((note) => (
        <p key={note} role="status" className="text-muted text-sm">
          {note}
        </p>
      ))}
      <input
        ref={input}
        type="file"
        accept={chosenPictureTypes}
        multiple
        tabIndex={-1}
        aria-label="Reference files"
        className="sr-only"
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])]);
          event.target.value = "";
        }}
      />
      <AssetPicker
        userId={userId}
        open={isPicking}
        onOpenChange={setPicking}
        chosenIds={references.map(({ assetId }) => assetId)}
        most={Math.max(0, room)}
        onChoose={(pictures) =>
          onChange([
            ...references,
            ...pictures.map(({ id }): ImageReference => ({ assetId: id, role: "subject", weight: 0.7 })),
          ])
        }
      />
    </fieldset>
  );
}

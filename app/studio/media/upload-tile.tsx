import X from "lucide-react/icons/x";
import { IconButton } from "~/ui/icon-button";
import { ProgressRing } from "~/ui/progress-ring";
import { dropUpload, type UploadRun } from "./uploads";

/** A file on its way. */
export function UploadTile({ run }: { run: UploadRun }) {
  const { id, file, share } = run;
  return (
    <div className="relative grid aspect-square w-full content-center justify-items-center gap-2 overflow-hidden rounded-md bg-sunken p-2 text-center text-xs">
      <ProgressRing value={share} label={`Sending ${file.name}`} />
      <span className="line-clamp-2 break-all text-muted">{file.name}</span>
      <IconButton
        label={`Call off ${file.name}`}
        size="sm"
        icon={<X className="size-3.5" />}
        onClick={() => dropUpload(id)}
        className="!absolute end-0.5 top-0.5"
      />
    </div>
  );
}

import RotateCcw from "lucide-react/icons/rotate-ccw";
import X from "lucide-react/icons/x";
import { IconButton } from "~/ui/icon-button";
import { Spinner } from "~/ui/spinner";
import type { ReferenceUpload } from "./use-reference-uploads";

interface UploadThumbProps {
  upload: ReferenceUpload;
  onRetry: () => void;
  onLeaveOut: () => void;
}

/** A picture on its way; where it did not arrive, why stands below the tray. */
export function UploadThumb({ upload, onRetry, onLeaveOut }: UploadThumbProps) {
  const { name } = upload.file;
  return (
    <div className="relative aspect-square overflow-hidden rounded-sm bg-sunken">
      <img src={upload.previewUrl} alt={name} className="size-full object-cover opacity-40" />
      <div className="absolute inset-0 grid place-items-center">
        {upload.error ? (
          <span className="flex gap-0.5 rounded-sm bg-raised shadow-raised">
            <IconButton
              label={`Send ${name} again`}
              size="sm"
              icon={<RotateCcw className="size-3.5" />}
              onClick={onRetry}
            />
            <IconButton
              label={`Leave out ${name}`}
              size="sm"
              icon={<X className="size-3.5" />}
              onClick={onLeaveOut}
            />
          </span>
        ) : (
          <span role="status" className="grid place-items-center rounded-full bg-raised p-1.5 shadow-raised">
            <Spinner className="size-4" />
            <span className="sr-only">Sending {name}</span>
          </span>
        )}
      </div>
    </div>
  );
}

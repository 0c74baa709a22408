import RotateCcw from "lucide-react/icons/rotate-ccw";
import X from "lucide-react/icons/x";
import { useEffect, useState } from "react";
import { IconButton } from "~/ui/icon-button";
import { ProgressRing } from "~/ui/progress-ring";
import { isComing, type UploadRun } from "./upload-state";

interface UploadThumbProps {
  run: UploadRun;
  onRetry: () => void;
  onLeaveOut: () => void;
}

/** A picture on its way; where it did not arrive, why is said beside it. */
export function UploadThumb({ run, onRetry, onLeaveOut }: UploadThumbProps) {
  const { name, file, state, share } = run;
  const previewUrl = usePreview(file);
  return (
    <div className="group relative aspect-square overflow-hidden rounded-sm bg-sunken">
      {previewUrl && (
        // What is no picture shows nothing: its name stands in its actions and its reason below the tray.
        <img
          src={previewUrl}
          alt=""
          className="size-full object-cover opacity-40"
          onError={({ currentTarget }) => {
            currentTarget.hidden = true;
          }}
        />
      )}
      <div className="absolute inset-0 grid place-items-center">
        {isComing(run) ? (
          <span role="status" className="grid place-items-center rounded-full bg-raised p-1.5 shadow-raised">
            <ProgressRing
              label={state === "offline" ? `${name} waits for a connection` : `Sending ${name}`}
              value={state === "sending" ? share : null}
              className="size-5"
            />
          </span>
        ) : (
          <span className="flex gap-0.5 rounded-sm bg-raised shadow-raised">
            {!run.isFinal && (
              <IconButton
                label={`Send ${name} again`}
                size="sm"
                icon={<RotateCcw className="size-3.5" />}
                onClick={onRetry}
              />
            )}
            <IconButton
              label={`Leave out ${name}`}
              size="sm"
              icon={<X className="size-3.5" />}
              onClick={onLeaveOut}
            />
          </span>
        )}
      </div>
    </div>
  );
}

function usePreview(file: File | null): string | null {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    if (!file) return;
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return url;
}

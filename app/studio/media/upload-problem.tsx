import X from "lucide-react/icons/x";
import { useRef } from "react";
import { Button } from "~/ui/button";
import { IconButton } from "~/ui/icon-button";
import { acceptedTypes } from "./upload-asset";
import { dropUpload, replaceUpload, retryUpload, type UploadRun } from "./uploads";

/** What keeps a file from arriving, and what to do: send it again, or another one where it is refused as it is. */
export function UploadProblem({ run }: { run: UploadRun }) {
  const { id, file, error, isRefused } = run;
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-2 rounded-md bg-danger-soft py-2.5 ps-3 pe-1.5 text-sm">
      <div className="grid min-w-0 justify-items-start gap-1.5">
        <p title={file.name} className="wrap-anywhere line-clamp-2 font-[550]">
          {file.name}
        </p>
        <p role="alert" className="text-danger">
          {error}
        </p>
        {isRefused ? (
          <Button size="sm" onClick={() => input.current?.click()}>
            Choose another file
          </Button>
        ) : (
          <Button size="sm" onClick={() => retryUpload(id)}>
            Try again
          </Button>
        )}
      </div>
      <IconButton
        label={`Leave out ${file.name}`}
        size="sm"
        icon={<X className="size-3.5" />}
        onClick={() => dropUpload(id)}
      />
      <input
        ref={input}
        type="file"
        accept={acceptedTypes.join()}
        className="sr-only"
        tabIndex={-1}
        aria-label={`Picture or clip instead of ${file.name}`}
        onChange={({ currentTarget }) => {
          const chosen = currentTarget.files?.[0];
          if (chosen) replaceUpload(id, chosen);
        }}
      />
    </div>
  );
}

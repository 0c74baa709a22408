import Check from "lucide-react/icons/check";
import Copy from "lucide-react/icons/copy";
import Pause from "lucide-react/icons/pause";
import Play from "lucide-react/icons/play";
import X from "lucide-react/icons/x";
import { memo, useRef, useState } from "react";
import { href, Link } from "react-router";
import { formatBytes } from "~/domain/text/format-bytes";
import { addressHere } from "~/session/address-here";
import { Button } from "~/ui/button";
import { IconButton } from "~/ui/icon-button";
import { ProgressBar } from "~/ui/progress-bar";
import { cancelUpload, giveFile, pauseUpload, reopenFile, resumeUpload } from "./upload-queue";
import { isUnderway, type UploadRun, type UploadStage } from "./upload-state";

const stageLabels: Partial<Record<UploadStage, string>> = {
  queued: "Waiting for its turn",
  hashing: "Reading",
  offline: "Waiting for the connection",
  checking: "Checking",
  paused: "Paused",
};

/** One file in the tray: how far it is, and what can be done about it. */
export const UploadRow = memo(function UploadRow({ run }: { run: UploadRun }) {
  const { id, name, sizeBytes, state, share, asset } = run;
  const page = asset && addressHere(href("/assets/:assetId", { assetId: asset.id }));
  const isOver = state === "done" || state === "duplicate";
  return (
    <li className="grid gap-1.5 px-3.5 py-2.5 text-sm">
      <div className="flex items-center gap-2">
        {isOver && <OverIcon state={state} />}
        <span className="min-w-0 grow truncate" title={name}>
          {page ? (
            <Link to={page} discover="none" className="font-[550] hover:underline">
              {name}
            </Link>
          ) : (
            <span className="font-[550]">{name}</span>
          )}
        </span>
        <span className="tabular shrink-0 text-muted">{formatBytes(sizeBytes)}</span>
        {!isOver && <Actions run={run} />}
      </div>
      {state === "duplicate" && <p className="text-muted">You have this file already.</p>}
      {isUnderway(run) && (
        <ProgressBar
          label={<span className="font-normal text-muted">{stageLabels[state] ?? "Sending"}</span>}
          value={state === "queued" || state === "checking" ? null : share}
          detail={state === "sending" || state === "offline" ? `${Math.floor(share * 100)} %` : undefined}
        />
      )}
      {state === "paused" && <p className="text-muted">{stageLabels.paused}</p>}
      {state === "failed" && <Failure run={run} />}
      {state === "file-needed" && <FileNeeded id={id} name={name} />}
    </li>
  );
});

function OverIcon({ state }: { state: "done" | "duplicate" }) {
  return state === "done" ? (
    <Check className="size-4 shrink-0 text-success" aria-label="Uploaded" />
  ) : (
    <Copy className="size-4 shrink-0 text-muted" aria-hidden="true" />
  );
}

function Actions({ run }: { run: UploadRun }) {
  const { id, name, state, isFinal } = run;
  return (
    <span className="-me-1.5 flex shrink-0">
      {isUnderway(run) && state !== "checking" && (
        <IconButton
          label={`Pause ${name}`}
          size="sm"
          icon={<Pause className="size-3.5" />}
          onClick={() => pauseUpload(id)}
        />
      )}
      {state === "paused" && (
        <IconButton
          label={`Go on with ${name}`}
          size="sm"
          icon={<Play className="size-3.5" />}
          onClick={() => resumeUpload(id)}
        />
      )}
      <IconButton
        label={state === "failed" && isFinal ? `Take ${name} from the list` : `Call off ${name}`}
        size="sm"
        icon={<X className="size-3.5" />}
        onClick={() => cancelUpload(id)}
      />
    </span>
  );
}

function Failure({ run: { id, error, isFinal } }: { run: UploadRun }) {
  return (
    <div className="grid justify-items-start gap-1.5">
      <p role="alert" className="text-danger">
        {error}
      </p>
      {!isFinal && (
        <Button size="sm" onClick={() => resumeUpload(id)}>
          Try again
        </Button>
      )}
    </div>
  );
}

/** After a reload the browser may have lost its way to a large file: what had arrived of it is kept. */
function FileNeeded({ id, name }: { id: string; name: string }) {
  const input = useRef<HTMLInputElement>(null);
  const [isOther, setOther] = useState(false);
  const open = async () => {
    if (!(await reopenFile(id))) input.current?.click();
  };
  return (
    <div className="grid justify-items-start gap-1.5">
      <p className={isOther ? "text-danger" : "text-muted"} role={isOther ? "alert" : undefined}>
        {isOther
          ? "That is another file: its size differs. Choose the one that was being uploaded."
          : "The page was loaded anew. Choose the same file, and it goes on where it stopped."}
      </p>
      <Button size="sm" onClick={() => void open()}>
        Choose the file
      </Button>
      <input
        ref={input}
        type="file"
        className="sr-only"
        tabIndex={-1}
        aria-label={`The file ${name}`}
        onChange={({ currentTarget }) => {
          const chosen = currentTarget.files?.[0];
          if (chosen) setOther(!giveFile(id, chosen));
          currentTarget.value = "";
        }}
      />
    </div>
  );
}

import { useState } from "react";
import { ApiError } from "~/client/call-api";
import { type AccountLimits, accountLimitsSchema } from "~/domain/clients/account-controls";
import type { ClientDetail } from "~/domain/clients/client-detail";
import { storageBytesOf } from "~/domain/credits/storage-quota";
import { formatBytes } from "~/domain/text/format-bytes";
import { ReasonDialog } from "~/staff/reason-dialog";
import { TextField } from "~/ui/text-field";
import { showToast } from "~/ui/toast";
import { sendAct } from "./send-act";

const gigabyte = 1000 ** 3;

interface LimitsDialogProps {
  detail: ClientDetail;
  open: boolean;
  onClose: () => void;
  onDone: () => void;
}

/** Bounds an account otherwise than its plan does. */
export function LimitsDialog(props: LimitsDialogProps) {
  return props.open ? <OpenLimits {...props} /> : null;
}

function OpenLimits({ detail, onClose, onDone }: LimitsDialogProps) {
  const { client, limits, credits } = detail;
  const [jobs, setJobs] = useState(textOf(limits.runningJobs));
  const [storage, setStorage] = useState(
    textOf(limits.storageBytes === undefined ? undefined : limits.storageBytes / gigabyte),
  );
  const asked = readLimits(jobs, storage);
  return (
    <ReasonDialog
      open
      onClose={onClose}
      title={`Limits of ${client.email ?? client.id}`}
      description="Empty: as the plan has it. They hold within ten seconds."
      confirmLabel="Set limits"
      onConfirm={async (reason) => {
        if (!asked) throw new ApiError("invalid", "Correct the limits first.", 0, null);
        await sendAct(client.id, { act: "limit", limits: asked, reason });
        showToast("The limits are set.");
        onDone();
      }}
    >
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <TextField
          label="Jobs at once"
          hint="The plan has no bound."
          inputMode="numeric"
          value={jobs}
          error={isWhole(jobs) ? null : "Type a whole number up to 1,000, or nothing."}
          onChange={({ target }) => setJobs(target.value)}
        />
        <TextField
          label="Storage in GB"
          hint={`The plan keeps ${formatBytes(storageBytesOf[credits.plan])}.`}
          inputMode="decimal"
          value={storage}
          error={isSize(storage) ? null : "Type a number up to 100,000, or nothing."}
          onChange={({ target }) => setStorage(target.value)}
        />
      </div>
    </ReasonDialog>
  );
}

const textOf = (value: number | undefined) => (value === undefined ? "" : String(value));
const isWhole = (text: string) => /^\d*$/.test(text.trim()) && Number(text) <= 1_000;
const isSize = (text: string) => /^\d*\.?\d*$/.test(text.trim()) && Number(text) <= 100_000;

function readLimits(jobs: string, storage: string): AccountLimits | null {
  if (!isWhole(jobs) || !isSize(storage)) return null;
  const limits = {
    ...(jobs.trim() && { runningJobs: Number(jobs) }),
    ...(storage.trim() && { storageBytes: Math.round(Number(storage) * gigabyte) }),
  };
  return accountLimitsSchema.safeParse(limits).data ?? null;
}

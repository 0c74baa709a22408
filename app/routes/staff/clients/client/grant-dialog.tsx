import { useRef, useState } from "react";
import type * as z from "zod/mini";
import { ApiError, callApi } from "~/client/call-api";
import { type Submission, submissionFor } from "~/client/submission";
import type { ClientDetail } from "~/domain/clients/client-detail";
import { grantFormSchema, grantLimits } from "~/domain/credits/credit-grant";
import { ReasonDialog } from "~/staff/reason-dialog";
import { SegmentedControl } from "~/ui/segmented-control";
import { TextField } from "~/ui/text-field";
import { showToast } from "~/ui/toast";

const empty = { credits: "", reason: "gift" as "gift" | "correction", note: "", lastDay: "" };
type Typed = typeof empty;
type Problems = Partial<Record<keyof z.infer<typeof grantFormSchema>, string>>;

interface GrantDialogProps {
  detail: ClientDetail;
  open: boolean;
  onClose: () => void;
  onDone: () => void;
}

/** Gives credits to an account. */
export function GrantDialog(props: GrantDialogProps) {
  return props.open ? <OpenGrant {...props} /> : null;
}

function OpenGrant({ detail, onClose, onDone }: GrantDialogProps) {
  const { client } = detail;
  const name = client.email ?? client.id;
  const [typed, setTyped] = useState<Typed>(empty);
  const [problems, setProblems] = useState<Problems>({});
  const submission = useRef<Submission | null>(null);

  const field = (of: keyof Typed) => ({
    value: typed[of],
    error: problems[of] ?? null,
    onChange: ({ target }: { target: HTMLInputElement }) => {
      setTyped({ ...typed, [of]: target.value });
      setProblems({ ...problems, [of]: undefined });
    },
  });

  async function give(why: string) {
    const asked = {
      ...typed,
      userId: client.id,
      credits: Number(typed.credits || "x"),
      lastDay: typed.lastDay || null,
      why,
    };
    submission.current = submissionFor(asked, submission.current);
    const { data: body, error } = grantFormSchema.safeParse({
      ...asked,
      idempotencyKey: submission.current.key,
    });
    if (!body) {
      const found: Problems = {};
      for (const { path, message } of error.issues) found[path[0] as keyof Problems] ??= message;
      setProblems(found);
      throw new ApiError("invalid", "Correct what is marked first.", 0, null);
    }
    const { balance } = await callApi<{ balance: number }>("/api/v1/staff/grants", { method: "POST", body });
    showToast(`Given. ${name} now has ${balance.toLocaleString("en")} credits.`);
    onDone();
  }

  return (
    <ReasonDialog
      open
      onClose={onClose}
      title={`Give credits to ${name}`}
      description={
        <>
          Account <code className="break-all text-xs">{client.id}</code>
          {client.email && !detail.emailVerified && (
            <span className="text-warning">, whose address is not confirmed</span>
          )}
        </>
      }
      confirmLabel="Give credits"
      onConfirm={give}
    >
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <TextField
          label="Credits"
          type="number"
          inputMode="numeric"
          min={1}
          max={grantLimits.credits}
          className="tabular"
          {...field("credits")}
        />
        <TextField
          label="Last day (UTC)"
          hint="Empty: they do not expire."
          type="date"
          {...field("lastDay")}
        />
      </div>
      <SegmentedControl
        label="As a"
        showLabel
        segments={[
          { value: "gift", label: "Gift" },
          { value: "correction", label: "Correction" },
        ]}
        value={typed.reason}
        onChange={(reason) => setTyped({ ...typed, reason })}
      />
      <TextField
        label="What for"
        hint="The person reads it in their ledger."
        limit={grantLimits.noteCharacters}
        {...field("note")}
      />
    </ReasonDialog>
  );
}

import { useState } from "react";
import { ApiError, callApi } from "~/client/call-api";
import type { CreditAccount } from "~/domain/credits/credit-account";
import { grantLimits, takeBackFormSchema } from "~/domain/credits/credit-grant";
import { formatCredits } from "~/domain/credits/format-credits";
import type { GivenGrant } from "~/domain/credits/ledger";
import { TextField } from "~/ui/text-field";
import { showToast } from "~/ui/toast";
import { AccountConfirmation } from "./account-confirmation";

interface TakeBackDialogProps {
  account: CreditAccount;
  /** The grant in question; null while there is none. */
  grant: GivenGrant | null;
  onDone: () => void;
  onClose: () => void;
}

/** For staff: takes back a grant that was a mistake, with the reason. */
export function TakeBackDialog({ account, grant, onDone, onClose }: TakeBackDialogProps) {
  const [reason, setReason] = useState("");
  const [problem, setProblem] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  const used = grant ? grant.credits - grant.left : 0;

  async function takeBack() {
    const body = takeBackFormSchema.safeParse({ userId: account.userId, grantId: grant?.id, reason });
    if (!body.success) return setProblem(body.error.issues[0]?.message ?? null);
    setSending(true);
    try {
      const { taken, missing } = await callApi<{ taken: number; missing: number }>(
        "/api/v1/staff/take-backs",
        { method: "POST", body: body.data },
      );
      const rest = missing > 0 ? ` ${formatCredits(missing)} of it had been spent or set aside.` : "";
      showToast(`${taken === 0 ? "Nothing was left to take." : `Took back ${formatCredits(taken)}.`}${rest}`);
      onClose();
      onDone();
    } catch (error) {
      setProblem(error instanceof ApiError ? error.message : "It could not be taken back. Try again.");
    }
    setSending(false);
  }

  return (
    <AccountConfirmation
      open={grant !== null}
      account={account}
      title={grant ? `Take back “${grant.note}”?` : ""}
      confirmLabel="Take back"
      isSending={isSending}
      onConfirm={() => void takeBack()}
      onClose={onClose}
    >
      {grant && (
        <p>
          {figures(grant)}
          {used > 0 && " What is spent stays spent; what is set aside is taken if it comes back."}
        </p>
      )}
      <TextField
        label="Why"
        hint="The person reads it in their ledger."
        limit={grantLimits.noteCharacters}
        value={reason}
        error={problem}
        onChange={({ target }) => {
          setReason(target.value);
          setProblem(null);
        }}
      />
    </AccountConfirmation>
  );
}

function figures({ credits, left }: GivenGrant): string {
  if (left === 0) return `Nothing is left of the ${formatCredits(credits)}.`;
  return left === credits
    ? `All ${formatCredits(credits)} are still there and go.`
    : `${formatCredits(left)} of ${formatCredits(credits)} are left and go.`;
}

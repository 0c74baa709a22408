import { type FormEvent, useRef, useState } from "react";
import type * as z from "zod/mini";
import { ApiError, callApi } from "~/client/call-api";
import { type Submission, submissionFor } from "~/client/submission";
import { useUnreachedMessage } from "~/client/use-server-return";
import type { CreditAccount } from "~/domain/credits/credit-account";
import { grantFormSchema, grantLimits } from "~/domain/credits/credit-grant";
import { formatCredits } from "~/domain/credits/format-credits";
import { Button } from "~/ui/button";
import { SegmentedControl } from "~/ui/segmented-control";
import { TextField } from "~/ui/text-field";
import { showToast } from "~/ui/toast";
import { AccountConfirmation } from "./account-confirmation";
import { figure } from "./format";

const empty = { credits: "", reason: "gift" as "gift" | "correction", note: "", lastDay: "" };
type Typed = typeof empty;
type Problems = Partial<Record<keyof Typed, string>>;

interface GrantFormProps {
  account: CreditAccount;
  onGiven: () => void;
}

/** For staff: credits for the account that is looked at. What was typed stays until it is given. */
export function GrantForm({ account, onGiven }: GrantFormProps) {
  const [typed, setTyped] = useState<Typed>(empty);
  const [problems, setProblems] = useState<Problems>({});
  const [failure, setFailure] = useState<string | null>(null);
  useUnreachedMessage(failure, () => setFailure(null));
  const [isSending, setSending] = useState(false);
  const submission = useRef<Submission | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const [asked, setAsked] = useState<z.infer<typeof grantFormSchema> | null>(null);
  const name = account.email ?? account.userId;

  const field = (name: keyof Typed) => ({
    name,
    value: typed[name],
    error: problems[name],
    onChange: ({ target }: { target: HTMLInputElement }) => {
      setTyped({ ...typed, [name]: target.value });
      setProblems({ ...problems, [name]: undefined });
    },
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    setFailure(null);
    const given = { ...typed, credits: Number(typed.credits || "x"), lastDay: typed.lastDay || null };
    submission.current = submissionFor({ ...given, userId: account.userId }, submission.current);
    const { key: idempotencyKey } = submission.current;
    const result = grantFormSchema.safeParse({ ...given, userId: account.userId, idempotencyKey });
    if (result.success) return setAsked(result.data);
    const found: Problems = {};
    for (const { path, message } of result.error.issues) found[path[0] as keyof Typed] ??= message;
    setProblems(found);
    form.current?.querySelector<HTMLInputElement>(`[name="${Object.keys(found)[0]}"]`)?.focus();
  }

  async function give(body: z.infer<typeof grantFormSchema>) {
    setSending(true);
    try {
      const { balance } = await callApi<{ balance: number }>("/api/v1/staff/grants", {
        method: "POST",
        body,
      });
      showToast(`Given. ${name} now has ${figure(balance)} credits.`);
      setTyped(empty);
      submission.current = null;
      onGiven();
    } catch (error) {
      setFailure(error instanceof ApiError ? error.message : "The credits could not be given. Try again.");
    }
    setAsked(null);
    setSending(false);
  }

  return (
    <form ref={form} onSubmit={submit} noValidate className="grid content-start gap-5">
      <h3 className="font-[550]">Give credits</h3>
      <div className="grid items-start gap-5 sm:grid-cols-2">
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
        label="Reason"
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
      <p role="alert" className="text-danger text-sm empty:hidden">
        {failure}
      </p>
      <Button type="submit" variant="primary" className="justify-self-start">
        Give credits
      </Button>
      <AccountConfirmation
        open={asked !== null}
        account={account}
        title={asked ? `Give ${formatCredits(asked.credits)}?` : ""}
        confirmLabel="Give to this account"
        isSending={isSending}
        onConfirm={() => asked && void give(asked)}
        onClose={() => setAsked(null)}
      />
    </form>
  );
}

import { type FormEvent, useEffect, useRef, useState } from "react";
import { ApiError, callApi } from "~/client/call-api";
import { type Submission, submissionFor } from "~/client/submission";
import { grantFormSchema, grantLimits } from "~/domain/credits/credit-grant";
import { Button } from "~/ui/button";
import { SegmentedControl } from "~/ui/segmented-control";
import { TextField } from "~/ui/text-field";
import { showToast } from "~/ui/toast";
import { figure } from "./format";

const empty = { email: "", credits: "", reason: "gift" as "gift" | "correction", note: "", lastDay: "" };
type Typed = typeof empty;
type Problems = Partial<Record<keyof Typed, string>>;

interface GrantFormProps {
  /** The address of the account that is looked at; null for none. */
  account: string | null;
  /** Told the address of whom it was given. */
  onGiven: (email: string) => void;
}

/** For staff: credits for an account. What was typed stays until it is given. */
export function GrantForm({ account, onGiven }: GrantFormProps) {
  const [typed, setTyped] = useState<Typed>(empty);
  const [problems, setProblems] = useState<Problems>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  const submission = useRef<Submission | null>(null);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (account) setTyped((before) => ({ ...before, email: account }));
  }, [account]);

  const field = (name: keyof Typed) => ({
    name,
    value: typed[name],
    error: problems[name],
    onChange: ({ target }: { target: HTMLInputElement }) => {
      setTyped({ ...typed, [name]: target.value });
      setProblems({ ...problems, [name]: undefined });
    },
  });

  async function submit(event: FormEvent) {
    event.preventDefault();
    setFailure(null);
    const given = { ...typed, credits: Number(typed.credits || "x"), lastDay: typed.lastDay || null };
    submission.current = submissionFor(given, submission.current);
    const result = grantFormSchema.safeParse({ ...given, idempotencyKey: submission.current.key });
    if (!result.success) {
      const found: Problems = {};
      for (const { path, message } of result.error.issues) found[path[0] as keyof Typed] ??= message;
      setProblems(found);
      form.current?.querySelector<HTMLInputElement>(`[name="${Object.keys(found)[0]}"]`)?.focus();
      return;
    }
    setSending(true);
    try {
      const { balance } = await callApi<{ balance: number }>("/api/v1/staff/grants", {
        method: "POST",
        body: result.data,
      });
      showToast(`Given. ${result.data.email} now has ${figure(balance)} credits.`);
      setTyped({ ...empty, email: typed.email });
      submission.current = null;
      onGiven(result.data.email);
    } catch (error) {
      setFailure(error instanceof ApiError ? error.message : "The credits could not be given. Try again.");
    }
    setSending(false);
  }

  return (
    <form ref={form} onSubmit={submit} noValidate className="grid content-start gap-5">
      <h3 className="font-[550]">Give credits</h3>
      <TextField
        label="Account"
        type="email"
        autoComplete="off"
        placeholder="name@example.com"
        {...field("email")}
      />
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
        maxLength={grantLimits.noteCharacters}
        {...field("note")}
      />
      <p role="alert" className="text-danger text-sm empty:hidden">
        {failure}
      </p>
      <Button type="submit" variant="primary" loading={isSending} className="justify-self-start">
        Give credits
      </Button>
    </form>
  );
}
